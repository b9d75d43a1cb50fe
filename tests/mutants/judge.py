#!/usr/bin/env python3
"""All mutants of the engine in one build, judged by the tests of tests/engine; called by tests/mutants/run, which makes the crate.

    judge.py SOURCES CRATE [FILE...]

SOURCES is the folder with src/engine, CRATE the crate made of it, FILE a name such as `told` (all without one). cargo-mutants names the mutants. Each function
becomes a choice among itself and its mutants by the number in the variable MUTANT, so that there is one build instead of a thousand; a mutant that does not
compile is left out and the rest built again. What was found stands in CRATE/results.json by name: caught, missed, or timeout where the tests never ended.
"""
import collections, json, os, re, resource, subprocess, sys

sources, crate, files = sys.argv[1], sys.argv[2], sys.argv[3:]
# Tests on small contents take milliseconds: they are tried first, all the others only where these catch nothing.
QUICK = ["diagrams::", "made_changes::", "made_faults::", "made_exports::", "tellings::"]
CPU = int(os.environ.get("CPU", "60"))  # seconds after which tests are taken to have no end
HEAD = """#![allow(warnings, arithmetic_overflow, unconditional_panic)]
/// The mutant tried; 0 is the engine as it is.
#[inline(always)]
pub fn mutant() -> u32 {
    static N: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(u32::MAX);
    #[cold]
    fn first() -> u32 {
        // The first failure is enough.
        std::panic::set_hook(Box::new(|why| { eprintln!("{why}"); std::process::exit(101) }));
        let n = std::env::var("MUTANT").ok().and_then(|v| v.parse().ok()).unwrap_or(0);
        N.store(n, std::sync::atomic::Ordering::Relaxed);
        n
    }
    match N.load(std::sync::atomic::Ordering::Relaxed) { u32::MAX => first(), n => n }
}
"""


def named():
    """The mutants as cargo-mutants lists them, of the engine as it is."""
    out = subprocess.run(["cargo", "mutants", "--list", "--json", "--in-place", "--dir", crate, "--file", "src/engine/*.rs", "--exclude", "src/engine/fault.rs"],
                         capture_output=True, text=True, check=True)
    mutants = json.loads(out.stdout)
    for number, mutant in enumerate(mutants, 1):
        mutant["id"] = number
    return mutants


def written(file, mutants, bad, left, lines):
    """Writes a file whose functions choose; `left` gets mutants outside of functions that can, `lines` those on each line."""
    text = open(f"{sources}/{file}", encoding="utf-8").read()
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    at = lambda place: starts[place["line"] - 1] + place["column"] - 1
    functions = collections.defaultdict(list)
    for mutant in mutants:
        function = mutant.get("function")
        span = function and (at(function["span"]["start"]), at(function["span"]["end"]))
        # What a constant is made with cannot choose at run time.
        if not span or re.search(r"const fn (terminal|index|node)\b", text[span[0]:text.index("{", span[0])]):
            left.append(mutant["id"])
        else:
            functions[span].append(mutant)

    def render(start, end, whole=None):
        inner = [s for s in functions if start <= s[0] and s[1] <= end and s != whole]
        out = ""
        for s in sorted(s for s in inner if not any(o != s and o[0] <= s[0] and s[1] <= o[1] for o in inner)):
            out += text[start:s[0]] + choice(s)
            start = s[1]
        return out + text[start:end]

    def choice(span):
        start, end = span
        past = start
        while (skipped := re.compile(r"[ \t]*(///[^\n]*|#\[[^\n]*)\n").match(text, past)):
            past = skipped.end()
        body = text.index("{", past)
        head, wrap = text[start:body].replace("const fn", "fn"), lambda code: code
        # Two bodies of one opaque type are two types: they are boxed.
        if opaque := re.search(r"-> impl (Iterator<Item = .*?>)(?: \+ use<('\w+)>)?\s*$", head):
            kind = f"Box<dyn {opaque[1]} + {opaque[2] or chr(39) + '_'}>"
            head, wrap = f"{head[:opaque.start()]}-> {kind} ", lambda code: f"Box::new({code}) as {kind}"
        out = head + "{ match crate::mutant() {\n"
        for mutant in functions[span]:
            if mutant["name"] not in bad:
                s, e = at(mutant["span"]["start"]), at(mutant["span"]["end"])
                out += f"/*M{mutant['id']}*/ {mutant['id']} => {wrap(text[body:s] + ' ' + mutant['replacement'] + ' ' + text[e:end])} /*E*/,\n"
        return out + "_ => " + wrap(render(body, end, span)) + ",\n} }"

    new, inside = render(0, len(text)), None
    open(f"{crate}/{file}", "w", encoding="utf-8").write(new)
    for number, line in enumerate(new.split("\n"), 1):
        found = [inside] if inside else []
        for mark in re.finditer(r"/\*M(\d+)\*/|/\*E\*/", line):
            inside = int(mark[1]) if mark[1] else None
            found += [inside] if inside else []
        lines[file, number] = found


