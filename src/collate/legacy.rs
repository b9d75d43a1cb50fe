//! Old encodings, and letters that were read in the wrong one: read where the letters leave no doubt, else named.

use encoding_rs::{Encoding, IBM866, ISO_8859_5, KOI8_R, WINDOWS_1251, WINDOWS_1252, WINDOWS_1256};

/// What bytes that are not UTF-8 are.
pub(super) enum Guess {
    /// Text in this encoding.
    Text(String, &'static str),
    /// An encoding that is not read here.
    Named(&'static str),
    /// Neither.
    None,
}

/// How much of a file is looked at.
const LOOK: usize = 64 * 1024;

/// UTF-16 without a mark at its start: the reader of its units, seen from the zeros at every other byte.
pub(super) fn unmarked(bytes: &[u8]) -> Option<fn([u8; 2]) -> u16> {
    let start = &bytes[..bytes.len().min(4096)];
    if start.len() < 16 || !bytes.len().is_multiple_of(2) {
        return None;
    }
    // Spaces, digits and stops have a zero in their upper byte in any language.
    let zeros = |from: usize| start.iter().skip(from).step_by(2).filter(|b| **b == 0).count() * 100 / (start.len() / 2);
    let low = |from: usize| start.iter().skip(from).step_by(2).filter(|b| **b < 0x20).count() * 100 / (start.len() / 2);
    match (zeros(0), zeros(1)) {
        (0, odd) if odd >= 8 && low(1) >= 90 => Some(u16::from_le_bytes),
        (even, 0) if even >= 8 && low(0) >= 90 => Some(u16::from_be_bytes),
        _ => None,
    }
}

/// Bytes that are not UTF-8 in one of the encodings of single bytes.
pub(super) fn single_byte(bytes: &[u8]) -> Guess {
    let look = &bytes[..bytes.len().min(LOOK)];
    let high = look.iter().filter(|b| **b >= 0x80).count();
    // Whole letters of UTF-8 among them: several encodings in one file. Among letters of another script than ours one or two come about by chance.
    let latin = look.iter().filter(|b| b.is_ascii_alphabetic()).count();
    let least = if latin > high { 1 } else { 3 };
    let runs = look.utf8_chunks().flat_map(|c| c.valid().split(|c: char| c.is_ascii()));
    let whole: usize = runs.filter(|run| run.chars().count() >= least).map(str::len).sum();
    if high < 12 {
        return Guess::None;
    }
    // Armenian in ARMSCII-8: small letters are the odd bytes from B3 to FD, capitals the even ones.
    let armenian = look.iter().filter(|b| (0xb2..=0xfd).contains(*b)).count();
    let small = look.iter().filter(|b| (0xb3..=0xfd).contains(*b) && **b % 2 == 1).count();
    if latin * 2 < high && armenian * 100 >= high * 95 && small * 100 >= armenian * 90 {
        return Guess::Named("ARMSCII-8");
    }
    if whole * 10 > high {
        return Guess::None;
    }
    let decoded = |encoding: &'static Encoding| encoding.decode_without_bom_handling(bytes).0.into_owned();
    let common = |text: &str, letters: &str| {
        let found = text.chars().take(LOOK).filter(|c| letters.contains(*c)).count();
        found * 100 / text.chars().take(LOOK).filter(|c| !c.is_ascii()).count().max(1)
    };
    let candidates: [(&'static Encoding, &str, usize); 6] = [
        // The letters that make up most of a text: a file read in another encoding hits few of them.
        (WINDOWS_1251, "оеаинтсрвлкмдпу", 70),
        (KOI8_R, "оеаинтсрвлкмдпу", 70),
        (ISO_8859_5, "оеаинтсрвлкмдпу", 70),
        (IBM866, "оеаинтсрвлкмдпу", 70),
        // The Arabic letters that stand for Persian ones there.
        (WINDOWS_1256, "اینرتمهدبشوکسل\u{200c}یيىك", 55),
        (WINDOWS_1252, "áéíóúñüÁÉÍÓÚÑ¿¡«»ºª“”‘’–—… ", 90),
    ];
    let best = candidates.into_iter().map(|(e, letters, least)| (e, decoded(e), letters, least)).map(|(e, text, letters, least)| {
        let share = common(&text, letters);
        (share.saturating_sub(least) * usize::from(share >= least) + usize::from(share >= least), e, text)
    });
    match best.max_by_key(|(score, ..)| *score) {
        Some((score, encoding, text)) if score > 0 => Guess::Text(text, encoding.name()),
        _ => Guess::None,
    }
}

/// What a text was before it was read in a wrong encoding, with the first line where that shows; none where its letters make sense.
pub(super) fn garbled(text: &str) -> Option<(&'static str, u32)> {
    let sample: String = text.chars().take(LOOK).collect();
    let foreign = sample.chars().filter(|c| !c.is_ascii() && c.is_alphabetic()).count();
    if foreign < 40 {
        return None;
    }
    let line = || text.lines().position(|l| l.chars().filter(|c| !c.is_ascii() && c.is_alphabetic()).count() > 3).map_or(1, |i| i as u32 + 1);
    // UTF-8 read as single bytes: turned back, it is UTF-8 again.
    for encoding in [None, Some(WINDOWS_1251), Some(WINDOWS_1252), Some(WINDOWS_1256)] {
        let (mut good, mut bad) = (0, 0);
        for word in sample.split([' ', '\n']).filter(|w| !w.is_ascii()).take(400) {
            let bytes = match encoding {
                // Byte for byte.
                None => word.chars().map(|c| u8::try_from(u32::from(c)).ok()).collect::<Option<Vec<u8>>>(),
                Some(encoding) => Some(encoding.encode(word)).filter(|(_, _, lost)| !lost).map(|(bytes, ..)| bytes.into_owned()),
            };
            match bytes.as_deref().map(std::str::from_utf8) {
                Some(Ok(back)) if back.chars().count() < word.chars().count() => good += 1,
                _ => bad += 1,
            }
        }
        if good > 20 && good > bad * 2 {
            return Some(("UTF-8", line()));
        }
    }
    // Armenian of single bytes read as Latin: hardly a letter but accented ones.
    let accented = sample.chars().filter(|c| ('\u{b2}'..='\u{fd}').contains(c)).count();
    let odd = sample.chars().filter(|c| ('\u{b3}'..='\u{fd}').contains(c) && u32::from(*c) % 2 == 1).count();
    let plain = sample.chars().filter(char::is_ascii_alphabetic).count();
    if accented * 10 > foreign * 9 && accented > plain && odd * 10 > accented * 9 {
        return Some(("ARMSCII-8", line()));
    }
    // Cyrillic of single bytes read as Latin.
    let cyrillic = sample.chars().filter(|c| ('\u{c0}'..='\u{ff}').contains(c)).count();
    (cyrillic * 10 > foreign * 9 && cyrillic > plain).then(|| ("Windows-1251", line()))
}
