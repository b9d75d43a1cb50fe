//! Folding: one spelling for what people write in many ways. `templates/assets/search-engine.js` does the same, rule for rule.

use unicode_normalization::UnicodeNormalization;

/// What stands at the bytes 0x80 to 0x9f of the Western code page.
const WESTERN: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ";

/// What can be part of a query: Latin, Cyrillic, Armenian, Arabic, their presentation forms, digits, marks and signs. The rest is a space.
const USED: &[(u32, u32)] = &[
    (0x20, 0x7e),
    (0xa0, 0x24f),
    (0x300, 0x36f),
    (0x400, 0x4ff),
    (0x530, 0x58f),
    (0x600, 0x6ff),
    (0x750, 0x77f),
    (0x200b, 0x200f),
    (0x2010, 0x2027),
    (0x2032, 0x2032),
    (0x2060, 0x2060),
    (0x2070, 0x209c),
    (0x2150, 0x2188),
    (0x2212, 0x2212),
    (0xfb00, 0xfb06),
    (0xfb13, 0xfb17),
    (0xfb50, 0xfbb1),
    (0xfbd3, 0xfd3d),
    (0xfd50, 0xfd8f),
    (0xfd92, 0xfdc7),
    (0xfdf0, 0xfdfb),
    (0xfe70, 0xfe74),
    (0xfe76, 0xfefc),
    (0xfeff, 0xfeff),
    (0xff01, 0xff5e),
];

/// What is left out of words: accents, vowel signs, joiners, apostrophes, Armenian marks within words.
const MARKS: &[(u32, u32)] = &[
    (0x300, 0x36f),
    (0x483, 0x489),
    (0x610, 0x61a),
    (0x640, 0x640),
    (0x64b, 0x65f),
    (0x670, 0x670),
    (0x6d6, 0x6dc),
    (0x6df, 0x6e8),
    (0x6ea, 0x6ed),
    (0xad, 0xad),
    (0x200b, 0x200f),
    (0x2060, 0x2060),
    (0xfeff, 0xfeff),
    (0x27, 0x27),
    (0x60, 0x60),
    (0x2018, 0x201b),
    (0x2032, 0x2032),
    (0x559, 0x55c),
    (0x55e, 0x55f),
    (0x621, 0x621),
];

/// Letters that look alike: Latin, Cyrillic, Armenian.
const ALIKE: &[[char; 3]] = &[
    ['a', 'а', ' '],
    ['c', 'с', ' '],
    ['e', 'е', ' '],
    ['o', 'о', 'օ'],
    ['p', 'р', ' '],
    ['x', 'х', ' '],
    ['y', 'у', ' '],
    ['k', 'к', ' '],
    ['m', 'м', ' '],
    ['t', 'т', ' '],
    ['h', 'н', 'հ'],
    ['u', ' ', 'ս'],
    ['n', ' ', 'ո'],
    ['i', 'і', ' '],
    ['j', 'ј', ' '],
    ['b', 'в', ' '],
    ['s', 'ѕ', ' '],
    ['g', ' ', 'ց'],
];

fn between(c: char, list: &[(u32, u32)]) -> bool {
    let n = u32::from(c);
    list.iter().any(|(low, high)| n >= *low && n <= *high)
}

/// UTF-8 once read as Latin-1 is read rightly again; anything else stays.
pub fn repair(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    for c in text.chars() {
        let n = WESTERN.chars().position(|w| w == c).map_or(u32::from(c), |at| 0x80 + at as u32);
        let Ok(byte) = u8::try_from(n) else { return text.to_owned() };
        bytes.push(byte);
    }
    if bytes.is_ascii() { text.to_owned() } else { String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned()) }
}

/// Folded characters, case kept: marks gone, digits and letters in one form. `spanish` keeps ñ.
pub fn clean(text: &str, spanish: bool) -> Vec<char> {
    let used = text.chars().map(|c| {
        if c == '\u{b4}' {
            '\''
        } else if between(c, USED) {
            c
        } else {
            ' '
        }
    });
    let mut out: Vec<char> = Vec::with_capacity(text.len());
    for c in used.nfkd() {
        let last = out.last().copied();
        match (c, last) {
            ('\u{306}', Some('и')) => replace_last(&mut out, 'й'),
            ('\u{306}', Some('И')) => replace_last(&mut out, 'Й'),
            ('\u{303}', Some('n' | 'N')) if spanish => replace_last(&mut out, 'ñ'),
            _ if between(c, MARKS) => {}
            _ => out.push(same(c)),
        }
    }
    out
}

fn replace_last(out: &mut [char], by: char) {
    if let Some(last) = out.last_mut() {
        *last = by;
    }
}

fn same(c: char) -> char {
    match c {
        '\u{660}'..='\u{669}' => char::from(b'0' + (u32::from(c) - 0x660) as u8),
        '\u{6f0}'..='\u{6f9}' => char::from(b'0' + (u32::from(c) - 0x6f0) as u8),
        '\u{2010}'..='\u{2015}' | '֊' | '−' => '-',
        'ي' | 'ى' | 'ې' => 'ی',
        'ك' => 'ک',
        'ة' | 'ہ' | 'ھ' | 'ە' => 'ه',
        'ٱ' => 'ا',
        'ı' => 'i',
        '։' | '٫' | '۔' => '.',
        '٬' | '،' => ',',
        _ => c,
    }
}

