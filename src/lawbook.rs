//! The lawbook: content, texts and languages together, with every question compiled for every edition it covers.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::sync::OnceLock;

use rayon::prelude::*;

use crate::board;
use crate::diagnostic::{Diagnostic, Severity, unknown};
use crate::engine::{self, Fault, Program, Reasons, Ruling, Told, ToldError, WhatIf, nearest};
use crate::explain;
use crate::lang::{Language, Parsed, Value, Values};
use crate::load::{Loaded, Texts, Tree, parse};
use crate::model::{Clause, Content, Fact, Question, Scalar};

/// Everything, loaded and ready.
#[derive(Debug)]
pub struct Lawbook {
    /// The files it came from.
    pub tree: Tree,
    /// What has no language.
    pub content: Content,
    /// The texts as written.
    pub texts: Texts,
    /// The languages, by id.
    pub languages: BTreeMap<String, Language>,
    parsed: HashMap<(String, String, String), Parsed>,
    programs: HashMap<(String, usize), OnceLock<Result<Program, Vec<Fault>>>>,
}

/// Why a question cannot be asked.
#[derive(Debug, thiserror::Error)]
pub enum AskError {
    /// No such question.
    #[error("there is no question `{name}`")]
    UnknownQuestion {
        /// As asked.
        name: String,
        /// The nearest that there is.
        nearest: Option<String>,
    },
    /// The board decides the question: it has no rules.
    #[error("`{question}` has no rules: the board decides it")]
    ByBoard {
        /// The question.
        question: String,
    },
    /// No such edition.
    #[error("there is no edition `{name}`")]
    UnknownEdition {
        /// As asked.
        name: String,
        /// The nearest that there is.
        nearest: Option<String>,
    },
    /// The question does not cover the edition.
    #[error("`{question}` is not covered in `{edition}`")]
    NotCovered {
        /// The question.
        question: String,
        /// The edition.
        edition: String,
    },
    /// The rules themselves are at fault; `check` says how.
    #[error("the rules of `{question}` in `{edition}` are faulty")]
    FaultyRules {
        /// The question.
        question: String,
        /// The edition.
        edition: String,
    },
    /// The facts cannot be taken.
    #[error(transparent)]
    Facts(#[from] ToldError),
    /// The position or the moves told cannot be.
    #[error(transparent)]
    Board(#[from] crate::chess::InputError),
}

/// What can say which edition is meant: its id, or none for the newest of FIDE.
pub trait InEdition<'a> {
    /// The id, if one is meant.
    fn id(self) -> Option<&'a str>;
}

impl<'a> InEdition<'a> for &'a str {
    fn id(self) -> Option<&'a str> {
        Some(self)
    }
}

impl<'a> InEdition<'a> for Option<&'a str> {
    fn id(self) -> Option<&'a str> {
        self
    }
}

/// What can be told: facts already gathered, or pairs of a name and a value.
pub trait Facts {
    /// The facts as told.
    fn told(self) -> Told;
}

impl Facts for Told {
    fn told(self) -> Told {
        self
    }
}

impl Facts for &Told {
    fn told(self) -> Told {
        self.clone()
    }
}

impl<const N: usize> Facts for [(&str, Scalar); N] {
    fn told(self) -> Told {
        self.into_iter().map(|(name, value)| (name.to_owned(), Some(value))).collect()
    }
}

impl Facts for Vec<(String, Scalar)> {
    fn told(self) -> Told {
        self.into_iter().map(|(name, value)| (name, Some(value))).collect()
    }
}

impl Lawbook {
    /// The lawbook shipped in the program.
    ///
    /// # Errors
    /// Only if the shipped content is faulty, which its own tests exclude.
    pub fn embedded() -> Result<Lawbook, Vec<Diagnostic>> {
        Lawbook::open(Tree::embedded()).0
    }

    /// The lawbook of a content folder.
    ///
    /// # Errors
    /// Faults of the files themselves. What `check` finds beyond them does not hinder loading.
    pub fn load(content: &Path) -> Result<Lawbook, Vec<Diagnostic>> {
        match Tree::read(content) {
            Ok(tree) => Lawbook::open(tree).0,
            Err(error) => Err(vec![Diagnostic::new(crate::model::At::default(), "E007").with("detail", error.to_string())]),
        }
    }

    /// The lawbook of a tree of files, or its faults; the tree goes with the faults so that they can be shown in place.
    pub fn open(tree: Tree) -> (Result<Lawbook, Vec<Diagnostic>>, Option<Tree>) {
        let (book, faults) = Lawbook::open_lenient(tree);
        if faults.iter().any(|d| d.severity() == Severity::Error) { (Err(faults), Some(book.tree)) } else { (Ok(book), None) }
    }