def built(mutants):
    """Builds until all that does not compile is left out: the tests, the names left out, the numbers that cannot be tried."""
    lib = open(f"{crate}/src/lib.rs", encoding="utf-8").read()
    if "fn mutant()" not in lib:
        open(f"{crate}/src/lib.rs", "w", encoding="utf-8").write(lib.replace("pub mod diagnostic", HEAD + "pub mod diagnostic", 1))
    bad = set()
    while True:
        left, lines, of_file = [], {}, collections.defaultdict(list)
        for mutant in mutants:
            of_file[mutant["file"]].append(mutant)
        for file, some in of_file.items():
            written(file, some, bad, left, lines)
        run = subprocess.run(["cargo", "test", "--no-run", "--test", "engine", "--message-format", "json"], cwd=crate, stdout=subprocess.PIPE, text=True)
        said = [json.loads(line) for line in run.stdout.split("\n") if line.startswith("{")]
        tests = [one["executable"] for one in said if one.get("executable") and one["target"]["name"] == "engine"]
        if run.returncode == 0:
            return tests[-1], bad, set(left)
        errors = [one["message"] for one in said if one.get("reason") == "compiler-message" and one["message"]["level"] == "error"]
        spans = [span for error in errors for span in error["spans"] if span["is_primary"]]
        hit = {number for span in spans for number in lines.get((span["file_name"], span["line_start"]), [])}
        if not hit:
            sys.exit("\n".join(error["rendered"] for error in errors))
        bad |= {mutant["name"] for mutant in mutants if mutant["id"] in hit}


def judged(tests, number):
    limit = lambda: (resource.setrlimit(resource.RLIMIT_CPU, (CPU, CPU)), resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30)), os.nice(5))
    for chosen in (QUICK, [word for name in QUICK for word in ("--skip", name)]):
        run = subprocess.run([tests, *chosen], cwd=crate, env=dict(os.environ, MUTANT=str(number)), capture_output=True, preexec_fn=limit)
        if run.returncode:
            return "timeout" if run.returncode in (-9, -24) else "caught"
    return "missed"


mutants = named()
tests, bad, left = built(mutants)
if (found := judged(tests, 0)) != "missed":
    sys.exit(f"the tests fail without any mutant: {found}")
results, figures = {}, collections.defaultdict(collections.Counter)
for mutant in mutants:
    name = os.path.basename(mutant["file"])[:-3]
    if mutant["name"] in bad or (files and name not in files):
        continue
    found = "not tried" if mutant["id"] in left else judged(tests, mutant["id"])
    results[mutant["name"]] = found
    figures[name][found] += 1
    if found in ("missed", "timeout"):
        print(found, mutant["name"], flush=True)
    json.dump(results, open(f"{crate}/results.json", "w"), indent=0)
for name, count in sorted(figures.items()):
    tried = sum(count.values()) - count["not tried"]
    print(f"{name:12} {tried:4} tried {count['caught'] + count['timeout']:4} caught {count['missed']:3} missed {count['not tried']:3} not tried")
