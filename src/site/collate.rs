//! Sorting as a language sorts, and the letters an index is divided by.

use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorPreferences};
use icu_locale_core::Locale;

use crate::lang::Language;

/// Sorts things by their names.
pub fn sort<T>(language: &Language, things: &mut [T], name: impl Fn(&T) -> &str) {
    let locale: Locale = language.about.locale.parse().unwrap_or(Locale::UNKNOWN);
    match Collator::try_new(CollatorPreferences::from(&locale), CollatorOptions::default()) {
        Ok(collator) => things.sort_by(|a, b| collator.compare(name(a), name(b))),
        Err(_) => things.sort_by(|a, b| name(a).cmp(name(b))),
    }
}

/// The letter under which a name stands in an index.
pub fn letter(name: &str) -> String {
    let first = name.chars().find(|c| c.is_alphanumeric()).unwrap_or('#');
    // The Armenian ligature և has no capital of its own: its capital would be two letters.
    let upper: String = first.to_uppercase().collect();
    if upper.chars().count() == 1 { upper } else { first.to_string() }
}
