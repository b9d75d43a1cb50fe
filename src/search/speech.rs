//! What is known of the languages, made ready: which words say nothing, what is one word in many forms.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::fold::{Script, clean, script_of, words};
use super::index::{Base, More, Tables};

/// The knowledge of one index.
#[derive(Debug)]
pub struct Speech {
    lang: String,
    spanish: bool,
    spelling: Vec<(String, String)>,
    suffixes: BTreeMap<String, HashSet<String>>,
    prefixes: BTreeMap<String, Vec<String>>,
    stop: HashSet<String>,
    within: HashSet<String>,
    lemma: HashMap<String, String>,
    /// Words in a row that are a form of one word, without endings, by the first of them; and that word.
    joined: HashMap<String, Vec<(Vec<String>, String)>>,
    out: HashSet<String>,
    out_stems: HashSet<String>,
    /// Words for provisions by what they are for: 1 for any, 2 an article, 3 an appendix, 4 a guideline.
    ranks: HashMap<String, u8>,
    between: HashSet<String>,
    endings: HashSet<String>,
    /// Numbers in words, and whether they are ordinals; ordinals without their endings too, with a `~` after them.
    said: HashMap<String, (usize, bool)>,
    units: HashSet<String>,
    /// Words that say nothing, words from outside the Laws and words in a row, by how they sound in Latin letters.
    pub(super) sounds: Sounds,
    /// Letters that stand for those of provisions.
    pub letters: Vec<(String, String)>,
    romanise: BTreeMap<String, HashMap<String, String>>,
    latin: BTreeMap<String, Vec<(String, String)>>,
    /// Keyboards: key of the Latin one, what stands there.
    pub keyboards: BTreeMap<String, Vec<(char, char)>>,
}

/// Words of the language by how they sound in Latin letters.
#[derive(Debug, Default)]
pub(super) struct Sounds {
    pub stop: HashSet<String>,
    pub out: HashSet<String>,
    /// Words in a row and the word they are a form of.
    pub rows: Vec<(Vec<String>, String)>,
}

/// `a=b c=d` as pairs; a key may itself be `=`.
pub fn pairs(text: &str) -> Vec<(String, String)> {
    let pair = |p: &str| {
        let first = p.chars().next()?.len_utf8();
        let at = first + p.get(first..)?.find('=')?;
        Some((p[..at].to_owned(), p[at + 1..].to_owned()))
    };
    text.split(' ').filter_map(pair).collect()
}

/// Phrases with ` | ` between them.
pub fn phrases(text: &str) -> impl Iterator<Item = &str> {
    text.split(" | ").filter(|p| !p.is_empty())
}

/// Letters of a word, counted in characters.
pub fn length(word: &str) -> usize {
    word.chars().count()
}

/// The language that letters are taken to be of.
pub(super) fn tongue(script: Script, spanish: bool) -> &'static str {
    match script {
        Script::Latin if spanish => "es",
        Script::Latin => "en",
        Script::Cyrillic => "ru",
        Script::Armenian => "hy",
        Script::Arabic => "fa",
        Script::None | Script::Digit => "",
    }
}

