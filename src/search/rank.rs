//! Ranking, and results as the contract has them.

use std::collections::HashMap;

use serde::Serialize;

use super::engine::{Kind, Search};
use super::fold::repair;
use super::meaning::{Token, quality};
use super::numbers::{Found, at_edition, printed};

/// Longest query looked at, in characters.
const LONGEST: usize = 400;

/// What a query gives: results, or where nothing in the Laws answers, the nearest terms.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// Results, the deciding clause first.
    pub results: Vec<Hit>,
    /// The nearest terms where there is no result.
    pub suggestions: Vec<Hit>,
}

/// A result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Hit {
    /// `clause`, `term`, `case` or `question`.
    pub kind: &'static str,
    /// Its id.
    pub id: String,
    /// The text of a clause, the name of a term, the title of a case or question.
    pub title: String,
    /// Printed numbers of the clauses it is or turns on.
    pub clauses: Vec<String>,
    /// Its address below the root of the site.
    pub url: String,
    /// How well it fits; results stand in this order.
    pub score: u64,
    /// The number it was found by, where that is of another edition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub was: Option<Was>,
}

/// A number of another edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Was {
    /// The edition.
    pub edition: String,
    /// The number there.
    pub number: String,
}

/// How well everything fits.
struct Scores<'a> {
    clauses: Vec<u64>,
    was: HashMap<usize, Option<Found<'a>>>,
    own: HashMap<Kind, Vec<u64>>,
    /// How near each term is, words from outside the Laws counted.
    hints: Vec<u64>,
    sure: bool,
}

#[derive(Default)]
struct Got {
    tokens: HashMap<usize, u64>,
    ids: HashMap<usize, u64>,
}

impl<'a> Search<'a> {
    /// Results for a query, at most `limit`; none where nothing in the Laws answers.
    pub fn search(&self, query: &str, limit: usize) -> Answer {
        let text = repair(&query.chars().take(LONGEST).collect::<String>());
        let chars = self.speech.clean(&text);
        let number = self.numbered(&chars);
        let rest = number.as_ref().map_or_else(|| text.clone(), |n| chars[..n.from].iter().chain(&[' ']).chain(&chars[n.to..]).collect());
        let tokens = self.read(&rest, number.is_some());
        let mut scores = self.score(&tokens);
        if let Some(number) = &number {
            let mut seen: Vec<usize> = Vec::new();
            for (i, found) in number.found.iter().enumerate() {
                if seen.contains(&found.clause) {
                    continue;
                }
                seen.push(found.clause);
                let later = if tokens.is_empty() { 5 * i as u64 } else { 0 };
                scores.clauses[found.clause] += (if found.under { 2000u64 } else { 3000 }).saturating_sub(later);
                let old = found.edition != self.wording.edition;
                if self.live(found.clause) || old {
                    scores.was.insert(found.clause, old.then_some(*found));
                }
            }
        }
        let mut results: Vec<(Kind, usize, u64)> = Vec::new();
        let mut top = 0;
        if number.is_some() || scores.sure {
            for (i, score) in scores.clauses.iter().enumerate() {
                if *score > 0 && (self.live(i) || scores.was.contains_key(&i)) {
                    results.push((Kind::Clause, i, *score));
                    top = top.max(*score);
                }
            }
            // Terms, cases and questions stand behind the first three clauses.
            let mut first: Vec<u64> = results.iter().map(|r| r.2).collect();
            first.sort_unstable_by_key(|s| std::cmp::Reverse(*s));
            let third = first.get(2).copied().filter(|s| *s > 0).unwrap_or(top);
            for kind in [Kind::Term, Kind::Case, Kind::Question] {
                let tenths = if kind == Kind::Term { 9 } else { 7 };
                let own = scores.own.get(&kind).into_iter().flatten().enumerate().filter(|(_, s)| **s >= 300);
                results.extend(own.map(|(i, s)| (kind, i, (s * tenths / 10).min(third.saturating_sub(1).max(1)))));
            }
        }
        results.sort_by(|a, b| b.2.cmp(&a.2).then(a.0.cmp(&b.0)).then(a.1.cmp(&b.1)));
        results.retain(|r| r.2 * 10 >= top * 3);
        results.truncate(limit);
        let suggestions = if results.is_empty() { self.suggest(&scores) } else { Vec::new() };
        Answer { results: results.iter().map(|(kind, i, score)| self.shown(*kind, *i, *score, &scores)).collect(), suggestions }
    }

