//! `chesslaw serve`: the site on this machine, built anew and shown anew whenever a file of the content changes.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use clap::Args;
use serde_json::json;

use super::{Common, Exit, show};
use crate::Lawbook;
use crate::load::Tree;
use crate::refusal::Refusal;
use crate::site;

/// Arguments of `serve`.
#[derive(Args)]
pub struct ServeArgs {
    /// Port on this machine; 0 takes a free one
    #[arg(long, default_value_t = 8080)]
    port: u16,
}

/// How often files are looked at, and how long a page waits for a change before it asks again.
const LOOK: Duration = Duration::from_millis(400);
const WAIT: Duration = Duration::from_secs(25);
/// The longest request that is read.
const MOST: u64 = 16 * 1024;

/// What is served, and which build it is.
#[derive(Default)]
struct Served {
    files: BTreeMap<String, Vec<u8>>,
    findings: String,
    build: u64,
}

struct Shared {
    served: Mutex<Served>,
    changed: Condvar,
}

pub(super) fn run(common: &Common, args: &ServeArgs) -> Exit {
    let mut common = common.clone();
    if common.content.is_none() && Path::new("content").is_dir() {
        common.content = Some(PathBuf::from("content"));
    }
    let listener = match TcpListener::bind((Ipv4Addr::LOCALHOST, args.port)) {
        Ok(listener) => listener,
        Err(error) => {
            let refusal = Refusal::new("port", "refused-port").number("port", i64::from(args.port)).with("detail", error.to_string());
            return common.refuse(None, &refusal.hint("refused-port-hint"));
        }
    };
    let port = listener.local_addr().map_or(args.port, |a| a.port());
    let shared = Arc::new(Shared { served: Mutex::new(Served::default()), changed: Condvar::new() });
    rebuild(&common, &shared);
    show::line(&format!("http://127.0.0.1:{port}/"));
    let watcher = Arc::clone(&shared);
    std::thread::spawn(move || watch(&common, &watcher));
    for stream in listener.incoming().flatten() {
        let shared = Arc::clone(&shared);
        std::thread::spawn(move || {
            let _ = answer(stream, &shared); // the reader may go away at any time
        });
    }
    Exit::Fine
}

/// Looks at the files again and again, and builds when one has changed.
fn watch(common: &Common, shared: &Shared) {
    let Some(content) = &common.content else { return };
    let mut last = state(content);
    loop {
        std::thread::sleep(LOOK);
        let now = state(content);
        if now != last {
            last = now;
            rebuild(common, shared);
        }
    }
}

/// Every file of content, locales and templates with its time and size.
fn state(content: &Path) -> Vec<(PathBuf, Option<SystemTime>, u64)> {
    let beside = |name: &str| content.canonicalize().map(|c| c.with_file_name(name)).unwrap_or_default();
    let mut out = Vec::new();
    for folder in [content.to_owned(), beside("locales"), beside("templates")] {
        for entry in walkdir::WalkDir::new(folder).into_iter().flatten().filter(|e| e.file_type().is_file()) {
            let about = entry.metadata().ok();
            out.push((entry.path().to_owned(), about.as_ref().and_then(|m| m.modified().ok()), about.map_or(0, |m| m.len())));
        }
    }
    out.sort();
    out
}

/// Builds; what cannot be built leaves what is served, and the findings say why.
fn rebuild(common: &Common, shared: &Shared) {
    let tree = match &common.content {
        None => Ok(Tree::embedded()),
        Some(folder) => Tree::read(folder),
    };
    let (files, findings) = match tree {
        Err(error) => (None, format!("cannot read the content folder: {error}")),
        Ok(tree) => {
            let (book, mut found) = Lawbook::open_lenient(tree);
            found.extend(crate::check::all(&book));
            show::diagnostics(&book.tree, book.languages.get(&common.lang), &found, false);
            let mut findings = show::plain(&book.tree, book.languages.get(&common.lang), &found);
            match site::build(&book, &site::Options::default()) {
                Ok(files) => (Some(files), findings),
                Err(error) => {
                    show::error(&error.to_string());
                    findings.insert_str(0, &format!("{error}\n"));
                    (None, findings)
                }
            }
        }
    };
    let mut served = shared.served.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(files) = files {
        served.files = files.into_iter().map(|f| (f.path, f.bytes)).collect();
    }
    served.findings = findings;
    served.build += 1;
    shared.changed.notify_all();
}

