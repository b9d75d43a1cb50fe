/* The search field: results while typing, by keyboard alone, announced. Its words are attributes of the form, its knowledge is the index. */
(function () {
  "use strict";
  // Where the head's lists run on beyond a phone's side, the entry one is at is in sight.
  for (const here of document.querySelectorAll(".top [aria-current]")) {
    const list = here.closest("ul"), at = here.getBoundingClientRect(), all = list.getBoundingClientRect();
    if (at.left < all.left || at.right > all.right) list.scrollLeft += at.left - all.left - (all.width - at.width) / 2;
  }
  const form = document.querySelector("form[data-search]");
  if (!form) return;
  const said = form.dataset, input = form.querySelector("input"), full = "full" in said;
  const site = said.root.replace(/assets\/$/, "");
  const make = (tag, attributes, text) => {
    const element = document.createElement(tag);
    for (const name of Object.keys(attributes || {})) element.setAttribute(name, attributes[name]);
    if (text !== undefined) element.textContent = text;
    return element;
  };
  const list = make("ul", { class: "found", role: full ? "list" : "listbox", id: "search-found", "aria-label": input.getAttribute("aria-label") });
  const status = make("p", { role: "status", "aria-live": "polite" });
  list.hidden = true;
  form.after(status, list);
  if (!full) for (const [name, value] of [["role", "combobox"], ["aria-expanded", "false"], ["aria-controls", "search-found"], ["aria-autocomplete", "list"], ["aria-haspopup", "listbox"]]) input.setAttribute(name, value);

  // ---- the index, read when it is first needed: two parts for the first hit, the third when that stands or a word is not known

  let engine = null;
  const script = (src) => new Promise((done, fail) => { const s = make("script", { src: said.root + src }); s.onload = done; s.onerror = fail; document.head.append(s); });
  // In short pieces, so that the page answers to the reader meanwhile, on a slow phone too.
  const pieces = (made) => new Promise((done, fail) => {
    const piece = () => {
      try {
        for (const until = performance.now() + 12; performance.now() < until;) if (made.prepare.next().done) { done(made); return; }
        setTimeout(piece, 0);
      } catch (e) { fail(e); }
    };
    piece();
  });
  /* Once, or again where it failed. */
  const once = (read) => { let reading = null; return () => { if (!reading) { reading = read(); reading.catch(() => { reading = null; }); } return reading; }; };
  const ready = once(() => {
    const name = said.lang + "-" + (said.edition || said.inForce);
    return Promise.all(["search-engine.js", "search/" + said.lang + ".js", "search/" + name + ".js"].map(script))
      .then(() => pieces(new window.ChesslawSearch.Search(window.chesslawIndex[said.lang], window.chesslawIndex[name], true))).then((made) => { engine = made; });
  });
  const further = once(() => script("search/" + said.lang + "-more.js").then(() => { engine.learn(window.chesslawIndex[said.lang + "-more"]); return pieces(engine); }));

  // ---- the last words, on this device only

  const KEPT = "chesslaw-search";
  const kept = () => { try { const k = JSON.parse(localStorage.getItem(KEPT)); return Array.isArray(k) ? k.filter((w) => typeof w === "string").slice(0, 5) : []; } catch (e) { return []; } };
  const keep = (words) => { try { localStorage.setItem(KEPT, JSON.stringify(words)); } catch (e) { /* nothing is kept then */ } };
  const remember = () => { const q = input.value.trim(); if (q) keep([q].concat(kept().filter((w) => w !== q)).slice(0, 5)); };

  // ---- a result

  const path = (url) => { const at = url.indexOf("#"), page = at < 0 ? url : url.slice(0, at); return site + page + "index.html" + (at < 0 ? "" : url.slice(at)); };
  const zero = { fa: 0x6f0 }[said.lang];
  const shown = (number) => zero ? number.replace(/[0-9]/g, (d) => String.fromCharCode(zero + Number(d))) : number;
  const WORD = /[\p{L}\p{M}\p{N}\u200c'’-]+/gu;

  /* The sentence of a text in which most of what was sought stands, the words sought marked; the first where a number alone was sought. */
  function marked(text, meant) {
    let best = "", most = -1;
    // A point within a number ends nothing.
    for (const sentence of text.match(/\S.*?(?:[.;:։؛؟?!]+(?=\s|$)|$)/gs) || [text]) {
      const n = (sentence.match(WORD) || []).filter((w) => meant && engine.means(w, meant)).length;
      if (n > most) { most = n; best = sentence; }
    }
    const out = make("span"), trimmed = best.trim();
    let from = 0;
    for (const m of trimmed.matchAll(WORD)) {
      if (!meant || !engine.means(m[0], meant)) continue;
      out.append(trimmed.slice(from, m.index), make("mark", {}, m[0]));
      from = m.index + m[0].length;
    }
    out.append(trimmed.slice(from));
    return out;
  }

  function item(hit, i, meant) {
    const li = make("li", full ? {} : { role: "option", id: "search-found-" + i, "aria-selected": "false" });
    const link = make("a", { href: path(hit.url) });
    if (!full) link.tabIndex = -1;
    // What bears no number is shown without the one that only names it.
    if (hit.clauses.length && /^[^0][^#]*$/.test(hit.clauses[0])) link.append(make("span", { class: "number" }, shown(hit.clauses[0])), " ");
    link.append(hit.title ? marked(hit.title, meant) : hit.id);
    if (hit.was) link.append(make("small", { class: "note" }, said.was.replace("%n", shown(hit.was.number)).replace("%e", hit.was.edition)));
    li.append(link);
    const kinds = { term: said.term, case: said.case, question: said.ask }, more = full && engine.more && hit.kind === "clause" ? engine.beside(hit.id) : [];
    if (kinds[hit.kind]) link.append(make("small", { class: "note" }, kinds[hit.kind]));
    if (more.length) {
      const small = make("small");
      more.forEach(([kind, name, folder, id], k) => { if (k) small.append(" · "); small.append(kinds[kind] + ": ", make("a", { href: path(said.lang + "/" + folder + "/" + id + "/") }, name)); });
      li.append(small);
    }
    return li;
  }

  // ---- showing

  let chosen = -1, asked = "", told = "";
  const options = () => Array.from(list.querySelectorAll("[role=option]"));
  function open(yes) {
    list.hidden = !yes || !list.childElementCount;
    if (!full) input.setAttribute("aria-expanded", String(!list.hidden));
    if (!yes) choose(-1);
  }
  // On its own page the results are links one after another, and the arrows go from one to the next; elsewhere they are options of the field.
  const links = () => Array.from(list.querySelectorAll("li > a"));
  function step(by) {
    const all = links(), at = all.indexOf(document.activeElement) + by;
    if (at < 0) input.focus(); else if (all[at]) all[at].focus();
  }
  function choose(i) {
    const all = options();
    chosen = i;
    all.forEach((o, k) => o.setAttribute("aria-selected", String(k === i)));
    if (i >= 0 && all[i]) { input.setAttribute("aria-activedescendant", all[i].id); all[i].scrollIntoView({ block: "nearest" }); } else input.removeAttribute("aria-activedescendant");
  }

  function past() {
    list.replaceChildren();
    const words = full ? [] : kept();
    words.forEach((w, i) => {
      const li = make("li", { role: "option", id: "search-found-" + i, "aria-selected": "false" });
      li.append(make("a", { href: form.action + "?q=" + encodeURIComponent(w), tabindex: "-1" }, w));
      list.append(li);
    });
    if (words.length) {
      const li = make("li", { role: "option", id: "search-found-" + words.length, "aria-selected": "false" }), forget = make("button", { type: "button", tabindex: "-1" }, said.forget);
      forget.addEventListener("click", () => { keep([]); open(false); });
      li.append(forget);
      list.append(li);
    }
    status.textContent = words.length ? said.recent : "";
    open(words.length > 0);
  }

  /* What is sought stands in the address of the page of the search, so that it can be given away. */
  function address(words) { try { history.replaceState(null, "", location.pathname + words); } catch (e) { /* a page from a folder may not */ } }

  /* The results; `missing` where the third part of the index cannot be had. */
  function show(missing) {
    const query = input.value;
    if (!query.trim()) {
      asked = "";
      if (full) address("");
      past();
      return;
    }
    // The words kept from earlier are no answer to what is typed now.
    if (!engine) { wait(ready(), () => { status.textContent = ""; }); return; }
    if (full) address("?q=" + encodeURIComponent(query));
    if (query === asked && !list.hidden) return;
    asked = query;
    const found = engine.search(query, full ? 20 : 8), meant = /\p{L}{2}/u.test(query) ? engine.meant(query) : null;
    // Until the third part is there, words that the others do not know are waited for; where it cannot be had, nothing is told of them rather than what may be wrong.
    const unknown = !engine.more && (engine.wants > 1 || engine.wants && !found.results.length);
    if (unknown && !missing) { asked = ""; wait(further(), () => show(true)); return; }
    if (missing && engine.wants) found.results = [];
    const at = told !== query ? "" : chosen >= 0 ? options()[chosen].firstChild.href : list.contains(document.activeElement) ? document.activeElement.href : "";
    told = query;
    list.replaceChildren(...found.results.map((hit, i) => item(hit, i, meant)));
    status.textContent = found.results.length ? said.count.replace("%c", shown(String(found.results.length))) : said.nothing;
    if (!found.results.length) {
      list.append(make("li", { class: "note", role: full ? "listitem" : "presentation" }, said.nothing + (found.suggestions.length ? " " + said.nearest : "")));
      found.suggestions.forEach((hit, i) => list.append(item(hit, i, meant)));
      const index = make("li", full ? {} : { role: "option", id: "search-found-" + found.suggestions.length, "aria-selected": "false" });
      index.append(make("a", { href: said.glossaryHref }, said.glossary));
      list.append(index);
    }
    // Where the same words are answered more fully, one stays at what one was at.
    const same = at ? links().findIndex((a) => a.href === at) : -1;
    choose(full ? -1 : same);
    if (full && same >= 0) links()[same].focus();
    open(true);
    if (!engine.more && !missing) further().then(() => { if (asked === input.value && !list.hidden) { asked = ""; show(); } }, () => { if (engine.wants && asked === input.value && !list.hidden) { asked = ""; show(true); } });
  }
  function wait(reading, failed) {
    list.replaceChildren();
    open(false);
    status.textContent = said.loading;
    reading.then(() => show(), failed);
  }

  input.addEventListener("focus", () => { ready().catch(() => {}); if (!input.value.trim()) past(); else if (list.hidden) show(); });
  input.addEventListener("input", () => show());
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const all = options();
    if (event.key === "Escape") {
      // First the results go, then the words.
      if (!full && !list.hidden) open(false);
      else if (input.value) { input.value = ""; show(); }
      else return;
      event.preventDefault();
    } else if (event.key === "Tab") {
      if (!full) open(false);
    } else if (full && event.key === "ArrowDown") {
      event.preventDefault();
      step(1);
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !full) {
      event.preventDefault();
      if (list.hidden) { show(); return; }
      if (all.length) choose(event.key === "ArrowDown" ? (chosen + 1) % all.length : (chosen <= 0 ? all.length : chosen) - 1);
    } else if (chosen >= 0 && /^(ArrowLeft|ArrowRight|Home|End)$/.test(event.key)) {
      // These move in the words, whichever way they are written.
      choose(-1);
    } else if (event.key === "Enter" && chosen >= 0 && all[chosen]) {
      event.preventDefault();
      remember();
      all[chosen].querySelector("a, button").click();
    }
  });
  form.addEventListener("submit", (event) => {
    remember();
    if (full) { event.preventDefault(); asked = ""; show(); }
  });
  if (full) list.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") { event.preventDefault(); step(event.key === "ArrowDown" ? 1 : -1); }
    else if (event.key === "Escape") { event.preventDefault(); input.focus(); }
  });
  list.addEventListener("click", remember);
  document.addEventListener("click", (event) => { if (!full && !form.parentNode.contains(event.target)) open(false); });
  if (full) {
    const q = new URLSearchParams(location.search).get("q");
    if (q) { input.value = q.slice(0, 400); ready().then(() => show(), () => {}); }
    input.focus();
  }
  // "/" goes to the field from anywhere, as readers of manuals are used to.
  document.addEventListener("keydown", (event) => {
    // On a keyboard of another script the key gives another sign.
    if ((event.key === "/" || event.code === "Slash") && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey && !/^(input|textarea|select)$/i.test(document.activeElement.tagName)) { event.preventDefault(); input.focus(); }
  });
})();
