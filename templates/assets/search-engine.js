/* Search: the same small program over the same index as in src/search, whole numbers only, so that both give the same results. */
(function (root) {
  "use strict";

  // Longest query looked at, in characters, and most words of it.
  const LONGEST = 400, MOST = 32;
  const WESTERN = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

  // ---- folding: one spelling for what people write in many ways

  /* UTF-8 once read as Latin-1 is read rightly again; anything else stays. */
  function repair(text) {
    let hex = "", any = false;
    for (const c of text) {
      const at = WESTERN.indexOf(c), n = at >= 0 ? 0x80 + at : c.codePointAt(0);
      if (n > 255) return text;
      if (n > 127) any = true;
      hex += "%" + (n < 16 ? "0" : "") + n.toString(16);
    }
    if (!any) return text;
    try { return decodeURIComponent(hex); } catch (e) { return text; }
  }

  const between = (n, list) => { for (let i = 0; i < list.length; i += 2) if (n >= list[i] && n <= list[i + 1]) return true; return false; };
  // What can be part of a query: Latin, Cyrillic, Armenian, Arabic, their presentation forms, digits, marks and signs. The rest is a space.
  const USED = [0x20, 0x7e, 0xa0, 0x24f, 0x300, 0x36f, 0x400, 0x4ff, 0x530, 0x58f, 0x600, 0x6ff, 0x750, 0x77f, 0x200b, 0x200f, 0x2010, 0x2027, 0x2032, 0x2032,
    0x2060, 0x2060, 0x2070, 0x209c, 0x2150, 0x2188, 0x2212, 0x2212, 0xfb00, 0xfb06, 0xfb13, 0xfb17, 0xfb50, 0xfbb1, 0xfbd3, 0xfd3d, 0xfd50, 0xfd8f, 0xfd92, 0xfdc7,
    0xfdf0, 0xfdfb, 0xfe70, 0xfe74, 0xfe76, 0xfefc, 0xfeff, 0xfeff, 0xff01, 0xff5e];
  const MARKS = [0x300, 0x36f, 0x483, 0x489, 0x610, 0x61a, 0x640, 0x640, 0x64b, 0x65f, 0x670, 0x670, 0x6d6, 0x6dc, 0x6df, 0x6e8, 0x6ea, 0x6ed,
    0xad, 0xad, 0x200b, 0x200f, 0x2060, 0x2060, 0xfeff, 0xfeff, 0x27, 0x27, 0x60, 0x60, 0x2018, 0x201b, 0x2032, 0x2032, 0x559, 0x55c, 0x55e, 0x55f, 0x621, 0x621];
  const SAME = { "ي": "ی", "ى": "ی", "ې": "ی", "ك": "ک", "ة": "ه", "ہ": "ه", "ھ": "ه", "ە": "ه", "ٱ": "ا", "ı": "i", "։": ".", "٫": ".", "۔": ".", "٬": ",", "،": ",", "֊": "-", "−": "-" };

  /* Folded characters, case kept: marks gone, digits and letters in one form. `spanish` keeps ñ. */
  function clean(text, spanish) {
    let used = "";
    for (const c of text) { const n = c.codePointAt(0); used += n >= 0x20 && n <= 0x7e ? c : n === 0xb4 ? "'" : between(n, USED) ? c : " "; }
    const out = [];
    for (const c of used.normalize("NFKD")) {
      const n = c.codePointAt(0);
      if (n >= 0x61 && n <= 0x7a || n >= 0x430 && n <= 0x44f && n !== 0x438) { out.push(c); continue; }
      const last = out.length ? out[out.length - 1] : "";
      if (n === 0x306 && (last === "и" || last === "И")) out[out.length - 1] = last === "и" ? "й" : "Й";
      else if (n === 0x303 && spanish && (last === "n" || last === "N")) out[out.length - 1] = "ñ";
      else if (between(n, MARKS)) continue;
      else if (n >= 0x660 && n <= 0x669) out.push(String.fromCharCode(n - 0x630));
      else if (n >= 0x6f0 && n <= 0x6f9) out.push(String.fromCharCode(n - 0x6c0));
      else if (n >= 0x2010 && n <= 0x2015) out.push("-");
      else out.push(SAME[c] || c);
    }
    return out;
  }

  const LATIN = 1, CYRILLIC = 2, ARMENIAN = 3, ARABIC = 4, DIGIT = 5;
  function script(c) {
    const n = c.codePointAt(0);
    if (n >= 97 && n <= 122 || n >= 0xdf && n <= 0x24f && n !== 0xf7) return LATIN;
    if (n >= 0x430 && n <= 0x4ff) return CYRILLIC;
    if (n >= 0x561 && n <= 0x587) return ARMENIAN;
    if (n >= 0x620 && n <= 0x64a || n >= 0x66e && n <= 0x6d3 || n === 0x6d5 || n >= 0x6ee && n <= 0x6ef || n >= 0x6fa && n <= 0x6ff || n >= 0x750 && n <= 0x77f) return ARABIC;
    return n >= 48 && n <= 57 ? DIGIT : 0;
  }

  // Letters that look alike: Latin, Cyrillic, Armenian.
  const ALIKE = ["aа ", "cс ", "eе ", "oоօ", "pр ", "xх ", "yу ", "kк ", "mм ", "tт ", "hнհ", "u ս", "n ո", "iі ", "jј ", "bв ", "sѕ ", "g ց"];

  /* A word of mixed scripts in the script of most of its letters. */
  function alike(word) {
    const chars = Array.from(word), count = [0, 0, 0, 0];
    for (const c of chars) { const s = script(c); if (s <= ARMENIAN) count[s] += 1; }
    let most = LATIN;
    for (let s = CYRILLIC; s <= ARMENIAN; s += 1) if (count[s] > count[most]) most = s;
    if (count[most] === chars.length) return word;
    return chars.map((c) => { for (const row of ALIKE) if (c !== " " && row.indexOf(c) >= 0 && row[most - 1] !== " ") return row[most - 1]; return c; }).join("");
  }

  // Files of the board as they are written on a Cyrillic keyboard.
  const FILES = { "а": "a", "б": "b", "с": "c", "ц": "c", "д": "d", "е": "e", "ф": "f", "г": "g", "х": "h" };
  const lower = (c) => c.toLowerCase();
  const zero = (c) => c === "0" || c === "o" || c === "о" || c === "օ";

  /* The words of folded characters: letters or digits in a row; a square of the board and castling are words too. */
  function words(chars) {
    const list = chars.map(lower), out = [];
    const kind = (i) => i >= 0 && i < list.length ? script(list[i]) : 0;
    let i = 0;
    while (i < list.length) {
      const s = kind(i);
      if (!s) { i += 1; continue; }
      if (zero(list[i]) && !kind(i - 1)) {
        let j = i, n = 1;
        while (list[j + 1] === "-" && j + 2 < list.length && zero(list[j + 2]) && n < 3) { j += 2; n += 1; }
        if (n > 1 && !kind(j + 1)) { out.push("0".repeat(n)); i = j + 1; continue; }
      }
      const file = list[i] >= "a" && list[i] <= "h" ? list[i] : FILES[list[i]];
      if (file && list[i + 1] >= "1" && list[i + 1] <= "8" && !kind(i - 1) && !kind(i + 2)) { out.push(file + list[i + 1]); i += 2; continue; }
      let word = "";
      const same = (k) => s === DIGIT || s === ARABIC ? k === s : k >= LATIN && k <= ARMENIAN;
      while (i < list.length && same(kind(i))) { word += list[i]; i += 1; }
      out.push(s === DIGIT || s === ARABIC ? word : alike(word).split("եւ").join("եվ"));
    }
    return out;
  }

  const square = (w) => w.length === 2 && w[0] >= "a" && w[0] <= "h" && w[1] >= "1" && w[1] <= "8";
  const digits = (w) => w[0] >= "0" && w[0] <= "9";

  // ---- the index made ready

  const pairs = (text) => (text ? text.split(" ") : []).map((p) => { const at = p.indexOf("=", 1); return at < 0 ? null : [p.slice(0, at), p.slice(at + 1)]; }).filter(Boolean);
  const phrases = (text) => text ? text.split(" | ") : [];

  /* An engine over the first two parts of an index, ready at once; or, `slowly`, in pieces: each turn of `prepare` is one. `learn` takes in the third; until then
     `wants` says after a search whether that may change the results: 1, by what the last word may be; 2, by what others are. */
  function Search(base, wording, slowly) {
    this.base = base;
    this.slowly = slowly;
    this.wording = wording;
    const t = base.tables;
    this.spanish = base.lang === "es";
    this.spelling = pairs(t.spelling);
    this.suffixes = {}; this.prefixes = {};
    this.cut(t);
    const single = (text) => this.singles(text);
    this.stop = new Set(single(t.stop));
    this.within = new Set(single(t.within || ""));
    this.lemma = new Map();
    this.joined = new Map();
    for (const group of phrases(t.forms)) {
      const forms = single(group);
      if (!forms.length) continue;
      // Words in a row that are one of the forms.
      for (const row of this.rows(group)) this.join(row, forms[0]);
      const head = this.strip(forms[0]);
      for (const f of forms) { if (!this.lemma.has(f)) this.lemma.set(f, head); }
      for (const f of forms) { const s = this.strip(f); if (!this.lemma.has(s)) this.lemma.set(s, head); }
    }
    this.out = new Set(single(t.out));
    this.outStems = new Set(Array.from(this.out, (w) => this.stem(w)));
    // Words in a row that together are from outside the Laws are one word of that kind.
    for (const row of this.rows(t.out)) { this.join(row, row.join("")); this.out.add(row.join("")); }
    this.units = new Set(single(t.units).map((w) => this.stem(w)));
    this.ranks = new Map();
    [t.provision, t.articles, t.appendices, t.guidelines].forEach((list, i) => { for (const w of single(list || "")) this.ranks.set(w, i + 1); });
    this.provision = new Set(this.ranks.keys());
    this.between = new Set(single(t.between || ""));
    this.endings = new Set(single(t.endings || ""));
    this.said = new Map();
    for (const [list, ordinal] of [[t.counts, false], [t.ordinals, true]]) (list || "").split(" ").forEach((same, i) => { for (const w of single(same.split("/").join(" "))) this.say(w, i + 1, ordinal); });
    this.letters = pairs(t.letters);
    this.aliases = []; this.romanise = {}; this.latin = {}; this.codes = {};
    this.more = null;
    this.prepare = this.pieces();
    this.whole();
  }

  Search.prototype = {
    fold(text) {
      return words(clean(text, this.spanish)).map((w) => {
        if (w.length < 4 || script(w[0]) !== LATIN) return w;
        for (const [from, to] of this.spelling) w = w.split(from).join(to);
        return w;
      });
    },

    /* The entries of a list that are several words in a row. */
    rows(list) { return list.split(" ").map((w) => this.fold(w)).filter((w) => w.length > 1); },
    join(row, word) {
      const key = row.map((w) => this.strip(w)), known = this.joined.get(key[0]);
      if (known) known.push([key, word]); else this.joined.set(key[0], [[key, word]]);
    },

    /* The single words of a list. */
    singles(list) { return list.split(" ").map((w) => this.fold(w)).filter((w) => w.length === 1).map((w) => w[0]); },

    tongue(word) {
      switch (script(word[0])) {
        case LATIN: return this.base.lang === "es" ? "es" : "en";
        case CYRILLIC: return "ru";
        case ARMENIAN: return "hy";
        case ARABIC: return "fa";
        default: return "";
      }
    },

    /* Without beginning and endings, never below three letters. */
    strip(word) {
      const l = this.tongue(word), suffixes = this.suffixes[l];
      if (!suffixes) return word;
      for (const p of this.prefixes[l] || []) if (p && word.startsWith(p) && word.length - p.length >= 3) { word = word.slice(p.length); break; }
      for (let pass = 0; pass < 2; pass += 1) {
        let cut = 0;
        for (let n = Math.min(8, word.length - 3); n > 0; n -= 1) {
          const end = word.slice(word.length - n);
          if (suffixes.has(end) && !(end === "s" && word.endsWith("ss"))) { cut = n; break; }
        }
        if (!cut) break;
        word = word.slice(0, word.length - cut);
      }
      const a = word[word.length - 1];
      if (word.length > 3 && (l === "en" || l === "es") && a === word[word.length - 2] && "aeiou".indexOf(a) < 0) word = word.slice(0, -1);
      return word;
    },

    stem(word) {
      const known = this.lemma.get(word);
      if (known !== undefined) return known;
      const s = this.strip(word), again = this.lemma.get(s);
      return again !== undefined ? again : s;
    },

    /* How many words a row takes up from a place, none where they don't begin with it; one auxiliary may stand within. */
    spanned(row, bare, list, from) {
      let at = from, skipped = false;
      for (const part of row) {
        if (at > from && !skipped && bare[at] !== part && at < list.length && this.within.has(list[at])) { skipped = true; at += 1; }
        if (bare[at] !== part) return 0;
        at += 1;
      }
      return at - from;
    },

    /* The words of a text that say something, those in a row that are a form of one word as that word. */
    telling(text) {
      const list = this.fold(text), bare = list.map((w) => this.strip(w)), out = [];
      for (let i = 0; i < list.length;) {
        let most = 1, word = list[i];
        for (const [row, head] of this.joined.get(bare[i]) || []) { const n = this.spanned(row, bare, list, i); if (n > most) { most = n; word = head; } }
        if (!this.stop.has(word)) out.push(word);
        i += most;
      }
      return out;
    },

    number(at, edition) {
      let out = [];
      for (const run of at ? at.split("|") : []) {
        const parts = run.split(" ");
        if (Number(parts[0]) <= edition) out = parts.slice(1);
      }
      return out;
    },

    cut(tables) {
      for (const l of Object.keys(tables.suffixes)) this.suffixes[l] = new Set(this.singles(tables.suffixes[l]));
      for (const l of Object.keys(tables.prefixes)) this.prefixes[l] = tables.prefixes[l].split(" ");
    },

    whole() { if (!this.slowly) while (!this.prepare.next().done); },

    live(clause) { return this.wording.homes[clause] >= 0; },
    stand(word, tongue, id) {
      if (id === this.df.length) { this.df.push(0); this.at.push([]); }
      const key = tongue + " " + word;
      if (!this.seen.has(key)) { this.seen.add(key); this.shelf.push({ word, id, tongue, script: script(word[0]), sign: sign(word) }); }
      return id;
    },
    /* The id of a word, of the own ones or of those from elsewhere, a new one where it has none. */
    id(word, tongue, ids) {
      const s = this.stem(word);
      if (!ids.has(s)) ids.set(s, this.df.length);
      if (ids === this.ids) this.stands.add(word);
      return this.stand(word, tongue, ids.get(s));
    },
    bag(clause, ids, strength) { const b = this.bags[clause]; for (const n of ids) if ((b.get(n) || 0) < strength) b.set(n, strength); },
    /* A passage of words; gives each of them once. */
    add(words, kind, own, targets) {
      const ids = Array.from(new Set(words)), p = this.passages.length;
      if (!ids.length) return ids;
      this.passages.push({ ids, kind, own, targets });
      for (const n of ids) this.at[n].push(p);
      return ids;
    },
    term(i, words, targets) { const ids = this.add(words, 1, i, targets); for (const [c, share] of targets) this.bag(c, ids, Math.floor(share * 80 / 100)); },

    /* The language's own words. */
    * pieces() {
      const { base, wording } = this, own = base.lang, id = (w) => this.id(w, own, this.ids);
      this.ids = new Map(); this.far = new Map(); this.df = []; this.at = [];
      this.surface = this.shelf = []; this.seen = new Set(); this.asked = new Set(); this.stands = new Set();
      this.passages = []; this.leads = []; this.bags = base.asks.map(() => new Map());
      const split = (n) => wording.numbers.map((all) => (all.split("|")[n] || "").split(" ").filter(Boolean));
      this.numbers = split(0); this.also = split(1);
      this.head = new Set(base.heads); this.lead = new Set(base.leads);
      const heads = [];
      for (const [i, asks] of base.asks.entries()) {
        if (!this.live(i)) continue;
        yield;
        const text = this.telling(wording.texts[i]).map(id);
        this.bag(i, text, 80);
        if (this.head.has(i) && this.numbers[i].length) heads.push([this.numbers[i][0] + ".", text]);
        for (const phrase of phrases(asks)) {
          const words = this.telling(phrase);
          for (const w of words) this.asked.add(w);
          this.bag(i, this.add(words.map(id), 0, i, [[i, 100]]), 100);
        }
      }
      base.asks.forEach((asks, i) => {
        if (!this.live(i) || !this.numbers[i].length) return;
        for (const [under, text] of heads) if (this.numbers[i][0].startsWith(under)) this.bag(i, text, 40);
      });
      const sorted = (ids) => ids.slice().sort((a, b) => a - b).join();
      const asked = new Map();
      for (const p of this.passages) { const k = sorted(p.ids); if (asked.has(k)) asked.get(k).push(p.own); else asked.set(k, [p.own]); }
      for (const [i, words] of base.terms.words.entries()) {
        yield;
        const targets = base.terms.clauses[i].filter((c) => this.live(c)).map((c, k) => [c, Math.max(90 - 8 * k, 50)]);
        phrases(words).forEach((phrase, k) => {
          const ids = this.telling(phrase).map(id);
          // What people ask by the very name of the term decides before what the glossary puts first.
          if (!k) for (const own of asked.get(sorted(ids)) || []) {
            const known = targets.find((x) => x[0] === own);
            if (known) known[1] = 95; else targets.push([own, 95]);
          }
          this.term(i, ids, targets);
        });
        this.leads.push(targets);
      }
      yield;
      // The other forms of words are words that a slip may have been meant for.
      for (const group of phrases(base.tables.forms)) for (const w of this.singles(group)) { const n = this.known(w); if (n >= 0) this.stand(w, own, n); }
      this.weigh();
      // Words that may mean others: those that the index has.
      this.like = new Map();
      for (const group of phrases(base.tables.like || "")) {
        const [from, to] = group.split(" > ").map((list) => this.singles(list));
        const ids = (to || []).map((w) => this.known(w)).filter((n) => n >= 0);
        for (const w of from) { const s = this.stem(w), old = this.like.get(s) || []; this.like.set(s, old.concat(ids.filter((n) => old.indexOf(n) < 0))); }
      }
    },

    /* Takes the third part of the index in, in the same pieces; till the last of them nothing is found by it. */
    learn(more) {
      this.prepare = this.further(more);
      this.whole();
    },
    * further(more) {
      const far = new Map();
      this.shelf = [];
      this.cut(more);
      for (const l of Object.keys(more.romanise)) this.romanise[l] = new Map(pairs(more.romanise[l]));
      for (const l of Object.keys(more.latin)) this.latin[l] = pairs(more.latin[l]);
      // Words by how they sound: those that say nothing, those from outside the Laws, and words in a row.
      const lang = this.base.lang, own = (w) => this.tongue(w) === lang, code = (w) => this.code(w, lang);
      this.soundStop = new Set(); this.soundOut = new Set(); this.soundRows = [];
      if (this.romanise[lang]) {
        for (const [list, to] of [[this.stop, this.soundStop], [this.out, this.soundOut]]) for (const w of list) if (own(w)) to.add(code(w));
        for (const group of phrases(this.base.tables.forms)) {
          const head = this.singles(group)[0];
          if (head !== undefined) for (const row of this.rows(group)) if (row.every(own)) this.soundRows.push([row.map(code), head]);
        }
      }
      this.aliases = pairs(more.numbers).map(([from, to]) => [from, to.split("@")[0], this.base.editions.indexOf(to.split("@")[1])]);
      for (const l of Object.keys(more.foreign)) for (const [i, words] of more.foreign[l].entries()) {
        yield;
        for (const phrase of phrases(words)) this.term(i, this.telling(phrase).map((w) => this.id(w, l, far)), this.leads[i]);
      }
      for (const [kind, list] of [[2, more.cases], [3, more.questions]]) for (const [i, title] of list.titles.entries()) {
        yield;
        this.add(this.telling(title).map((w) => { const n = this.known(w); return n < 0 ? this.id(w, this.base.lang, far) : n; }), kind, i, []);
      }
      this.surface = this.surface.concat(this.shelf);
      this.far = far;
      this.weigh();
      this.more = more;
    },

    /* A word's weight: the fewer clauses know it, the more it says. */
    weigh() {
      this.df.fill(0);
      let count = 0;
      this.bags.forEach((b, i) => { if (!this.live(i)) return; count += 1; for (const n of b.keys()) this.df[n] += 1; });
      this.weight = this.df.map((d) => {
        const k = Math.floor(2 * count / Math.max(d, 1));
        let bits = 0, v = k * k * k * k;
        while (v >= 1) { v = Math.floor(v / 2); bits += 1; }
        return 8 + Math.floor(bits * 3 / 2);
      });
      this.total = this.passages.map((p) => p.ids.reduce((a, n) => a + this.weight[n], 0));
    },
  };

  // ---- a query

  const UNKNOWN = 40, OUTSIDE = 70, SMALL = 10, LIKE = 75;

  /* The letters of a word as bits: words few edits apart differ in few of them. */
  function sign(word) { let mask = 0; for (let i = 0; i < word.length; i += 1) mask |= 1 << (word.charCodeAt(i) % 31); return mask; }
  function bits(mask) { let n = 0; while (mask) { mask &= mask - 1; n += 1; } return n; }

  /* Edits between two words, swapped neighbours counted once; more than `most` is `most + 1`. */
  function edits(a, b, most) {
    const n = a.length, m = b.length;
    if (Math.abs(n - m) > most) return most + 1;
    let before = [], last = [], row = [];
    for (let j = 0; j <= m; j += 1) last.push(j);
    for (let i = 1; i <= n; i += 1) {
      row = [i];
      let best = i;
      for (let j = 1; j <= m; j += 1) {
        let d = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d = Math.min(d, before[j - 2] + 1);
        row.push(d);
        if (d < best) best = d;
      }
      if (best > most) return most + 1;
      before = last; last = row;
    }
    return last[m];
  }

  Object.assign(Search.prototype, {
    known(word) { const n = this.ids.get(this.stem(word)); return n === undefined ? -1 : n; },
    /* A word of the index, own or from elsewhere. */
    anywhere(word) { const n = this.known(word), m = n < 0 ? this.far.get(this.stem(word)) : n; return m === undefined ? -1 : m; },
    want(much) { if (!this.more && this.wants < much) this.wants = much; },

    /* A word as Latin letters say it in a tongue. */
    code(word, tongue) {
      const own = this.tongue(word), latinise = this.latin[tongue] || [];
      let latin = "";
      if (own === "en" || own === "es") latin = word;
      else {
        const map = this.romanise[own] || new Map();
        for (let i = 0; i < word.length; i += 1) {
          const two = i + 1 < word.length ? map.get(word.slice(i, i + 2)) : undefined, one = map.get(word[i]);
          if (two !== undefined) { latin += two; i += 1; } else latin += one === undefined ? word[i] : one;
        }
      }
      if (own !== tongue) for (const [from, to] of latinise) latin = latin.split(from).join(to);
      if (tongue === "fa" && latin.length > 1 && latin.endsWith("h")) latin = latin.slice(0, -1);
      let out = "";
      for (const c of latin) if (c !== out[out.length - 1]) out += c;
      return out;
    },

    /* Candidates for a word among those written in a tongue, by how they sound. */
    bySound(word, tongue) {
      const all = this.codes[tongue] || (this.codes[tongue] = this.surface.filter((s) => s.tongue === tongue && s.script > LATIN && s.script < DIGIT).map((s) => { const code = this.code(s.word, tongue); return [code, s.id, sign(code)]; }));
      const c = this.code(word, tongue);
      if (c.length < 2) return [];
      const most = c.length >= 8 ? 2 : c.length >= 4 ? 1 : 0;
      let best = 0;
      const found = [], mine = sign(c);
      for (const [other, id, theirs] of all) {
        let q = 0;
        if (other === c) q = 95;
        else if (c.length >= 3 && other.length < 3) continue;
        else if (c.length > 3 && other.length > 3 && Math.abs(c.length - other.length) <= 3 && (c.startsWith(other) || other.startsWith(c))) q = 88 - 3 * Math.abs(c.length - other.length);
        else if (most && bits(mine ^ theirs) <= 2 * most) { const d = edits(c, other, most); if (d <= most) q = d === 1 ? 78 : 62; }
        if (q && q >= best) { best = q; found.push([id, q]); }
      }
      if (!this.romanise[this.base.lang] && (best < 88 || c.length < 4)) return [];
      return this.few(found.filter((f) => f[1] >= best), 6);
    },

    /* The heaviest candidates, each once. */
    few(list, most) {
      const out = [];
      for (const [id, q] of list) {
        const old = out.find((o) => o[0] === id);
        if (!old) out.push([id, q]); else if (old[1] < q) old[1] = q;
      }
      return out.map((o, i) => [o, i]).sort((a, b) => b[0][1] - a[0][1] || this.weight[b[0][0]] - this.weight[a[0][0]] || a[1] - b[1]).slice(0, most).map((x) => x[0]);
    },

    near(word, most) {
      let best = most;
      const found = [];
      const first = word[0], kind = script(first), mine = sign(word);
      for (const s of this.surface) {
        if (s.script !== kind || s.word.length < 4 || Math.abs(s.word.length - word.length) > best || bits(s.sign ^ mine) > 2 * best) continue;
        const d = edits(word, s.word, best);
        if (d > best) continue;
        best = d;
        found.push([s, d]);
      }
      const all = found.filter((f) => f[1] === best).map(([s]) => [s.id, (best === 1 ? 82 : 66) - (s.word[0] === first ? 0 : 14)]);
      return this.few(all, 3);
    },

    /* What a word of the query may mean: { w: weight, can: [[id, quality]], out: from outside the Laws, mute: and no way of asking has it }. */
    meaning(word, last) {
      const n = this.known(word);
      const outside = this.out.has(word) || n < 0 && this.outStems.has(this.stem(word));
      if (outside) return { w: OUTSIDE, can: n < 0 ? [] : [[n, 100]], out: true, mute: !(n >= 0 && this.asked.has(word)) };
      if (square(word)) return { w: SMALL, can: n < 0 ? [] : [[n, 100]] };
      if (n >= 0 && digits(word) && word.length === 1) return { w: Math.min(this.weight[n], SMALL + 4), can: [[n, 100]] };
      const like = (this.like.get(this.stem(word)) || []).filter((m) => m !== n).map((m) => [m, LIKE]);
      if (n >= 0) return { w: this.weight[n], can: [[n, 100]].concat(like) };
      if (like.length) return this.heavy(like);
      if (digits(word) || word.length === 1) return { w: SMALL, can: [] };
      this.want(last ? 1 : 2);
      const far = this.anywhere(word);
      if (far >= 0) return { w: this.weight[far], can: [[far, 100]] };
      if (word.length >= 3 && last) {
        const all = this.surface.filter((s) => s.word.startsWith(word)).map((s) => [s.id, Math.max(90 - 4 * (s.word.length - word.length), 60)]);
        if (all.length) return this.heavy(this.few(all, 8));
      }
      if (script(word[0]) === ARABIC) {
        for (let i = word.indexOf("ال"); i >= 0; i = word.indexOf("ال", i + 1)) {
          const m = this.anywhere(word.slice(0, i) + "لا" + word.slice(i + 2));
          if (m >= 0) return this.heavy([[m, 95]]);
        }
      }
      if (word.length >= 4) {
        const close = this.near(word, 1);
        if (close.length) return this.heavy(close);
      }
      for (let i = 3; i <= word.length - 3 && word.length >= 7; i += 1) {
        const a = this.anywhere(word.slice(0, i)), b = this.anywhere(word.slice(i));
        if (a >= 0 && b >= 0) return this.heavy([[a, 90], [b, 90]]);
      }
      if (word.length >= 8) {
        const close = this.near(word, 2);
        if (close.length) return this.heavy(close);
      }
      return { w: UNKNOWN, can: [] };
    },

    heavy(can) { return { w: can.reduce((a, [id]) => Math.max(a, this.weight[id]), 0), can }; },

    plain(list) {
      const merged = [], also = [];
      for (let i = 0; i < list.length; i += 1) {
        const a = list[i], b = list[i + 1];
        const apart = this.known(a) >= 0 && b !== undefined && this.known(b) >= 0;
        const joined = b === undefined || digits(a) || digits(b) ? -1 : apart ? this.known(a + b) : this.anywhere(a + b);
        if (joined >= 0 && !apart) { merged.push(a + b); i += 1; continue; }
        if (joined >= 0 && this.stands.has(a + b)) also.push([merged.length, joined]);
        merged.push(a);
      }
      const tokens = merged.map((w, i) => this.meaning(w, i === merged.length - 1));
      // Two words known each for itself may still be one.
      for (const [k, id] of also) for (const t of [tokens[k], tokens[k + 1]]) if (t && !t.mute && !t.can.some((c) => c[0] === id)) t.can.push([id, 100]);
      return tokens;
    },

    /* Words read by how they sound; in the language itself those that say nothing are left out, and words in a row and from outside the Laws are known too. */
    sounding(list, tongue) {
      const own = tongue === this.base.lang, out = [];
      const latin = (w) => (script(w[0]) === LATIN || script(w[0]) === CYRILLIC) && w.length > 1;
      const codes = list.map((w) => own && latin(w) ? this.code(w, tongue) : "");
      for (let i = 0; i < list.length;) {
        const w = list[i], code = codes[i];
        let row = null;
        if (code) for (const r of this.soundRows) if ((!row || r[0].length >= row[0].length) && r[0].every((c, k) => c === codes[i + k])) row = r;
        const id = row ? this.known(row[1]) : -1;
        if (id >= 0) { out.push(this.heavy([[id, 95]])); i += row[0].length; continue; }
        i += 1;
        if (!latin(w)) { out.push(this.meaning(w, false)); continue; }
        const can = this.bySound(w, tongue), just = can.length && can[0][1] >= 95;
        if (!just && code.length > 3 && this.soundOut.has(code)) out.push({ w: OUTSIDE, can: [], out: true, mute: true });
        else if (just || code.length < 2 || !this.soundStop.has(code)) out.push(can.length ? this.heavy(can) : { w: UNKNOWN, can: [] });
      }
      return out;
    },

    quality(tokens) {
      let all = 0, got = 0;
      for (const t of tokens) { all += t.w; if (!t.mute) got += Math.floor(t.w * t.can.reduce((a, c) => Math.max(a, c[1]), 0) / 100); }
      return all ? Math.floor(got * 1000 / all) : 0;
    },

    /* The text as other keyboards would have written it. */
    retyped(text) {
      const out = [], shift = { "{": "[", "}": "]", ":": ";", "\"": "'", "<": ",", ">": ".", "~": "`" };
      const keyboards = this.more.keyboards;
      for (const l of Object.keys(keyboards)) {
        const keys = keyboards[l].split(" ").filter((k) => k.length === 2);
        const to = new Map(keys.map((k) => [k[0], k[1]])), from = new Map(keys.map((k) => [k[1], k[0]]));
        const typed = Array.from(text, (c) => { const d = shift[c] || lower(c); return to.has(d) ? to.get(d) : c; }).join("");
        const back = Array.from(text, (c) => { const d = lower(c); return from.has(d) ? from.get(d) : c; }).join("");
        if (typed !== text) out.push(typed);
        if (back !== text) {
          out.push(back);
          const own = keyboards[this.base.lang];
          if (own && l !== this.base.lang) {
            const mine = new Map(own.split(" ").filter((k) => k.length === 2).map((k) => [k[0], k[1]]));
            out.push(Array.from(back, (c) => mine.has(c) ? mine.get(c) : c).join(""));
          }
        }
      }
      return out;
    },

    /* The words of a query, read as it stands, by sound, or as typed on another keyboard, whichever is known best. */
    read(text, skip) {
      const list = this.telling(text).filter((w) => !skip.has(w)).slice(0, MOST);
      let best = this.plain(list), q = this.quality(best);
      if (q >= 850 || !list.length || best.some((t) => t.out)) return best;
      if (!this.more) { this.want(1); return best; }
      let bar = q + 120;
      const offer = (tokens, least) => { const k = this.quality(tokens); if (k > bar && k >= least) { best = tokens; bar = k; } };
      for (const typed of this.retyped(text)) { const other = this.telling(typed).filter((w) => !skip.has(w)).slice(0, MOST); if (other.length === 1 || other.some((w) => this.anywhere(w) >= 0)) offer(this.plain(other), 600); }
      // Where Latin letters are the language's own, words are of another only if none is known.
      if (!this.romanise[this.base.lang] && best.some((t) => t.can.length)) return best;
      for (const tongue of Object.keys(this.romanise)) offer(this.sounding(list, tongue), 600);
      return best;
    },
  });

  /* The part of a number that is printed: nothing of 0.1#2, C of C#1, C.13 of C.13#1. */
  function printed(number) {
    const head = number.split("#")[0];
    return number[0] !== "0" ? head : "";
  }

  /* The printed part of a number, or the whole of one that is not printed. */
  const named = (number) => printed(number) || number;

  // ---- numbers of provisions, in all the ways they are written

  const ROMAN = ["I", "II", "III", "IV", "V"];

  Object.assign(Search.prototype, {
    /* Numbers by their parts joined by dots: [edition, clause, as printed]; of the edition sought in, or of all. */
    table(all) {
      const name = all ? "byOld" : "byNumber";
      if (this[name]) return this[name];
      const map = this[name] = new Map();
      const put = (e, i, number) => { const k = this.key(number), old = map.get(k); if (old) old.push([e, i, number]); else map.set(k, [[e, i, number]]); };
      if (!all) this.wording.numbers.forEach((list, i) => { for (const n of list.split(/[| ]/)) if (n) put(this.wording.edition, i, n); });
      else this.more.at.forEach((at, i) => { for (const list of [at, this.more.also[i]]) for (let e = 0; e < this.base.editions.length; e += 1) for (const n of this.number(list, e)) put(e, i, n); });
      return map;
    },

    key(number) {
      const parts = [];
      let part = "";
      const end = () => { if (part) parts.push(part); part = ""; };
      for (const c of number.split("#")[0]) {
        const digit = c >= "0" && c <= "9", was = part && part[part.length - 1] >= "0" && part[part.length - 1] <= "9";
        if (c === "." || c === "(" || c === ")") { end(); continue; }
        if (part && digit !== was) end();
        part += c;
      }
      end();
      return parts.map((p, i) => i ? p.toLowerCase() : p.toUpperCase()).join(".");
    },

    /* The clauses of a number, or of what stands under it: [[clause, edition, printed, under]]; in one edition, or in this one, or else in all the others. */
    resolve(key, only) {
      const here = this.wording.edition, out = [];
      const put = (x, under) => { if (!out.some((o) => o[0] === x[1])) out.push([x[1], x[0], x[2], under]); };
      const of = (table, e, under) => {
        for (const x of table.get(key) || []) if (x[0] === e) put(x, 0);
        if (under || !out.length) for (const [other, list] of table) if (other.startsWith(key + ".")) for (const x of list) if (x[0] === e) put(x, 1);
      };
      if (only === undefined || only === here) of(this.table(false), here, true);
      if (out.length) return out;
      if (!this.more) { this.want(2); return out; }
      for (const e of this.more.order) if (e !== here && (only === undefined || only === e)) of(this.table(true), e, false);
      return out;
    },

    /* What kind of provision a word is for: 1 any, 2 an article, 3 an appendix, 4 a guideline; 0 for none. */
    provisionWord(text) { return this.ranks.get(lower(text)) || this.ranks.get(this.fold(text)[0]) || 0; },
    say(word, n, ordinal) {
      if (!this.said.has(word)) this.said.set(word, [n, ordinal]);
      // An ordinal has many endings.
      const bare = this.strip(word) + "~";
      if (ordinal && bare.length > 3 && !this.said.has(bare)) this.said.set(bare, [n, ordinal]);
    },
    unit(text) { const w = this.fold(text)[0]; return w !== undefined && this.units.has(this.stem(w)); },

    /* Runs of letters or of digits and other characters one by one; a number said in words is a digit too, and so is one with the ending of an ordinal. */
    items(chars) {
      const out = [];
      for (let i = 0; i < chars.length;) {
        const s = script(lower(chars[i]));
        let j = i + 1;
        if (s) while (j < chars.length && (script(lower(chars[j])) === DIGIT) === (s === DIGIT) && script(lower(chars[j]))) j += 1;
        const text = chars.slice(i, j).join(""), x = { text, raw: text, from: i, to: j, digit: s === DIGIT, letter: s && s !== DIGIT, said: false, ordinal: false };
        i = j;
        if (x.letter) {
          const dash = out.length > 1 && out[out.length - 1].text === "-", before = out[out.length - (dash ? 2 : 1)];
          if (before && before.digit && !before.said && this.endings.has(lower(text))) {
            if (dash) out.pop();
            before.to = j; before.said = before.ordinal = true;
            continue;
          }
          const w = this.fold(text)[0], said = w === undefined ? w : this.said.get(w) || this.said.get(this.strip(w) + "~");
          if (said) { x.text = String(said[0]); x.digit = x.said = true; x.letter = false; x.ordinal = said[1]; }
        }
        out.push(x);
      }
      return out;
    },

    /* What a letter that stands alone may be: itself, a Roman number, a letter that stands for another. */
    lone(item, first) {
      if (!item || !item.letter) return [];
      const text = item.text, out = [];
      if (/^[A-Za-z]$/.test(text)) out.push(text);
      else if (first && ROMAN.indexOf(text.toUpperCase()) >= 0) out.push(text.toUpperCase());
      for (const [from, to] of this.letters) if (from === lower(text)) out.push(to);
      return out;
    },

    /* The word for a provision that stands before a place, with its end. */
    told(items, k) {
      for (let n = k - 1; n >= 0 && n >= k - 6; n -= 1) {
        const x = items[n], rank = x.text === "§" ? 1 : x.letter ? this.provisionWord(x.text) : 0;
        if (rank) return { rank, text: lower(x.text), to: x.to };
        if (x.digit || x.letter && !this.between.has(lower(x.text))) return null;
      }
      return null;
    },

    /* What kind of provision the word right after a place is for, where no number follows that. */
    after(items, end) {
      let n = end + 1;
      while (n < items.length && n <= end + 2 && !items[n].digit && !items[n].letter) n += 1;
      const word = items[n];
      if (!word || !word.letter || this.unit(word.text)) return 0;
      for (let m = n + 1; m < items.length && m <= n + 3; m += 1) { if (items[m].digit) return 0; if (items[m].letter) break; }
      return this.provisionWord(word.text);
    },

    /* What stands between parts of a number: marks, words for provisions and words like `point`, and such as say nothing before them. */
    gap(items, at) {
      const out = { n: at + 1, marks: "", names: [], words: 0 };
      let last = at;
      for (; out.n < items.length && !items[out.n].digit; out.n += 1) {
        const x = items[out.n];
        if (!x.letter) {
          if (out.n - last > 3) break;
          out.marks += x.text;
          continue;
        }
        const text = lower(x.text), rank = this.provisionWord(text), point = this.between.has(text), next = items[out.n + 2];
        const idle = this.stop.has(text) && next && next.letter && items[out.n + 1].text === " " && (this.provisionWord(next.text) || this.stop.has(lower(next.text)));
        if (!rank && !point && !idle || out.words > 3) break;
        if (rank) out.names.push({ rank, text, point });
        out.words += 1;
        last = out.n;
      }
      return out;
    },

    // A square of the board as it is written in moves, e4.
    onBoard(items, k) {
      const file = items[k], rank = items[k + 1], on = items[k + 2], after = items[k + 3];
      if (!rank || !file.letter || file.text !== lower(file.text) || rank.said || !/^[1-8]$/.test(rank.text)) return false;
      return (/^[a-h]$/.test(file.text) || FILES[file.text]) && !(on && (on.letter || on.text === "." && after && after.digit));
    },

    /* What may follow the first part of a number: marks, words for provisions, digits or a lone letter. Every end with the parts up to it: where those begin that a word for a
       provision parts from the others, and the kinds of those; and how many marks there were. */
    following(items, k, start, told) {
      let at = k, marks = 0, end = { at, parts: [start], groups: [0], ranks: [told ? told.rank : 0], worded: false, two: false, said: items[k].said };
      const ends = [end];
      while (at + 1 < items.length && end.parts.length < 6) {
        const gap = this.gap(items, at), next = items[gap.n], { names } = gap, marked = gap.marks.trim();
        // A move after its number, 1.e4, is no part of it; nor is a measure, five seconds; nor what the same word tells again.
        if (!next || gap.marks && !/^[ .,():/\-·_]+$/.test(gap.marks) || end.parts.length === 1 && !told && this.onBoard(items, gap.n)) break;
        if (!gap.words && next.said && this.unit(next.raw)) break;
        if (told && names.some((x) => !x.point && (x.text === told.text || x.rank > 1 && x.rank === told.rank))) break;
        const apart = names.some((x) => !x.point), lead = names.length ? names[names.length - 1].rank : 0;
        let part = next.digit ? next.text : null;
        if (part === null && (marked || !gap.marks || gap.words || told || !items[k].digit || gap.n === items.length - 1)) { const l = this.lone(next, apart && lead > 2)[0]; if (l !== undefined) part = l.toLowerCase(); }
        if (part === null) break;
        if (marked) marks += 1;
        at = gap.n;
        const groups = end.groups.slice(), ranks = end.ranks.slice();
        if (apart) {
          if (!told && !ranks[ranks.length - 1]) ranks[ranks.length - 1] = names[0].rank;
          groups.push(end.parts.length);
          ranks.push(told || names.length > 1 ? lead : 0);
        }
        end = { at, parts: end.parts.concat([part]), groups, ranks, worded: end.worded || gap.words > 0, two: end.two || apart && names.length > 1, said: end.said || next.said };
        ends.push(end);
      }
      return { ends, marks };
    },

    /* The clauses of a number in parts: as written, from right to left, with its letter last; by the numbers of other rules; or without its last parts. */
    ofParts(list, start, letter, sure, rank, run) {
      const n = /^[0-9]+$/.test(list[0]) ? Number(list[0]) : rank === 3 ? ROMAN.indexOf(list[0].toUpperCase()) + 1 : 0;
      // An appendix or a guideline said by its place.
      if (rank === 3 && n) return n < 9 ? this.resolve(this.key([String.fromCharCode(64 + n)].concat(list.slice(1)).join("."))) : [];
      if (rank === 4 && n && n <= ROMAN.length) list = [ROMAN[n - 1]].concat(list.slice(1));
      const keys = [list];
      if (start !== null && list.length > 1) {
        keys.push(list.slice().reverse());
        if (letter && list.length > 2) keys.push(list.slice(1).reverse().concat([start.toLowerCase()]), list.slice(1).concat([start.toLowerCase()]));
      }
      let found = [];
      for (const l of keys) { found = this.resolve(this.key(l.join("."))); if (found.length) break; }
      // Digits in a run, as 755.
      const digits = list[list.length - 1];
      if (run && !found.length && digits.length < 5) for (let n = 1; n < 3 && !found.length; n += 1) found = this.resolve(this.key(list.slice(0, -1).concat([digits.slice(0, n)], Array.from(digits.slice(n))).join(".")), this.wording.edition);
      for (const [from, to, e] of this.aliases) if (!found.length && list[0] === from) found = this.resolve(this.key([to].concat(list.slice(1)).join(".")), e);
      for (let cut = list.length - 1; !found.length && cut >= 2 && (sure || cut >= 3); cut -= 1) found = this.resolve(this.key(list.slice(0, cut).join(".")));
      return found;
    },

    /* The number in folded characters, if there is one: { found, from, to }. */
    numbered(chars) {
      const items = this.items(chars), small = (x) => this.provisionWord(x.text) || this.stop.has(lower(x.text)) || this.between.has(lower(x.text));
      const meaningful = items.filter((x) => x.digit || x.letter && !small(x));
      // A number beside other words, be they ones that say nothing, is one of a provision only by its form or where they say so.
      const bare = items.every((x) => !x.letter || this.provisionWord(x.text));
      let best = null;
      for (let k = 0; k < items.length; k += 1) {
        const first = items[k], before = items[k - 1], told = this.told(items, k);
        if (before && (before.digit || before.letter && !this.provisionWord(before.text)) || !told && this.onBoard(items, k)) continue;
        const starts = first.digit ? [first.text] : this.lone(first, true);
        for (const start of starts) {
          const { ends, marks } = this.following(items, k, start, told);
          const zero = ends[ends.length - 1].parts.indexOf("0") >= 0;
          for (let e = ends.length - 1; e >= 0; e -= 1) {
            const end = ends[e], list = end.parts, many = list.length > 1;
            const whole = meaningful.length > 0 && meaningful.every((x) => x.from >= first.from && x.to <= items[end.at].to);
            const after = told ? 0 : this.after(items, end.at);
            let sure = told || whole && (bare || many);
            // What is said in words asks for more.
            if (!many && end.said) sure = told && told.rank > 1 || whole && (told || after && first.ordinal);
            else if (end.said || end.worded) sure = whole || end.two || end.worded && (after || told) || told && (told.rank > 1 || marks > 0);
            sure = Boolean(sure);
            const next = items.slice(end.at + 1).find((x) => x.letter || x.digit), measured = next && next.letter && this.unit(next.text);
            // A letter begins a number where it stands as one: a capital with marks after it or within, another right at what follows.
            const tight = k + 1 < items.length && (items[k + 1].digit || items[k + 1].text !== " ");
            const capital = first.letter && first.text !== lower(first.text);
            const lettered = many && (tight || capital && (marks > 0 || !this.stop.has(lower(first.text)))) && (capital || script(lower(first.text)) !== LATIN);
            if (!sure && (!many || end.said || end.worded)) continue;
            if (first.letter && !sure && !lettered) continue;
            if (first.digit && list.length === 2 && !sure && marks === 0) continue;
            if (first.digit && list.length <= 2 && (!many || !told) && measured) continue;
            // A result of a game, 1-0, or of several is no number of a provision.
            if (first.digit && zero && !told) continue;
            // Words say which part is within which: clause 2 of article 9.
            const groups = end.groups.map((g, i) => ({ parts: list.slice(g, end.groups[i + 1]), rank: end.ranks[i] || (i === end.groups.length - 1 ? after : 0) }));
            if (groups[groups.length - 1].rank > 1 && groups[0].rank < 2) groups.reverse();
            const digits = list[list.length - 1].length, run = !end.said && (many ? list.length === 2 && first.letter && items[k + 1].digit && digits > 1 : told && first.digit && digits > 2);
            let found = this.ofParts([].concat(...groups.map((g) => g.parts)), groups.length > 1 ? null : start, first.letter, sure, groups[0].rank, run);
            // A small word that happens to be a letter stands for one of this edition at most, where there is no doubt for which.
            if (first.letter && !told && !tight && !capital && this.stop.has(first.text)) found = found.filter((x) => starts.length === 1 && x[1] === this.wording.edition);
            if (!found.length) continue;
            const rank = list.length * 2 + (sure ? 1 : 0);
            if (!best || rank > best.rank) best = { found, from: told ? told.to : first.from, to: items[end.at].to, rank };
            break;
          }
        }
      }
      return best;
    },

    // ---- results

    /* The words of the index that a query means, for marking them in a text. */
    meant(query) {
      const text = repair(Array.from(query).slice(0, LONGEST).join(""));
      const out = new Set();
      for (const t of this.read(text, new Set())) if (!t.mute) for (const [id] of t.can) out.add(id);
      return out;
    },

    means(word, meant) { const n = this.telling(word).map((w) => this.known(w)); return n.some((id) => id >= 0 && meant.has(id)); },

    /* Results for a query: { results, suggestions }; none where nothing in the Laws answers. */
    search(query, limit) {
      this.wants = 0;
      const text = repair(Array.from(query).slice(0, LONGEST).join(""));
      const sign = text.replace(/[ ()]/g, "");
      if (/^[+=#!?½]+$/.test(sign)) return this.ofSign(sign, limit);
      const chars = clean(text, this.spanish);
      const number = this.numbered(chars);
      const rest = number ? Array.from(chars.slice(0, number.from).join("") + " " + chars.slice(number.to).join("")).join("") : text;
      const tokens = this.read(rest, number ? this.provision : new Set());
      const found = this.score(tokens);
      const results = [];
      if (number) {
        const bonus = new Map();
        number.found.forEach(([clause, e, printed, under], i) => { if (!bonus.has(clause)) bonus.set(clause, [3000 - 1000 * under - (tokens.length ? 0 : 5 * i), e, printed]); });
        for (const [clause, [more, e, printed]] of bonus) {
          const old = e !== this.wording.edition;
          found.clauses[clause] += more;
          if (!this.live(clause) && !old) continue;
          found.was.set(clause, old ? [e, printed] : null);
        }
      }
      const sure = number !== null || found.sure;
      let top = 0;
      if (sure) {
        found.clauses.forEach((score, i) => { if (score > 0 && (this.live(i) || found.was.has(i))) { results.push({ kind: 0, i, score }); if (score > top) top = score; } });
        // Terms, cases and questions stand behind the first three clauses.
        const third = results.map((r) => r.score).sort((a, b) => b - a)[2] || top;
        found.others.forEach(({ kind, i, score }) => { if (score > 0) results.push({ kind, i, score: Math.min(score, Math.max(third - 1, 1)) }); });
      }
      results.sort((a, b) => b.score - a.score || a.kind - b.kind || a.i - b.i);
      const kept = results.filter((r) => r.score * 10 >= top * 3).slice(0, limit);
      return { results: kept.map((r) => this.shown(r, found)), suggestions: kept.length ? [] : this.suggest(tokens, found) };
    },

    /* The clauses that have a sign of the notation, the shortest first: it explains nothing else. */
    ofSign(sign, limit) {
      const having = [];
      this.wording.texts.forEach((text, i) => {
        const list = text.split(" ");
        if (this.live(i) && list.some((w) => w.replace(/^[():;,.՝«»“”"։،؛]+|[():;,.՝«»“”"։،؛]+$/g, "") === sign)) having.push([list.length, i]);
      });
      having.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      return { results: having.slice(0, limit).map((x, n) => this.shown({ kind: 0, i: x[1], score: 3000 - 5 * n }, { was: new Map() })), suggestions: [] };
    },

    score(tokens) {
      const { base } = this;
      const all = tokens.reduce((a, t) => a + t.w, 0);
      const clauses = base.asks.map(() => 0), was = new Map(), others = [];
      const got = this.passages.map(() => null), hints = base.terms.ids.map(() => 0);
      const touched = [];
      tokens.forEach((t, k) => {
        for (const [id, q] of t.can) for (const p of this.at[id]) {
          // A word from outside the Laws answers where people ask by it, and nowhere else.
          const passage = this.passages[p];
          if (t.mute || t.out && passage.kind) {
            if (passage.kind === 1) hints[passage.own] = Math.max(hints[passage.own], Math.floor(this.weight[id] * 1000 / this.total[p]));
            continue;
          }
          if (!got[p]) { got[p] = { m: new Map(), ids: new Map() }; touched.push(p); }
          const g = got[p], worth = Math.floor(t.w * q / 100), own = Math.floor(this.weight[id] * q / 100);
          if ((g.m.get(k) || 0) < worth) g.m.set(k, worth);
          if ((g.ids.get(id) || 0) < own) g.ids.set(id, own);
        }
      });
      const none = (list) => list.ids.map(() => 0), more = this.more;
      const best = base.asks.map(() => 0), next = base.asks.map(() => 0), own = { 1: none(base.terms), 2: more ? none(more.cases) : [], 3: more ? none(more.questions) : [] };
      let strong = false;
      touched.sort((a, b) => a - b);
      for (const p of touched) {
        const g = got[p], passage = this.passages[p];
        let m = 0, mp = 0;
        for (const v of g.m.values()) m += v;
        for (const v of g.ids.values()) mp += v;
        const sim = Math.min(1000, Math.floor(m * mp * 1000 / (all * this.total[p])));
        for (const [c, share] of passage.targets) {
          const fit = Math.floor(sim * share / 100);
          if (fit > best[c]) { next[c] = best[c]; best[c] = fit; } else if (fit > next[c]) next[c] = fit;
        }
        if (passage.kind) { const o = own[passage.kind]; o[passage.own] = Math.max(o[passage.own], sim); }
        if (passage.kind < 2 && passage.targets.length && passage.ids.length > 1 && tokens.every((t, k) => !t.out || g.m.has(k)) && mp * 100 >= this.total[p] * 90 && m * 100 >= all * 35) strong = true;
      }
      let cover = 0, sim = 0, asked = false;
      const outer = tokens.filter((t) => t.out), [high, near] = this.quality(tokens) >= 900 ? [350, 300] : [480, 420];
      this.bags.forEach((bag, c) => {
        let covered = 0;
        for (const t of tokens) {
          if (t.mute) continue;
          let most = 0;
          for (const [id, q] of t.can) { const s = bag.get(id); if (s && !(t.out && s < 100)) most = Math.max(most, s * q); }
          covered += Math.floor(t.w * most / 10000);
        }
        const cov = all ? Math.floor(covered * 1000 / all) : 0;
        let score = best[c] * 5 + next[c] + cov * 5;
        if (this.head.has(c)) score = Math.floor(score * 6 / 10); else if (this.lead.has(c) && !base.asks[c]) score = Math.floor(score * 9 / 10);
        clauses[c] = Math.floor(score / 10);
        cover = Math.max(cover, cov); sim = Math.max(sim, best[c]);
        // A clause that people ask for by every word from outside that the query has is as sure as any.
        if (outer.length && (cov >= high || best[c] >= near) && outer.every((t) => !t.mute && t.can.some((x) => bag.get(x[0]) >= 100))) asked = true;
      });
      for (const kind of [1, 2, 3]) own[kind].forEach((s, i) => { if (s >= 300) others.push({ kind, i, score: Math.floor(s * (kind === 1 ? 9 : 7) / 10) }); });
      // A word from outside the Laws asks for more to be sure.
      // Squares and numbers alone say nothing.
      const told = strong || tokens.some((t) => t.w > SMALL + 4 && t.can.length);
      const sure = told && (outer.length ? asked || strong || cover >= 650 || sim >= 600 : cover >= high || sim >= near || strong);
      return { clauses, was, others, sure, hints: own[1].map((s, i) => Math.max(s, hints[i])) };
    },

    /* The nearest terms, where there is no result. */
    suggest(tokens, found) {
      const list = found.hints.map((s, i) => [s, i]).filter((x) => x[0] > 0);
      list.sort((a, b) => b[0] - a[0] || a[1] - b[1]);
      return list.slice(0, 5).map((x) => this.shown({ kind: 1, i: x[1], score: x[0] }, found));
    },

    /* A result as the contract has it. */
    shown({ kind, i, score }, found) {
      const { base, wording, more } = this, lang = base.lang;
      const edition = (e) => e === base.current ? "" : base.editions[e] + "/";
      if (kind === 0) {
        const was = found.was.get(i), here = this.live(i), e = here ? wording.edition : was[0];
        const own = here ? this.numbers[i] : this.number(more.at[i], e), also = here ? this.also[i] : this.number(more.also[i], e);
        // An item in brackets is also found by the number it stands under; what bears no number of its own by the one that names it.
        const all = own.concat(also, own.map((n) => n.split("(")[0])).map(printed).concat(own).filter((n, k, l) => n && l.indexOf(n) === k);
        const slug = here ? wording.slugs[wording.homes[i]] : (all[0] || "").split(".")[0];
        const id = more ? more.ids[i] : "", anchor = own.length && printed(own[0]) === own[0] ? own[0] : id;
        const out = { kind: "clause", id, title: wording.texts[i], clauses: all, url: lang + "/laws/" + edition(e) + slug + "/#" + anchor, score };
        if (was) out.was = { edition: base.editions[was[0]], number: was[1] };
        return out;
      }
      const [name, list, folder] = kind === 1 ? ["term", base.terms, "glossary/"] : kind === 2 ? ["case", more.cases, "cases/"] : ["question", more.questions, "ask/"];
      const title = kind === 1 ? phrases(list.words[i])[0] : list.titles[i], clauses = list.clauses[i].filter((c) => this.numbers[c].length).map((c) => named(this.numbers[c][0]));
      return { kind: name, id: list.ids[i], title, clauses, url: lang + "/" + folder + list.ids[i] + "/", score };
    },

    /* What stands beside a clause: [kind, title, folder, id] of a term, a case and a question, the first that turns on it above all. */
    beside(id) {
      const { terms } = this.base, { ids, cases, questions } = this.more, at = ids.indexOf(id), out = [];
      for (const [kind, list, titles, folder] of [["term", terms, terms.words, "glossary"], ["case", cases, cases.titles, "cases"], ["question", questions, questions.titles, "ask"]]) {
        const first = list.clauses.findIndex((c) => c[0] === at), n = first < 0 ? list.clauses.findIndex((c) => c.indexOf(at) >= 0) : first;
        if (n >= 0) out.push([kind, phrases(titles[n])[0], folder, list.ids[n]]);
      }
      return out;
    },
  });

  const api = { Search };
  if (typeof module !== "undefined" && module.exports) module.exports = api; else root.ChesslawSearch = api;
})(typeof window !== "undefined" ? window : this);
