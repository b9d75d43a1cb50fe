//! Sorting as a language sorts, and the letters an index is divided by.

use icu_collator::options::{CollatorOptions, Strength};
use icu_collator::{Collator, CollatorPreferences};
use icu_locale_core::Locale;

use crate::lang::Language;

/// Sorts things by their names; a bracket or mark before the first letter does not count.
pub fn sort<T>(language: &Language, things: &mut [T], name: impl Fn(&T) -> &str) {
    let locale: Locale = language.about.locale.parse().unwrap_or(Locale::UNKNOWN);
    let key = |thing: &T| {
        let bare = name(thing).trim_start_matches(|c: char| !c.is_alphanumeric());
        if bare.is_empty() { name(thing).to_owned() } else { bare.to_owned() }
    };
    match Collator::try_new(CollatorPreferences::from(&locale), CollatorOptions::default()) {
        Ok(collator) => things.sort_by(|a, b| collator.compare(&key(a), &key(b))),
        Err(_) => things.sort_by(|a, b| key(a).cmp(&key(b))),
    }
}

/// Divides things that are sorted by their names by the letters they begin with; a letter with an accent that the language sorts as the plain one is no letter
/// of its own.
pub fn by_letter<T>(language: &Language, sorted: Vec<(String, T)>) -> Vec<(String, Vec<T>)> {
    let locale: Locale = language.about.locale.parse().unwrap_or(Locale::UNKNOWN);
    let mut options = CollatorOptions::default();
    options.strength = Some(Strength::Primary);
    let collator = Collator::try_new(CollatorPreferences::from(&locale), options).ok();
    let same = |a: &str, b: &str| collator.as_ref().map_or(a == b, |c| c.compare(a, b).is_eq());
    let mut out: Vec<(String, Vec<T>)> = Vec::new();
    for (name, thing) in sorted {
        let letter = letter(&name);
        match out.last_mut() {
            Some((last, list)) if same(last, &letter) => list.push(thing),
            _ => out.push((letter, vec![thing])),
        }
    }
    out
}

/// The letter under which a name stands in an index; names that have none stand under `#`.
pub fn letter(name: &str) -> String {
    let first = name.chars().find(|c| c.is_alphanumeric()).unwrap_or('#');
    // The Armenian ligature և has no capital of its own: its capital would be two letters.
    let upper: String = first.to_uppercase().collect();
    if upper.chars().count() == 1 { upper } else { first.to_string() }
}

#[cfg(test)]
mod tests {
    use super::{by_letter, sort};
    use crate::Lawbook;
    use crate::load::Tree;

    #[test]
    fn an_index_has_the_letters_of_its_language_once_each() {
        let book = Lawbook::open_lenient(Tree::embedded()).0;
        let index = |language: &str, names: &[&str]| {
            let language = book.languages.get(language).expect("a language");
            let mut names: Vec<(String, String)> = names.iter().map(|n| ((*n).to_owned(), (*n).to_owned())).collect();
            sort(language, &mut names, |(name, _)| name);
            by_letter(language, names).into_iter().map(|(letter, names)| format!("{letter}: {}", names.join(" "))).collect::<Vec<_>>()
        };
        assert_eq!(index("es", &["árbitro", "nulo", "ajedrez", "ñandú", "apelación"]), ["A: ajedrez apelación árbitro", "N: nulo", "Ñ: ñandú"]);
        assert_eq!(index("ru", &["ёж", "ель", "(шах)", "(=)"]), ["#: (=)", "Ё: ёж ель", "Ш: (шах)"]);
        assert_eq!(index("fa", &["بازی", "پات", "آرا", "ارا"]), ["آ: آرا", "ا: ارا", "ب: بازی", "پ: پات"]);
    }
}
