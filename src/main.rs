//! The command line of Chesslaw.

use std::process::ExitCode;

fn main() -> ExitCode {
    chesslaw::cli::run()
}