/// The script of a folded letter in lower case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Script {
    None,
    Latin,
    Cyrillic,
    Armenian,
    Arabic,
    Digit,
}

/// The script of a folded character in lower case.
pub fn script(c: char) -> Script {
    match c {
        'a'..='z' => Script::Latin,
        '\u{f7}' => Script::None,
        '\u{df}'..='\u{24f}' => Script::Latin,
        '\u{430}'..='\u{4ff}' => Script::Cyrillic,
        '\u{561}'..='\u{587}' => Script::Armenian,
        '\u{620}'..='\u{64a}' | '\u{66e}'..='\u{6d3}' | '\u{6d5}' | '\u{6ee}'..='\u{6ef}' | '\u{6fa}'..='\u{6ff}' | '\u{750}'..='\u{77f}' => Script::Arabic,
        '0'..='9' => Script::Digit,
        _ => Script::None,
    }
}

/// The script a word begins with.
pub fn script_of(word: &str) -> Script {
    word.chars().next().map_or(Script::None, script)
}

/// A character in lower case; the few that become several stay several.
pub fn lower(c: char) -> String {
    c.to_lowercase().collect()
}

/// Text in lower case, character by character.
pub fn lower_all(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).collect()
}

/// A word of mixed scripts in the script of most of its letters.
fn alike(word: &[char]) -> String {
    const SCRIPTS: [Script; 3] = [Script::Latin, Script::Cyrillic, Script::Armenian];
    let count = SCRIPTS.map(|s| word.iter().filter(|c| script(**c) == s).count());
    let mut most = 0;
    for s in 1..3 {
        if count[s] > count[most] {
            most = s;
        }
    }
    if count[most] == word.len() {
        return word.iter().collect();
    }
    word.iter().map(|c| ALIKE.iter().find(|row| *c != ' ' && row.contains(c) && row[most] != ' ').map_or(*c, |row| row[most])).collect()
}

fn is_zero(c: char) -> bool {
    matches!(c, '0' | 'o' | 'о' | 'օ')
}

/// The words of folded characters: letters or digits in a row; a square of the board and castling are words too.
pub fn words(chars: &[char]) -> Vec<String> {
    let list: Vec<char> = chars.iter().map(|c| single_lower(*c)).collect();
    let kind = |i: usize| list.get(i).map_or(Script::None, |c| script(*c));
    let free = |i: usize| i == 0 || kind(i - 1) == Script::None;
    let mut out = Vec::new();
    let mut i = 0;
    while i < list.len() {
        let s = kind(i);
        if s == Script::None {
            i += 1;
            continue;
        }
        if is_zero(list[i]) && free(i) {
            let (mut j, mut n) = (i, 1);
            while n < 3 && list.get(j + 1) == Some(&'-') && list.get(j + 2).is_some_and(|c| is_zero(*c)) {
                j += 2;
                n += 1;
            }
            if n > 1 && kind(j + 1) == Script::None {
                out.push("0".repeat(n));
                i = j + 1;
                continue;
            }
        }
        let next_is_rank = list.get(i + 1).is_some_and(|c| ('1'..='8').contains(c));
        if let (Some(file), Some(rank)) = (file(list[i]), list.get(i + 1))
            && next_is_rank
            && free(i)
            && kind(i + 2) == Script::None
        {
            out.push([file, *rank].iter().collect());
            i += 2;
            continue;
        }
        let start = i;
        let alone = matches!(s, Script::Digit | Script::Arabic);
        let belongs = |k: Script| if alone { k == s } else { (Script::Latin..=Script::Armenian).contains(&k) };
        while i < list.len() && belongs(kind(i)) {
            i += 1;
        }
        let word = &list[start..i];
        out.push(if alone { word.iter().collect() } else { alike(word).replace("եւ", "եվ") });
    }
    out
}

/// A folded character in lower case; none of those used becomes several.
pub fn single_lower(c: char) -> char {
    let mut all = c.to_lowercase();
    match (all.next(), all.next()) {
        (Some(one), None) => one,
        _ => c,
    }
}

/// The file of the board a letter stands for, on a Cyrillic keyboard too.
pub fn file(letter: char) -> Option<char> {
    match letter {
        'a'..='h' => Some(letter),
        'а' => Some('a'),
        'б' => Some('b'),
        'с' | 'ц' => Some('c'),
        'д' => Some('d'),
        'е' => Some('e'),
        'ф' => Some('f'),
        'г' => Some('g'),
        'х' => Some('h'),
        _ => None,
    }
}

/// Whether a word is a square of the board.
pub fn is_square(word: &str) -> bool {
    matches!(word.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
}

/// Whether a word is a number.
pub fn is_digits(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit())
}
