//! Good texts to plant faults in: our own, set as official texts are, in every language that has them; the seeds, where they lie beside the project; or, in
//! place of our own, published texts of a folder that `CHESSLAW_TEXTS` names.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]
#![allow(dead_code, reason = "each test uses a part")]

use std::path::Path;
use std::sync::OnceLock;

use chesslaw::Lawbook;
use chesslaw::collate::cues::Cues;
use chesslaw::collate::numbering::{Number, scan};

/// Names a folder of published texts, a file for each article: `LANGUAGE-EDITION.txt`, with anything between dots before the end (`ru-fide-2023.07.txt`).
const TEXTS: &str = "CHESSLAW_TEXTS";

/// The shipped lawbook.
pub fn book() -> &'static Lawbook {
    static BOOK: OnceLock<Lawbook> = OnceLock::new();
    BOOK.get_or_init(|| Lawbook::embedded().expect("the shipped content loads"))
}

/// Numbers that only look like chance.
pub struct Rng(pub u64);

impl Rng {
    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n.max(1)
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        let n = self.below(list.len());
        list.get(n)
    }
}

/// A good text.
pub struct Good {
    /// What it is.
    pub name: String,
    /// Its language.
    pub language: String,
    /// Its edition.
    pub edition: String,
    /// Whether it is a seed, or published: others worded it.
    pub seed: bool,
    /// Its lines; a provision is one line, its number first.
    pub lines: Vec<String>,
}

/// All good texts there are.
pub fn goods() -> Vec<Good> {
    let mut out = Vec::new();
    for language in book().languages.keys() {
        for edition in ["fide-2023", "fide-2018", "fide-2009", "fide-2014"] {
            out.extend(own(language, edition, "irregularities"));
        }
        for article in book().content.articles.iter().map(|a| a.id.value.as_str()).filter(|a| *a != "irregularities") {
            for edition in ["fide-2023", "fide-2018"] {
                out.extend(own(language, edition, article).filter(|g| g.lines.len() > 5));
            }
        }
    }
    let texts = std::env::var_os(TEXTS).map(|folder| std::fs::read_dir(folder).expect("a folder of published texts"));
    for entry in texts.into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let mut parts = name.split('.').next().unwrap_or_default().splitn(2, '-');
        let (Some(language), Some(edition)) = (parts.next(), parts.next()) else { continue };
        if let Ok(text) = std::fs::read_to_string(entry.path()) {
            out.push(Good { name: name.clone(), language: language.to_owned(), edition: edition.to_owned(), seed: true, lines: joined(&text) });
        }
    }
    if std::env::var_os(TEXTS).is_some() {
        out.retain(|good| good.seed);
    }
    for (start, language, edition) in [("001", "ru", "ru-national"), ("003", "hy", "fide-2018"), ("004", "ru", "fide-2018")] {
        match seed(start) {
            Some(text) => {
                out.push(Good { name: format!("seed {start}"), language: language.into(), edition: edition.into(), seed: true, lines: joined(&text) })
            }
            None => println!("seed {start} is not here: left out"),
        }
    }
    out.sort_by(|a, b| a.name.cmp(&b.name));
    out
}

/// The text of a seed, where the seeds lie beside the project.
pub fn seed(start: &str) -> Option<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/seeds");
    let file = std::fs::read_dir(folder).ok()?.flatten().find(|f| f.file_name().to_string_lossy().starts_with(start))?;
    std::fs::read_to_string(file.path()).ok()
}

/// One line for each provision: lines without a number go to the one before.
fn joined(text: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for line in text.lines().map(str::trim).filter(|l| !l.is_empty()) {
        if out.len() < 2 || !scan(line, "", false).is_empty() {
            out.push(line.to_owned());
        } else if let Some(last) = out.last_mut() {
            last.push(' ');
            last.push_str(line);
        }
    }
    out
}

