//! Asks the lawbook one question and prints what is ordered.

use chesslaw::{Lawbook, engine::Told, model::Scalar};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let book = Lawbook::embedded().map_err(|faults| format!("{faults:?}"))?;
    let told = Told::from([("board_rotated".to_owned(), Some(Scalar::Bool(true)))]);
    let ruling = book.ask("wrong-start", Some("fide-2023"), &told)?;
    println!("{}: {}", ruling.status.word(), ruling.slots.iter().flat_map(|s| &s.then).map(|o| o.action.as_str()).collect::<Vec<_>>().join(", "));
    Ok(())
}
