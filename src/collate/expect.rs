//! What the encoding lets a provision say in an edition: its numbers, references, terms, who acts and with what force, by the structure and by
//! our own texts in whatever languages have one.

use std::collections::{BTreeMap, BTreeSet};

use super::numbering::Number;
use super::reading::{Reader, Reading};
use crate::Lawbook;
use crate::markdown;
use crate::model::{Clause, Form, Modality, Role};

/// What a provision may say.
#[derive(Debug, Clone, Default)]
pub struct Expect {
    /// The clauses it holds, by id.
    pub clauses: Vec<String>,
    /// Whether it is but a heading.
    pub caption: bool,
    /// Whether it introduces provisions below it.
    pub lead_in: bool,
    /// Its numbers with their units.
    pub numbers: BTreeSet<(i64, String)>,
    /// The provisions it cites; each under any one of its printed numbers.
    pub refs: Vec<Vec<Number>>,
    /// Those of its references that official wordings leave out.
    pub uncited: BTreeSet<Number>,
    /// Numbers that official wordings have besides.
    pub may_say: BTreeSet<i64>,
    /// Those of its numbers that they leave out.
    pub unsaid: BTreeSet<i64>,
    /// Those it may cite besides.
    pub may_cite: BTreeSet<Number>,
    /// Roles with the greatest number of mentions in any of our texts.
    pub roles: BTreeMap<Role, usize>,
    /// Modal forces likewise.
    pub modality: BTreeMap<Modality, usize>,
    /// Whether official wordings name the opponent otherwise than ours do.
    pub opponent_freely: bool,
    /// Terms.
    pub terms: BTreeSet<String>,
    /// Our own text in the language of the text that is read.
    pub own: Option<Reading>,
    /// Whether any text of ours was read for it; else roles and forces are those of the structure, without a count.
    pub counted: bool,
}

/// The encoding, ready for comparing with texts of one language.
pub struct Structure<'a> {
    /// The lawbook.
    pub book: &'a Lawbook,
    /// The language of the text.
    pub language: &'a str,
    readers: std::rc::Rc<BTreeMap<String, Reader>>,
    /// Words known to be right in the language.
    pub(super) vocabulary: std::cell::OnceCell<super::misprint::Vocabulary>,
    /// For each edition, its numbers and the clauses under each.
    numbers: Vec<BTreeMap<Number, Vec<&'a Clause>>>,
    /// Other numbers under which texts of an edition print them.
    also: Vec<BTreeMap<Number, Vec<&'a Clause>>>,
    /// For each edition, whether it counts its items by letters.
    pub(super) lettered: Vec<bool>,
    /// Paragraphs without numbers of their own, with the number they stand under.
    unnumbered: Vec<Vec<(Number, &'a Clause)>>,
    cache: std::cell::RefCell<BTreeMap<(usize, Vec<Number>), std::rc::Rc<Expect>>>,
}

