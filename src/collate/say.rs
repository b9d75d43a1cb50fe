//! Findings as sentences of a language: printed numbers, amounts, people, forces, terms and editions by the words the language has for them.

use super::report::{Finding, Word, id};
use crate::Lawbook;
use crate::lang::{Language, Parsed, Value, Values};

/// How many words of a clause stand for it.
const FIRST_WORDS: usize = 9;

/// A finding, or a piece of evidence, as a sentence.
pub fn message(book: &Lawbook, language: &Language, finding: &Finding) -> String {
    let mut values: Values = finding.words.iter().map(|(name, w)| ((*name).to_owned(), word(book, language, w))).collect();
    values.insert("clause".to_owned(), language.provision(finding.clause.as_deref().unwrap_or_default()).into());
    sentence(book, language, finding.code, &values)
}

/// A message in the language, or in English where the language has none yet.
pub fn sentence(book: &Lawbook, language: &Language, key: &str, values: &Values) -> String {
    let english = || book.languages.get("en").and_then(|l| l.message(key, values));
    language.message(key, values).or_else(english).unwrap_or_else(|| key.to_owned())
}

/// The first words of our text of the clauses that a finding concerns, in an edition; none where it concerns none.
pub fn title(book: &Lawbook, language: &Language, finding: &Finding, edition: Option<&str>) -> Option<String> {
    let clause = book.content.clause(finding.clause_ids.first()?)?;
    let edition = edition.and_then(|e| book.content.editions.index(e)).or_else(|| book.content.editions.current())?;
    let text = book.plain(&language.id, "articles", &clause.text_key(&book.content.editions, edition), edition)?;
    let words: Vec<&str> = text.split_whitespace().collect();
    let short = words.get(..FIRST_WORDS).map(|w| format!("{}…", w.join(" ").trim_end_matches([',', ';', ':', '،', '՝'])));
    Some(short.unwrap_or_else(|| words.join(" ")))
}

fn word(book: &Lawbook, language: &Language, word: &Word) -> Value {
    let row = |list: Vec<String>| Value::Text(language.row(&list));
    match word {
        Word::Text(text) => Value::Text(text.clone()),
        Word::Count(n) => Value::Number(*n),
        Word::Provisions(list) => row(list.iter().map(|n| language.provision(n)).collect()),
        Word::Amounts(list) => row(list.iter().map(|(n, unit)| amount(language, *n, unit)).collect()),
        Word::Editions(list) => row(list.iter().map(|e| edition(book, language, e)).collect()),
        Word::Roles(list) => row(list.iter().map(|r| language.word(&format!("role-{}", id(r)))).collect()),
        Word::Forces(list) => row(list.iter().map(|f| language.word(&format!("modality-{}", id(f)))).collect()),
        Word::Terms(list) => row(list.iter().map(|t| term(book, language, t)).collect()),
        Word::Own(key, edition) => Value::Text(book.plain(&language.id, "articles", key, *edition).unwrap_or_default()),
    }
}

/// A number with its unit; alone where the language has no such unit.
fn amount(language: &Language, n: i64, unit: &str) -> String {
    let alone = || language.number(n);
    if !language.units.iter().any(|u| u == unit) {
        return alone();
    }
    let Ok(parsed) = Parsed::new(&format!("{{ {}($n) }}", unit.to_uppercase().replace('-', "_"))) else { return alone() };
    let values: Values = [("n".to_owned(), Value::Number(n))].into();
    parsed.fill(language, &values).unwrap_or_else(|_| alone())
}

/// The name of an edition.
pub fn edition(book: &Lawbook, language: &Language, id: &str) -> String {
    book.content.editions.index(id).and_then(|at| book.plain(&language.id, "editions", id, at)).unwrap_or_else(|| id.to_owned())
}

fn term(book: &Lawbook, language: &Language, id: &str) -> String {
    let at = book.content.editions.current().unwrap_or_default();
    book.plain(&language.id, "glossary", &format!("{id}.name"), at).unwrap_or_else(|| id.replace('-', " "))
}
