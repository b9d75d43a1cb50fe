//! Ranking, and results as the contract has them.

use std::collections::HashMap;

use serde::Serialize;

use super::engine::{Kind, Search};
use super::fold::repair;
use super::meaning::{MARK, Token, quality};
use super::numbers::{Found, at_edition, named, printed};

/// Longest query looked at, in characters.
const LONGEST: usize = 400;

/// What signs of the notation and of results are made of.
const SIGNS: &str = "+=#!?½";
/// What may stand around a sign in a text.
const AROUND: &[char] = &['(', ')', ':', ';', ',', '.', '՝', '«', '»', '“', '”', '"', '։', '،', '؛'];

/// What a query gives: results, or where nothing in the Laws answers, the nearest terms.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
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
    /// Numbers of the clauses it is or turns on, printed ones first; what has none, as the preface, by the number that names it, `0.2#3`.
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

impl Hit {
    /// The number printed before it, if it has one.
    pub fn number(&self) -> Option<&str> {
        self.clauses.first().map(String::as_str).filter(|n| printed(n) == *n)
    }
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
        if let Some(answer) = self.of_sign(&text, limit) {
            return answer;
        }
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

    /// The clauses that have a sign of the notation, the shortest first: it explains nothing else. None where the query is no sign.
    fn of_sign(&self, text: &str, limit: usize) -> Option<Answer> {
        let sign: String = text.chars().filter(|c| !" ()".contains(*c)).collect();
        if sign.is_empty() || !sign.chars().all(|c| SIGNS.contains(c)) {
            return None;
        }
        let having = (0..self.base.asks.len()).filter(|i| self.live(*i) && self.text(*i).split(' ').any(|w| w.trim_matches(AROUND) == sign));
        let mut having: Vec<(usize, usize)> = having.map(|i| (self.text(i).split(' ').count(), i)).collect();
        having.sort_unstable();
        let scores = self.score(&[]);
        let hits = having.iter().enumerate().take(limit).map(|(n, (_, i))| self.shown(Kind::Clause, *i, 3000 - 5 * n as u64, &scores));
        Some(Answer { results: hits.collect(), suggestions: Vec::new() })
    }

