//! Numbers that a word processor counts itself: the lists of a DOCX file.

use std::collections::HashMap;

use quick_xml::Reader;
use quick_xml::events::Event;

use super::docx::value;

/// Levels a list may have.
const LEVELS: usize = 9;

#[derive(Debug, Clone)]
struct Level {
    start: u32,
    format: String,
    text: String,
}

impl Default for Level {
    fn default() -> Level {
        Level { start: 1, format: "decimal".to_owned(), text: String::new() }
    }
}

/// How the lists of a file are numbered.
#[derive(Debug, Default)]
pub(super) struct Numbering {
    patterns: HashMap<String, Vec<Level>>,
    /// For each list the pattern it follows, and the levels it begins elsewhere.
    lists: HashMap<String, (String, HashMap<usize, u32>)>,
}

impl Numbering {
    /// Reads `word/numbering.xml`.
    pub(super) fn read(xml: &str) -> Result<Numbering, String> {
        let mut out = Numbering::default();
        let (mut pattern, mut list): (Option<String>, Option<String>) = (None, None);
        let mut level = 0_usize;
        let mut reader = Reader::from_str(xml);
        loop {
            match reader.read_event().map_err(|e| e.to_string())? {
                Event::Start(e) | Event::Empty(e) => {
                    let number = |name: &str| value(&e, name).and_then(|v| v.parse::<usize>().ok());
                    match e.local_name().as_ref() {
                        "abstractNum" => {
                            pattern = value(&e, "abstractNumId");
                            out.patterns.extend(pattern.clone().map(|id| (id, vec![Level::default(); LEVELS])));
                        }
                        "num" => list = value(&e, "numId"),
                        "abstractNumId" => {
                            if let (Some(list), Some(pattern)) = (&list, value(&e, "val")) {
                                out.lists.insert(list.clone(), (pattern, HashMap::new()));
                            }
                        }
                        "lvl" | "lvlOverride" => level = number("ilvl").unwrap_or(0).min(LEVELS - 1),
                        "startOverride" => {
                            if let (Some((_, starts)), Some(n)) = (list.as_ref().and_then(|l| out.lists.get_mut(l)), number("val")) {
                                starts.insert(level, n as u32);
                            }
                        }
                        name => {
                            let Some(at) = pattern.as_ref().and_then(|p| out.patterns.get_mut(p)).and_then(|p| p.get_mut(level)) else { continue };
                            match name {
                                "start" => at.start = number("val").unwrap_or(1) as u32,
                                "numFmt" => at.format = value(&e, "val").unwrap_or_default(),
                                "lvlText" => at.text = value(&e, "val").unwrap_or_default(),
                                _ => {}
                            }
                        }
                    }
                }
                Event::End(e) => match e.local_name().as_ref() {
                    "abstractNum" => pattern = None,
                    "num" => list = None,
                    _ => {}
                },
                Event::Eof => return Ok(out),
                _ => {}
            }
        }
    }
}

/// The lists of a file as its paragraphs come.
pub(super) struct Lists {
    numbering: Numbering,
    /// How far each pattern has counted, by level.
    counts: HashMap<String, Vec<Option<u32>>>,
    begun: std::collections::HashSet<String>,
}

impl Lists {
    pub(super) fn new(numbering: Numbering) -> Lists {
        Lists { numbering, counts: HashMap::new(), begun: std::collections::HashSet::new() }
    }

    /// The number of the next paragraph of a list at a level, and how deep it is set where the number does not show that itself; none for bullets.
    pub(super) fn next(&mut self, list: &str, level: usize) -> Option<(String, usize)> {
        let level = level.min(LEVELS - 1);
        let (pattern, starts) = self.numbering.lists.get(list)?;
        let levels = self.numbering.patterns.get(pattern)?;
        let counts = self.counts.entry(pattern.clone()).or_insert_with(|| vec![None; LEVELS]);
        if self.begun.insert(list.to_owned()) {
            // A list that begins elsewhere begins there once.
            starts.keys().filter(|l| **l < LEVELS).for_each(|l| counts[*l] = None);
        }
        let start = |l: usize| starts.get(&l).copied().unwrap_or(levels[l].start);
        counts[level] = Some(counts[level].map_or(start(level), |n| n.saturating_add(1)));
        counts[level + 1..].iter_mut().for_each(|n| *n = None);
        if matches!(levels[level].format.as_str(), "bullet" | "none") {
            return None;
        }
        let mut out = levels[level].text.clone();
        for l in 0..=level {
            let n = counts[l].unwrap_or_else(|| start(l));
            out = out.replace(&format!("%{}", l + 1), &written(n, &levels[l].format));
        }
        let shallow = level > 0 && !levels[level].text.contains("%1");
        Some((out, if shallow { level } else { 0 }))
    }
}

/// A count in a format.
fn written(n: u32, format: &str) -> String {
    let letter = |alphabet: &str| alphabet.chars().nth((n as usize).saturating_sub(1) % alphabet.chars().count().max(1)).map(String::from).unwrap_or_default();
    let latin = "abcdefghijklmnopqrstuvwxyz";
    match format {
        "lowerLetter" => letter(latin),
        "upperLetter" => letter(latin).to_uppercase(),
        "lowerRoman" => roman(n).to_lowercase(),
        "upperRoman" => roman(n),
        "russianLower" => letter("абвгдежзиклмнопрст"),
        "russianUpper" => letter("абвгдежзиклмнопрст").to_uppercase(),
        "decimalZero" if n < 10 => format!("0{n}"),
        _ => n.to_string(),
    }
}

fn roman(mut n: u32) -> String {
    let mut out = String::new();
    for (value, sign) in [(100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")] {
        while n >= value && out.len() < 20 {
            out.push_str(sign);
            n -= value;
        }
    }
    out
}
