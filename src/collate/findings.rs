//! The findings of a text that has been read.

use std::collections::BTreeSet;

use super::align::edition_word;
use super::compare::{Difference, compare, likeness};
use super::edition::{Fit, covered, fit};
use super::expect::{Expect, Structure};
use super::misprint::{self, Slip, Vocabulary};
use super::numbering::Number;
use super::reading::Reading;
use super::report::{Candidate, Finding, Gravity, Report, What, Word};
use super::split::Provision;
use super::{TIE, Text, align, flood};
use crate::model::Role;

/// The report on a text; `wanted` is the edition to compare with, where the user named one.
pub(super) fn report(text: &Text, wanted: Option<usize>) -> Report {
    let structure = &text.structure;
    let ids = &structure.book.content.editions;
    let name = |edition: usize| edition_word(structure, edition);
    let mut findings = Vec::new();
    findings.extend(text.encoding.map(|e| Finding::new("C017", Gravity::Notice).with("encoding", e)));
    findings.extend(text.others.iter().map(|(line, n, language)| {
        let name = structure.book.languages.get(language).map_or(language.clone(), |l| l.about.name.clone());
        Finding::new("C019", Gravity::Notice).at(*line).with("count", count(*n)).with("language", name)
    }));
    for (line, words) in &text.foreign {
        let shown: String = words.chars().take(80).collect();
        findings.push(Finding::new("C026", Gravity::Notice).at(*line).with("text", shown));
    }
    if text.provisions.len() < 2 {
        return no_laws(text, findings);
    }
    let provisions: Vec<Provision> = text.provisions.iter().map(|(p, _)| p.clone()).collect();
    let articles = covered(structure, &provisions);
    let fits = if articles.is_empty() { Vec::new() } else { fit(structure, &text.provisions, &articles) };
    let best = match wanted {
        Some(edition) => fits.iter().find(|f| f.edition == edition),
        // Of editions that fit alike, the one that least speaks against.
        None => fits.iter().take_while(|f| fits.first().is_some_and(|top| f.score > top.score - TIE)).min_by(|a, b| a.weight().total_cmp(&b.weight())),
    };
    let mut tied: Vec<usize> = Vec::new();
    let mut evidence = Vec::new();
    if let (Some(best), Some(top)) = (best, fits.first()) {
        tied = fits.iter().filter(|f| f.score > top.score - TIE).map(|f| f.edition).collect();
        tied.sort_unstable();
        if best.score < top.score - TIE {
            findings.push(Finding::new("C012", Gravity::Warning).with("edition", name(best.edition)).with("better", name(top.edition)));
            tied = vec![best.edition];
        }
        evidence = why(structure, &text.provisions, &fits, best, &tied, &articles);
        if tied.len() > 1 {
            let names = tied.iter().map(|e| ids.id(*e).to_owned()).collect();
            let list: Vec<String> = articles.iter().map(ToString::to_string).collect();
            findings.push(
                Finding::new("C011", Gravity::Notice)
                    .with("editions", Word::Editions(names))
                    .with("articles", Word::Provisions(list))
                    .with("differ", Word::Provisions(differ(structure, &tied, &articles))),
            );
        }
    } else if !text.provisions.is_empty() {
        findings.push(Finding::new("C013", Gravity::Notice));
    }
    findings.extend(align::order(structure, &text.provisions, best));
    if let Some(best) = best {
        let swapped = align::swapped(structure, &text.provisions, best.edition);
        let unsure = half_known(structure, &text.provisions, best, &articles);
        findings.retain(|f: &Finding| f.code != "C020" || !f.clause.as_deref().and_then(Number::parse).is_some_and(|n| unsure.contains(&n.article())));
        for article in &unsure {
            let line = text.provisions.iter().find(|(p, _)| p.number.article() == *article).map_or(0, |(p, _)| p.line);
            findings.push(Finding::new("C018", Gravity::Notice).at(line).of(article, &[]).with("edition", name(best.edition)));
        }
        for (provision, said) in text.provisions.iter().filter(|(p, _)| articles.contains(&p.number.article()) && !unsure.contains(&p.number.article())) {
            one(structure, provision, said, best, &swapped, &mut findings);
        }
        findings.extend(swapped);
        findings.extend(deviations(structure, best.edition, &text.provisions));
    }
    cut_short(text, best, &mut findings);
    words(text, best, &mut findings);
    let printed: Vec<&Number> = text.provisions.iter().map(|(p, _)| &p.number).collect();
    findings.sort_by_key(|f| f.line);
    findings = flood::condense(findings, &printed, wanted.is_none());
    findings.sort_by(|a, b| a.line.cmp(&b.line).then(a.severity.cmp(&b.severity)).then(a.code.cmp(b.code)));
    Report {
        what: What::Laws,
        language: text.language.clone(),
        edition: best.map(|b| ids.id(b.edition).to_owned()),
        editions: tied.iter().map(|e| ids.id(*e).to_owned()).collect(),
        candidates: fits.iter().map(|f| Candidate { id: ids.id(f.edition).to_owned(), score: (f.score * 100.0).round() / 100.0 }).collect(),
        evidence,
        provisions: text.provisions.iter().map(|(p, _)| p.number.to_string()).collect(),
        findings,
    }
}

