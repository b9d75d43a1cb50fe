// Test oracles for chess software: questions with the answers that the Laws of Chess give.
import { readFileSync } from "node:fs";

const data = (name) => readFileSync(new URL(`./data/${name}`, import.meta.url), "utf8");

export const manifest = () => JSON.parse(data("manifest.json"));
export const questions = () => Object.keys(manifest().questions);

export function load({ question, edition, tag, disputed = false } = {}) {
  const names = question === undefined ? questions() : [question].flat();
  const all = names.flatMap((name) => data(`${name}.jsonl`).trimEnd().split("\n").map((line) => JSON.parse(line)));
  return all.filter((one) =>
    (edition === undefined || one.edition === edition || (one.holds_in ?? []).includes(edition)) &&
    (tag === undefined || one.tags.includes(tag)) &&
    (tag === "withdrawn" || !one.tags.includes("withdrawn")) && // nothing is held to those
    (disputed || !one.tags.includes("disputed")));
}
