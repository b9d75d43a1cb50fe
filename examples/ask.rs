//! Asks the lawbook one question, prints what is ordered and why.

use chesslaw::Lawbook;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let book = Lawbook::embedded().map_err(|faults| format!("{faults:?}"))?;
    let ruling = book.ask("wrong-start", "fide-2023", [("colours_reversed", true.into()), ("white_moves_made", 9.into()), ("black_moves_made", 9.into())])?;
    for order in ruling.actions() {
        println!("{}", order.action);
    }
    let why = book.explain(&ruling, "en").map_err(|fault| format!("{fault:?}"))?;
    println!("{}", why.join("\n"));
    Ok(())
}