/// Articles of which an edition's encoding knows too little for saying what a text ought to have: all editions but one are encoded only where they differ.
fn half_known(structure: &Structure, provisions: &[(Provision, Reading)], fit: &Fit, articles: &BTreeSet<Number>) -> BTreeSet<Number> {
    let content = &structure.book.content;
    if content.editions.index(&content.scope.edition.value) == Some(fit.edition) {
        return BTreeSet::new();
    }
    let unknown = |n: &Number| structure.clauses(fit.edition, n).is_empty() && !fit.renumbered.contains_key(n) && !structure.has(fit.edition, n);
    let much = |article: &&Number| {
        let printed: Vec<&Number> = provisions.iter().map(|(p, _)| &p.number).filter(|n| n.article() == **article).collect();
        printed.iter().filter(|n| unknown(n)).count() * 12 > printed.len()
    };
    articles.iter().filter(much).cloned().collect()
}

fn no_laws(text: &Text, mut findings: Vec<Finding>) -> Report {
    let reader = text.structure.reader();
    let sections: Vec<String> = reader.map(|r| r.cues.sections.iter().map(|s| spaceless(s)).collect()).unwrap_or_default();
    let headed = text.plain.lines().filter(|l| sections.contains(&spaceless(l))).count();
    let what = if headed >= 2 { What::GlossaryEntry } else { What::Other };
    findings.push(Finding::new(if headed >= 2 { "C010" } else { "C014" }, Gravity::Warning));
    Report {
        what,
        language: text.language.clone(),
        edition: None,
        editions: Vec::new(),
        candidates: Vec::new(),
        evidence: Vec::new(),
        provisions: text.provisions.iter().map(|(p, _)| p.number.to_string()).collect(),
        findings,
    }
}