    /// As much of the lawbook as can be read, with the faults of the rest: what `check` works on.
    pub fn open_lenient(tree: Tree) -> (Lawbook, Vec<Diagnostic>) {
        let Loaded { tree, content, texts, mut diagnostics } = parse(tree);
        let mut languages = BTreeMap::new();
        for id in tree.languages() {
            match Language::load(&tree, &id) {
                Ok(language) => drop(languages.insert(id, language)),
                Err(faults) => diagnostics.extend(faults),
            }
        }
        let all: Vec<(&str, &String, &String, &crate::load::Text)> =
            languages.keys().flat_map(|l| texts.language(l).map(move |(domain, key, text)| (l.as_str(), domain, key, text))).collect();
        let results: Vec<_> = all.par_iter().map(|(language, domain, key, text)| ((*language, *domain, *key), Parsed::new(text), text.at)).collect();
        let mut parsed = HashMap::with_capacity(results.len());
        for ((language, domain, key), result, at) in results {
            match result {
                Ok(text) => drop(parsed.insert((language.to_owned(), domain.clone(), key.clone()), text)),
                Err((line, detail)) => {
                    let at = crate::model::At { line: at.line + line as u32, ..at };
                    diagnostics.push(Diagnostic::new(at, "E032").with("key", key.as_str()).with("detail", detail));
                }
            }
        }
        let mut programs = HashMap::new();
        for question in &content.questions {
            for edition in 0..content.editions.all().len() {
                programs.insert((question.id.value.clone(), edition), OnceLock::new());
            }
        }
        (Lawbook { tree, content, texts, languages, parsed, programs }, diagnostics)
    }

    /// The place of an edition; none means the newest of FIDE.
    ///
    /// # Errors
    /// When there is no such edition.
    pub fn edition(&self, id: Option<&str>) -> Result<usize, AskError> {
        let editions = &self.content.editions;
        match id {
            None => editions.current().ok_or_else(|| AskError::UnknownEdition { name: String::new(), nearest: None }),
            Some(id) => editions
                .index(id)
                .ok_or_else(|| AskError::UnknownEdition { name: id.to_owned(), nearest: nearest(id, editions.all().iter().map(|e| e.id.value.as_str())) }),
        }
    }

    /// A question.
    ///
    /// # Errors
    /// When there is no such question, or the board decides it.
    pub fn question(&self, id: &str) -> Result<&Question, AskError> {
        self.content.question(id).ok_or_else(|| {
            if self.content.position_question(id).is_some() {
                return AskError::ByBoard { question: id.to_owned() };
            }
            let all = self.content.questions.iter().map(|q| &q.id).chain(self.content.positions.iter().map(|q| &q.id));
            AskError::UnknownQuestion { name: id.to_owned(), nearest: nearest(id, all.map(|id| id.value.as_str())) }
        })
    }

    /// A fact that can be told.
    ///
    /// # Errors
    /// When there is no such fact.
    pub fn fact(&self, name: &str) -> Result<&Fact, ToldError> {
        let known = || self.content.facts.iter().filter(|(_, f)| !f.internal).map(|(n, _)| n.as_str());
        let fact = self.content.facts.get(name).filter(|f| !f.internal);
        fact.ok_or_else(|| ToldError::UnknownFact { name: name.to_owned(), nearest: nearest(name, known()) })
    }

    /// Whether a question covers an edition.
    pub fn covers(&self, question: &Question, edition: usize) -> bool {
        self.content.editions.within(edition, Some(&question.from), None)
    }

    /// A question compiled for an edition, once.
    ///
    /// # Errors
    /// The faults of its rules.
    pub fn program(&self, question: &Question, edition: usize) -> Result<&Program, &[Fault]> {
        static NONE: &[Fault] = &[];
        let Some(cell) = self.programs.get(&(question.id.value.clone(), edition)) else { return Err(NONE) };
        cell.get_or_init(|| Program::compile(&self.content, question, edition)).as_ref().map_err(Vec::as_slice)
    }

    /// A question, an edition and the program of both.
    ///
    /// # Errors
    /// When there is no such question or edition, or the rules are faulty.
    pub fn compiled(&self, question: &str, edition: Option<&str>) -> Result<(&Question, usize, &Program), AskError> {
        let question = self.question(question)?;
        let edition = self.edition(edition)?;
        let names = || (question.id.value.clone(), self.content.editions.id(edition).to_owned());
        if !self.covers(question, edition) {
            let (question, edition) = names();
            return Err(AskError::NotCovered { question, edition });
        }
        match self.program(question, edition) {
            Ok(program) => Ok((question, edition, program)),
            Err(_) => {
                let (question, edition) = names();
                Err(AskError::FaultyRules { question, edition })
            }
        }
    }