/// Our own text of an article, set as official texts are; none where the language lacks any of it.
fn own(language: &str, edition: &str, article: &str) -> Option<Good> {
    let book = book();
    let editions = &book.content.editions;
    let index = editions.index(edition)?;
    let article = book.content.articles.iter().find(|a| a.id.value == article)?;
    let word = Cues::of(&book.tree, language).article.first()?.clone();
    let own = &article.number.get(editions, index)?.1.0[0];
    let mut provisions: Vec<(Number, String, String)> = Vec::new();
    for clause in &article.clauses {
        let key = clause.text_key(editions, index);
        // A paragraph without a number of its own has no line.
        for printed in clause.printed(editions, index).iter().filter(|n| n.starts_with(&format!("{own}.")) && !n.contains('#')) {
            book.parsed(language, "articles", &key)?;
            let text = book.plain(language, "articles", &key, index)?.replace('\n', " ");
            match provisions.iter_mut().find(|(_, p, _)| p == printed) {
                Some((_, _, words)) => *words = format!("{words} {text}"),
                None => provisions.push((Number::parse(printed)?, printed.clone(), text)),
            }
        }
    }
    provisions.sort();
    let language_ = book.languages.get(language)?;
    let mut lines = vec![format!("{} {}", capital(&word), language_.provision(own)), String::new()];
    lines.extend(provisions.into_iter().map(|(_, printed, text)| format!("{} {text}", language_.provision(&printed))));
    Some(Good {
        name: format!("own {language} {edition} {}", article.id.value),
        language: language.to_owned(),
        edition: edition.to_owned(),
        seed: false,
        lines,
    })
}

fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or(String::new(), |c| c.to_uppercase().collect::<String>() + chars.as_str())
}

/// Words that change the law when one takes the place of another: must and may.
const FORCES: &[(&str, &str, &str)] = &[
    ("en", "must", "may"),
    ("en", "shall", "may"),
    ("ru", "должен", "может"),
    ("ru", "должна", "может"),
    ("ru", "должны", "могут"),
    ("ru", "должно", "может"),
    ("ru", "обязан", "может"),
    ("ru", "обязаны", "могут"),
    ("hy", "պետք է", "կարող է"),
    ("hy", "պետք են", "կարող են"),
    ("hy", "պարտավոր է", "կարող է"),
    ("fa", "باید", "می‌تواند"),
    ("es", "debe", "puede"),
    ("es", "deben", "pueden"),
    ("es", "deberá", "podrá"),
    ("es", "deberán", "podrán"),
];

/// The player and the opponent.
const ROLES: &[(&str, &str, &str)] = &[
    ("en", "player", "opponent"),
    ("en", "player's", "opponent's"),
    ("ru", "игрок", "соперник"),
    ("ru", "игрока", "соперника"),
    ("ru", "игроку", "сопернику"),
    ("ru", "игроком", "соперником"),
    ("hy", "խաղացողը", "հակառակորդը"),
    ("hy", "խաղացողի", "հակառակորդի"),
    ("hy", "խաղացողին", "հակառակորդին"),
    ("hy", "խաղացողն", "հակառակորդն"),
    ("fa", "بازیکن", "حریف"),
    ("fa", "بازیکنی", "حریفی"),
    ("es", "jugador", "adversario"),
];

/// A text with a fault: its lines, the provisions the fault is in, what was done.
pub type Planted = (Vec<String>, Vec<String>, String);

impl Good {
    /// The lines that are provisions with a norm: place, number, bytes the number takes.
    fn provisions(&self) -> Vec<(usize, Number, usize)> {
        let one = |(i, line): (usize, &String)| {
            let found = scan(line, "", false).pop()?;
            let words = line[found.length..].split_whitespace().count();
            (words > 5).then_some((i, found.number, found.length))
        };
        self.lines.iter().enumerate().filter_map(one).collect()
    }

