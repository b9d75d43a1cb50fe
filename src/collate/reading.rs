//! What a text says in the terms of the structure: numbers with their units, citations, who acts, with what force, which terms.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::cues::Cues;
use super::notation;
use super::numbering::{self, Number};
use super::words::{Pattern, Stems, fold, is_word};
use crate::lang::Lexicon;
use crate::model::{Modality, Role};

/// A piece of a text, with the bytes it takes.
#[derive(Debug, Clone)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// Its first byte.
    pub start: usize,
    /// The byte after it.
    pub end: usize,
}

/// What a token is.
#[derive(Debug, Clone, PartialEq)]
pub enum Kind {
    /// A word, folded.
    Word(String),
    /// A number, with whether it is an ordinal.
    Number(i64, bool),
    /// A number with dots: the provisions it may mean.
    Cite(Vec<Number>),
    /// The end of a sentence or of its part.
    Stop,
}

/// A number said: value, unit (`ordinal` for ordinals) where one stands by, place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amount {
    /// How many.
    pub value: i64,
    /// Of what.
    pub unit: Option<String>,
    /// Where in the text.
    pub at: usize,
    /// Whether it is written as a word.
    pub in_words: bool,
}

/// What a text says.
#[derive(Debug, Clone, Default)]
pub struct Reading {
    /// Numbers.
    pub amounts: Vec<Amount>,
    /// Provisions cited: what each may mean, and where.
    pub cites: Vec<(Vec<Number>, usize)>,
    /// Who is mentioned, and where each time.
    pub roles: BTreeMap<Role, Vec<usize>>,
    /// How many of the mentions only name whose thing it is.
    pub aside: BTreeMap<Role, usize>,
    /// Modal words, and where.
    pub modality: BTreeMap<Modality, Vec<usize>>,
    /// Terms, and where they stand first.
    pub terms: BTreeMap<String, usize>,
    /// Departures from the accepted wording of a term: the term, the words, whether they are plainly wrong, and where.
    pub departures: Vec<(String, String, bool, usize)>,
    /// Marks of editions (places in the cues' list) that stand in it.
    pub marks: BTreeSet<usize>,
    /// Stems of its words, with how often.
    pub stems: BTreeMap<String, u32>,
    /// How many words it has.
    pub length: usize,
}

#[derive(Debug, Clone)]
enum Class {
    Ignore,
    Number(i64),
    Ordinal(i64),
    Modal(Modality),
    Role(Role),
    Aside(Role),
}

/// Patterns by the sign they begin with.
#[derive(Debug)]
struct Index<T> {
    by_first: HashMap<char, Vec<(Pattern, T)>>,
    any: Vec<(Pattern, T)>,
}

impl<T: Clone> Index<T> {
    fn new(entries: impl IntoIterator<Item = (Pattern, T)>) -> Index<T> {
        let mut index = Index { by_first: HashMap::new(), any: Vec::new() };
        for (pattern, value) in entries {
            match pattern.first() {
                Some(c) => index.by_first.entry(c).or_default().push((pattern, value)),
                None => index.any.push((pattern, value)),
            }
        }
        index
    }

    /// Every pattern that stands at the start of the words, with its length.
    fn at<'a, 'b: 'a>(&'a self, words: &'b [&'b str]) -> impl Iterator<Item = (usize, &'a T)> {
        let first = words.first().and_then(|w| w.chars().next());
        let named = first.and_then(|c| self.by_first.get(&c)).map_or(&[][..], Vec::as_slice);
        named.iter().chain(&self.any).filter(|(p, _)| p.matches(words.iter().copied())).map(|(p, v)| (p.len(), v))
    }
}

