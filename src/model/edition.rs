//! Editions: nodes of a graph. Each inherits from its base and states what differs.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::Located;

/// One edition of the Laws.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// Its id, such as `fide-2023`.
    pub id: Located<String>,
    /// The edition it inherits from; none for the oldest.
    #[serde(default)]
    pub base: Option<Located<String>>,
    /// Who issued it; `--on DATE` looks among those of `fide` unless told otherwise.
    pub authority: String,
    /// First day in force, `YYYY-MM-DD`; none where it is not known.
    #[serde(default)]
    pub from: Option<String>,
    /// For a branch: the clauses in which it differs from its base. `check` compares.
    #[serde(default)]
    pub deviates: Vec<Located<String>>,
    /// Sources, ids of sources.yaml.
    #[serde(default)]
    pub sources: Vec<Located<String>>,
}

/// All editions and who descends from whom.
#[derive(Debug, Clone, Default)]
pub struct Editions {
    list: Vec<Edition>,
    parent: Vec<Option<usize>>,
    in_force: Option<String>,
}

impl Editions {
    /// Orders the editions and links each to its base. An unknown base or a circle leaves that edition without one; the check
    /// of editions reports it.
    pub fn new(list: Vec<Edition>) -> Self {
        let find = |id: &str| list.iter().position(|e| e.id.value == id);
        let mut parent: Vec<Option<usize>> = list.iter().map(|e| e.base.as_ref().and_then(|b| find(b))).collect();
        for start in 0..parent.len() {
            let (mut at, mut steps) = (start, 0);
            while let Some(up) = parent[at] {
                at = up;
                steps += 1;
                if steps > parent.len() {
                    parent[start] = None;
                    break;
                }
            }
        }
        Editions { list, parent, in_force: None }
    }

    /// Every edition, in the order of the file.
    pub fn all(&self) -> &[Edition] {
        &self.list
    }

    /// Index of an edition.
    pub fn index(&self, id: &str) -> Option<usize> {
        self.list.iter().position(|e| e.id.value == id)
    }

    /// Id of an edition.
    pub fn id(&self, edition: usize) -> &str {
        &self.list[edition].id.value
    }

    /// The edition, its base, the base of that, and so on.
    pub fn lineage(&self, edition: usize) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(Some(edition), |e| self.parent[*e])
    }

    /// Whether `edition` is `ancestor` or inherits from it.
    pub fn descends(&self, edition: usize, ancestor: usize) -> bool {
        self.lineage(edition).any(|e| e == ancestor)
    }

    /// Whether a thing bound by `from` and `before` belongs to that edition: `from` and all that descends from it, less
    /// `before` and all that descends from that.
    pub fn within(&self, edition: usize, from: Option<&str>, before: Option<&str>) -> bool {
        let under = |id: &str| self.index(id).is_some_and(|a| self.descends(edition, a));
        from.is_none_or(under) && !before.is_some_and(under)
    }

    /// The edition of that authority in force on a day (`YYYY-MM-DD`).
    pub fn on(&self, date: &str, authority: &str) -> Option<usize> {
        let in_force = |e: &&Edition| e.authority == authority && e.from.as_deref().is_some_and(|from| from <= date);
        let latest = self.list.iter().filter(in_force).max_by(|a, b| a.from.cmp(&b.from))?;
        self.index(&latest.id)
    }

    /// The edition taken where nothing else is said: the one that `scope.yaml` names as in force, or else the newest of FIDE. It does not depend on the day, so that
    /// the same input gives the same bytes, and an edition to come can be prepared.
    pub fn current(&self) -> Option<usize> {
        self.in_force.as_deref().and_then(|id| self.index(id)).or_else(|| self.on("9999-12-31", "fide"))
    }

    /// Says which edition is in force.
    pub fn set_current(&mut self, id: &str) {
        self.in_force = Some(id.to_owned());
    }

    /// The day after the last day in force: when the next edition of the same authority took over.
    pub fn until(&self, edition: usize) -> Option<&str> {
        let this = &self.list[edition];
        let from = this.from.as_deref()?;
        self.list.iter().filter(|e| e.authority == this.authority).filter_map(|e| e.from.as_deref()).filter(|f| *f > from).min()
    }
}

/// Values by edition: each holds from its edition on, in all that descends from it, until a nearer one.
#[derive(Debug, Clone)]
pub struct ByEdition<T>(pub Vec<(Located<String>, T)>);

impl<T> Default for ByEdition<T> {
    fn default() -> Self {
        ByEdition(Vec::new())
    }
}

impl<T> ByEdition<T> {
    /// The value that holds in an edition, with the edition that set it.
    pub fn get(&self, editions: &Editions, edition: usize) -> Option<(usize, &T)> {
        editions.lineage(edition).find_map(|e| {
            let id = editions.id(e);
            self.0.iter().find(|(k, _)| k.value == id).map(|(_, v)| (e, v))
        })
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByEdition<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Entries<T> {
            type Value = ByEdition<T>;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a map from edition to value, such as { fide-2017: 10 }")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut out = Vec::new();
                while let Some(entry) = map.next_entry::<Located<String>, T>()? {
                    out.push(entry);
                }
                Ok(ByEdition(out))
            }
        }
        deserializer.deserialize_map(Entries(PhantomData))
    }
}

/// `YYYY-MM-DD`, a day of the calendar.
pub fn is_day(date: &str) -> bool {
    let shape: Vec<usize> = date.split('-').map(str::len).collect();
    let parts: Vec<u32> = date.split('-').filter_map(|p| p.parse().ok()).collect();
    let (&[4, 2, 2], &[year, month, day]) = (&shape[..], &parts[..]) else { return false };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return false,
    };
    (1..=days).contains(&day)
}
