//! What a language does with numbers: its digits, and the units of `units.ftl` as functions in texts.

use std::sync::Arc;

use fixed_decimal::Decimal;
use fluent_bundle::{FluentArgs, FluentValue};
use icu_decimal::DecimalFormatter;
use icu_list::options::{ListFormatterOptions, ListLength};
use icu_list::{ListFormatter, ListFormatterPreferences};
use icu_locale_core::Locale;
use unic_langid::LanguageIdentifier;

use super::Bundle;

/// The identifier that Fluent chooses plurals by.
pub fn identifier(locale: &str) -> LanguageIdentifier {
    locale.parse().unwrap_or_default()
}

/// A number with the locale's own digits.
pub fn digits(locale: &str, n: i64) -> String {
    let locale: Locale = locale.parse().unwrap_or(Locale::UNKNOWN);
    let mut options = icu_decimal::options::DecimalFormatterOptions::default();
    options.grouping_strategy = Some(icu_decimal::options::GroupingStrategy::Never);
    match DecimalFormatter::try_new(locale.into(), options) {
        Ok(formatter) => formatter.format(&Decimal::from(n)).to_string(),
        Err(_) => n.to_string(),
    }
}

/// A list joined as the locale joins it, with "and" or "or".
pub fn list(locale: &str, words: &[String], or: bool) -> String {
    let locale: Locale = locale.parse().unwrap_or(Locale::UNKNOWN);
    let prefs = ListFormatterPreferences::from(&locale);
    let options = ListFormatterOptions::default().with_length(ListLength::Wide);
    let formatter = if or { ListFormatter::try_new_or(prefs, options) } else { ListFormatter::try_new_and(prefs, options) };
    match formatter {
        Ok(formatter) => formatter.format(words.iter()).to_string(),
        Err(_) => words.join(", "),
    }
}

/// Fluent prints Latin digits; this prints the locale's own.
pub fn format_number(value: &FluentValue, intls: &intl_memoizer::concurrent::IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(n) = value else { return None };
    let whole = n.value as i64;
    intls.with_try_get::<Digits, _, _>((), |d| d.0.format(&Decimal::from(whole)).to_string()).ok()
}

struct Digits(DecimalFormatter);

impl intl_memoizer::Memoizable for Digits {
    type Args = ();
    type Error = ();
    fn construct(lang: LanguageIdentifier, (): ()) -> Result<Self, ()> {
        let locale: Locale = lang.to_string().parse().unwrap_or(Locale::UNKNOWN);
        let mut options = icu_decimal::options::DecimalFormatterOptions::default();
        options.grouping_strategy = Some(icu_decimal::options::GroupingStrategy::Never);
        DecimalFormatter::try_new(locale.into(), options).map(Digits).map_err(drop)
    }
}

/// Makes every unit of `units.ftl` a function: `moves` becomes `MOVES($n, case: "gen")`, which fills the unit's message with `$n` and the
/// other words given.
pub fn add_units(bundle: &mut Bundle, units: Arc<Bundle>, names: &[String]) {
    for name in names {
        let units = Arc::clone(&units);
        let message = name.clone();
        let function = of_any_lifetime(move |positional, named| {
            let mut args = FluentArgs::new();
            args.set("n", positional.first().cloned().unwrap_or(FluentValue::Error));
            for (key, value) in named.iter() {
                args.set(key.to_owned(), value.clone());
            }
            let Some(pattern) = units.get_message(&message).and_then(|m| m.value()) else { return FluentValue::Error };
            if !matches!(positional.first(), Some(FluentValue::Number(_))) {
                return FluentValue::Error;
            }
            let mut errors = Vec::new();
            let out = units.format_pattern(pattern, Some(&args), &mut errors).into_owned();
            FluentValue::from(out)
        });
        // A unit listed twice was already reported when the file was read.
        let _ = bundle.add_function(&name.to_uppercase().replace('-', "_"), function);
    }
}

/// Lets the compiler see that a closure takes values of any lifetime, as Fluent's functions must.
fn of_any_lifetime<F>(function: F) -> F
where
    F: for<'a> Fn(&[FluentValue<'a>], &FluentArgs) -> FluentValue<'a> + Send + Sync + 'static,
{
    function
}

/// The units a `units.ftl` declares.
pub fn unit_names(source: &str) -> Vec<String> {
    let names = source.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase()));
    names.filter_map(|l| Some(l.split_once('=')?.0.trim().to_owned())).collect()
}