impl Speech {
    /// Makes the tables of an index ready.
    pub fn new(base: &Base) -> Speech {
        let t = &base.tables;
        let mut out = Speech {
            lang: base.lang.clone(),
            spanish: base.lang == "es",
            spelling: pairs(&t.spelling),
            suffixes: BTreeMap::new(),
            prefixes: BTreeMap::new(),
            stop: HashSet::new(),
            within: HashSet::new(),
            lemma: HashMap::new(),
            joined: HashMap::new(),
            out: HashSet::new(),
            out_stems: HashSet::new(),
            ranks: HashMap::new(),
            between: HashSet::new(),
            endings: HashSet::new(),
            said: HashMap::new(),
            units: HashSet::new(),
            sounds: Sounds::default(),
            letters: pairs(&t.letters),
            romanise: BTreeMap::new(),
            latin: BTreeMap::new(),
            keyboards: BTreeMap::new(),
        };
        out.cut(&t.suffixes, &t.prefixes);
        out.stop = out.singles(&t.stop).into_iter().collect();
        out.within = out.singles(&t.within).into_iter().collect();
        for group in phrases(&t.forms) {
            let forms = out.singles(group);
            let Some(first) = forms.first() else { continue };
            let head = out.strip(first);
            for row in out.rows(group) {
                out.join(&row, first);
            }
            for form in &forms {
                out.lemma.entry(form.clone()).or_insert_with(|| head.clone());
            }
            for form in &forms {
                let stripped = out.strip(form);
                out.lemma.entry(stripped).or_insert_with(|| head.clone());
            }
        }
        out.out = out.singles(&t.out).into_iter().collect();
        out.out_stems = out.out.iter().map(|w| out.stem(w)).collect();
        // Words in a row that together are from outside the Laws are one word of that kind.
        for row in out.rows(&t.out) {
            let one = row.concat();
            out.join(&row, &one);
            out.out.insert(one);
        }
        out.units = out.singles(&t.units).iter().map(|w| out.stem(w)).collect();
        for (rank, list) in (1..).zip([&t.provision, &t.articles, &t.appendices, &t.guidelines]) {
            let words = out.singles(list);
            out.ranks.extend(words.into_iter().map(|w| (w, rank)));
        }
        out.between = out.singles(&t.between).into_iter().collect();
        out.endings = out.singles(&t.endings).into_iter().collect();
        for (list, ordinal) in [(&t.counts, false), (&t.ordinals, true)] {
            for (n, same) in (1..).zip(list.split(' ')) {
                for word in out.singles(&same.replace('/', " ")) {
                    out.say(&word, n, ordinal);
                }
            }
        }
        out
    }

    /// Learns what is known of the other languages.
    pub(super) fn learn(&mut self, tables: &Tables, more: &More) {
        self.cut(&more.suffixes, &more.prefixes);
        self.romanise = more.romanise.iter().map(|(l, r)| (l.clone(), pairs(r).into_iter().collect())).collect();
        self.latin = more.latin.iter().map(|(l, r)| (l.clone(), pairs(r))).collect();
        let lang = self.lang.clone();
        if self.has_sounds() {
            let code = |w: &String| self.code(w, &lang);
            let own = |w: &&String| self.tongue(w) == lang;
            let rows = phrases(&tables.forms).filter_map(|group| {
                let head = self.singles(group).into_iter().next()?;
                Some(self.rows(group).into_iter().map(move |row| (row, head.clone())))
            });
            let rows = rows.flatten().filter(|(row, _)| row.iter().all(|w| own(&w)));
            let sounds = Sounds {
                stop: self.stop.iter().filter(own).map(code).collect(),
                out: self.out.iter().filter(own).map(code).collect(),
                rows: rows.map(|(row, head)| (row.iter().map(code).collect(), head)).collect(),
            };
            self.sounds = sounds;
        }
        self.keyboards = more.keyboards.iter().map(|(l, k)| (l.clone(), k.split(' ').filter_map(key).collect())).collect();
    }

    fn cut(&mut self, suffixes: &BTreeMap<String, String>, prefixes: &BTreeMap<String, String>) {
        for (l, list) in suffixes {
            let all = self.singles(list).into_iter().collect();
            self.suffixes.insert(l.clone(), all);
        }
        self.prefixes.extend(prefixes.iter().map(|(l, p)| (l.clone(), p.split(' ').map(str::to_owned).collect())));
    }

    /// The entries that are several words in a row.
    fn rows(&self, text: &str) -> Vec<Vec<String>> {
        text.split(' ').map(|w| self.fold(w)).filter(|w| w.len() > 1).collect()
    }

    fn join(&mut self, row: &[String], word: &str) {
        let key: Vec<String> = row.iter().map(|w| self.strip(w)).collect();
        let start = key.first().cloned().unwrap_or_default();
        self.joined.entry(start).or_default().push((key, word.to_owned()));
    }

