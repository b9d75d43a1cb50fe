//! A program behind pipes: started, asked, watched, started anew.

use std::io::Write;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

use serde_json::{Value, json};

use super::super::Oracle;
use super::lines::{Line, Lines};

/// How long an ended program may take to say with which code, in twentieths of a second.
const ENDING: u32 = 20;

/// What the shell ends with when it does not find a command, may not run it, or (on Windows) does not know it.
const NOT_STARTED: [i32; 3] = [127, 126, 9009];

/// What came back.
#[derive(Clone)]
pub(super) enum Said {
    /// A JSON object with the id asked for.
    Answer(Value),
    /// The program ended: with which code or by which signal.
    Crashed(Value),
    /// No whole line came in time: the part that did.
    TimedOut(Value),
    /// Something came that is no answer to this: why not, and its beginning.
    Garbage(Value),
}

/// Garbage, with the beginning of what came.
fn garbage(why: &str, line: &str) -> Said {
    Said::Garbage(json!({ "why": why, "line": line.chars().take(200).collect::<String>() }))
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
    lines: Lines,
}

impl Adapter {
    /// Starts a command line of the shell.
    pub fn start(command: &str, timeout: Duration) -> std::io::Result<Adapter> {
        let running = Some(Running::start(command)?);
        Ok(Adapter { command: command.to_owned(), timeout, running })
    }

    /// Asks the program to present itself: what it said, null where that is no JSON or nothing; an error within where it ended. It may take longer than an
    /// answer.
    ///
    /// # Errors
    /// When there is no such program.
    pub fn hello(&mut self) -> std::io::Result<Result<Value, ()>> {
        match self.exchange(&json!({ "hello": 1 }), self.timeout * 6) {
            Ok(line) => Ok(Ok(serde_json::from_str(&line).unwrap_or_default())),
            Err(Said::Crashed(how)) if how["exit"].as_i64().is_some_and(|code| NOT_STARTED.iter().any(|n| i64::from(*n) == code)) => {
                Err(std::io::Error::new(std::io::ErrorKind::NotFound, format!("the shell finds no such command or may not run it: {}", self.command)))
            }
            Err(said) => {
                self.stop();
                Ok(if matches!(said, Said::Crashed(_)) { Err(()) } else { Ok(Value::Null) })
            }
        }
    }

    /// Asks one oracle. A program that crashed, was silent or wrote garbage is started anew for the next.
    pub fn ask(&mut self, oracle: &Oracle) -> Said {
        let request = json!({ "id": oracle.id, "question": oracle.question, "edition": oracle.edition, "facts": oracle.facts });
        let said = match self.exchange(&request, self.timeout) {
            Ok(line) => match serde_json::from_str::<Value>(&line) {
                Ok(answer) if answer["id"] == oracle.id => Said::Answer(answer),
                Ok(answer) if answer.get("id").is_some() => garbage("another id", &line),
                Ok(_) => garbage("no id", &line),
                Err(_) => garbage("not JSON", &line),
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
        let Some(running) = &mut self.running else { return Err(Said::Crashed(Value::Null)) };
        // A program that has ended shows when it is read from.
        let _ = writeln!(running.input, "{request}").and_then(|()| running.input.flush());
        match running.lines.next(timeout) {
            Ok(Line::Whole(text)) => Ok(text),
            Ok(Line::Half(text)) => Err(garbage("ended in the middle of a line", &text)),
            Ok(Line::TooLong(text)) => Err(garbage("a line without end", &text)),
            Err((RecvTimeoutError::Timeout, part)) => Err(Said::TimedOut(part.map_or(Value::Null, |p| json!({ "line": p })))),
            Err((RecvTimeoutError::Disconnected, _)) => Err(Said::Crashed(running.ending())),
        }
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
        let mut child = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit()).spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else { return Err(std::io::Error::other("no pipes")) };
        Ok(Running { child, input, lines: Lines::of(output) })
    }

    /// How the program ended whose output is closed.
    fn ending(&mut self) -> Value {
        for _ in 0..ENDING {
            match self.child.try_wait() {
                Ok(Some(status)) => return told(status),
                Ok(None) => std::thread::sleep(Duration::from_millis(50)),
                Err(_) => break,
            }
        }
        json!({ "why": "closed its output" })
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

/// How a program ended.
fn told(status: ExitStatus) -> Value {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return json!({ "signal": signal });
    }
    json!({ "exit": status.code() })
}
