//! The index made ready for queries: passages, their words and what each word weighs. Whole numbers only, so that the page counts the same.

use std::collections::{HashMap, HashSet};

use super::fold::{Script, script_of};
use super::index::{Base, Wording};
use super::numbers::{Table, at_edition};
use super::speech::{Speech, phrases};

/// A piece of text that answers: a way of asking, a word for a term, a title.
#[derive(Debug)]
pub(super) struct Passage {
    pub ids: Vec<usize>,
    pub kind: Kind,
    pub own: usize,
    /// Clauses it leads to, each with its share in hundredths.
    pub targets: Vec<(usize, u64)>,
    pub total: u64,
}

/// What a passage or a result is of, in the order of results of one score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Kind {
    Clause,
    Term,
    Case,
    Question,
}

/// A word as it stands somewhere in the index.
#[derive(Debug)]
pub(super) struct Surface {
    pub word: String,
    pub chars: Vec<char>,
    pub id: usize,
    pub tongue: String,
    pub script: Script,
    pub sign: u32,
}

/// A search over one index.
#[derive(Debug)]
pub struct Search<'a> {
    pub(super) base: &'a Base,
    pub(super) wording: &'a Wording,
    pub(super) speech: Speech,
    pub(super) ids: HashMap<String, usize>,
    pub(super) surface: Vec<Surface>,
    /// Words of the ways of asking.
    pub(super) asked: HashSet<String>,
    /// Words that stand somewhere just so.
    pub(super) stands: HashSet<String>,
    pub(super) passages: Vec<Passage>,
    /// Passages by word.
    pub(super) at: Vec<Vec<usize>>,
    /// What each clause is known by: words with their strength in hundredths.
    pub(super) bags: Vec<HashMap<usize, u64>>,
    pub(super) weight: Vec<u64>,
    pub(super) numbers: Vec<Vec<&'a str>>,
    pub(super) table: Table<'a>,
    /// Words that a word may also mean, by its stem.
    pub(super) like: HashMap<String, Vec<usize>>,
    /// Words by how they sound, by language.
    pub(super) codes: HashMap<String, Vec<Code>>,
}

/// A word by how it sounds.
#[derive(Debug)]
pub(super) struct Code {
    pub chars: Vec<char>,
    pub id: usize,
    pub sign: u32,
}

/// The letters of a word as bits: words few edits apart differ in few of them.
pub(super) fn sign(word: &[char]) -> u32 {
    word.iter().fold(0, |mask, c| mask | 1 << (u32::from(*c) % 31))
}

