//! The index made ready for queries: passages, their words and what each word weighs. Whole numbers only, so that the page counts the same.

use std::collections::{HashMap, HashSet};

use super::fold::{Script, script_of};
use super::index::{Base, More, Titles, Wording};
use super::numbers::Table;
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
    pub(super) more: &'a More,
    pub(super) wording: &'a Wording,
    pub(super) speech: Speech,
    /// The language's own words by their stems.
    pub(super) ids: HashMap<String, usize>,
    /// Words that only other languages or titles have, by their stems. They are looked up where a word is not among the own ones, so that they change nothing for those.
    pub(super) far: HashMap<String, usize>,
    pub(super) surface: Vec<Surface>,
    /// Words of the ways of asking.
    pub(super) asked: HashSet<String>,
    /// Words that stand somewhere just so.
    pub(super) stands: HashSet<String>,
    pub(super) passages: Vec<Passage>,
    /// The clauses each term leads to, each with its share in hundredths.
    leads: Vec<Vec<(usize, u64)>>,
    /// Passages by word.
    pub(super) at: Vec<Vec<usize>>,
    /// What each clause is known by: words with their strength in hundredths.
    pub(super) bags: Vec<HashMap<usize, u64>>,
    pub(super) weight: Vec<u64>,
    /// Numbers of each clause in the edition, and those under which it is met besides.
    pub(super) numbers: Vec<Vec<&'a str>>,
    pub(super) also: Vec<Vec<&'a str>>,
    pub(super) table: Table<'a>,
    /// Words that a word may also mean, by its stem.
    pub(super) like: HashMap<String, Vec<usize>>,
    /// The language's own words with one letter for each sound.
    pub(super) alike: HashMap<String, Vec<usize>>,
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
    pub fn new(base: &'a Base, more: &'a More, wording: &'a Wording) -> Search<'a> {
        let split = |n: usize| -> Vec<Vec<&'a str>> {
            let part = |all: &'a String| all.split('|').nth(n).unwrap_or_default().split(' ').filter(|x| !x.is_empty()).collect();
            wording.numbers.iter().map(part).collect()
        };
        let mut out = Search {
            base,
            more,
            wording,
            speech: Speech::new(base),
            ids: HashMap::new(),
            far: HashMap::new(),
            surface: Vec::new(),
            asked: HashSet::new(),
            stands: HashSet::new(),
            passages: Vec::new(),
            leads: Vec::new(),
            at: Vec::new(),
            bags: vec![HashMap::new(); base.asks.len()],
            weight: Vec::new(),
            numbers: split(0),
            also: split(1),
            table: Table::new(base, more, wording),
            like: HashMap::new(),
            alike: HashMap::new(),
            codes: HashMap::new(),
        };
        let mut seen: HashSet<(String, String)> = HashSet::new();
        out.fill(&mut seen);
        out.speech.learn(&base.tables, more);
        out.fill_more(&mut seen);
        out.weigh();
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
        if out.speech.has_alike() {
            for s in out.surface.iter().filter(|s| s.tongue == base.lang) {
                out.alike.entry(out.speech.one_sound(&s.word)).or_default().push(s.id);
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
        self.wording.homes.get(clause).is_some_and(|home| *home >= 0)
    }

    /// The text of a clause in the edition.
    pub(super) fn text(&self, clause: usize) -> &'a str {
        self.wording.texts.get(clause).map_or("", String::as_str)
    }

    /// The language's own words.
    fn fill(&mut self, seen: &mut HashSet<(String, String)>) {
        let base = self.base;
        let own = base.lang.as_str();
        let mut heads: Vec<(String, Vec<usize>)> = Vec::new();
        for (i, asks) in base.asks.iter().enumerate() {
            if !self.live(i) {
                continue;
            }
            let text: Vec<usize> = self.speech.telling(self.text(i)).iter().map(|w| self.id(w, own, seen)).collect();
            self.bag(i, &text, 80);
            if let (true, Some(number)) = (base.heads.contains(&i), self.numbers[i].first()) {
                heads.push((format!("{number}."), text));
            }
            for phrase in phrases(asks) {
                let words = self.speech.telling(phrase);
                let ids: Vec<usize> = words.iter().map(|w| self.id(w, own, seen)).collect();
                self.asked.extend(words);
                let ids = self.add(ids, Kind::Clause, i, &[(i, 100)]);
                self.bag(i, &ids, 100);
            }
        }
        for i in 0..base.asks.len() {
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
        for (i, words) in base.terms.words.iter().enumerate() {
            let mut targets = self.targets(i);
            for (k, phrase) in phrases(words).enumerate() {
                let ids: Vec<usize> = self.speech.telling(phrase).iter().map(|w| self.id(w, own, seen)).collect();
                if k == 0 {
                    // What people ask by the very name of the term decides before what the glossary puts first.
                    let mut name = ids.clone();
                    name.sort_unstable();
                    for own in asked.get(&name).into_iter().flatten() {
                        match targets.iter_mut().find(|t| t.0 == *own) {
                            Some(known) => known.1 = 95,
                            None => targets.push((*own, 95)),
                        }
                    }
                }
                self.term(i, ids, &targets);
            }
            self.leads.push(targets);
        }
        // The other forms of words are words that a slip may have been meant for.
        for group in phrases(&base.tables.forms) {
            for word in self.speech.singles(group) {
                if let Some(id) = self.known(&word) {
                    self.stand(&word, own, id, seen);
                }
            }
        }
    }

    /// Words of other languages, cases and questions.
    fn fill_more(&mut self, seen: &mut HashSet<(String, String)>) {
        let more = self.more;
        for (tongue, list) in &more.foreign {
            for (i, words) in list.iter().enumerate() {
                let targets = self.leads.get(i).cloned().unwrap_or_default();
                for phrase in phrases(words) {
                    let ids = self.speech.telling(phrase).iter().map(|w| self.far(w, tongue, seen)).collect();
                    self.term(i, ids, &targets);
                }
            }
        }
        for (kind, Titles { titles, .. }) in [(Kind::Case, &more.cases), (Kind::Question, &more.questions)] {
            for (i, title) in titles.iter().enumerate() {
                let words = self.speech.telling(title);
                let ids = words.iter().map(|w| self.known(w).unwrap_or_else(|| self.far(w, &self.base.lang, seen))).collect();
                self.add(ids, kind, i, &[]);
            }
        }
    }

    /// The clauses a term leads to, each with its share.
    fn targets(&self, term: usize) -> Vec<(usize, u64)> {
        let clauses = self.base.terms.clauses.get(term).into_iter().flatten();
        clauses.filter(|c| self.live(**c)).enumerate().map(|(k, c)| (*c, 90u64.saturating_sub(8 * k as u64).max(50))).collect()
    }

    fn term(&mut self, term: usize, ids: Vec<usize>, targets: &[(usize, u64)]) {
        let ids = self.add(ids, Kind::Term, term, targets);
        for (clause, share) in targets {
            self.bag(*clause, &ids, share * 80 / 100);
        }
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

    /// The id of an own word, a new one where it has none.
    fn id(&mut self, word: &str, tongue: &str, seen: &mut HashSet<(String, String)>) -> usize {
        let next = self.at.len();
        let id = *self.ids.entry(self.speech.stem(word)).or_insert(next);
        self.stands.insert(word.to_owned());
        self.stand(word, tongue, id, seen)
    }

    /// The id of a word from elsewhere.
    fn far(&mut self, word: &str, tongue: &str, seen: &mut HashSet<(String, String)>) -> usize {
        let next = self.at.len();
        let id = *self.far.entry(self.speech.stem(word)).or_insert(next);
        self.stand(word, tongue, id, seen)
    }

    fn stand(&mut self, word: &str, tongue: &str, id: usize, seen: &mut HashSet<(String, String)>) -> usize {
        if id == self.at.len() {
            self.at.push(Vec::new());
        }
        if seen.insert((tongue.to_owned(), word.to_owned())) {
            let chars: Vec<char> = word.chars().collect();
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

    /// A passage of words; gives each of them once.
    fn add(&mut self, words: Vec<usize>, kind: Kind, own: usize, targets: &[(usize, u64)]) -> Vec<usize> {
        let mut ids: Vec<usize> = Vec::new();
        for id in words {
            if !ids.contains(&id) {
                ids.push(id);
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