    /// Plants a fault of a kind, if the text has a place for one.
    pub fn plant(&self, kind: &str, goods: &[Good], rng: &mut Rng) -> Option<Planted> {
        let provisions = self.provisions();
        let (line, number, length) = rng.pick(&provisions)?.clone();
        let mut lines = self.lines.clone();
        let body = lines[line][length..].to_owned();
        let head = lines[line][..length].to_owned();
        let at = number.to_string();
        match kind {
            "number" => {
                let (changed, what) = self.change_number(&body, rng)?;
                lines[line] = head + &changed;
                Some((lines, vec![at.clone()], format!("{at} {what}")))
            }
            "citation" => {
                let (changed, what) = change_citation(&body, rng)?;
                lines[line] = head + &changed;
                Some((lines, vec![at.clone()], format!("{at} {what}")))
            }
            "dropped" => {
                // A heading says no law.
                if !body.trim_end().ends_with(['.', '։', ';', ',', ':', '۔', '؛', '،', '՝']) {
                    return None;
                }
                lines.remove(line);
                // The next number shows the gap where the encoding does not name it.
                let next = provisions.iter().position(|(l, ..)| *l == line).and_then(|p| provisions.get(p + 1)).map(|(_, n, _)| n.to_string());
                Some((lines, [at.clone()].into_iter().chain(next).collect(), at))
            }
            "swapped" => {
                let (other, number, other_length) = rng.pick(&provisions)?.clone();
                if other == line {
                    return None;
                }
                let (a, b) = (body, lines[other][other_length..].to_owned());
                lines[other] = lines[other][..other_length].to_owned() + &a;
                lines[line] = head + &b;
                Some((lines, vec![at.clone(), number.to_string()], format!("{at} and {number}")))
            }
            "pasted" => {
                let other = self.older_words(&number, goods, rng)?;
                if other.split_whitespace().eq(body.split_whitespace()) {
                    return None;
                }
                lines[line] = format!("{head} {other}");
                Some((lines, vec![at.clone()], format!("{at} «{}»", other.chars().take(60).collect::<String>())))
            }
            "may-for-shall" | "opponent-for-player" => {
                let pairs = if kind == "may-for-shall" { FORCES } else { ROLES };
                let (changed, what) = replace_word(&body, &self.language, pairs, rng)?;
                lines[line] = head + &changed;
                Some((lines, vec![at.clone()], format!("{at} {what}")))
            }
            "doubled" => {
                lines.insert(line + 1, lines[line].clone());
                Some((lines, vec![at.clone()], at))
            }
            "cut" => {
                let words: Vec<&str> = body.split_whitespace().collect();
                let keep = words.len() / 3 + rng.below(words.len() / 4 + 1);
                let cut = words.get(..keep)?.join(" ");
                if cut.ends_with(['.', '։', ';', ':', '۔']) || keep < 4 {
                    return None;
                }
                lines[line] = format!("{head} {cut}");
                let what = format!("{at} … {}", words[keep.saturating_sub(3)..keep].join(" "));
                Some((lines, vec![at], what))
            }
            _ => None,
        }
    }

    /// A number in the words changed to another.
    fn change_number(&self, body: &str, rng: &mut Rng) -> Option<(String, String)> {
        let cues = Cues::of(&book().tree, &self.language);
        let mut places: Vec<(usize, usize, String)> = Vec::new();
        let bounded = |start: usize, end: usize| {
            !body[..start].ends_with(|c: char| c.is_alphanumeric() || c == '.')
                && !body[end..].starts_with(|c: char| c.is_alphanumeric())
                && !body[end..].starts_with(".1")
        };
        for (start, c) in body.char_indices().filter(|(_, c)| c.is_numeric()) {
            let digits: String = body[start..].chars().take_while(|c| c.is_numeric()).collect();
            let end = start + digits.len();
            let cited = body[end..].trim_start().starts_with('.') && body[end..].chars().nth(1).is_some_and(|c| c.is_numeric());
            if !bounded(start, end) || cited || notation(body, start) {
                continue;
            }
            let value: i64 = digits.chars().filter_map(chesslaw::collate::numbering::digit).fold(0, |n, d| n * 10 + i64::from(d));
            if value < 2 {
                continue;
            }
            let other = value + [1, 2, 5][rng.below(3)];
            let zero = u32::from(c) - u32::from(chesslaw::collate::numbering::digit(c)?);
            let written: String = other.to_string().chars().filter_map(|d| char::from_u32(zero + d.to_digit(10)?)).collect();
            places.push((start, end, written));
        }
        for list in [&cues.numbers, &cues.ordinals] {
            let forms: Vec<(&i64, &Vec<String>)> = list.iter().filter(|(n, _)| **n > 1 && **n < 11).collect();
            for (value, words) in &forms {
                for (i, word) in words.iter().enumerate().filter(|(_, w)| !w.contains(['*', ' '])) {
                    for (start, found) in body.match_indices(word.as_str()) {
                        let end = start + found.len();
                        // «Both hands» is no number.
                        if !bounded(start, end) || !places_a_unit(&cues, &body[end..]) && list.len() == cues.numbers.len() {
                            continue;
                        }
                        if let Some((_, other)) = forms.iter().find(|(n, _)| **n == **value + 1) {
                            let other = other.get(i).or(other.first())?;
                            places.push((start, end, other.trim_end_matches('*').to_owned()));
                        }
                    }
                }
            }
        }
        let (start, end, written) = rng.pick(&places)?.clone();
        Some((format!("{}{written}{}", &body[..start], &body[end..]), format!("{} -> {written}", &body[start..end])))
    }

    /// How many provisions another text words otherwise, or lacks, or has besides.
    fn differing(&self, other: &Good) -> usize {
        let lines = |good: &Good| good.lines.iter().cloned().collect::<std::collections::BTreeSet<String>>();
        let number = |line: &String| scan(line, "", false).pop().map(|f| f.number);
        lines(self).symmetric_difference(&lines(other)).filter_map(number).collect::<std::collections::BTreeSet<_>>().len()
    }