/// Reads texts of one language.
pub struct Reader {
    /// The language's cues.
    pub cues: Cues,
    /// Its stemmer.
    pub stems: Stems,
    lexical: Index<Class>,
    units: Index<String>,
    terms: Index<(String, Saying)>,
    article: Index<()>,
    marks: Index<usize>,
    ends: Index<()>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Saying {
    Accepted,
    Departs,
    Wrong,
}

/// Joins tens and ones that stand together in words: «sixty-four», «sesenta y cuatro».
fn join_tens(numbers: &mut Vec<(usize, i64, bool, bool)>, plain: &[&str]) {
    let mut i = 1;
    while i < numbers.len() {
        let ((a, tens, _, words_a), (b, ones, ordinal, words_b)) = (numbers[i - 1], numbers[i]);
        let near = b == a + 1 || (b == a + 2 && (1..=2).contains(&plain[a + 1].chars().count()));
        if words_a && words_b && near && (20..100).contains(&tens) && tens % 10 == 0 && (1..10).contains(&ones) {
            numbers[i - 1] = (a, tens + ones, ordinal, true);
            numbers.remove(i);
        } else {
            i += 1;
        }
    }
}

impl Reader {
    /// A reader; `names` are the accepted names of terms that the glossary gives.
    pub fn new(language: &str, lexicon: &Lexicon, cues: Cues, names: &[(String, String)]) -> Reader {
        let stems = Stems::of(language);
        let mut lexical = Vec::new();
        let mut add = |phrases: &[String], class: Class| lexical.extend(phrases.iter().map(|p| (Pattern::new(p), class.clone())));
        add(&lexicon.ignore, Class::Ignore);
        add(&cues.ignore, Class::Ignore);
        cues.numbers.iter().for_each(|(n, ps)| add(ps, Class::Number(*n)));
        cues.ordinals.iter().for_each(|(n, ps)| add(ps, Class::Ordinal(*n)));
        for modality in [&lexicon.modality, &cues.modality] {
            modality.iter().for_each(|(m, ps)| add(ps, Class::Modal(*m)));
        }
        for roles in [&lexicon.roles, &cues.roles] {
            roles.iter().for_each(|(r, ps)| add(ps, Class::Role(*r)));
        }
        cues.aside.iter().for_each(|(r, ps)| add(ps, Class::Aside(*r)));
        let units: Vec<_> = cues.units.iter().flat_map(|(unit, ps)| ps.iter().map(move |p| (Pattern::new(p), unit.clone()))).collect();
        let mut terms = Vec::new();
        for (id, saying) in &cues.terms {
            for (list, how) in [(&saying.say, Saying::Accepted), (&saying.not, Saying::Departs), (&saying.wrong, Saying::Wrong)] {
                terms.extend(list.iter().map(|p| (Pattern::new(p), (id.clone(), how))));
            }
        }
        for (id, name) in names.iter().filter(|(id, _)| !cues.terms.contains_key(id)) {
            // The stem of each word, open at the end, so that inflected forms count.
            let open: Vec<String> = name.split_whitespace().map(|w| format!("{}*", stems.stem(&fold(w)))).collect();
            terms.push((Pattern::new(&open.join(" ")), (id.clone(), Saying::Accepted)));
        }
        let article: Vec<_> = cues.article.iter().map(|p| (Pattern::new(p), ())).collect();
        let marks: Vec<_> = cues.editions.iter().enumerate().flat_map(|(i, m)| m.words.iter().map(move |w| (Pattern::new(w), i))).collect();
        Reader {
            marks: Index::new(marks),
            ends: Index::new(cues.ends.iter().map(|p| (Pattern::new(p), ()))),
            stems,
            lexical: Index::new(lexical),
            units: Index::new(units),
            terms: Index::new(terms),
            article: Index::new(article),
            cues,
        }
    }

    /// Whether a word stands beside the numbers of cited provisions.
    pub fn is_article(&self, word: &str) -> bool {
        self.article.at(&[fold(word).as_str()]).next().is_some()
    }

    /// Whether a heading begins what is no more the Laws.
    pub fn ends_laws(&self, heading: &str) -> bool {
        let words: Vec<String> = heading.split(|c: char| !is_word(c)).filter(|w| !w.is_empty()).map(fold).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        // «Appendix: Glossary» too, but no sentence that has the word in it.
        (0..words.len().min(3)).any(|i| self.ends.at(&words[i..]).next().is_some())
    }