    fn score(&self, tokens: &[Token]) -> Scores<'a> {
        let base = self.base;
        let all: u64 = tokens.iter().map(|t| t.weight).sum();
        let mut got: HashMap<usize, Got> = HashMap::new();
        let mut hints = vec![0u64; base.terms.len()];
        for (k, token) in tokens.iter().enumerate() {
            for (id, q) in &token.can {
                for p in &self.at[*id] {
                    if token.mute {
                        let passage = &self.passages[*p];
                        if passage.kind == Kind::Term {
                            hints[passage.own] = hints[passage.own].max(self.weight[*id] * 1000 / passage.total.max(1));
                        }
                        continue;
                    }
                    let g = got.entry(*p).or_default();
                    let (worth, own) = (token.weight * q / 100, self.weight[*id] * q / 100);
                    let known = g.tokens.entry(k).or_insert(0);
                    *known = (*known).max(worth);
                    let known = g.ids.entry(*id).or_insert(0);
                    *known = (*known).max(own);
                }
            }
        }
        let (mut best, mut next) = (vec![0u64; base.clauses.len()], vec![0u64; base.clauses.len()]);
        let sizes = [(Kind::Term, base.terms.len()), (Kind::Case, base.cases.len()), (Kind::Question, base.questions.len())];
        let mut own: HashMap<Kind, Vec<u64>> = sizes.into_iter().map(|(k, n)| (k, vec![0; n])).collect();
        let mut strong = false;
        for (p, g) in &got {
            let passage = &self.passages[*p];
            let (m, mp): (u64, u64) = (g.tokens.values().sum(), g.ids.values().sum());
            let sim = (m * mp * 1000).checked_div(all * passage.total).unwrap_or(0).min(1000);
            for (clause, share) in &passage.targets {
                let fit = sim * share / 100;
                next[*clause] = next[*clause].max(fit.min(best[*clause]));
                best[*clause] = best[*clause].max(fit);
            }
            if let Some(list) = own.get_mut(&passage.kind) {
                list[passage.own] = list[passage.own].max(sim);
            }
            let answers = matches!(passage.kind, Kind::Clause | Kind::Term) && !passage.targets.is_empty() && passage.ids.len() > 1;
            strong |= answers && mp * 100 >= passage.total * 90 && m * 100 >= all * 35;
        }
        let (mut cover, mut sim) = (0, 0);
        let mut clauses = vec![0u64; base.clauses.len()];
        for (c, bag) in self.bags.iter().enumerate() {
            let mut covered = 0;
            for token in tokens.iter().filter(|t| !t.mute) {
                let fits = token.can.iter().filter_map(|(id, q)| bag.get(id).filter(|s| !(token.out && **s < 100)).map(|s| s * q));
                covered += token.weight * fits.max().unwrap_or(0) / 10_000;
            }
            let cov = (covered * 1000).checked_div(all).unwrap_or(0);
            let mut score = best[c] * 5 + next[c] + cov * 5;
            let clause = &base.clauses[c];
            if clause.head {
                score = score * 6 / 10;
            } else if clause.lead && clause.asks.is_empty() {
                score = score * 9 / 10;
            }
            clauses[c] = score / 10;
            cover = cover.max(cov);
            sim = sim.max(best[c]);
        }
        // A word from outside the Laws that nothing answers asks for more to be sure.
        let outside = tokens.iter().any(|t| t.mute);
        let sure = all > 0
            && if outside {
                cover >= 650 || sim >= 600
            } else if quality(tokens) >= 900 {
                cover >= 350 || sim >= 300 || strong
            } else {
                cover >= 480 || sim >= 420 || strong
            };
        for (hint, score) in hints.iter_mut().zip(own.get(&Kind::Term).into_iter().flatten()) {
            *hint = (*hint).max(*score);
        }
        Scores { clauses, was: HashMap::new(), own, hints, sure }
    }

    /// The nearest terms, where there is no result.
    fn suggest(&self, scores: &Scores) -> Vec<Hit> {
        let mut list: Vec<(usize, u64)> = scores.hints.iter().copied().enumerate().filter(|(_, s)| *s > 0).collect();
        list.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
        list.truncate(5);
        list.into_iter().map(|(i, s)| self.shown(Kind::Term, i, s, scores)).collect()
    }

    /// A result as the contract has it.
    fn shown(&self, kind: Kind, i: usize, score: u64, scores: &Scores) -> Hit {
        let (base, lang) = (self.base, &self.base.lang);
        let numbers = |clauses: &[usize]| -> Vec<String> {
            clauses.iter().filter_map(|c| self.numbers[*c].first()).map(|n| printed(n).to_owned()).filter(|n| !n.is_empty()).collect()
        };
        let hit = |name: &'static str, id: &str, title: &str, clauses: &[usize], folder: &str| Hit {
            kind: name,
            id: id.to_owned(),
            title: title.to_owned(),
            clauses: numbers(clauses),
            url: format!("{lang}/{folder}/{id}/"),
            score,
            was: None,
        };
        match kind {
            Kind::Clause => self.clause(i, score, scores.was.get(&i).copied().flatten()),
            Kind::Term => hit("term", &base.terms[i].id, &base.terms[i].name, &base.terms[i].clauses, "glossary"),
            Kind::Case => hit("case", &base.cases[i].id, &base.cases[i].title, &base.cases[i].clauses, "cases"),
            Kind::Question => hit("question", &base.questions[i].id, &base.questions[i].title, &base.questions[i].clauses, "ask"),
        }
    }

    fn clause(&self, i: usize, score: u64, was: Option<Found>) -> Hit {
        let base = self.base;
        let clause = &base.clauses[i];
        let edition = if self.live(i) { self.wording.edition } else { was.map_or(self.wording.edition, |w| w.edition) };
        let own = at_edition(&clause.at, edition);
        let mut all: Vec<String> = Vec::new();
        // An item in brackets is also found by the number it stands under.
        let above = own.iter().map(|n| n.split('(').next().unwrap_or(n));
        for number in own.iter().copied().chain(at_edition(&clause.also, edition)).chain(above) {
            let number = printed(number).to_owned();
            if !number.is_empty() && !all.contains(&number) {
                all.push(number);
            }
        }
        let slug = if self.live(i) {
            let slug = self.wording.texts.get(i).and_then(|t| usize::try_from(t.0).ok());
            slug.and_then(|s| self.wording.slugs.get(s)).cloned().unwrap_or_default()
        } else {
            all.first().and_then(|n| n.split('.').next()).unwrap_or_default().to_owned()
        };
        let anchor = own.first().copied().filter(|n| printed(n) == *n).unwrap_or(&clause.id);
        let folder = if edition == base.current { String::new() } else { format!("{}/", base.editions[edition]) };
        Hit {
            kind: "clause",
            id: clause.id.clone(),
            title: self.text(i).to_owned(),
            url: format!("{}/laws/{folder}{slug}/#{anchor}", base.lang),
            clauses: all,
            score,
            was: was.map(|w| Was { edition: base.editions[w.edition].clone(), number: w.number.to_owned() }),
        }
    }
}