impl<'a> Search<'a> {
    /// Makes an index ready.
    pub fn new(base: &'a Base, wording: &'a Wording) -> Search<'a> {
        let mut out = Search {
            base,
            wording,
            speech: Speech::new(base),
            ids: HashMap::new(),
            surface: Vec::new(),
            asked: HashSet::new(),
            stands: HashSet::new(),
            passages: Vec::new(),
            at: Vec::new(),
            bags: vec![HashMap::new(); base.clauses.len()],
            weight: Vec::new(),
            numbers: base.clauses.iter().map(|c| at_edition(&c.at, wording.edition)).collect(),
            table: Table::new(base),
            like: HashMap::new(),
            codes: HashMap::new(),
        };
        out.fill();
        for group in phrases(&base.tables.like) {
            let Some((from, to)) = group.split_once(" > ") else { continue };
            let ids: Vec<usize> = out.speech.singles(to).iter().filter_map(|w| out.known(w)).collect();
            for word in out.speech.singles(from) {
                let known = out.like.entry(out.speech.stem(&word)).or_default();
                let old = known.len();
                let more: Vec<usize> = ids.iter().copied().filter(|n| !known[..old].contains(n)).collect();
                known.extend(more);
            }
        }
        let tongues: Vec<String> = out.speech.romanised().map(str::to_owned).collect();
        for tongue in tongues {
            let native = out.surface.iter().filter(|s| s.tongue == tongue && s.script > Script::Latin && s.script < Script::Digit);
            let codes = native.map(|s| {
                let chars: Vec<char> = out.speech.code(&s.word, &tongue).chars().collect();
                Code { sign: sign(&chars), id: s.id, chars }
            });
            let codes = codes.collect();
            out.codes.insert(tongue, codes);
        }
        out
    }

    /// Whether the edition has a clause.
    pub(super) fn live(&self, clause: usize) -> bool {
        self.wording.texts.get(clause).is_some_and(|(slug, _)| *slug >= 0)
    }

    /// The text of a clause in the edition.
    pub(super) fn text(&self, clause: usize) -> &'a str {
        self.wording.texts.get(clause).map_or("", |(_, text)| text.as_str())
    }

    fn fill(&mut self) {
        let base = self.base;
        let own = base.lang.as_str();
        let mut seen: HashSet<(String, String)> = HashSet::new();
        let mut heads: Vec<(String, Vec<usize>)> = Vec::new();
        for (i, clause) in base.clauses.iter().enumerate().filter(|(i, _)| self.wording.texts.get(*i).is_some_and(|t| t.0 >= 0)) {
            let text: Vec<usize> = self.speech.telling(self.text(i)).iter().map(|w| self.id(w, own, &mut seen)).collect();
            self.bag(i, &text, 80);
            if let (true, Some(number)) = (clause.head, self.numbers[i].first()) {
                heads.push((format!("{number}."), text));
            }
            for phrase in phrases(&clause.asks) {
                let ids = self.add(phrase, own, Kind::Clause, i, &[(i, 100)], &mut seen);
                self.bag(i, &ids, 100);
            }
        }
        for i in 0..base.clauses.len() {
            let Some(number) = self.numbers[i].first().copied().filter(|_| self.live(i)) else { continue };
            for (under, text) in &heads {
                if number.starts_with(under.as_str()) {
                    self.bag(i, text, 40);
                }
            }
        }
        let mut asked: HashMap<Vec<usize>, Vec<usize>> = HashMap::new();
        for passage in &self.passages {
            let mut ids = passage.ids.clone();
            ids.sort_unstable();
            asked.entry(ids).or_default().push(passage.own);
        }
        for (i, term) in base.terms.iter().enumerate() {
            let live = term.clauses.iter().filter(|c| self.live(**c));
            let mut targets: Vec<(usize, u64)> = live.enumerate().map(|(k, c)| (*c, 90u64.saturating_sub(8 * k as u64).max(50))).collect();
            // What people ask by the very name of the term decides before what the glossary puts first.
            let mut name: Vec<usize> = self.speech.telling(&term.name).iter().map(|w| self.id(w, own, &mut seen)).collect();
            name.sort_unstable();
            for own in asked.get(&name).into_iter().flatten() {
                match targets.iter_mut().find(|t| t.0 == *own) {
                    Some(known) => known.1 = 95,
                    None => targets.push((*own, 95)),
                }
            }
            let texts = [(term.name.as_str(), own), (term.words.as_str(), own)];
            let foreign = term.foreign.iter().map(|(l, w)| (w.as_str(), l.as_str()));
            for (text, tongue) in texts.into_iter().chain(foreign) {
                for phrase in phrases(text) {
                    let ids = self.add(phrase, tongue, Kind::Term, i, &targets, &mut seen);
                    for (clause, share) in &targets {
                        self.bag(*clause, &ids, share * 80 / 100);
                    }
                }
            }
        }
        for (i, case) in base.cases.iter().enumerate() {
            let targets: Vec<(usize, u64)> = case.clauses.iter().filter(|c| self.live(**c)).take(2).map(|c| (*c, 50)).collect();
            self.add(&case.title, own, Kind::Case, i, &targets, &mut seen);
        }
        for (i, question) in base.questions.iter().enumerate() {
            let targets: Vec<(usize, u64)> = question.clauses.iter().filter(|c| self.live(**c)).take(3).map(|c| (*c, 45)).collect();
            self.add(&question.title, own, Kind::Question, i, &targets, &mut seen);
        }
        self.weigh();
    }

    /// A word's weight: the fewer clauses know it, the more it says.
    fn weigh(&mut self) {
        let mut known = vec![0u64; self.at.len()];
        let mut count = 0u64;
        for i in 0..self.bags.len() {
            if self.live(i) {
                count += 1;
                for id in self.bags[i].keys() {
                    known[*id] += 1;
                }
            }
        }
        let weight = |d: &u64| {
            let k = 2 * count / (*d).max(1);
            let (mut bits, mut v) = (0u64, k * k * k * k);
            while v >= 1 {
                v /= 2;
                bits += 1;
            }
            8 + bits * 3 / 2
        };
        self.weight = known.iter().map(weight).collect();
        for passage in &mut self.passages {
            passage.total = passage.ids.iter().map(|id| self.weight[*id]).sum();
        }
    }

    fn id(&mut self, word: &str, tongue: &str, seen: &mut HashSet<(String, String)>) -> usize {
        let stem = self.speech.stem(word);
        let next = self.at.len();
        let id = *self.ids.entry(stem).or_insert(next);
        if id == next {
            self.at.push(Vec::new());
        }
        if seen.insert((tongue.to_owned(), word.to_owned())) {
            let chars: Vec<char> = word.chars().collect();
            self.stands.insert(word.to_owned());
            self.surface.push(Surface { script: script_of(word), sign: sign(&chars), chars, word: word.to_owned(), id, tongue: tongue.to_owned() });
        }
        id
    }

    fn bag(&mut self, clause: usize, ids: &[usize], strength: u64) {
        for id in ids {
            let known = self.bags[clause].entry(*id).or_insert(0);
            *known = (*known).max(strength);
        }
    }

    fn add(&mut self, text: &str, tongue: &str, kind: Kind, own: usize, targets: &[(usize, u64)], seen: &mut HashSet<(String, String)>) -> Vec<usize> {
        let mut ids: Vec<usize> = Vec::new();
        for word in self.speech.telling(text) {
            let id = self.id(&word, tongue, seen);
            if !ids.contains(&id) {
                ids.push(id);
            }
            if kind == Kind::Clause {
                self.asked.insert(word);
            }
        }
        if ids.is_empty() {
            return ids;
        }
        let place = self.passages.len();
        for id in &ids {
            self.at[*id].push(place);
        }
        self.passages.push(Passage { ids: ids.clone(), kind, own, targets: targets.to_vec(), total: 0 });
        ids
    }
}