    /// The entries that are one word each.
    pub(super) fn singles(&self, text: &str) -> Vec<String> {
        let one = |w: &str| {
            let mut folded = self.fold(w);
            folded.pop().filter(|_| folded.is_empty())
        };
        text.split(' ').filter_map(one).collect()
    }

    /// Folded characters of a text.
    pub fn clean(&self, text: &str) -> Vec<char> {
        clean(text, self.spanish)
    }

    /// The words of a text, folded.
    pub fn fold(&self, text: &str) -> Vec<String> {
        let respell = |word: String| {
            if length(&word) < 4 || script_of(&word) != Script::Latin {
                return word;
            }
            self.spelling.iter().fold(word, |w, (from, to)| w.replace(from.as_str(), to))
        };
        words(&self.clean(text)).into_iter().map(respell).collect()
    }

    /// The words of a text that say something, those in a row that are a form of one word as that word.
    pub fn telling(&self, text: &str) -> Vec<String> {
        let list = self.fold(text);
        let bare: Vec<String> = list.iter().map(|w| self.strip(w)).collect();
        let mut out = Vec::with_capacity(list.len());
        let mut i = 0;
        while i < list.len() {
            let (mut most, mut word) = (1, &list[i]);
            for (row, head) in self.joined.get(&bare[i]).into_iter().flatten() {
                if let Some(n) = self.spanned(row, &bare[i..], &list[i..]).filter(|n| *n > most) {
                    (most, word) = (n, head);
                }
            }
            if !self.stop.contains(word) {
                out.push(word.clone());
            }
            i += most;
        }
        out
    }

    /// How many words a row takes up where they begin with it; one auxiliary may stand within.
    fn spanned(&self, row: &[String], bare: &[String], list: &[String]) -> Option<usize> {
        let (mut at, mut skipped) = (0, false);
        for part in row {
            if at > 0 && !skipped && bare.get(at) != Some(part) && list.get(at).is_some_and(|w| self.within.contains(w)) {
                skipped = true;
                at += 1;
            }
            if bare.get(at) != Some(part) {
                return None;
            }
            at += 1;
        }
        Some(at)
    }