    /// Decides a question for facts as told; facts that a position gives are derived from it. A fact told as `None` is unknown and not presumed.
    ///
    /// ```
    /// use chesslaw::Lawbook;
    ///
    /// let book = Lawbook::embedded().expect("the shipped content loads");
    /// let ruling = book.ask("wrong-start", "fide-2023", [("colours_reversed", true.into()), ("white_moves_made", 9.into()), ("black_moves_made", 9.into())])?;
    /// assert_eq!(ruling.status.word(), "decided");
    /// assert!(ruling.actions().any(|order| order.action == "start-new-game"));
    /// assert!(ruling.clauses().contains(&&"reversed-colours".to_owned()));
    /// for sentence in book.explain(&ruling, "en").expect("there is English") {
    ///     println!("{sentence}");
    /// }
    ///
    /// // What cannot be taken is an error that names the thing and the nearest that there is.
    /// let error = book.ask("wrong-start", None, [("colors_reversed", true.into())]).unwrap_err();
    /// assert_eq!(error.to_string(), "there is no fact `colors_reversed`");
    /// # Ok::<(), chesslaw::AskError>(())
    /// ```
    ///
    /// # Errors
    /// See [`AskError`].
    pub fn ask<'e>(&self, question: &str, edition: impl InEdition<'e>, facts: impl Facts) -> Result<Ruling, AskError> {
        let told = facts.told();
        let mut ruling = self.decide(question, edition.id(), &told)?;
        ruling.told = told;
        Ok(ruling)
    }

    /// The reasons of a ruling with every rule that was set aside, also in slots for which no rule decides.
    ///
    /// # Errors
    /// See [`AskError`]; what was ruled on once is ruled on again.
    pub fn reasons_in_full(&self, ruling: &Ruling) -> Result<Reasons, AskError> {
        let (question, _, program) = self.compiled(&ruling.question, Some(self.content.editions.id(ruling.edition)))?;
        let derivation = board::derive(&self.content, program, &ruling.told)?;
        Ok(engine::reasons_in_full(&self.content, question, program, derivation.as_ref().map_or(&ruling.told, |d| &d.told))?)
    }

    /// The smallest changes of facts that would turn a ruling.
    ///
    /// # Errors
    /// See [`AskError`]; what was ruled on once is ruled on again.
    pub fn what_if(&self, ruling: &Ruling) -> Result<Vec<WhatIf>, AskError> {
        let edition = self.content.editions.id(ruling.edition);
        let (_, _, program) = self.compiled(&ruling.question, Some(edition))?;
        let derivation = board::derive(&self.content, program, &ruling.told)?;
        let facts = derivation.as_ref().map_or(&ruling.told, |d| &d.told).iter().map(|(name, value)| (name.as_str(), value.into()));
        let known = program.reader.read(&self.content, &program.space, facts, &mut Vec::new())?;
        let ask = |told: &Told| self.decide(&ruling.question, Some(edition), told).ok();
        Ok(engine::what_if(&self.content, program, &known, &ruling.told, ruling, &ask))
    }

    /// A ruling in sentences: what is ordered, the clauses, which conditions held, which exceptions did not apply, what was presumed, what is still to ask.
    ///
    /// # Errors
    /// When there is no such language.
    pub fn explain(&self, ruling: &Ruling, language: &str) -> Result<Vec<String>, Diagnostic> {
        let language = self.language(language)?;
        let text = explain::as_text(self, language, &ruling.question, ruling.edition, ruling, &ruling.told, crate::cli::Paint::none());
        Ok(text.lines().map(|l| l.trim().to_owned()).collect())
    }

    fn decide(&self, question: &str, edition: Option<&str>, told: &Told) -> Result<Ruling, AskError> {
        let (question, _, program) = self.compiled(question, edition)?;
        let Some(derivation) = board::derive(&self.content, program, told)? else {
            return Ok(engine::rule(&self.content, question, program, told)?);
        };
        let mut ruling = engine::rule(&self.content, question, program, &derivation.told)?;
        if let Some(otherwise) = &derivation.otherwise {
            let other = engine::rule(&self.content, question, program, otherwise)?;
            ruling.dispute(&other, board::SERIES_LIMIT, ["unlimited", "limited"]);
        }
        for (name, _) in ruling.needs.iter_mut().filter(|(name, _)| derivation.waiting.contains(name)) {
            "side".clone_into(name);
        }
        ruling.derived = derivation.derived;
        Ok(ruling)
    }

    /// A text, parsed.
    pub fn parsed(&self, language: &str, domain: &str, key: &str) -> Option<&Parsed> {
        self.parsed.get(&(language.to_owned(), domain.to_owned(), key.to_owned()))
    }

    /// Puts another text in the place of one that is there, in memory alone, and gives back the old one: to see what `check` would say of it.
    ///
    /// # Errors
    /// When there is no such text, or the new one cannot be read; then nothing has changed.
    pub fn replace_text(&mut self, language: &str, domain: &str, key: &str, text: &str) -> Result<String, String> {
        let name = (language.to_owned(), domain.to_owned(), key.to_owned());
        if !self.parsed.contains_key(&name) {
            return Err(format!("no text {domain}/{key} in {language}"));
        }
        let parsed = Parsed::new(text).map_err(|(_, detail)| detail)?;
        let old = self.texts.replace(language, domain, key, text).ok_or("no text")?;
        self.parsed.insert(name, parsed);
        Ok(old)
    }

    /// The language a text is really there in: the one asked for, or those it falls back to.
    pub fn language_of<'a>(&'a self, language: &'a str, domain: &str, key: &str) -> Option<&'a Language> {
        let mut at = language;
        for _ in 0..self.languages.len() + 1 {
            let here = self.languages.get(at)?;
            if self.parsed(at, domain, key).is_some() {
                return Some(here);
            }
            at = here.about.fallback.as_deref()?;
        }
        None
    }

    /// A text of the content filled in for an edition: Markdown. Missing texts come from the fallback language.
    ///
    /// # Errors
    /// What is missing or cannot be filled.
    pub fn text(&self, language: &str, domain: &str, key: &str, edition: usize, extra: &Values) -> Result<String, String> {
        let from = self.language_of(language, domain, key).ok_or_else(|| format!("no text {domain}/{key} in {language}"))?;
        let parsed = self.parsed(&from.id, domain, key).ok_or("no text")?;
        let mut values = extra.clone();
        let owner = if domain == "articles" { self.content.clause(key.split('@').next().unwrap_or(key)) } else { None };
        for variable in parsed.variables() {
            if let std::collections::btree_map::Entry::Vacant(free) = values.entry(variable.name) {
                let value = self.variable(from, owner, free.key(), edition).ok_or_else(|| format!("${}", free.key()))?;
                free.insert(value);
            }
        }
        parsed.fill(from, &values)
    }

    /// What a variable of a text stands for: a parameter of its own clause, `clause_parameter` or `clause_parameter__edition` of another, a
    /// clause's or article's printed number, an edition's name, or (`edition_short`) its short name.
    pub fn variable(&self, language: &Language, owner: Option<&Clause>, name: &str, edition: usize) -> Option<Value> {
        let editions = &self.content.editions;
        let (name, edition) = match name.split_once("__") {
            Some((name, id)) => (name, editions.index(id)?),
            None => (name, edition),
        };
        let number = |clause: &Clause, param: &str| {
            let value = clause.params.get(param)?.value.get(editions, edition)?.1.value?;
            Some(Value::Number(value))
        };
        if let Some(value) = owner.and_then(|c| number(c, name)) {
            return Some(value);
        }
        let edition_text = |id: usize, key: String| self.text(&language.id, "editions", &key, id, &Values::new()).ok().map(Value::Text);
        if let Some(id) = name.strip_suffix("_short").and_then(|id| editions.index(id)) {
            return edition_text(id, format!("{}.short", editions.id(id)));
        }
        if let Some((clause, param)) = name.split_once('_') {
            return number(self.content.clause(clause)?, param);
        }
        if let Some(clause) = self.content.clause(name) {
            return Some(Value::Text(language.provision(clause.printed(editions, edition).first()?)));
        }
        if let Some(article) = self.content.articles.iter().find(|a| a.id.value == name) {
            return Some(Value::Text(language.provision(article.number.get(editions, edition)?.1.0.first()?)));
        }
        let named = editions.index(name)?;
        edition_text(named, editions.id(named).to_owned())
    }

    /// A text without its links and marks.
    pub fn plain(&self, language: &str, domain: &str, key: &str, edition: usize) -> Option<String> {
        self.text(language, domain, key, edition, &Values::new()).ok().map(|t| crate::markdown::plain(&t))
    }

    /// A language.
    ///
    /// # Errors
    /// When there is none of that id.
    pub fn language(&self, id: &str) -> Result<&Language, Diagnostic> {
        self.languages.get(id).ok_or_else(|| unknown(crate::model::At::default(), "language", id, nearest(id, self.languages.keys().map(String::as_str))))
    }
}
