//! Which edition a text is of: by its numbers, and by what each provision says against what each edition lets it say.

use std::collections::{BTreeMap, BTreeSet};

use super::compare::{Difference, compare, likeness};
use super::expect::{Expect, Structure};
use super::numbering::Number;
use super::reading::Reading;
use super::split::Provision;

/// How well an edition fits.
#[derive(Debug, Clone)]
pub struct Fit {
    /// The edition.
    pub edition: usize,
    /// Points for it, less those against; comparable only between editions of one text.
    pub score: f32,
    /// Provisions whose number it prints.
    pub numbers_known: usize,
    /// Numbers it prints in these articles and the text lacks, headings apart.
    pub missing: Vec<Number>,
    /// Numbers whose items stand in them without numbers of their own.
    pub absorbed: BTreeMap<Number, Vec<Number>>,
    /// Numbers of another edition (its place) under which the text prints what this one prints under the second.
    pub renumbered: BTreeMap<Number, (usize, Number)>,
    /// Words of the text that mark published texts of this edition in its language.
    pub marks: Vec<String>,
    /// The numbers of the text.
    pub printed: BTreeSet<Number>,
    /// What speaks against it: number of the provision, difference.
    pub against: Vec<(Number, Difference)>,
}

/// A text this like what is expected is of that clause.
const ALIKE: f32 = 0.3;

impl Fit {
    /// How much speaks against it.
    pub fn weight(&self) -> f32 {
        self.against.iter().map(|(_, d)| d.weight()).sum()
    }

    /// What a provision of the text may say, the items that stand in it among it.
    pub fn expect(&self, structure: &Structure, number: &Number) -> std::rc::Rc<Expect> {
        if let Some((_, number)) = self.renumbered.get(number) {
            return structure.expect(self.edition, number);
        }
        match self.absorbed.get(number) {
            None => structure.expect_less(self.edition, number, &self.printed).unwrap_or_else(|| structure.expect(self.edition, number)),
            Some(items) => structure.expect_all(self.edition, &[std::slice::from_ref(number), items].concat()),
        }
    }
}

/// Numbers none of whose items the text prints, though its words are too many for the number alone.
fn absorbed(structure: &Structure, provisions: &[(Provision, Reading)], printed: &BTreeSet<&Number>, edition: usize) -> BTreeMap<Number, Vec<Number>> {
    let own = |n: &Number| structure.expect(edition, n).own.as_ref().map_or(0, |o| o.length);
    let mut out = BTreeMap::new();
    for (provision, said) in provisions {
        let number = &provision.number;
        let items: Vec<Number> = structure.printed(edition).filter(|n| n.under(number) && *n != number).cloned().collect();
        if items.is_empty() || printed.iter().any(|n| n.under(number) && *n != number) || structure.clauses(edition, number).is_empty() {
            continue;
        }
        let (alone, with) = (own(number), own(number) + items.iter().map(own).sum::<usize>());
        if said.length * 2 >= with && said.length > alone + (with - alone) / 3 {
            out.insert(number.clone(), items);
        }
    }
    out
}

/// What a difference of a heading counts: printed or not, it tells little.
const HEADING: f32 = 0.2;

/// The most that one provision may count against an edition.
const WORST: f32 = 2.5;

/// The articles a text covers: those of whose provisions the encoding knows something in any edition.
pub fn covered(structure: &Structure, provisions: &[Provision]) -> BTreeSet<Number> {
    let editions = structure.book.content.editions.all().len();
    let articles: BTreeSet<Number> = provisions.iter().map(|p| p.number.article()).collect();
    let complete: BTreeSet<Number> = complete(structure);
    articles.into_iter().filter(|a| complete.contains(a) && (0..editions).any(|e| structure.has(e, a))).collect()
}

/// The articles that the encoding has whole.
fn complete(structure: &Structure) -> BTreeSet<Number> {
    let content = &structure.book.content;
    let whole = content.articles.iter().filter(|a| content.scope.articles.iter().any(|s| s.value == a.id.value));
    whole.flat_map(|a| a.number.0.iter().flat_map(|(_, n)| n.0.iter())).filter_map(|n| Number::parse(n)).collect()
}