    /// The language a word is taken to be of.
    pub fn tongue(&self, word: &str) -> &'static str {
        tongue(script_of(word), self.spanish)
    }

    /// A word without beginning and endings, never below three letters.
    fn strip(&self, word: &str) -> String {
        let tongue = self.tongue(word);
        let Some(suffixes) = self.suffixes.get(tongue) else { return word.to_owned() };
        let mut word: Vec<char> = word.chars().collect();
        for prefix in self.prefixes.get(tongue).into_iter().flatten() {
            let n = length(prefix);
            if n > 0 && word.len() >= n + 3 && word.iter().take(n).copied().eq(prefix.chars()) {
                word.drain(..n);
                break;
            }
        }
        for _ in 0..2 {
            let longest = word.len().saturating_sub(3).min(8);
            let double_s = word.ends_with(&['s', 's']);
            let cut = (1..=longest).rev().find(|n| {
                let end: String = word[word.len() - n..].iter().collect();
                suffixes.contains(&end) && !(end == "s" && double_s)
            });
            let Some(cut) = cut else { break };
            word.truncate(word.len() - cut);
        }
        if let [.., before, last] = word[..]
            && word.len() > 3
            && matches!(tongue, "en" | "es")
            && before == last
            && !"aeiou".contains(last)
        {
            word.pop();
        }
        word.into_iter().collect()
    }

    /// What a word counts as: the head of its forms, or what is left of it without endings.
    pub fn stem(&self, word: &str) -> String {
        if let Some(head) = self.lemma.get(word) {
            return head.clone();
        }
        let stripped = self.strip(word);
        self.lemma.get(&stripped).cloned().unwrap_or(stripped)
    }

    /// Whether a word says nothing.
    pub fn is_stop(&self, word: &str) -> bool {
        self.stop.contains(word)
    }

    /// Whether a word is one from outside the Laws.
    pub fn is_out(&self, word: &str) -> bool {
        self.out.contains(word)
    }

    /// Whether a word's stem is that of one from outside the Laws.
    pub fn is_out_stem(&self, word: &str) -> bool {
        self.out_stems.contains(&self.stem(word))
    }

    /// Whether a folded word is one that a number measures.
    pub fn is_unit(&self, word: &str) -> bool {
        self.units.contains(&self.stem(word))
    }

    /// Whether a folded word is a word for a provision.
    pub fn is_provision(&self, word: &str) -> bool {
        self.ranks.contains_key(word)
    }

    /// What a folded word for a provision is for: 1 for any, 2 an article, 3 an appendix, 4 a guideline; 0 where it is none.
    pub fn provision(&self, word: &str) -> u8 {
        self.ranks.get(word).copied().unwrap_or(0)
    }

    /// Whether a word in lower case may stand between a word for a provision and its number, or between the parts of that.
    pub fn is_between(&self, word: &str) -> bool {
        self.between.contains(word)
    }

    /// Whether letters after a digit make it an ordinal.
    pub fn is_ending(&self, letters: &str) -> bool {
        self.endings.contains(letters)
    }

    fn say(&mut self, word: &str, n: usize, ordinal: bool) {
        self.said.entry(word.to_owned()).or_insert((n, ordinal));
        // An ordinal has many endings.
        let bare = self.strip(word);
        if ordinal && length(&bare) > 2 {
            self.said.entry(bare + "~").or_insert((n, ordinal));
        }
    }

    /// The number a folded word says, and whether it is an ordinal.
    pub fn said(&self, word: &str) -> Option<(usize, bool)> {
        self.said.get(word).or_else(|| self.said.get(&(self.strip(word) + "~"))).copied()
    }

    /// The languages whose letters can be written in Latin ones.
    pub fn romanised(&self) -> impl Iterator<Item = &str> {
        self.romanise.keys().map(String::as_str)
    }

    /// Whether the language of the index is one of those.
    pub fn has_sounds(&self) -> bool {
        self.romanise.contains_key(&self.lang)
    }

    /// A word as Latin letters say it in a tongue.
    pub fn code(&self, word: &str, tongue: &str) -> String {
        let own = self.tongue(word);
        let mut latin = String::new();
        if matches!(own, "en" | "es") {
            latin.push_str(word);
        } else {
            let chars: Vec<char> = word.chars().collect();
            let map = self.romanise.get(own);
            let look = |s: &[char]| map.and_then(|m| m.get(&s.iter().collect::<String>()));
            let mut i = 0;
            while i < chars.len() {
                let two = if i + 1 < chars.len() { look(&chars[i..i + 2]) } else { None };
                if let Some(two) = two {
                    latin.push_str(two);
                    i += 2;
                    continue;
                }
                match look(&chars[i..=i]) {
                    Some(one) => latin.push_str(one),
                    None => latin.push(chars[i]),
                }
                i += 1;
            }
        }
        if own != tongue {
            for (from, to) in self.latin.get(tongue).into_iter().flatten() {
                latin = latin.replace(from.as_str(), to);
            }
        }
        if tongue == "fa" && length(&latin) > 1 && latin.ends_with('h') {
            latin.pop();
        }
        let mut out = String::new();
        for c in latin.chars() {
            if !out.ends_with(c) {
                out.push(c);
            }
        }
        out
    }

    /// The language of the index.
    pub fn lang(&self) -> &str {
        &self.lang
    }
}

fn key(pair: &str) -> Option<(char, char)> {
    let mut chars = pair.chars();
    match (chars.next(), chars.next(), chars.next()) {
        (Some(a), Some(b), None) => Some((a, b)),
        _ => None,
    }
}