impl<'a> Structure<'a> {
    /// The encoding, for a text in `language`; `readers` has a reader for every language.
    pub fn new(book: &'a Lawbook, language: &'a str, readers: std::rc::Rc<BTreeMap<String, Reader>>) -> Structure<'a> {
        let editions = &book.content.editions;
        let mut numbers = vec![BTreeMap::<Number, Vec<&Clause>>::new(); editions.all().len()];
        for (edition, map) in numbers.iter_mut().enumerate() {
            for (_, clause) in book.content.clauses() {
                // A paragraph that is printed without a number (`C.13#1`) is nothing to look for under one.
                for number in clause.printed(editions, edition).iter().filter(|n| !n.contains('#')).filter_map(|n| Number::parse(n)) {
                    map.entry(number).or_default().push(clause);
                }
            }
        }
        let mut unnumbered: Vec<Vec<(Number, &Clause)>> = vec![Vec::new(); editions.all().len()];
        for (edition, list) in unnumbered.iter_mut().enumerate() {
            let all = book.content.clauses().flat_map(|(_, c)| c.printed(editions, edition).iter().filter(|n| n.contains('#')).map(move |n| (n, c)));
            list.extend(all.filter_map(|(n, c)| Some((Number::parse(n)?, c))));
        }
        let mut also = vec![BTreeMap::<Number, Vec<&Clause>>::new(); editions.all().len()];
        for (edition, map) in also.iter_mut().enumerate() {
            for (_, clause) in book.content.clauses() {
                let others = clause.also.get(editions, edition).map_or(&[][..], |(_, n)| &n.0);
                for number in others.iter().filter_map(|n| Number::parse(n)).filter(|n| !numbers[edition].contains_key(n)) {
                    map.entry(number).or_default().push(clause);
                }
            }
        }
        let lettered = (0..editions.all().len()).map(|e| prints_letters(book, e)).collect();
        Structure { book, language, readers, lettered, numbers, also, unnumbered, cache: Default::default(), vocabulary: Default::default() }
    }

    /// The reader of the text's language.
    pub fn reader(&self) -> Option<&Reader> {
        self.readers.get(self.language)
    }

    /// The numbers of an edition, in order.
    pub fn printed(&self, edition: usize) -> impl DoubleEndedIterator<Item = &Number> {
        self.numbers[edition].keys()
    }

    /// Whether an edition itself prints a number; else it is one that only some of its texts have.
    pub fn prints(&self, edition: usize, number: &Number) -> bool {
        self.numbers[edition].contains_key(number)
    }

    /// The clauses under a number.
    pub fn clauses(&self, edition: usize, number: &Number) -> &[&'a Clause] {
        self.numbers[edition].get(number).or_else(|| self.also[edition].get(number)).map_or(&[], Vec::as_slice)
    }

    /// Whether an edition prints a number or one below it.
    pub fn has(&self, edition: usize, number: &Number) -> bool {
        self.numbers[edition].keys().chain(self.also[edition].keys()).any(|n| n.under(number))
    }

    /// Whether a text that prints these numbers has what an edition prints under `number`, if under another number.
    pub fn elsewhere(&self, edition: usize, number: &Number, printed: &BTreeSet<&Number>) -> bool {
        let ids: Vec<&str> = self.clauses(edition, number).iter().map(|c| c.id.value.as_str()).collect();
        self.also[edition].iter().any(|(n, clauses)| printed.contains(n) && clauses.iter().any(|c| ids.contains(&c.id.value.as_str())))
    }

    /// What a provision may say in an edition.
    pub fn expect(&self, edition: usize, number: &Number) -> std::rc::Rc<Expect> {
        self.expect_all(edition, std::slice::from_ref(number))
    }

    /// What a provision may say that holds what an edition prints under all these numbers.
    pub fn expect_all(&self, edition: usize, numbers: &[Number]) -> std::rc::Rc<Expect> {
        let key = (edition, numbers.to_vec());
        if let Some(known) = self.cache.borrow().get(&key) {
            return known.clone();
        }
        let clauses: Vec<&Clause> = numbers.iter().flat_map(|n| self.clauses(edition, n)).copied().collect();
        let mut made = self.expect_clauses(edition, &clauses);
        // A paragraph without a number stands in whatever provision it follows.
        for clause in self.unnumbered[edition].iter().filter(|(above, _)| numbers.iter().any(|n| n.under(above))).map(|(_, c)| *c) {
            let loose = self.expect_clauses(edition, &[clause]);
            made.may_cite.extend(loose.refs.into_iter().flatten().chain(loose.may_cite));
            made.may_say.extend(loose.numbers.iter().map(|(n, _)| *n).chain(loose.may_say));
        }
        self.closing(edition, numbers, &mut made);
        // What another edition prints under several numbers cites itself where this one has but one.
        made.refs.retain(|cited| !cited.iter().any(|n| numbers.contains(n)));
        let made = std::rc::Rc::new(made);
        self.cache.borrow_mut().insert(key, made.clone());
        made
    }

    /// A list may be followed by more of what stands under the number above it, which is read as part of its last item: what that item may say besides, and
    /// what the number itself then need not cite.
    fn closing(&self, edition: usize, numbers: &[Number], made: &mut Expect) {
        let several = |n: &Number| n.depth() > 0 && self.clauses(edition, n).len() > 1;
        let last_item = |n: &Number| self.printed(edition).rfind(|m| m.parent().as_ref() == Some(n)).cloned();
        for number in numbers {
            if several(number) && last_item(number).is_some() {
                made.may_cite.extend(std::mem::take(&mut made.refs).into_iter().flatten());
            }
            let Some(above) = number.parent().filter(|p| several(p) && last_item(p).as_ref() == Some(number)) else { continue };
            let more = self.expect_clauses(edition, self.clauses(edition, &above));
            made.may_cite.extend(more.refs.into_iter().flatten().chain(more.may_cite));
            made.may_say.extend(more.numbers.iter().map(|(n, _)| *n).chain(more.may_say));
            more.roles.into_iter().for_each(|(r, n)| *made.roles.entry(r).or_default() += n);
            more.modality.into_iter().for_each(|(m, n)| *made.modality.entry(m).or_default() += n);
        }
    }

    /// What a provision may say whose text prints some of its clauses apart, under numbers that only some texts of the edition have.
    pub fn expect_less(&self, edition: usize, number: &Number, printed: &BTreeSet<Number>) -> Option<std::rc::Rc<Expect>> {
        let apart = |c: &&Clause| {
            let others = c.also.get(&self.book.content.editions, edition).map_or(&[][..], |(_, n)| &n.0);
            others.iter().filter_map(|n| Number::parse(n)).any(|n| n != *number && n.under(number) && printed.contains(&n))
        };
        let clauses = self.clauses(edition, number);
        let left: Vec<&Clause> = clauses.iter().copied().filter(|c| !apart(c)).collect();
        (!left.is_empty() && left.len() < clauses.len()).then(|| std::rc::Rc::new(self.expect_clauses(edition, &left)))
    }

    /// Where another edition prints `number`, which this one does not: that edition, and this one's number for the same clause.
    pub fn renumbered(&self, edition: usize, number: &Number) -> Vec<(usize, Number)> {
        let editions = &self.book.content.editions;
        let mut out: Vec<(usize, Number)> = Vec::new();
        for other in (0..editions.all().len()).rev().filter(|o| *o != edition) {
            for clause in self.numbers[other].get(number).into_iter().flatten() {
                let here = clause.printed(editions, edition).iter().filter_map(|n| Number::parse(n));
                for number in here.filter(|n| !out.iter().any(|(_, m)| m == n)).collect::<Vec<_>>() {
                    out.push((other, number));
                }
            }
        }
        out
    }

    /// What a provision that holds these clauses may say in an edition.
    pub fn expect_clauses(&self, edition: usize, clauses: &[&Clause]) -> Expect {
        let mut out = Expect { caption: !clauses.is_empty(), lead_in: !clauses.is_empty(), ..Expect::default() };
        for clause in clauses {
            out.caption &= clause.form == Form::Caption;
            out.lead_in &= clause.form == Form::LeadIn;
            out.clauses.push(clause.id.value.clone());
            self.one(edition, clause, &mut out);
        }
        out
    }

    fn one(&self, edition: usize, clause: &Clause, out: &mut Expect) {
        let editions = &self.book.content.editions;
        for param in clause.params.values() {
            if let Some(value) = param.value.get(editions, edition).and_then(|(_, v)| v.value) {
                out.numbers.insert((value, param.unit.value.clone()));
            }
        }
        if let Some((_, cited)) = clause.cites.get(editions, edition) {
            out.may_cite.extend(cited.0.iter().filter_map(|n| Number::parse(n)));
        }
        let key = clause.text_key(editions, edition);
        let mut linked: Option<BTreeSet<String>> = None;
        let (mut roles, mut modality) = (BTreeMap::new(), BTreeMap::new());
        let mut texts = 0;
        for language in self.book.languages.keys() {
            let Some(parsed) = self.book.parsed(language, "articles", &key) else { continue };
            linked.get_or_insert_default().extend(markdown::links(&parsed.literal()).into_iter().map(|l| l.id));
            let (Some(reader), Some(text)) = (self.readers.get(language), self.book.plain(language, "articles", &key, edition)) else { continue };
            texts += 1;
            let reading = reader.read(&text);
            for (role, places) in &reading.roles {
                let most = roles.entry(*role).or_insert(0);
                *most = places.len().max(*most);
            }
            for (force, places) in &reading.modality {
                let most = modality.entry(*force).or_insert(0);
                *most = places.len().max(*most);
            }
            // What our texts say and cite has been checked: it is no news in another's.
            out.may_say.extend(reading.amounts.iter().map(|a| a.value));
            out.may_cite.extend(reading.cites.iter().flat_map(|(n, _)| n).cloned());
            if language == self.language {
                merge(&mut out.own, reading);
            }
        }
        let said = |id: &str| linked.as_ref().is_none_or(|l| l.contains(id));
        for reference in &clause.refs {
            let numbers = self.numbers_of(edition, &reference.value);
            out.may_cite.extend(numbers.iter().cloned());
            if said(&reference.value) && !numbers.is_empty() {
                out.refs.push(numbers);
            }
        }
        out.terms.extend(clause.terms.iter().filter(|t| said(&t.value)).map(|t| t.value.clone()));
        out.counted = texts > 0 && (out.counted || out.clauses.len() == 1);
        if texts == 0 || editions.current() == Some(edition) {
            clause.who.iter().chain(&clause.whom).for_each(|r| {
                roles.entry(*r).or_insert(1);
            });
            clause.modality.iter().for_each(|m| {
                modality.entry(*m).or_insert(1);
            });
        }
        // Facts of every edition that words the clause alike; but what stood together under a letter was parted where the numbers became digits.
        let parted = |e: usize| self.lettered[e] && !self.lettered[edition];
        let alike = |e: usize| clause.text_key(editions, e) == key && !parted(e);
        let published = self.book.content.published.get(&clause.id.value);
        for (_, published) in published.into_iter().flat_map(|p| &p.0).filter(|(id, _)| editions.index(&id.value).is_some_and(alike)) {
            for (role, n) in &published.roles {
                let most = roles.entry(*role).or_insert(0);
                *most = (*n).max(*most);
            }
            for (force, n) in &published.modality {
                let most = modality.entry(*force).or_insert(0);
                *most = (*n).max(*most);
            }
            out.may_cite.extend(published.cites.iter().filter_map(|n| Number::parse(n)));
            out.uncited.extend(published.uncited.iter().filter_map(|n| Number::parse(n)));
            out.opponent_freely |= published.roles.contains_key(&Role::Opponent);
            out.may_say.extend(&published.numbers);
            out.unsaid.extend(&published.unsaid);
        }
        roles.into_iter().for_each(|(r, n)| *out.roles.entry(r).or_default() += n);
        modality.into_iter().for_each(|(m, n)| *out.modality.entry(m).or_default() += n);
    }

    /// The printed numbers of a clause or article.
    fn numbers_of(&self, edition: usize, id: &str) -> Vec<Number> {
        let content = &self.book.content;
        let printed: Vec<String> = match content.clause(id) {
            Some(clause) => clause.printed(&content.editions, edition).to_vec(),
            None => {
                let article = content.articles.iter().find(|a| a.id.value == id);
                article.and_then(|a| a.number.get(&content.editions, edition)).map(|(_, n)| n.0.clone()).unwrap_or_default()
            }
        };
        printed.iter().filter_map(|n| Number::parse(n)).collect()
    }
}

