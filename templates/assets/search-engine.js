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
      if (s === LATIN && list[i] >= "a" && list[i] <= "h" && list[i + 1] >= "1" && list[i + 1] <= "8" && !kind(i - 1) && !kind(i + 2)) { out.push(list[i] + list[i + 1]); i += 2; continue; }
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

  /* An engine over an index, ready at once; or, `slowly`, in pieces: each turn of `prepare` is one. */
  function Search(base, wording, slowly) {
    this.base = base;
    this.slowly = slowly;
    this.wording = wording;
    const t = base.tables;
    this.spanish = base.lang === "es";
    this.spelling = pairs(t.spelling);
    this.suffixes = {};
    for (const l of Object.keys(t.suffixes)) this.suffixes[l] = new Set(t.suffixes[l].split(" ").map((s) => this.fold(s)).filter((w) => w.length === 1).map((w) => w[0]));
    this.prefixes = {};
    for (const l of Object.keys(t.prefixes)) this.prefixes[l] = t.prefixes[l].split(" ");
    const single = (text) => this.singles(text);
    this.stop = new Set(single(t.stop));
    this.lemma = new Map();
    this.joined = new Map();
    for (const group of phrases(t.forms)) {
      const forms = single(group);
      if (!forms.length) continue;
      // Words in a row that are one of the forms.
      for (const row of group.split(" ").map((w) => this.fold(w)).filter((w) => w.length > 1)) {
        const key = row.map((w) => this.strip(w)), known = this.joined.get(key[0]);
        if (known) known.push([key, forms[0]]); else this.joined.set(key[0], [[key, forms[0]]]);
      }
      const head = this.strip(forms[0]);
      for (const f of forms) { if (!this.lemma.has(f)) this.lemma.set(f, head); }
      for (const f of forms) { const s = this.strip(f); if (!this.lemma.has(s)) this.lemma.set(s, head); }
    }
    this.out = new Set(single(t.out));
    this.outStems = new Set(Array.from(this.out, (w) => this.stem(w)));
    this.provision = new Set(single(t.provision));
    this.letters = pairs(t.letters);
    this.aliases = pairs(t.numbers).map(([from, to]) => [from, to.split("@")[0], base.editions.indexOf(to.split("@")[1])]);
    this.romanise = {}; this.latin = {};
    for (const l of Object.keys(t.romanise)) this.romanise[l] = new Map(pairs(t.romanise[l]));
    for (const l of Object.keys(t.latin)) this.latin[l] = pairs(t.latin[l]);
    this.index();
    this.codes = {};
  }

  Search.prototype = {
    fold(text) {
      return words(clean(text, this.spanish)).map((w) => {
        if (w.length < 4 || script(w[0]) !== LATIN) return w;
        for (const [from, to] of this.spelling) w = w.split(from).join(to);
        return w;
      });
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

    /* The words of a text that say something, those in a row that are a form of one word as that word. */
    telling(text) {
      const list = this.fold(text), bare = list.map((w) => this.strip(w)), out = [];
      for (let i = 0; i < list.length;) {
        let most = 1, word = list[i];
        for (const [row, head] of this.joined.get(bare[i]) || []) if (row.length > most && row.every((w, k) => w === bare[i + k])) { most = row.length; word = head; }
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

    index() {
      this.prepare = this.pieces();
      if (!this.slowly) while (!this.prepare.next().done);
    },
    * pieces() {
      const { base, wording } = this, here = wording.edition;
      this.ids = new Map(); this.df = []; this.stems = [];
      this.surface = []; this.asked = new Set(); this.stands = new Set(); const seen = new Map();
      this.passages = []; this.at = []; this.bags = base.clauses.map(() => new Map());
      const id = (word, tongue) => {
        const key = tongue + " " + word, old = seen.get(key);
        if (old !== undefined) return old;
        const s = this.stem(word);
        let n = this.ids.get(s);
        if (n === undefined) { n = this.df.length; this.ids.set(s, n); this.df.push(0); this.at.push([]); this.stems.push(s); }
        seen.set(key, n);
        this.stands.add(word);
        this.surface.push({ word, id: n, tongue, script: script(word[0]), sign: sign(word) });
        return n;
      };
      const bag = (clause, ids, strength) => { const b = this.bags[clause]; for (const n of ids) if ((b.get(n) || 0) < strength) b.set(n, strength); };
      const live = (clause) => wording.texts[clause][0] >= 0;
      const add = (text, tongue, kind, own, targets) => {
        const ids = [];
        for (const w of this.telling(text)) { const n = id(w, tongue); if (ids.indexOf(n) < 0) ids.push(n); }
        if (!ids.length) return ids;
        if (kind === 0) for (const w of this.telling(text)) this.asked.add(w);
        const p = this.passages.length;
        this.passages.push({ ids, kind, own, targets });
        for (const n of ids) this.at[n].push(p);
        return ids;
      };
      this.numbers = base.clauses.map((c) => this.number(c.at, here));
      const heads = [];
      for (const [i, c] of base.clauses.entries()) {
        if (!live(i)) continue;
        yield;
        const text = this.telling(wording.texts[i][1]).map((w) => id(w, base.lang));
        bag(i, text, 80);
        if (c.head && this.numbers[i].length) heads.push([this.numbers[i][0] + ".", text]);
        for (const phrase of phrases(c.asks)) bag(i, add(phrase, base.lang, 0, i, [[i, 100]]), 100);
      }
      base.clauses.forEach((c, i) => {
        if (!live(i) || !this.numbers[i].length) return;
        for (const [under, text] of heads) if (this.numbers[i][0].startsWith(under)) bag(i, text, 40);
      });
      const sorted = (ids) => ids.slice().sort((a, b) => a - b).join();
      const asked = new Map();
      for (const p of this.passages) { const k = sorted(p.ids); if (asked.has(k)) asked.get(k).push(p.own); else asked.set(k, [p.own]); }
      for (const [i, t] of base.terms.entries()) {
        yield;
        const targets = t.clauses.filter(live).map((c, k) => [c, Math.max(90 - 8 * k, 50)]);
        // What people ask by the very name of the term decides before what the glossary puts first.
        const name = sorted(this.telling(t.name).map((w) => id(w, base.lang)));
        for (const own of asked.get(name) || []) {
          const known = targets.find((x) => x[0] === own);
          if (known) known[1] = 95; else targets.push([own, 95]);
        }
        const each = (text, tongue) => { for (const phrase of phrases(text)) { const ids = add(phrase, tongue, 1, i, targets); for (const [c, share] of targets) bag(c, ids, Math.floor(share * 80 / 100)); } };
        each(t.name, base.lang);
        each(t.words, base.lang);
        for (const l of Object.keys(t.foreign)) each(t.foreign[l], l);
      }
      yield;
      base.cases.forEach((c, i) => add(c.title, base.lang, 2, i, c.clauses.filter(live).slice(0, 2).map((k) => [k, 50])));
      base.questions.forEach((q, i) => add(q.title, base.lang, 3, i, q.clauses.filter(live).slice(0, 3).map((k) => [k, 45])));
      let count = 0;
      this.bags.forEach((b, i) => { if (!live(i)) return; count += 1; for (const n of b.keys()) this.df[n] += 1; });
      this.weight = this.df.map((d) => {
        const k = Math.floor(2 * count / Math.max(d, 1));
        let bits = 0, v = k * k * k * k;
        while (v >= 1) { v = Math.floor(v / 2); bits += 1; }
        return 8 + Math.floor(bits * 3 / 2);
      });
      this.total = this.passages.map((p) => p.ids.reduce((a, n) => a + this.weight[n], 0));
      // Words that may mean others: those that the index has.
      this.like = new Map();
      for (const group of phrases(base.tables.like || "")) {
        const [from, to] = group.split(" > ").map((list) => this.singles(list));
        const ids = (to || []).map((w) => this.known(w)).filter((n) => n >= 0);
        for (const w of from) { const s = this.stem(w), old = this.like.get(s) || []; this.like.set(s, old.concat(ids.filter((n) => old.indexOf(n) < 0))); }
      }
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
      if (word.length >= 3 && last) {
        const all = this.surface.filter((s) => s.word.startsWith(word)).map((s) => [s.id, Math.max(90 - 4 * (s.word.length - word.length), 60)]);
        if (all.length) return this.heavy(this.few(all, 8));
      }
      if (script(word[0]) === ARABIC) {
        for (let i = word.indexOf("ال"); i >= 0; i = word.indexOf("ال", i + 1)) {
          const m = this.known(word.slice(0, i) + "لا" + word.slice(i + 2));
          if (m >= 0) return this.heavy([[m, 95]]);
        }
      }
      if (word.length >= 4) {
        const close = this.near(word, 1);
        if (close.length) return this.heavy(close);
      }
      for (let i = 3; i <= word.length - 3 && word.length >= 7; i += 1) {
        const a = this.known(word.slice(0, i)), b = this.known(word.slice(i));
        if (a >= 0 && b >= 0) return { ...this.heavy([[a, 90], [b, 90]]), both: true };
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
        const joined = b !== undefined && !digits(a) && !digits(b) ? this.known(a + b) : -1, apart = this.known(a) >= 0 && b !== undefined && this.known(b) >= 0;
        if (joined >= 0 && !apart) { merged.push(a + b); i += 1; continue; }
        if (joined >= 0 && this.stands.has(a + b)) also.push([merged.length, joined]);
        merged.push(a);
      }
      const tokens = merged.map((w, i) => this.meaning(w, i === merged.length - 1));
      // Two words known each for itself may still be one.
      for (const [k, id] of also) for (const t of [tokens[k], tokens[k + 1]]) if (t && !t.mute && !t.can.some((c) => c[0] === id)) t.can.push([id, 100]);
      return tokens;
    },

    sounding(list, tongue) {
      return list.map((w) => {
        const s = script(w[0]);
        if (s !== LATIN && s !== CYRILLIC || w.length < 2) return this.meaning(w, false);
        const can = this.bySound(w, tongue);
        return can.length ? this.heavy(can) : { w: UNKNOWN, can: [] };
      });
    },

    quality(tokens) {
      let all = 0, got = 0;
      for (const t of tokens) { all += t.w; if (!t.mute) got += Math.floor(t.w * t.can.reduce((a, c) => Math.max(a, c[1]), 0) / 100); }
      return all ? Math.floor(got * 1000 / all) : 0;
    },

    /* The text as other keyboards would have written it. */
    retyped(text) {
      const out = [], shift = { "{": "[", "}": "]", ":": ";", "\"": "'", "<": ",", ">": ".", "~": "`" };
      for (const l of Object.keys(this.base.tables.keyboards)) {
        const keys = this.base.tables.keyboards[l].split(" ").filter((k) => k.length === 2);
        const to = new Map(keys.map((k) => [k[0], k[1]])), from = new Map(keys.map((k) => [k[1], k[0]]));
        const typed = Array.from(text, (c) => { const d = shift[c] || lower(c); return to.has(d) ? to.get(d) : c; }).join("");
        const back = Array.from(text, (c) => { const d = lower(c); return from.has(d) ? from.get(d) : c; }).join("");
        if (typed !== text && l !== "es") out.push(typed);
        if (l === "es" && typed !== text) out.push(typed);
        if (back !== text) {
          out.push(back);
          const own = this.base.tables.keyboards[this.base.lang];
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
      if (q >= 850 || !list.length || list.some((w) => this.out.has(w))) return best;
      let bar = q + 120;
      const offer = (tokens, least) => { const k = this.quality(tokens); if (k > bar && k >= least) { best = tokens; bar = k; } };
      for (const typed of this.retyped(text)) { const other = this.telling(typed).filter((w) => !skip.has(w)).slice(0, MOST); if (other.length === 1 || other.some((w) => this.known(w) >= 0)) offer(this.plain(other), 600); }
      for (const tongue of Object.keys(this.base.tables.romanise)) offer(this.sounding(list, tongue), 600);
      return best;
    },
  });

  /* The part of a number that is printed: nothing of 0.1#2, C of C#1, C.13 of C.13#1. */
  function printed(number) {
    const head = number.split("#")[0];
    return number[0] !== "0" ? head : "";
  }

  // ---- numbers of provisions, in all the ways they are written

  const ROMAN = /^(I|II|III|IV|V)$/;

  Object.assign(Search.prototype, {
    /* Every number by its parts joined by dots: [edition, clause, as printed]. */
    table() {
      if (this.byNumber) return this.byNumber;
      const map = new Map();
      const put = (key, entry) => { const old = map.get(key); if (!old) map.set(key, [entry]); else old.push(entry); };
      this.base.clauses.forEach((c, i) => {
        for (const at of [c.at, c.also]) for (let e = 0; e < this.base.editions.length; e += 1) for (const n of this.number(at, e)) put(this.key(n), [e, i, n]);
      });
      return this.byNumber = map;
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

    /* Editions in the order in which a number is looked for: this one, then FIDE's from the newest, then branches. */
    order() {
      return [this.wording.edition].concat(this.base.order.filter((e) => e !== this.wording.edition));
    },

    /* The clauses of a number, or of what stands under it: [[clause, edition, printed]]. */
    resolve(key, only) {
      const table = this.table(), below = [], out = [];
      const put = (x, under) => { if (!out.some((o) => o[0] === x[1])) out.push([x[1], x[0], x[2], under]); };
      for (const [other, list] of table) if (other.startsWith(key + ".")) for (const x of list) below.push(x);
      for (const e of only === undefined ? this.order() : [only]) {
        for (const x of table.get(key) || []) if (x[0] === e) put(x, 0);
        if (e === this.wording.edition || !out.length) for (const x of below) if (x[0] === e) put(x, 1);
        if (e === this.wording.edition && out.length) break;
      }
      return out;
    },

    /* The number in folded characters, if there is one: { found, from, to, sure }. */
    numbered(chars) {
      const items = [];
      let i = 0;
      while (i < chars.length) {
        const c = chars[i], s = script(lower(c));
        let j = i + 1;
        if (s) while (j < chars.length && (script(lower(chars[j])) === DIGIT) === (s === DIGIT) && script(lower(chars[j]))) j += 1;
        items.push({ text: chars.slice(i, j).join(""), from: i, to: j, digit: s === DIGIT, letter: s && s !== DIGIT });
        i = j;
      }
      const lone = (item, first) => {
        if (!item || !item.letter) return [];
        const text = item.text, out = [];
        if (/^[A-Za-z]$/.test(text)) out.push(text);
        else if (first && ROMAN.test(text.toUpperCase())) out.push(text.toUpperCase());
        for (const [from, to] of this.letters) if (from === lower(text)) out.push(to);
        return out;
      };
      const told = (k) => { for (let n = k - 1; n >= 0 && n >= k - 3; n -= 1) if (items[n].letter) return this.provisionWord(items[n].text); return false; };
      const meaningful = items.filter((x) => x.digit || x.letter && !this.provisionWord(x.text) && !this.stop.has(lower(x.text)));
      let best = null;
      for (let k = 0; k < items.length; k += 1) {
        const first = items[k];
        const before = k > 0 && (items[k - 1].digit || items[k - 1].letter);
        if (before) continue;
        const starts = first.digit ? [first.text] : lone(first, true);
        for (const start of starts) {
          // What may follow: up to two marks, then digits or a lone letter.
          let parts = [start], at = k, ends = [[k, parts.slice()]], marks = 0;
          while (at + 1 < items.length && parts.length < 6) {
            let n = at + 1, marked = "";
            while (n < items.length && !items[n].digit && !items[n].letter && n - at <= 3) { marked += items[n].text; n += 1; }
            if (n >= items.length || marked && !/^[ .,():\/-]+$/.test(marked)) break;
            const next = items[n];
            let part = null;
            if (next.digit) part = next.text;
            else { const l = lone(next, false); if (l.length && (marked.trim() || marked === "" || told(k) || !first.digit || n === items.length - 1)) part = l[0].toLowerCase(); }
            if (part === null) break;
            if (marked.trim()) marks += 1;
            parts = parts.concat([part]);
            at = n;
            ends.push([at, parts.slice()]);
          }
          for (let e = ends.length - 1; e >= 0; e -= 1) {
            const [end, list] = ends[e];
            const whole = meaningful.length > 0 && meaningful.every((x) => x.from >= items[k].from && x.to <= items[end].to);
            const sure = whole || told(k);
            const upper = first.letter && (first.text !== lower(first.text) || script(lower(first.text)) !== LATIN);
            if (list.length === 1 && !sure) continue;
            if (first.letter && !sure && !(upper && list.length > 1)) continue;
            if (first.digit && list.length === 2 && !sure && marks === 0) continue;
            // A result of a game, 1-0, is no number of a provision.
            if (list.length === 2 && list.indexOf("0") >= 0 && !told(k)) continue;
            const keys = [list];
            if (list.length > 1) {
              keys.push(list.slice().reverse());
              if (first.letter && list.length > 2) keys.push(list.slice(1).reverse().concat([start.toLowerCase()]), list.slice(1).concat([start.toLowerCase()]));
            }
            let found = [];
            for (const l of keys) { found = this.resolve(this.key(l.join("."))); if (found.length) break; }
            for (const [from, to, e] of this.aliases) if (!found.length && list[0] === from) found = this.resolve(this.key([to].concat(list.slice(1)).join(".")), e);
            for (let cut = list.length - 1; !found.length && cut >= 2 && (sure || cut >= 3); cut -= 1) found = this.resolve(this.key(list.slice(0, cut).join(".")));
            if (!found.length) continue;
            const rank = list.length * 2 + (sure ? 1 : 0);
            if (!best || rank > best.rank) best = { found, from: items[k].from, to: items[end].to, sure, rank };
            break;
          }
        }
      }
      return best;
    },

    provisionWord(text) { return this.provision.has(lower(text)) || this.provision.has(this.fold(text)[0]); },

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
      const text = repair(Array.from(query).slice(0, LONGEST).join(""));
      const chars = clean(text, this.spanish);
      const number = this.numbered(chars);
      const rest = number ? Array.from(chars.slice(0, number.from).join("") + " " + chars.slice(number.to).join("")).join("") : text;
      const tokens = this.read(rest, number ? this.provision : new Set());
      const found = this.score(tokens);
      const results = [];
      const live = (c) => this.wording.texts[c][0] >= 0;
      if (number) {
        const bonus = new Map();
        number.found.forEach(([clause, e, printed, under], i) => { if (!bonus.has(clause)) bonus.set(clause, [3000 - 1000 * under - (tokens.length ? 0 : 5 * i), e, printed]); });
        for (const [clause, [more, e, printed]] of bonus) {
          const old = e !== this.wording.edition;
          found.clauses[clause] += more;
          if (!live(clause) && !old) continue;
          found.was.set(clause, old ? [e, printed] : null);
        }
      }
      const sure = number !== null || found.sure;
      let top = 0;
      if (sure) {
        found.clauses.forEach((score, i) => { if (score > 0 && (live(i) || found.was.has(i))) { results.push({ kind: 0, i, score }); if (score > top) top = score; } });
        // Terms, cases and questions stand behind the first three clauses.
        const third = results.map((r) => r.score).sort((a, b) => b - a)[2] || top;
        found.others.forEach(({ kind, i, score }) => { if (score > 0) results.push({ kind, i, score: Math.min(score, Math.max(third - 1, 1)) }); });
      }
      results.sort((a, b) => b.score - a.score || a.kind - b.kind || a.i - b.i);
      const kept = results.filter((r) => r.score * 10 >= top * 3).slice(0, limit);
      return { results: kept.map((r) => this.shown(r, found)), suggestions: kept.length ? [] : this.suggest(tokens, found) };
    },

    score(tokens) {
      const { base } = this;
      const all = tokens.reduce((a, t) => a + t.w, 0);
      const clauses = base.clauses.map(() => 0), was = new Map(), others = [];
      const got = this.passages.map(() => null), hints = base.terms.map(() => 0);
      const touched = [];
      tokens.forEach((t, k) => {
        for (const [id, q] of t.can) for (const p of this.at[id]) {
          if (t.mute) {
            const passage = this.passages[p];
            if (passage.kind === 1) hints[passage.own] = Math.max(hints[passage.own], Math.floor(this.weight[id] * 1000 / this.total[p]));
            continue;
          }
          if (!got[p]) { got[p] = { m: new Map(), ids: new Map() }; touched.push(p); }
          const g = got[p], worth = Math.floor(t.w * q / 100), own = Math.floor(this.weight[id] * q / 100);
          if ((g.m.get(k) || 0) < worth) g.m.set(k, worth);
          if ((g.ids.get(id) || 0) < own) g.ids.set(id, own);
        }
      });
      const best = base.clauses.map(() => 0), next = base.clauses.map(() => 0), own = { 1: base.terms.map(() => 0), 2: base.cases.map(() => 0), 3: base.questions.map(() => 0) };
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
        if (passage.kind < 2 && passage.targets.length && passage.ids.length > 1 && mp * 100 >= this.total[p] * 90 && m * 100 >= all * 35) strong = true;
      }
      let cover = 0, sim = 0;
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
        if (base.clauses[c].head) score = Math.floor(score * 6 / 10); else if (base.clauses[c].lead && !base.clauses[c].asks) score = Math.floor(score * 9 / 10);
        clauses[c] = Math.floor(score / 10);
        cover = Math.max(cover, cov); sim = Math.max(sim, best[c]);
      });
      for (const kind of [1, 2, 3]) own[kind].forEach((s, i) => { if (s >= 300) others.push({ kind, i, score: Math.floor(s * (kind === 1 ? 9 : 7) / 10) }); });
      // A word from outside the Laws that nothing answers asks for more to be sure.
      const outside = tokens.some((t) => t.mute);
      const sure = all > 0 && (outside ? cover >= 650 || sim >= 600 : this.quality(tokens) >= 900 ? cover >= 350 || sim >= 300 || strong : cover >= 480 || sim >= 420 || strong);
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
      const { base, wording } = this, lang = base.lang;
      const edition = (e) => e === base.current ? "" : base.editions[e] + "/";
      if (kind === 0) {
        const c = base.clauses[i], was = found.was.get(i), here = wording.texts[i][0] >= 0;
        const e = here ? wording.edition : was[0];
        const own = this.number(c.at, e), all = own.concat(this.number(c.also, e), own.map((n) => n.split("(")[0])).map(printed).filter((n, k, l) => n && l.indexOf(n) === k);
        const slug = here ? wording.slugs[wording.texts[i][0]] : (all[0] || "").split(".")[0];
        const anchor = own.length && printed(own[0]) === own[0] ? own[0] : c.id;
        const out = { kind: "clause", id: c.id, title: wording.texts[i][1], clauses: all, url: lang + "/laws/" + edition(e) + slug + "/#" + anchor, score };
        if (was) out.was = { edition: base.editions[was[0]], number: was[1] };
        return out;
      }
      const [name, list, folder] = kind === 1 ? ["term", base.terms, "glossary/"] : kind === 2 ? ["case", base.cases, "cases/"] : ["question", base.questions, "ask/"];
      const x = list[i];
      return { kind: name, id: x.id, title: kind === 1 ? x.name : x.title, clauses: x.clauses.map((c) => this.numbers[c].length ? printed(this.numbers[c][0]) : "").filter(Boolean), url: lang + "/" + folder + x.id + "/", score };
    },
  });

  const api = { Search };
  if (typeof module !== "undefined" && module.exports) module.exports = api; else root.ChesslawSearch = api;
})(typeof window !== "undefined" ? window : this);
