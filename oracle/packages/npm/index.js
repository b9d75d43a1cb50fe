// Test oracles for chess software: questions with the answers that the Laws of Chess give.
import { readFileSync } from "node:fs";

const data = (name) => readFileSync(new URL(`./data/${name}`, import.meta.url), "utf8");

export const manifest = () => JSON.parse(data("manifest.json"));
export const questions = () => Object.keys(manifest().questions);
export const editions = () => [...new Set(Object.values(manifest().questions).flatMap(Object.keys))].sort();
export const tags = () => Object.keys(manifest().counts).filter((name) => name !== "oracles");

// How many letters must be changed, added or taken out to make one word of another.
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length];
}

// An unknown word is an error with the nearest known one: no test should be green because of a slip of typing.
function check(what, word, known) {
  if (known.includes(word)) return;
  const [near] = [...known].sort((a, b) => distance(word, a) - distance(word, b));
  const hint = distance(word, near) * 2 <= word.length ? `did you mean "${near}"?` : `there are ${known.join(", ")}`;
  throw new RangeError(`there is no ${what} "${word}"; ${hint}`);
}

export function load({ question, edition, tag, article, disputed = false, unreachable = false } = {}) {
  const names = question === undefined ? questions() : [question].flat();
  for (const name of names) check("question", name, questions());
  if (edition !== undefined) check("edition", edition, editions());
  if (tag !== undefined) check("tag", tag, tags());
  const apart = { disputed, unreachable, withdrawn: false }; // nothing is held to what was withdrawn
  const all = names.flatMap((name) => data(`${name}.jsonl`).trimEnd().split("\n").map((line) => JSON.parse(line)));
  const out = all.filter((one) =>
    (edition === undefined || one.edition === edition || (one.holds_in ?? []).includes(edition)) &&
    (article === undefined || one.clauses.some((c) => c === article || c.startsWith(`${article}.`))) &&
    (tag === undefined || one.tags.includes(tag)) &&
    Object.entries(apart).every(([name, wanted]) => wanted || tag === name || !one.tags.includes(name)));
  if (article !== undefined && out.length === 0) throw new RangeError(`no oracle chosen so rests on article "${article}"`);
  return out;
}