    /// The pieces of a text.
    pub fn tokens(&self, text: &str) -> Vec<Token> {
        let mut out: Vec<Token> = Vec::new();
        let mut at = 0;
        while let Some(c) = text[at..].chars().next() {
            let start = at;
            let fresh = !text[..at].ends_with(|b: char| b.is_alphanumeric());
            if fresh && (numbering::digit(c).is_some() || c.is_uppercase()) {
                let compact = numbering::digit(c).is_none() && text[at + c.len_utf8()..].starts_with(|c: char| numbering::digit(c).is_some());
                let found: Vec<_> = numbering::scan(&text[at..], &self.cues.letters, compact).into_iter().filter(|f| !f.spaced).collect();
                if let Some(longest) = found.iter().map(|f| f.length).max() {
                    let numbers = found.into_iter().filter(|f| f.length == longest).map(|f| f.number).collect();
                    at += longest;
                    out.push(Token { kind: Kind::Cite(numbers), start, end: at });
                    continue;
                }
            }
            if let Some(length) = notation::length(text, at) {
                at += length;
                continue;
            }
            if let Some(digit) = numbering::digit(c) {
                let mut value = i64::from(digit);
                at += c.len_utf8();
                while let Some(d) = text[at..].chars().next().and_then(|c| numbering::digit(c).map(|d| (d, c.len_utf8()))) {
                    value = value.saturating_mul(10).saturating_add(i64::from(d.0));
                    at += d.1;
                }
                // `(1)` counts an item; `two (2) minutes` says a number twice over.
                let item = text[..start].strip_suffix('(').map(str::trim_end).filter(|_| text[at..].starts_with(')'));
                if item.is_some_and(|before| before.is_empty() || before.ends_with(['.', ':', ';', ','])) && value > 0 && !self.number_before(&out) {
                    continue;
                }
                let rest = text[at..].trim_start_matches(['-', '‑', '–', '֊', '.']);
                let tail: String = rest.chars().take_while(|c| is_word(*c) || matches!(c, 'º' | 'ª')).collect();
                let goes_on = rest[tail.len()..].starts_with(|c: char| numbering::digit(c).is_some());
                let ordinal = !tail.is_empty() && !goes_on && self.cues.ordinal_endings.contains(&tail);
                if ordinal {
                    at = text.len() - rest.len() + tail.len();
                }
                out.push(Token { kind: Kind::Number(value, ordinal), start, end: at });
            } else if is_word(c) {
                while let Some(c) =
                    text[at..].chars().next().filter(|c| is_word(*c) || (matches!(c, '\'' | '’') && text[at..].chars().nth(1).is_some_and(char::is_alphabetic)))
                {
                    at += c.len_utf8();
                }
                let word = fold(&text[start..at]);
                if !word.is_empty() {
                    out.push(Token { kind: Kind::Word(word), start, end: at });
                }
            } else {
                at += c.len_utf8();
                if matches!(c, '.' | ';' | ':' | '։' | '!' | '?' | '؛' | '؟' | '\n') {
                    out.push(Token { kind: Kind::Stop, start, end: at });
                }
            }
        }
        out
    }

    /// Whether the last of these pieces is a number in words.
    fn number_before(&self, tokens: &[Token]) -> bool {
        let Some(Kind::Word(word)) = tokens.last().map(|t| &t.kind) else { return false };
        self.lexical.at(&[word.as_str()]).any(|(_, class)| matches!(class, Class::Number(_) | Class::Ordinal(_)))
    }

    /// What a text says.
    pub fn read(&self, text: &str) -> Reading {
        let tokens = self.tokens(text);
        let mut said = Reading::default();
        // Words with the tokens they come from; a number or a stop breaks no phrase but stands for no word.
        let words: Vec<(&str, usize)> = tokens
            .iter()
            .enumerate()
            .map(|(i, t)| match &t.kind {
                Kind::Word(w) => (w.as_str(), i),
                _ => ("", i),
            })
            .collect();
        let plain: Vec<&str> = words.iter().map(|(w, _)| *w).collect();
        let mut numbers: Vec<(usize, i64, bool, bool)> = Vec::new();
        let mut at = 0;
        while at < tokens.len() {
            match &tokens[at].kind {
                Kind::Number(value, ordinal) => numbers.push((at, *value, *ordinal, false)),
                Kind::Cite(_) | Kind::Stop => {}
                Kind::Word(word) => {
                    said.length += 1;
                    *said.stems.entry(self.stems.stem(word)).or_default() += 1;
                }
            }
            at += 1;
        }
        at = 0;
        while at < tokens.len() {
            let Some((length, class)) = self.lexical.at(&plain[at..]).max_by_key(|(n, _)| *n) else {
                at += 1;
                continue;
            };
            let place = tokens[at].start;
            match class {
                Class::Ignore => {}
                Class::Number(n) => numbers.push((at, *n, false, true)),
                Class::Ordinal(n) => numbers.push((at, *n, true, true)),
                Class::Modal(m) => said.modality.entry(*m).or_default().push(place),
                Class::Role(r) => said.roles.entry(*r).or_default().push(place),
                Class::Aside(r) => {
                    said.roles.entry(*r).or_default().push(place);
                    *said.aside.entry(*r).or_default() += 1;
                }
            }
            at += length;
        }
        numbers.sort_unstable();
        join_tens(&mut numbers, &plain);
        self.amounts(&tokens, &plain, &numbers, &mut said);
        self.cites(text, &tokens, &plain, &mut said);
        for at in 0..tokens.len() {
            said.marks.extend(self.marks.at(&plain[at..]).map(|(_, i)| *i));
            let mut found: Vec<_> = self.terms.at(&plain[at..]).collect();
            found.sort_by_key(|(n, _)| std::cmp::Reverse(*n));
            for (length, (id, how)) in found {
                let place = tokens[at].start;
                said.terms.entry(id.clone()).or_insert(place);
                if *how != Saying::Accepted {
                    let words = text[place..tokens[at + length - 1].end].to_owned();
                    said.departures.push((id.clone(), words, *how == Saying::Wrong, place));
                }
            }
        }
        said
    }