    fn score(&self, tokens: &[Token]) -> Scores<'a> {
        let base = self.base;
        let all: u64 = tokens.iter().map(|t| t.weight).sum();
        let mut got: HashMap<usize, Got> = HashMap::new();
        let mut hints = vec![0u64; base.terms.ids.len()];
        for (k, token) in tokens.iter().enumerate() {
            for (id, q) in &token.can {
                for p in &self.at[*id] {
                    // A word from outside the Laws answers where people ask by it, and nowhere else.
                    let passage = &self.passages[*p];
                    if token.mute || token.out && passage.kind != Kind::Clause {
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
        let (mut best, mut next) = (vec![0u64; base.asks.len()], vec![0u64; base.asks.len()]);
        let sizes = [(Kind::Term, base.terms.ids.len()), (Kind::Case, self.more.cases.ids.len()), (Kind::Question, self.more.questions.ids.len())];
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
            let asked = tokens.iter().enumerate().all(|(k, t)| !t.out || g.tokens.contains_key(&k));
            strong |= answers && asked && mp * 100 >= passage.total * 90 && m * 100 >= all * 35;
        }
        let outside = tokens.iter().any(|t| t.out);
        let (mut cover, mut sim) = (0, 0);
        let bars = if quality(tokens) >= 900 { (350, 300) } else { (480, 420) };
        let mut asked = false;
        let mut clauses = vec![0u64; base.asks.len()];
        for (c, bag) in self.bags.iter().enumerate() {
            let mut covered = 0;
            for token in tokens.iter().filter(|t| !t.mute) {
                let fits = token.can.iter().filter_map(|(id, q)| bag.get(id).filter(|s| !(token.out && **s < 100)).map(|s| s * q));
                covered += token.weight * fits.max().unwrap_or(0) / 10_000;
            }
            let cov = (covered * 1000).checked_div(all).unwrap_or(0);
            let mut score = best[c] * 5 + next[c] + cov * 5;
            if base.heads.contains(&c) {
                score = score * 6 / 10;
            } else if base.asks[c].is_empty() && base.leads.contains(&c) {
                score = score * 9 / 10;
            }
            clauses[c] = score / 10;
            cover = cover.max(cov);
            sim = sim.max(best[c]);
            // A clause that people ask for by every word from outside that the query has is as sure as any.
            let by_all = outside && tokens.iter().filter(|t| t.out).all(|t| !t.mute && t.can.iter().any(|(id, _)| bag.get(id).is_some_and(|s| *s >= 100)));
            asked |= by_all && (cov >= bars.0 || best[c] >= bars.1);
        }
        // A word from outside the Laws asks for more to be sure.
        // Squares and numbers alone say nothing.
        let told = strong || tokens.iter().any(|t| t.weight > MARK && !t.can.is_empty());
        // One telling word alone among others says little, less still beside unknown ones.
        let top = clauses.iter().copied().max().unwrap_or(0);
        let asks = clauses.iter().position(|s| *s == top).and_then(|c| self.bags.get(c));
        let telling = tokens.iter().filter(|t| t.can.iter().any(|(id, _)| asks.and_then(|bag| bag.get(id)).is_some_and(|s| *s >= 100))).count();
        let bar = if tokens.iter().any(|t| t.can.is_empty()) { 450 } else { 340 };
        let thin = tokens.len() > 1 && telling < 2 && top < bar;
        let sure = told && !thin && if outside { asked || strong || cover >= 650 || sim >= 600 } else { cover >= bars.0 || sim >= bars.1 || strong };
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
        let (terms, more) = (&self.base.terms, self.more);
        let (name, folder, id, title, clauses) = match kind {
            Kind::Clause => return self.clause(i, score, scores.was.get(&i).copied().flatten()),
            Kind::Term => ("term", "glossary", &terms.ids[i], terms.words[i].split(" | ").next().unwrap_or_default(), &terms.clauses[i]),
            Kind::Case => ("case", "cases", &more.cases.ids[i], more.cases.titles[i].as_str(), &more.cases.clauses[i]),
            Kind::Question => ("question", "ask", &more.questions.ids[i], more.questions.titles[i].as_str(), &more.questions.clauses[i]),
        };
        let numbers = clauses.iter().filter_map(|c| self.numbers[*c].first()).map(|n| named(n).to_owned());
        let url = format!("{}/{folder}/{id}/", self.base.lang);
        Hit { kind: name, id: id.clone(), title: title.to_owned(), clauses: numbers.collect(), url, score, was: None }
    }

    fn clause(&self, i: usize, score: u64, was: Option<Found>) -> Hit {
        let base = self.base;
        let edition = if self.live(i) { self.wording.edition } else { was.map_or(self.wording.edition, |w| w.edition) };
        let of = |at: &'a Vec<String>| at.get(i).map_or_else(Vec::new, |at| at_edition(at, edition));
        let (own, also) = if self.live(i) { (self.numbers[i].clone(), self.also[i].clone()) } else { (of(&self.more.at), of(&self.more.also)) };
        let mut all: Vec<String> = Vec::new();
        // An item in brackets is also found by the number it stands under; what bears no number of its own by the one that names it.
        let above = own.iter().map(|n| n.split('(').next().unwrap_or(n));
        for number in own.iter().copied().chain(also).chain(above).map(printed).chain(own.iter().copied()) {
            if !number.is_empty() && !all.iter().any(|n| n == number) {
                all.push(number.to_owned());
            }
        }
        let slug = if self.live(i) {
            let slug = self.wording.homes.get(i).and_then(|home| usize::try_from(*home).ok());
            slug.and_then(|s| self.wording.slugs.get(s)).cloned().unwrap_or_default()
        } else {
            all.first().and_then(|n| n.split('.').next()).unwrap_or_default().to_owned()
        };
        let id = &self.more.ids[i];
        let anchor = own.first().copied().filter(|n| printed(n) == *n).unwrap_or(id);
        let folder = if edition == base.current { String::new() } else { format!("{}/", base.editions[edition]) };
        Hit {
            kind: "clause",
            id: id.clone(),
            title: self.text(i).to_owned(),
            url: format!("{}/laws/{folder}{slug}/#{anchor}", base.lang),
            clauses: all,
            score,
            was: was.map(|w| Was { edition: base.editions[w.edition].clone(), number: w.number.to_owned() }),
        }
    }
}
