//! The rules engine: from rules to diagrams, from facts to rulings. It knows no files, no language and no HTML.

mod cond;
mod conditions;
mod cubes;
pub mod diagram;
mod diff;
mod export;
mod fault;
mod grounds;
mod holding;
mod leaning;
mod needs;
mod order;
mod program;
mod ready;
mod reasons;
mod residual;
mod ruling;
mod same;
mod space;
mod told;
mod whatif;

pub use cond::{Asks, Comparison, Cond, Leaf};
pub use conditions::{export_conditions, reading_variable, slot_variable};
pub use cubes::{Cube, Demand, cubes, demands};
pub use diff::{Change, Side, diff};
pub use export::export;
pub use fault::{Fault, FaultKind, nearest};
pub use grounds::grounds;
pub use order::overriding_first;
pub use program::{Cuts, Ending, Order, Program, SlotProgram, Terminal, VOID, Variant, Whole, value_text};
pub use reasons::{Asked, Considered, Held, Reason, Reasons};
pub use ruling::{Derived, ReadingRuling, Ruling, SlotRuling, Status, reasons_in_full, rule, rule_known};
pub use same::apart;
pub use space::{Space, Var, VarKind, Window};
pub use told::{Expected, Known, Open, Reader, Told, ToldError, Value, check_type, open};
pub use whatif::{WhatIf, what_if};
