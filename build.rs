//! Packs `content/`, `locales/`, `templates/` and the data of `oracle/` into the program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default()).join("embedded.rs");
    let mut files = Vec::new();
    for folder in ["content", "locales", "templates", "oracle/data", "oracle/frozen", "oracle/results"] {
        println!("cargo::rerun-if-changed={folder}");
        collect(&root, &root.join(folder), &mut files);
    }
    files.sort();
    let mut code = String::from("/// Path and bytes of every shipped file.\npub static FILES: &[(&str, &[u8])] = &[\n");
    for path in files {
        let _ = writeln!(code, "    ({path:?}, include_bytes!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/\", {path:?}))),");
    }
    code.push_str("];\n");
    if let Err(error) = std::fs::write(&out, code) {
        println!("cargo::error=cannot write {}: {error}", out.display());
    }
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<String>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with('.') || name.ends_with('~') {
            continue;
        }
        if path.is_dir() {
            collect(root, &path, files);
        } else if let Ok(inside) = path.strip_prefix(root) {
            files.push(inside.components().map(|c| c.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/"));
        }
    }
}
