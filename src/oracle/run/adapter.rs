//! A program behind pipes: started, asked, watched, started anew.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use serde_json::{Value, json};

use super::super::Oracle;
use super::super::results::Program;

/// Longest line taken from a program, in bytes.
const MAX_LINE: u64 = 1 << 20;

/// What came back.
#[derive(Clone)]
pub(super) enum Said {
    /// A JSON object with the id asked for.
    Answer(Value),
    /// The program ended.
    Crashed,
    /// Nothing came in time.
    TimedOut,
    /// Something came that is no answer to this.
    Garbage(String),
}

/// A running program.
pub(super) struct Adapter {
    command: String,
    timeout: Duration,
    running: Option<Running>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Adapter {
    /// Starts a command line of the shell.
    pub fn start(command: &str, timeout: Duration) -> std::io::Result<Adapter> {
        let running = Some(Running::start(command)?);
        Ok(Adapter { command: command.to_owned(), timeout, running })
    }

    /// Asks the program to present itself; one that does not is taken to answer everything. It may take longer than an answer.
    pub fn hello(&mut self) -> Program {
        let said = self.exchange(&json!({ "hello": 1 }), self.timeout * 6);
        match said {
            Ok(line) => {
                serde_json::from_str::<Value>(&line).ok().filter(|v| v.get("name").is_some()).and_then(|v| serde_json::from_value(v).ok()).unwrap_or_default()
            }
            Err(_) => Program::default(),
        }
    }

    /// Asks one oracle. A program that crashed, was silent or wrote garbage is started anew for the next.
    pub fn ask(&mut self, oracle: &Oracle) -> Said {
        let request = json!({ "id": oracle.id, "question": oracle.question, "edition": oracle.edition, "facts": oracle.facts });
        let said = match self.exchange(&request, self.timeout) {
            Ok(line) => match serde_json::from_str::<Value>(&line) {
                Ok(answer) if answer["id"] == oracle.id => Said::Answer(answer),
                _ => Said::Garbage(line.chars().take(200).collect()),
            },
            Err(said) => said,
        };
        if !matches!(said, Said::Answer(_)) {
            self.stop();
        }
        said
    }

    fn exchange(&mut self, request: &Value, timeout: Duration) -> Result<String, Said> {
        if self.running.is_none() {
            self.running = Running::start(&self.command).ok();
        }
        let Some(running) = &mut self.running else { return Err(Said::Crashed) };
        // A program that has ended shows when it is read from.
        let _ = writeln!(running.input, "{request}").and_then(|()| running.input.flush());
        running.lines.recv_timeout(timeout).map_err(|error| match error {
            RecvTimeoutError::Timeout => Said::TimedOut,
            RecvTimeoutError::Disconnected => Said::Crashed,
        })
    }

    /// Ends the program.
    pub fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop();
        }
    }
}

impl Running {
    fn start(command: &str) -> std::io::Result<Running> {
        let mut shell = if cfg!(windows) { Command::new("cmd") } else { Command::new("sh") };
        shell.arg(if cfg!(windows) { "/C" } else { "-c" }).arg(command);
        // A group of its own, so that what the shell started ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let mut child = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else { return Err(std::io::Error::other("no pipes")) };
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            let mut reader = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                match reader.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
                    Ok(0) | Err(_) => break,
                    Ok(_) => {}
                }
                let text = String::from_utf8_lossy(&line).trim().to_owned();
                if !text.is_empty() && sender.send(text).is_err() {
                    break;
                }
            }
        });
        Ok(Running { child, input, lines })
    }

    fn stop(self) {
        let Running { mut child, input, .. } = self;
        drop(input);
        #[cfg(unix)]
        let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", child.id())]).stderr(Stdio::null()).status();
        let _ = child.kill();
        let _ = child.wait();
    }
}

impl Drop for Adapter {
    fn drop(&mut self) {
        self.stop();
    }
}