fn merge(into: &mut Option<Reading>, reading: Reading) {
    match into {
        None => *into = Some(reading),
        Some(own) => {
            reading.stems.into_iter().for_each(|(s, n)| *own.stems.entry(s).or_default() += n);
            own.length += reading.length;
            reading.roles.into_iter().for_each(|(role, places)| own.roles.entry(role).or_default().extend(places));
            reading.modality.into_iter().for_each(|(force, places)| own.modality.entry(force).or_default().extend(places));
            own.amounts.extend(reading.amounts);
            own.cites.extend(reading.cites);
            for (term, at) in reading.terms {
                own.terms.entry(term).or_insert(at);
            }
        }
    }
}

/// Whether an edition counts its items by letters.
fn prints_letters(book: &Lawbook, edition: usize) -> bool {
    let editions = &book.content.editions;
    let printed = book.content.clauses().flat_map(|(_, c)| c.printed(editions, edition).iter());
    let article_seven: Vec<&String> = printed.filter(|n| n.starts_with(|c: char| c.is_ascii_digit())).collect();
    article_seven.iter().any(|n| n.ends_with(|c: char| c.is_ascii_lowercase()))
        && !book.content.articles.iter().any(|a| {
            let numbers = a.clauses.iter().flat_map(|c| c.printed(editions, edition).iter());
            numbers.filter(|n| n.starts_with(|c: char| c.is_ascii_digit())).any(|n| n.matches('.').count() == 2 && n.ends_with(|c: char| c.is_ascii_digit()))
        })
}