    fn amounts(&self, tokens: &[Token], plain: &[&str], numbers: &[(usize, i64, bool, bool)], said: &mut Reading) {
        for (i, (at, value, ordinal, in_words)) in numbers.iter().enumerate() {
            // «two (2) minutes» is one number.
            if i > 0 && numbers[i - 1].1 == *value && numbers[i - 1].2 == *ordinal && at - numbers[i - 1].0 <= 1 {
                continue;
            }
            // A lone digit beside an article's word, or in a list that one heads or ends, cites an article.
            if !in_words && self.in_list_of_articles(tokens, plain, *at) {
                // «The first point of Article 6.3» cites nothing more.
                let point = tokens[at.saturating_sub(4)..*at].iter().any(|t| matches!(t.kind, Kind::Cite(_)));
                if *ordinal && point {
                    continue;
                }
                said.cites.push((Number::parse(&value.to_string()).into_iter().collect(), tokens[*at].start));
                continue;
            }
            let unit = if *ordinal {
                Some("ordinal".to_owned())
            } else {
                let ahead = (at + 1..tokens.len()).take(6).take_while(|j| tokens[*j].kind != Kind::Stop);
                ahead.map(|j| self.units.at(&plain[j..]).max_by_key(|(n, _)| *n)).find_map(|u| u.map(|(_, unit)| unit.clone()))
            };
            said.amounts.push(Amount { value: *value, unit, at: tokens[*at].start, in_words: *in_words });
        }
    }

    /// Whether an article's word stands before or after a number, with nothing between but numbers and small words.
    fn in_list_of_articles(&self, tokens: &[Token], plain: &[&str], at: usize) -> bool {
        let between = |i: usize| match &tokens[i].kind {
            Kind::Word(w) => w.chars().count() <= 3 && self.units.at(&plain[i..]).next().is_none(),
            Kind::Number(..) | Kind::Cite(_) => true,
            Kind::Stop => false,
        };
        let is_article = |i: usize| self.article.at(&plain[i..]).next().is_some();
        let before = (at.saturating_sub(5)..at).rev().find(|i| is_article(*i) || !between(*i));
        let after = (at + 1..(at + 6).min(tokens.len())).find(|i| is_article(*i) || !between(*i));
        before.is_some_and(is_article) || (self.cues.article_after && after.is_some_and(is_article))
    }

    fn cites(&self, text: &str, tokens: &[Token], plain: &[&str], said: &mut Reading) {
        let mut last: Option<(&Token, &Vec<Number>)> = None;
        for (i, token) in tokens.iter().enumerate() {
            let Kind::Cite(numbers) = &token.kind else { continue };
            // «A4» without a dot is a provision only beside an article's word.
            let compact = !text[token.start..token.end].contains(|c: char| !c.is_alphanumeric());
            if compact && !self.in_list_of_articles(tokens, plain, i) {
                continue;
            }
            // «1.5 points» is no provision; a move after a number may well be the next word of a sentence.
            let measured = self.units.at(&plain[(i + 1).min(plain.len())..]).any(|(_, unit)| unit != "moves" && unit != "squares");
            if measured {
                continue;
            }
            // A dash between two numbers cites those between them too.
            if let Some((before, from)) = last
                && text[before.end..token.start].trim().chars().all(|c| matches!(c, '-' | '–' | '—'))
                && before.end < token.start
                && let (Some(a), Some(b)) = (from.first(), numbers.first())
                && a.parent() == b.parent()
                && let Some(parent) = a.parent()
            {
                said.cites.extend((a.last() + 1..b.last()).take(20).map(|n| (vec![parent.child(n)], token.start)));
            }
            said.cites.push((numbers.clone(), token.start));
            last = Some((token, numbers));
        }
    }
}
