/* The board of the built site in headless Chromium, from its folder: set up by keyboard, asked, answered. Usage: node tests/browser/board.cjs SITE */
"use strict";

const path = require("path"), os = require("os"), fs = require("fs"), { spawn } = require("child_process");
const site = path.resolve(process.argv[2]), profile = fs.mkdtempSync(path.join(os.tmpdir(), "board-"));
const program = ["chromium", "chromium-browser", "google-chrome"].find((name) => process.env.PATH.split(":").some((folder) => fs.existsSync(path.join(folder, name))));
const browser = spawn(program, ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync",
  `--user-data-dir=${profile}`, "--remote-debugging-pipe", "about:blank"], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
const waiting = new Map();
let next = 0, rest = "", session;

browser.stdio[4].on("data", (data) => {
  const parts = (rest + data).split("\0");
  rest = parts.pop();
  for (const message of parts.map((p) => JSON.parse(p))) { if (waiting.has(message.id)) { waiting.get(message.id)(message.result || message); waiting.delete(message.id); } }
});
const send = (method, params = {}) => new Promise((done) => {
  next += 1;
  waiting.set(next, done);
  browser.stdio[3].write(JSON.stringify({ id: next, method, params, sessionId: session }) + "\0");
});
const evaluate = async (expression) => (await send("Runtime.evaluate", { expression, returnByValue: true })).result.value;
/* Waits until an expression of the page holds; its last value otherwise. */
const until = async (expression) => {
  let value;
  for (let i = 0; i < 600 && !value; i += 1) { value = await evaluate(expression).catch(() => undefined); if (!value) { await new Promise((r) => setTimeout(r, 100)); } }
  return value;
};
const open = async (page, hash) => { await send("Page.navigate", { url: "about:blank" }); await send("Page.navigate", { url: `file://${site}/${page}/index.html${hash}` }); };
const key = (name) => evaluate(`document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "${name}", bubbles: true, cancelable: true }))`);

(async () => {
  let passed = 0, failed = 0;
  const hold = (name, found) => { if (found) { passed += 1; } else { failed += 1; console.error(`FAILED ${name}`); } };
  session = (await send("Target.attachToTarget", { targetId: (await send("Target.getTargets")).targetInfos.find((t) => t.type === "page").targetId, flatten: true })).sessionId;
  await send("Page.enable");
  for (const language of ["en", "fa"]) {
    await open(`${language}/ask/flag-fall`, "#fen=8/8/8/3k4/8/8/8/R3K3%20b%20-%20-%200%2060&side=black&ask");
    hold(`${language}: the answer comes from a folder`, await until(`(document.querySelector(".answer bdi") || {}).textContent === "1-0"`));
    hold(`${language}: the clause leads to the Laws`, /laws\/6\/index\.html#/.test(await evaluate(`(document.querySelector(".answer a.number") || {}).href`)));
    hold(`${language}: a8 is on the left`, await evaluate(`(function () { var c = document.querySelectorAll("[role=gridcell]"); return c.length === 64 && c[0].getBoundingClientRect().left < c[7].getBoundingClientRect().left; })()`));
  }
  await open("en/board", "");
  await until(`document.querySelectorAll("[role=gridcell]").length === 64`);
  await evaluate(`document.querySelector("[role=gridcell][tabindex='0']").focus()`);
  for (const name of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "End"]) { await key(name); }
  hold("arrow keys go from square to square", await evaluate(`document.activeElement.getAttribute("aria-label")`) === "White's pawn on h2");
  await evaluate(`document.activeElement.click()`);
  for (const name of ["ArrowUp", "ArrowUp"]) { await key(name); }
  await evaluate(`document.activeElement.click()`);
  hold("a piece is moved by keyboard and the FEN follows", await evaluate(`Array.prototype.some.call(document.querySelectorAll(".board-app input"), function (i) { return i.value.indexOf("/7P/8/PPPPPPP1/") > 0; })`));
  hold("the square is announced", await evaluate(`Array.prototype.some.call(document.querySelectorAll("[role=status]"), function (s) { return s.textContent === "White's pawn on h4"; })`));
  await open("en/board", "#fen=8/8/8/8/8/8/8/8%20w%20-%20-%200%201&side=white&ask");
  hold("a broken position says what is wrong", await until(`/exactly one king/.test((document.querySelector(".answer") || {}).textContent)`));
  await open("en/board", "#question=threefold&ask");
  hold("another question is asked from the address", await until(`/threefold/.test((document.querySelector(".answer h2") || {}).textContent)`));
  console.log(`board: ${passed} passed, ${failed} failed`);
  const gone = new Promise((done) => browser.once("exit", done));
  browser.kill();
  await gone;
  fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  process.exit(failed ? 1 : 0);
})();
