//! What the official wording of a clause says beyond ours: facts about it, never its words.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Modality, Role};

/// The official wording of a clause, counted. `collate` allows a published text what stands here besides what the structure says.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Published {
    /// How often it names whom.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub roles: BTreeMap<Role, usize>,
    /// How often it has which modal force.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub modality: BTreeMap<Modality, usize>,
    /// Printed numbers that it cites and our structure does not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cites: Vec<String>,
    /// Printed numbers that our structure cites and it does not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub uncited: Vec<String>,
    /// Numbers that it says and our structure does not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<i64>,
    /// Numbers that our structure says and it does not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unsaid: Vec<i64>,
}