/// Every edition with how well it fits, best first.
pub fn fit(structure: &Structure, provisions: &[(Provision, Reading)], articles: &BTreeSet<Number>) -> Vec<Fit> {
    let editions = &structure.book.content.editions;
    let lettered = provisions.iter().filter(|(p, _)| p.lettered).count();
    let mut out: Vec<Fit> = (0..editions.all().len()).map(|e| one(structure, provisions, articles, e, lettered > 0)).collect();
    let marks = structure.reader().map(|r| r.cues.editions.clone()).unwrap_or_default();
    // Our own texts say what they say in every edition: the words of published ones mark none of them.
    let alike = |f: &Fit| {
        let words: Vec<f32> = provisions.iter().filter_map(|(p, said)| super::compare::wording(said, &structure.expect(f.edition, &p.number))).collect();
        words.iter().sum::<f32>() / words.len().max(1) as f32
    };
    let ours = !marks.is_empty() && out.iter().any(|f| alike(f) > 0.9);
    for (i, mark) in marks.iter().enumerate().filter(|_| !ours) {
        let times = provisions.iter().filter(|(_, r)| r.marks.contains(&i)).count();
        if times >= 2 {
            out.iter_mut().filter(|f| mark.editions.iter().any(|e| e == editions.id(f.edition))).for_each(|f| {
                f.score += 2.0;
                f.marks.extend(mark.words.first().cloned());
            });
        }
    }
    out.sort_by(|a, b| b.score.total_cmp(&a.score).then(a.edition.cmp(&b.edition)));
    out
}

fn one(structure: &Structure, provisions: &[(Provision, Reading)], articles: &BTreeSet<Number>, edition: usize, lettered: bool) -> Fit {
    let mut fit = Fit {
        edition,
        score: 0.0,
        numbers_known: 0,
        missing: Vec::new(),
        absorbed: BTreeMap::new(),
        renumbered: BTreeMap::new(),
        marks: Vec::new(),
        printed: provisions.iter().map(|(p, _)| p.number.clone()).collect(),
        against: Vec::new(),
    };
    let printed: BTreeSet<&Number> = provisions.iter().map(|(p, _)| &p.number).collect();
    fit.absorbed = absorbed(structure, provisions, &printed, edition);
    for (provision, said) in provisions.iter().filter(|(p, _)| articles.contains(&p.number.article())) {
        let clauses = structure.clauses(edition, &provision.number);
        if clauses.is_empty() {
            if structure.has(edition, &provision.number) {
                continue;
            }
            let moved = structure.renumbered(edition, &provision.number).into_iter().find(|(_, n)| {
                n.depth() > 0 && !printed.contains(n) && !fit.renumbered.values().any(|(_, m)| m == n) && likeness(said, &structure.expect(edition, n)) > ALIKE
            });
            fit.score -= if moved.is_some() { 0.7 } else { 1.5 };
            if let Some(moved) = moved {
                fit.renumbered.insert(provision.number.clone(), moved);
            }
            continue;
        }
        fit.numbers_known += 1;
        let expect = fit.expect(structure, &provision.number);
        if expect.caption {
            fit.score += HEADING;
            continue;
        }
        // One provision alone, however wrong, must not decide what edition the whole is of.
        let differences = compare(said, &expect);
        let against: f32 = differences.iter().map(Difference::weight).sum();
        fit.score += 1.0 + 2.0 * likeness(said, &expect) - against.min(WORST);
        fit.against.extend(differences.into_iter().map(|d| (provision.number.clone(), d)));
    }
    // A list that numbers itself shows no letters, whatever the edition prints.
    let styled = !provisions.iter().any(|(p, _)| p.counted);
    let base_style = structure.lettered[edition];
    let about = &structure.book.content.editions.all()[edition];
    if about.authority != "fide" && about.authority != structure.language {
        fit.score -= 2.0;
    }
    if styled && (lettered && !base_style || base_style && !lettered && provisions.iter().any(|(p, _)| p.number.depth() > 1)) {
        fit.score -= 3.0;
    }
    for number in structure.printed(edition).filter(|n| articles.contains(&n.article()) && n.depth() > 0 && !printed.contains(*n)) {
        if structure.elsewhere(edition, number, &printed)
            || fit.renumbered.values().any(|(_, n)| n == number)
            || fit.absorbed.values().flatten().any(|n| n == number)
        {
            continue;
        }
        if structure.expect(edition, number).caption {
            fit.score -= HEADING;
        } else {
            fit.missing.push(number.clone());
        }
    }
    // What an excerpt leaves out says little: it counts only beside what the text has.
    for article in articles {
        let have = printed.iter().filter(|n| n.under(article)).count();
        // What ends early is an excerpt; what lacks something between has left it out.
        let last = printed.iter().filter(|n| n.under(article)).max();
        let (after, between): (Vec<&Number>, Vec<&Number>) = fit.missing.iter().filter(|n| n.under(article)).partition(|n| last.is_some_and(|last| n > last));
        let most = 1 + have / 2;
        let between = between.len().min(most);
        fit.score -= 2.0 * between as f32 + after.len().min(most - between) as f32;
    }
    fit
}
