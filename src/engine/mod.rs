//! The rules engine: from rules to diagrams, from facts to rulings. It knows no files, no language and no HTML.

mod cond;
pub mod diagram;
mod fault;
mod program;
mod reasons;
mod ruling;
mod space;
mod told;

pub use cond::{Asks, Comparison, Cond, Leaf};
pub use fault::{Fault, FaultKind, nearest};
pub use program::{Cuts, Ending, Order, Program, SlotProgram, Terminal, VOID, Variant, value_text};
pub use reasons::{Asked, Considered, Held, Reason};
pub use ruling::{Derived, ReadingRuling, Ruling, SlotRuling, Status, rule};
pub use space::{Space, Var, VarKind, Window};
pub use told::{Open, Told, ToldError, check_type, open};
