//! `chesslaw build`: the site.

use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use serde_json::json;

use super::{Common, Exit, fault, show};
use crate::Lawbook;
use crate::collate::Official;
use crate::diagnostic::Severity;
use crate::refusal::Refusal;
use crate::{site, write};

/// Arguments of `build`.
#[derive(Args)]
pub struct BuildArgs {
    /// Folder the site is written to; it is replaced as a whole
    #[arg(long, value_name = "DIR", default_value = "site")]
    out: PathBuf,
    /// Where it will be published, such as https://example.org/laws/, for canonical addresses
    #[arg(long, value_name = "URL")]
    base_url: Option<String>,
    /// Folder of official texts with their manifest `official.yaml`: whoever has the right to them publishes them beside our wording
    #[arg(long, value_name = "DIR")]
    official: Option<PathBuf>,
    /// Module for the board in the page, as `board-wasm/build` makes it [default: target/board.wasm.gz, if it is there]
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,
    /// Build although `check` finds faults, to look at unfinished work
    #[arg(long)]
    draft: bool,
}

pub(super) fn run(common: &Common, args: &BuildArgs) -> Exit {
    let start = Instant::now();
    if let Some(url) = args.base_url.as_deref().filter(|u| !u.starts_with("https://") && !u.starts_with("http://")) {
        let refusal = Refusal::new("usage", "refused-base-url").with("example", "https://example.org/laws/").with("value", url);
        return common.refuse(None, &refusal);
    }
    let tree = match common.tree() {
        Ok(tree) => tree,
        Err(exit) => return exit,
    };
    let (book, mut found) = Lawbook::open_lenient(tree);
    let readable = found.iter().all(|d| d.severity() != Severity::Error);
    found.extend(crate::check::all(&book));
    let errors = found.iter().filter(|d| d.severity() == Severity::Error).count();
    show::diagnostics(&book.tree, book.languages.get(&common.lang), &found, common.json);
    if errors > 0 && !(args.draft && readable) {
        let faults =
            Refusal::new("faults", "refused-faults").number("count", i64::try_from(errors).unwrap_or(i64::MAX)).with("path", args.out.display().to_string());
        common.refuse(Some(&book), &fault::not_written(faults));
        return if readable { Exit::Found } else { Exit::Usage };
    }
    let failed = |why: Refusal| common.refuse(Some(&book), &fault::not_written(why));
    let official = match args.official.as_deref().map(|folder| Official::load(&book, folder)).transpose() {
        Ok(official) => {
            let official = official.unwrap_or_default();
            if let Some(language) = book.languages.get(&common.lang) {
                official.doubts.iter().chain(&official.notes).for_each(|(file, doubt)| show::doubt(language, &fault::of_doubt(file, doubt)));
            }
            official
        }
        Err(error) => return failed(fault::of_official(error)),
    };
    let board = match board(args.board.as_deref()) {
        Ok(board) => board,
        Err(refusal) => return failed(refusal),
    };
    let files = match site::build(&book, &site::Options { base_url: args.base_url.clone(), official, board }) {
        Ok(files) => files,
        // A fault of the program or of a template: its words are for whoever writes those.
        Err(error) => {
            show::error(&error.to_string());
            return Exit::Usage;
        }
    };
    if let Err(error) = write::publish(&args.out, &files) {
        return failed(fault::of_write(&error));
    }
    let pages = files.iter().filter(|f| f.path.ends_with(".html")).count();
    let bytes: usize = files.iter().map(|f| f.bytes.len()).sum();
    if common.json {
        show::line(
            &json!({ "out": args.out, "files": files.len(), "pages": pages, "bytes": bytes, "languages": book.languages.keys().collect::<Vec<_>>() })
                .to_string(),
        );
    } else {
        let (seconds, megabytes) = (start.elapsed().as_secs_f64(), bytes as f64 / 1e6);
        show::line(&format!("{}: {pages} pages in {} languages, {megabytes:.1} MB, {seconds:.1} s", args.out.display(), book.languages.len()));
    }
    Exit::Fine
}

/// Where `board-wasm/build` puts the module.
const BOARD: &str = "target/board.wasm.gz";

/// The module for the board: the file named, or the usual one if it is there.
fn board(named: Option<&std::path::Path>) -> Result<Option<Vec<u8>>, Refusal> {
    let path = named.unwrap_or(std::path::Path::new(BOARD));
    match std::fs::read(path) {
        // Packed with gzip or not: the page takes both.
        Ok(bytes) if bytes.starts_with(b"\0asm") || bytes.starts_with(&[0x1f, 0x8b]) => Ok(Some(bytes)),
        Ok(_) => Err(Refusal::new("no-module", "refused-no-module").with("path", path.display().to_string())),
        Err(error) if named.is_none() && error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Refusal::of_file(&path.display().to_string(), &error)),
    }
}