/// Answers one request and closes.
fn answer(mut stream: TcpStream, shared: &Shared) -> std::io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut head = String::new();
    BufReader::new((&stream).take(MOST)).read_line(&mut head)?;
    let mut words = head.split_whitespace();
    let (method, target) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let only_head = method == "HEAD";
    if method != "GET" && !only_head {
        return reply(&mut stream, "405 Method Not Allowed", "text/plain; charset=utf-8", b"only GET and HEAD\n", only_head);
    }
    let (path, query) = target.split_once('?').unwrap_or((target, ""));
    if path == "/-/changes" {
        let seen = query.strip_prefix("build=").and_then(|b| b.parse::<u64>().ok());
        let served = shared.served.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = shared.changed.wait_timeout_while(served, WAIT, |s| seen == Some(s.build)).unwrap_or_else(PoisonError::into_inner);
        let body = json!({ "build": waited.0.build, "findings": waited.0.findings }).to_string();
        drop(waited);
        return reply(&mut stream, "200 OK", "application/json", body.as_bytes(), only_head);
    }
    let Some(path) = decoded(path.trim_start_matches('/')) else {
        return reply(&mut stream, "400 Bad Request", "text/plain; charset=utf-8", b"not an address\n", only_head);
    };
    let served = shared.served.lock().unwrap_or_else(PoisonError::into_inner);
    let (status, name, body) = match find(&served.files, &path) {
        Found::File(name, body) => ("200 OK", name, body.clone()),
        Found::Folder => {
            drop(served);
            let to = format!("HTTP/1.1 301 Moved Permanently\r\nLocation: /{path}/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            return stream.write_all(to.as_bytes());
        }
        Found::Nothing => ("404 Not Found", "404.html".to_owned(), served.files.get("404.html").cloned().unwrap_or_default()),
    };
    drop(served);
    let kind = kind(&name);
    let body = if kind.starts_with("text/html") { with_reload(body) } else { body };
    reply(&mut stream, status, kind, &body, only_head)
}

enum Found<'f> {
    File(String, &'f Vec<u8>),
    Folder,
    Nothing,
}

fn find<'f>(files: &'f BTreeMap<String, Vec<u8>>, path: &str) -> Found<'f> {
    let index = if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() };
    match files.get(&index) {
        Some(body) => Found::File(index, body),
        None if files.contains_key(&format!("{path}/index.html")) => Found::Folder,
        None => Found::Nothing,
    }
}

/// An address without its `%`; none where it is no UTF-8.
fn decoded(path: &str) -> Option<String> {
    let mut out = Vec::with_capacity(path.len());
    let mut bytes = path.bytes();
    while let Some(byte) = bytes.next() {
        if byte == b'%' {
            let hex = [bytes.next()?, bytes.next()?];
            out.push(u8::from_str_radix(std::str::from_utf8(&hex).ok()?, 16).ok()?);
        } else {
            out.push(byte);
        }
    }
    String::from_utf8(out).ok().filter(|p| !p.contains(['\r', '\n']))
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}

/// The page with a script that waits for the next build, loads the page anew, and shows what `check` found.
fn with_reload(mut body: Vec<u8>) -> Vec<u8> {
    const SCRIPT: &str = concat!("<script>", include_str!("reload.js"), "</script>");
    let end = b"</body>";
    match body.windows(end.len()).rposition(|w| w == end) {
        Some(at) => drop(body.splice(at..at, SCRIPT.bytes())),
        None => body.extend_from_slice(SCRIPT.as_bytes()),
    }
    body
}

fn reply(stream: &mut TcpStream, status: &str, kind: &str, body: &[u8], only_head: bool) -> std::io::Result<()> {
    let head = format!("HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n", body.len());
    stream.write_all(head.as_bytes())?;
    if !only_head {
        stream.write_all(body)?;
    }
    stream.flush()
}

#[cfg(test)]
mod tests {
    use super::decoded;

    #[test]
    fn addresses_are_decoded() {
        assert_eq!(decoded("en/laws/7/"), Some("en/laws/7/".to_owned()));
        assert_eq!(decoded("a%20b"), Some("a b".to_owned()));
        assert_eq!(decoded("%zz"), None);
        assert_eq!(decoded("a%0d%0aSet-Cookie"), None);
    }
}