    /// The words that another edition has for the clauses of a number, where they differ: from our own texts, or from another seed.
    fn older_words(&self, number: &Number, goods: &[Good], rng: &mut Rng) -> Option<String> {
        let book = book();
        let editions = &book.content.editions;
        let here = editions.index(&self.edition)?;
        let clauses: Vec<_> =
            book.content.clauses().map(|(_, c)| c).filter(|c| c.printed(editions, here).iter().any(|n| Number::parse(n).as_ref() == Some(number))).collect();
        let mut options = Vec::new();
        for other in goods.iter().filter(|g| {
            g.language == self.language && g.seed == self.seed && g.edition != self.edition && g.name.starts_with("own") == self.name.starts_with("own")
        }) {
            let there = editions.index(&other.edition)?;
            // Where two editions differ in hardly anything else, which of the provisions was pasted cannot be told.
            if !self.seed && self.differing(other) < 3 {
                continue;
            }
            for clause in &clauses {
                let differs = clause.text_key(editions, here) != clause.text_key(editions, there)
                    || clause.params.values().any(|p| p.value.get(editions, here).map(|(_, v)| v.value) != p.value.get(editions, there).map(|(_, v)| v.value));
                let theirs = clause.printed(editions, there).iter().filter_map(|n| Number::parse(n)).next();
                let line = theirs.and_then(|n| other.provisions().into_iter().find(|(_, m, _)| *m == n));
                if let (true, Some((line, _, length))) = (differs, line) {
                    options.push(other.lines[line][length..].trim().to_owned());
                }
            }
        }
        rng.pick(&options).cloned()
    }
}

/// Whether a digit belongs to a square, a move or a result.
fn notation(body: &str, start: usize) -> bool {
    let word = body[..start].rfind(char::is_whitespace).map_or(0, |i| i + 1);
    let mut at = word;
    while at <= start {
        match chesslaw::collate::notation::length(body, at) {
            Some(length) if at + length > start => return true,
            Some(length) => at += length,
            None => at += body[at..].chars().next().map_or(1, char::len_utf8),
        }
    }
    false
}

fn places_a_unit(cues: &Cues, after: &str) -> bool {
    let words: Vec<String> = after.split_whitespace().take(4).map(|w| w.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase()).collect();
    cues.units.values().flatten().any(|u| words.contains(u))
}

/// A citation with its last digit one off.
fn change_citation(body: &str, rng: &mut Rng) -> Option<(String, String)> {
    let mut places = Vec::new();
    for (start, c) in body.char_indices() {
        let fresh = !body[..start].ends_with(|c: char| c.is_alphanumeric() || c == '.');
        if !fresh || !c.is_numeric() {
            continue;
        }
        if let Some(found) = scan(&body[start..], "", false).into_iter().rfind(|f| !f.spaced && !f.lettered) {
            places.push((start, start + found.length));
        }
    }
    let (start, end) = *rng.pick(&places)?;
    let cited = &body[start..end];
    let last = cited.chars().next_back()?;
    let digit = chesslaw::collate::numbering::digit(last)?;
    let zero = u32::from(last) - u32::from(digit);
    let other = if digit == 9 || (digit > 1 && rng.below(2) == 0) { digit - 1 } else { digit + 1 };
    let written = format!("{}{}", &cited[..cited.len() - last.len_utf8()], char::from_u32(zero + u32::from(other))?);
    Some((format!("{}{written}{}", &body[..start], &body[end..]), format!("{cited} -> {written}")))
}

/// One of the words of a language replaced by its counterpart.
fn replace_word(body: &str, language: &str, pairs: &[(&str, &str, &str)], rng: &mut Rng) -> Option<(String, String)> {
    let mut places = Vec::new();
    for (_, from, to) in pairs.iter().filter(|(l, ..)| *l == language) {
        for (start, found) in body.to_lowercase().match_indices(from).filter(|(start, _)| body.is_char_boundary(*start)) {
            let end = start + found.len();
            let word = |c: char| c.is_alphanumeric() || matches!(c, '\u{200c}' | '\'' | '’');
            let whole = body.is_char_boundary(end) && !body[..start].ends_with(word) && !body[end..].starts_with(word);
            // «Must not» would become «may not», which forbids as well.
            let forbids =
                body[end..].trim_start().starts_with("not ") || body[..start].trim_end().ends_with(" не") || body[..start].trim_end().ends_with(" no");
            if whole && !forbids {
                places.push((start, end, *to));
            }
        }
    }
    let (start, end, to) = *rng.pick(&places)?;
    Some((format!("{}{to}{}", &body[..start], &body[end..]), format!("{} -> {to}", &body[start..end])))
}