fn spaceless(text: &str) -> String {
    super::words::fold(text).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Why this edition and no other: what the runner-up gets wrong.
fn why(structure: &Structure, provisions: &[(Provision, Reading)], fits: &[Fit], best: &Fit, tied: &[usize], articles: &BTreeSet<Number>) -> Vec<Finding> {
    let name = |edition: usize| edition_word(structure, edition);
    let of = provisions.iter().filter(|(p, _)| articles.contains(&p.number.article())).count();
    let mut out = vec![
        Finding::new("evidence-numbers", Gravity::Notice).with("known", count(best.numbers_known)).with("of", count(of)).with("edition", name(best.edition)),
    ];
    for mark in &best.marks {
        out.push(Finding::new("evidence-words", Gravity::Notice).with("text", mark.as_str()).with("edition", name(best.edition)));
    }
    for other in fits.iter().filter(|f| !tied.contains(&f.edition)).take(3) {
        let edition = name(other.edition);
        if other.numbers_known < best.numbers_known || !other.missing.is_empty() {
            out.push(
                Finding::new("evidence-numbers", Gravity::Notice)
                    .with("known", count(other.numbers_known))
                    .with("of", count(of))
                    .with("edition", edition.clone()),
            );
            if !other.missing.is_empty() {
                out.push(
                    Finding::new("evidence-missing", Gravity::Notice)
                        .with("edition", edition.clone())
                        .with("missing", Word::Provisions(other.missing.iter().map(ToString::to_string).collect())),
                );
            }
        }
        for (number, difference) in other.against.iter().filter(|d| !best.against.contains(d) && d.1.weight() >= 1.0).take(4) {
            let code = match difference {
                Difference::NumberSurplus(..) => "evidence-number",
                Difference::NumberMissing(..) => "evidence-no-number",
                Difference::CiteSurplus(..) => "evidence-cite",
                _ => "evidence-no-cite",
            };
            let said = match difference {
                Difference::NumberSurplus(n, u, _) => Word::Amounts(vec![(*n, u.clone().unwrap_or_default())]),
                Difference::NumberMissing(n, u) => Word::Amounts(vec![(*n, u.clone())]),
                Difference::CiteSurplus(n, _) | Difference::CiteMissing(n) => n.into(),
                _ => continue,
            };
            let finding = Finding::new(code, Gravity::Notice).of(number, &[]).with("said", said).with("edition", edition.clone());
            if !out.contains(&finding) {
                out.push(finding);
            }
        }
    }
    out
}

/// In what the tied editions differ within these articles.
fn differ(structure: &Structure, tied: &[usize], articles: &BTreeSet<Number>) -> Vec<String> {
    let numbers: Vec<BTreeSet<&Number>> = tied.iter().map(|e| structure.printed(*e).filter(|n| articles.contains(&n.article())).collect()).collect();
    let mut out: Vec<String> = Vec::new();
    for set in &numbers {
        for number in set.iter().filter(|n| !numbers.iter().all(|s| s.contains(**n))) {
            let shown = number.to_string();
            if !out.contains(&shown) {
                out.push(shown);
            }
        }
    }
    out
}

fn count(n: usize) -> Word {
    Word::Count(n as i64)
}

/// The findings of one provision.
fn one(structure: &Structure, provision: &Provision, said: &Reading, fit: &Fit, swapped: &[Finding], out: &mut Vec<Finding>) {
    let edition = fit.edition;
    let number = &provision.number;
    if structure.clauses(edition, number).is_empty() && !fit.renumbered.contains_key(number) {
        if !structure.has(edition, number) {
            out.push(Finding::new("C028", Gravity::Warning).at(provision.line).of(number, &[]).with("edition", edition_word(structure, edition)));
        }
        return;
    }
    let expect = fit.expect(structure, number);
    let differences = compare(said, &expect);
    // Under another's number everything differs; that is said once.
    if swapped.iter().any(|f| f.clause.as_deref() == Some(&number.to_string())) {
        return;
    }
    for (term, twin) in expect
        .terms
        .iter()
        .filter_map(|t| Some((t, structure.book.content.terms.iter().find(|c| c.id.value == *t)?)))
        .flat_map(|(t, c)| c.twins.iter().map(move |w| (t, &w.value)))
    {
        // Our own text may speak of both, and a term within the name of another is that other.
        let ours = expect.own.as_ref().is_none_or(|own| own.terms.contains_key(twin) || !own.terms.contains_key(term)) || term.contains(twin.as_str());
        if let Some(at) = said.terms.get(twin).filter(|_| !ours && !said.terms.contains_key(term) && !expect.terms.contains(twin)) {
            let terms = |id: &String| Word::Terms(vec![id.clone()]);
            out.push(
                Finding::new("C038", Gravity::Notice)
                    .at(provision.line_at(*at))
                    .of(number, &expect.clauses)
                    .with("said", terms(twin))
                    .with("expected", terms(term)),
            );
        }
    }
    if let Some(other) = elsewhere(structure, said, edition, &expect, &differences) {
        let (other, here) = (edition_word(structure, other), edition_word(structure, edition));
        out.push(Finding::new("C040", Gravity::Warning).at(provision.line).of(number, &expect.clauses).with("edition", other).with("here", here));
    }
    for difference in differences {
        let finding = |code, gravity| Finding::new(code, gravity).of(number, &expect.clauses);
        let place = |at: usize| provision.line_at(at);
        let wanted = || Word::Amounts(expect.numbers.iter().cloned().collect());
        let most = |places: usize, at: usize| (Word::Count(places as i64), Word::Count(at as i64));
        out.push(match difference {
            Difference::NumberSurplus(n, unit, at) => {
                let said = Word::Amounts(vec![(n, unit.unwrap_or_default())]);
                // Where the provision counts nothing there is nothing to expect.
                if expect.numbers.is_empty() {
                    finding("C046", Gravity::Error).at(place(at)).with("said", said)
                } else {
                    finding("C030", Gravity::Error).at(place(at)).with("said", said).with("expected", wanted())
                }
            }
            Difference::NumberMissing(n, unit) => finding("C031", Gravity::Error).at(provision.line).with("said", Word::Amounts(vec![(n, unit)])),
            Difference::CiteSurplus(n, at) => {
                let refs: Vec<String> = expect.refs.iter().filter_map(|r| r.first()).map(ToString::to_string).collect();
                if refs.is_empty() {
                    finding("C047", Gravity::Error).at(place(at)).with("number", &n)
                } else {
                    finding("C032", Gravity::Error).at(place(at)).with("number", &n).with("expected", Word::Provisions(refs))
                }
            }
            Difference::CiteMissing(n) => finding("C033", Gravity::Warning).at(provision.line).with("number", &n),
            Difference::Force(force, at) => {
                let told = finding("C034", Gravity::Error).at(place(at)).with("said", Word::Forces(vec![force]));
                match expect.modality.get(&force) {
                    None => told.with("expected", Word::Forces(expect.modality.keys().copied().collect())),
                    Some(n) => {
                        let (times, allowed) = most(said.modality.get(&force).map_or(0, Vec::len), *n);
                        Finding { code: "C044", ..told }.with("times", times).with("most", allowed)
                    }
                }
            }
            Difference::Role(role, at) => {
                let told = finding("C035", Gravity::Error).at(place(at)).with("said", Word::Roles(vec![role]));
                match expect.roles.get(&role) {
                    None => told.with("expected", Word::Roles(expect.roles.keys().copied().collect())),
                    Some(n) => {
                        let (times, allowed) = most(said.roles.get(&role).map_or(0, Vec::len), *n);
                        Finding { code: "C045", ..told }.with("times", times).with("most", allowed)
                    }
                }
            }
            Difference::Alone(role, at) => {
                finding("C048", Gravity::Error).at(place(at)).with("said", Word::Roles(vec![role])).with("expected", Word::Roles(vec![Role::Player]))
            }
            Difference::RoleMissing(Role::Opponent) => finding("C036", Gravity::Notice).at(provision.line).with("role", Word::Roles(vec![Role::Opponent])),
            Difference::RoleMissing(role) => finding("C037", Gravity::Notice).at(provision.line).with("role", Word::Roles(vec![role])),
        });
    }
}

/// Another edition whose wording of the same clauses fits clearly better.
fn elsewhere(structure: &Structure, said: &Reading, edition: usize, expect: &Expect, differences: &[Difference]) -> Option<usize> {
    let content = &structure.book.content;
    let score = |differences: &[Difference], expect: &Expect| 3.0 * likeness(said, expect) - differences.iter().map(Difference::weight).sum::<f32>();
    let here = score(differences, expect);
    let clauses: Vec<_> = expect.clauses.iter().filter_map(|id| content.clause(id)).collect();
    let keys = |e: usize| clauses.iter().map(|c| c.text_key(&content.editions, e)).collect::<Vec<_>>();
    let mut best: Option<(f32, usize)> = None;
    for other in (0..content.editions.all().len()).filter(|e| *e != edition) {
        let whole = clauses.iter().all(|c| !c.printed(&content.editions, other).is_empty());
        let Some(number) = clauses.iter().find_map(|c| c.printed(&content.editions, other).first()).and_then(|n| Number::parse(n)) else { continue };
        let there = structure.expect(other, &number);
        // Worded alike they are no other wording, whatever else stands under their number there.
        if keys(other) == keys(edition) && structure.expect_clauses(other, &clauses).numbers == expect.numbers {
            continue;
        }
        let found = score(&compare(said, &there), &there);
        // Our own words of the other edition, all but exactly: they were pasted.
        let words = super::compare::wording(said, &there).zip(super::compare::wording(said, expect));
        let exact = words.is_some_and(|(t, h)| t > 0.97 && t > h + 0.01);
        // Our own words of this edition are of this edition.
        if !exact && words.is_some_and(|(_, h)| h > 0.97) {
            continue;
        }
        let told = super::compare::distinct(said, expect, &there);
        if (exact || told) && best.is_none_or(|(b, _)| found > b) {
            best = Some((found, other));
        }
        if whole && found > here + if differences.is_empty() { 0.7 } else { 0.8 } && best.is_none_or(|(b, _)| found > b) {
            best = Some((found, other));
        }
    }
    best.map(|(_, e)| e)
}

/// In what a national edition departs from its base: what the structure declares, for the clauses that the text has.
fn deviations(structure: &Structure, edition: usize, provisions: &[(Provision, Reading)]) -> Vec<Finding> {
    let content = &structure.book.content;
    let about = &content.editions.all()[edition];
    let Some(base) = about.base.as_ref().filter(|_| !about.deviates.is_empty()) else { return Vec::new() };
    let base_index = content.editions.index(&base.value);
    let mut out = Vec::new();
    for clause in about.deviates.iter().filter_map(|d| content.clause(&d.value)) {
        for number in clause.printed(&content.editions, edition) {
            let Some(number) = Number::parse(number) else { continue };
            let Some((provision, said)) = provisions.iter().find(|(p, _)| p.number == number) else { continue };
            let ours = |e: usize| Word::Own(clause.text_key(&content.editions, e), e);
            let mut finding = Finding::new("C041", Gravity::Notice)
                .at(provision.line)
                .of(&number, std::slice::from_ref(&clause.id.value))
                .with("base", Word::Editions(vec![base.value.clone()]));
            if let Some(base) = base_index {
                finding = finding.with("here", ours(edition)).with("there", ours(base));
                out.push(finding);
                let cites: BTreeSet<&Number> = said.cites.iter().filter_map(|(n, _)| n.first()).collect();
                let base_expect = structure.expect_clauses(base, &[clause]);
                let other: Vec<String> = cites.iter().filter(|n| !base_expect.refs.iter().flatten().any(|r| r == **n)).map(ToString::to_string).collect();
                if !other.is_empty() && !out.iter().any(|f: &Finding| f.code == "C042" && f.clause.as_deref() == Some(&number.to_string())) {
                    out.push(
                        Finding::new("C042", Gravity::Notice)
                            .at(provision.line)
                            .of(&number, &[])
                            .with("base", Word::Editions(about.base.iter().map(|b| b.value.clone()).collect()))
                            .with("cites", Word::Provisions(other)),
                    );
                }
            }
        }
    }
    out
}

/// Words that join the items of a list.
const JOINING: &[&str] = &["and", "or", "и", "или", "либо", "և", "կամ", "y", "e", "o", "u", "و", "یا"];

/// Whether a text ends as sentences and headings of lists do.
fn stops(text: &str) -> bool {
    text.trim_end().ends_with(['.', '!', '?', ':', ';', '։', '\u{2024}', '۔', ')', '»', '”', '"', '…', '؛', '؟'])
}

/// Whether a text ends with an article's word and its number.
fn cites_last(reader: &super::reading::Reader, end: &str) -> bool {
    let mut words = end.rsplit(char::is_whitespace);
    let number = words.next().is_some_and(|n| Number::parse(n).is_some());
    number && words.next().is_some_and(|w| reader.is_article(w))
}

/// Provisions that break off: at a comma or a word that must be followed by another, where no sibling goes on; or much shorter than ours.
fn cut_short(text: &Text, best: Option<&Fit>, out: &mut Vec<Finding>) {
    let Some(reader) = text.structure.reader() else { return };
    let small: BTreeSet<String> = reader.cues.open.iter().map(|w| super::words::fold(w)).collect();
    let length = |number: &Number| {
        // A part of a provision under a number of its own is not as long as the whole.
        let editions = &text.structure.book.content.editions;
        let shared = |b: &Fit| text.structure.clauses(b.edition, number).iter().any(|c| c.printed(editions, b.edition).len() > 1);
        let best = best.filter(|b| (text.structure.prints(b.edition, number) && !shared(b)) || b.renumbered.contains_key(number))?;
        let expect = best.expect(&text.structure, number);
        if expect.caption { None } else { expect.own.as_ref().map(|o| o.length as f32) }
    };
    let mut ratios: Vec<f32> = text.provisions.iter().filter_map(|(p, said)| Some(said.length as f32 / length(&p.number)?)).collect();
    ratios.sort_by(f32::total_cmp);
    let usual = ratios.get(ratios.len() / 2).copied();
    let last_word = |text: &str| text.trim_end().rsplit(|c: char| !super::words::is_word(c)).next().map(super::words::fold).unwrap_or_default();
    // Ends that a list gives its items, besides stops.
    let listed = |p: &Provision| p.text.trim_end().ends_with([',', '،']) || JOINING.contains(&last_word(&p.text).as_str());
    let heading = |p: &Provision| best.is_some_and(|b| b.expect(&text.structure, &p.number).caption);
    let bare = |p: &Provision, said: &Reading| said.length > 3 && !stops(&p.text) && !listed(p) && !heading(p);
    // Where every other provision of a level ends with a stop, one without has lost it, and perhaps more.
    let bare_ones = text.provisions.iter().filter(|(p, said)| bare(p, said)).count();
    let few_bare = bare_ones <= 2 + text.provisions.len() / 60;
    // Where some do so, one that is much shorter than the others, measured by ours, has lost words.
    let some_bare = bare_ones * 4 <= text.provisions.len();
    for (i, (provision, said)) in text.provisions.iter().enumerate() {
        let next = text.provisions.get(i + 1).map(|(p, _)| &p.number);
        let goes_on = next.is_some_and(|n| n.under(&provision.number) || (n.depth() > 1 && n.parent() == provision.number.parent()));
        let end = provision.text.trim_end();
        let last = last_word(end);
        // The letter of a citation is no word, and a citation at the end is whole without a stop.
        let cites = cites_last(reader, end);
        let open = end.ends_with([',', '،', '-', '–', '(']) || (!cites && !last.is_empty() && small.contains(&last));
        let siblings = |p: &Provision| p.number != provision.number && p.number.parent() == provision.number.parent();
        let own = length(&provision.number);
        let shorter = |share: f32, least: f32| usual.zip(own).is_some_and(|(usual, own)| own >= least && (said.length as f32) < own * usual * share);
        let alone = bare(provision, said) && !text.provisions.iter().any(|(p, s)| siblings(p) && bare(p, s));
        // A text that stops in the middle may be two thirds of what it ought to be; one that ends a sentence there must lack more.
        let mut lost = bare(provision, said) && (few_bare && (alone || shorter(0.7, 6.0)) || some_bare && shorter(0.6, 12.0));
        let short = shorter(if stops(end) { 0.4 } else { 0.5 }, 12.0);
        // The last word of a list's item may well leave more to the next one than ours do.
        let joins = goes_on && JOINING.contains(&last.as_str()) && !shorter(0.4, 12.0);
        let below = next.is_some_and(|n| n.under(&provision.number));
        let shown = end.ends_with('՝') && !shorter(0.7, 6.0) || provision.shows;
        let leads_in = end.ends_with(':') || shown || below && (end.ends_with('՝') || stops(end) || said.length <= 3);
        // An item of a list may end with a comma or its last conjunction.
        // Where no other ends so, a comma is no item's end unless nothing is lost.
        let among = text.provisions.iter().any(|(p, _)| siblings(p) && listed(p));
        let item = (below && !short)
            || joins
            || goes_on && listed(provision) && !short && (!shorter(0.75, 12.0) || among && !shorter(0.6, 20.0))
            || goes_on && end.ends_with([';', '؛']);
        lost &= !cites;
        // Words that lead in items need no stop.
        lost &= !open && !leads_in && (!below || shorter(0.7, 12.0));
        if (short && !leads_in && !item) || (open && !item) || lost {
            let ids = best.map(|b| text.structure.expect(b.edition, &provision.number).clauses.clone()).unwrap_or_default();
            let mut tail: Vec<&str> = provision.text.split_whitespace().rev().take(4).collect();
            tail.reverse();
            out.push(
                Finding::new("C025", Gravity::Warning).at(provision.line_at(provision.text.len())).of(&provision.number, &ids).with("text", tail.join(" ")),
            );
        }
    }
}

/// Misprints and terms.
fn words(text: &Text, best: Option<&Fit>, out: &mut Vec<Finding>) {
    let structure = &text.structure;
    let Some(reader) = structure.reader() else { return };
    let ids = |n: &Number| best.map(|b| structure.expect(b.edition, n).clauses.clone()).unwrap_or_default();
    let mut wrong: BTreeSet<(usize, usize)> = BTreeSet::new();
    for (i, (provision, said)) in text.provisions.iter().enumerate() {
        for (term, words, plainly, at) in &said.departures {
            let accepted = reader.cues.terms.get(term).and_then(|s| s.say.first()).map(|s| s.replace('*', "")).unwrap_or_default();
            let (code, gravity) = if *plainly { ("C061", Gravity::Warning) } else { ("C060", Gravity::Notice) };
            wrong.insert((i, *at));
            out.push(
                Finding::new(code, gravity)
                    .at(provision.line_at(*at))
                    .of(&provision.number, &ids(&provision.number))
                    .with("text", words.as_str())
                    .with("accepted", accepted)
                    .with("term", Word::Terms(vec![term.clone()])),
            );
        }
    }
    for (provision, _) in &text.provisions {
        for (at, _) in provision
            .text
            .match_indices([' '])
            .filter(|(at, _)| provision.text[at + 1..].starts_with(['։', '.', ',', ';', '،', '؛']) && !provision.text[at + 1..].starts_with("..."))
        {
            out.push(Finding::new("C052", Gravity::Notice).at(provision.line_at(at)).of(&provision.number, &ids(&provision.number)));
        }
    }
    let vocabulary = structure.vocabulary.get_or_init(|| vocabulary(structure, reader));
    let texts: Vec<&str> = text.provisions.iter().map(|(p, _)| p.text.as_str()).collect();
    for slip in misprint::find(reader, vocabulary, &texts) {
        let (i, at) = slip.at;
        let provision = &text.provisions[i].0;
        let inside_wrong = wrong.iter().any(|(j, from)| *j == i && *from <= at && at < from + 60);
        let code = match slip.kind {
            Slip::Letter if inside_wrong => continue,
            Slip::Letter => "C050",
            Slip::Space => "C051",
            Slip::Script => "C053",
        };
        out.push(
            Finding::new(code, Gravity::Warning)
                .at(provision.line_at(at))
                .of(&provision.number, &ids(&provision.number))
                .with("word", slip.word)
                .with("right", slip.right),
        );
    }
}

/// Words known to be right: those of our own texts, of the cues and the lexicon, and of the list of words.
fn vocabulary(structure: &Structure, reader: &super::reading::Reader) -> Vocabulary {
    let mut vocabulary = Vocabulary::default();
    let own = structure.book.texts.language(structure.language);
    // What people type when they search may be misspelled.
    for (domain, key, _) in own.filter(|(domain, ..)| *domain != "search") {
        if let Some(parsed) = structure.book.parsed(structure.language, domain, key) {
            vocabulary.add(reader, &crate::markdown::plain(&parsed.literal()));
        }
    }
    let cues = &reader.cues;
    for word in cues.words.iter().chain(&cues.common).chain(cues.terms.values().flat_map(|t| t.say.iter().chain(&t.not))) {
        vocabulary.add(reader, word);
    }
    for word in structure.book.tree.text(&format!("locales/{}/words.txt", structure.language)).unwrap_or_default().lines() {
        vocabulary.add(reader, word);
    }
    if let Some(language) = structure.book.languages.get(structure.language) {
        for word in language.lexicon.roles.values().chain(language.lexicon.modality.values()).flatten().filter(|w| !w.contains('*')) {
            vocabulary.add(reader, word);
        }
    }
    vocabulary
}
