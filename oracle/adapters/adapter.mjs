// The loop of every adapter in JavaScript: a JSON request a line in, an answer a line out (docs/oracle-protocol.md).
import { createInterface } from "node:readline";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { dirname, join } from "node:path";

export const MOVE = ["legal-move", "castling", "en-passant", "promotion"];
export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

// Libraries are looked for in the folder the adapter is started from.
const require = createRequire(pathToFileURL(join(process.cwd(), "package.json")));
export const load = (name) => require(name);
export const loadModule = (path) => import(pathToFileURL(join(process.cwd(), "node_modules", path)));

function version(name) {
  for (let at = dirname(require.resolve(name)); ; at = dirname(at)) {
    try {
      const about = JSON.parse(readFileSync(join(at, "package.json"), "utf8"));
      if (about.name === name && about.version) return about.version;
    } catch { /* look one folder higher */ }
    if (at === dirname(at)) return "?";
  }
}

export const hello = (name, url, questions, more = {}) =>
  ({ name, version: version(name), language: "JavaScript", url, questions, editions: ["fide-2023"], chess960: false, ...more });

// Mate by `side`, or stalemate of `side`, in the words of the suite.
export const ended = (question, facts, mated, stalemated, toMove) =>
  question === "checkmate" ? mated && facts.side !== toMove : stalemated && (facts.side === undefined || facts.side === toMove);

// answer(question, facts) gives a boolean, a text or an object of fields; undefined is "not supported".
export function serve(presentation, answer) {
  createInterface({ input: process.stdin }).on("line", (line) => {
    const request = JSON.parse(line);
    let reply = { id: request.id };
    if ("hello" in request) reply = presentation;
    else {
      try {
        const said = answer(request.question, request.facts);
        if (said === undefined) reply.unsupported = true;
        else if (typeof said === "object") Object.assign(reply, said);
        else reply.answer = said;
      } catch (error) {
        reply.error = String(error?.message ?? error).slice(0, 200);
      }
    }
    console.log(JSON.stringify(reply));
  });
}
