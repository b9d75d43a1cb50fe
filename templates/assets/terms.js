/* A tapped term explains itself where it stands, in the language it stands in. What terms mean is a script of the language, loaded at the first tap; where it cannot be had, the
   link is followed. */
(function () {
  "use strict";
  var own = document.currentScript, said = own.dataset, assets = own.src.slice(0, own.src.lastIndexOf("/") + 1), box = null;

  function entry(lang) {
    return (self.chesslaw || []).filter(function (e) { return e[0] === "terms" && e[1] === lang; }).map(function (e) { return e[2]; })[0];
  }

  function load(lang, then, fail) {
    if (entry(lang)) return then();
    var script = document.createElement("script");
    script.src = assets + "terms/" + lang + ".js";
    script.onload = then;
    script.onerror = fail;
    document.head.appendChild(script);
  }

  function make(tag, of, words) {
    var element = document.createElement(tag);
    if (of) element.className = of;
    if (words !== undefined) element.textContent = words;
    return element;
  }

  function frame() {
    box = make("dialog", "explained");
    box.addEventListener("click", function (event) { if (event.target === box) box.close(); });
    document.body.append(box);
  }

  /** A term's address is .../LANG/glossary/ID/index.html: { lang, id }. */
  function term(link) {
    var found = /\/([a-z]{2,3})\/glossary\/([a-z0-9-]+)\/index\.html$/.exec(link.href);
    return found && { lang: found[1], id: found[2] };
  }

  function show(to, link) {
    var of = entry(to.lang)[to.id], root = assets.slice(0, -"assets/".length);
    var within = box && box.contains(link), lang = link.closest("[lang]").lang, dir = getComputedStyle(link).direction;
    if (!of) { location.href = link.href; return; }
    if (!box) frame();
    box.textContent = "";
    var head = make("h2", "", of[0]), text = make("div", "prose"), acts = make("p", "acts"), more = make("a", "", said.more), close = make("button", "", said.close);
    head.id = "explained-term";
    box.setAttribute("aria-labelledby", head.id);
    text.innerHTML = of[1];
    // Beside a column of another language a term is explained in that; only what the page itself says stays in its own.
    head.lang = text.lang = lang;
    head.dir = text.dir = dir;
    Array.prototype.forEach.call(text.querySelectorAll("a"), function (a) {
      var to = a.getAttribute("href");
      if (!/^https?:/.test(to)) a.href = root + to;
    });
    box.append(head, text);
    if (of[2].length) {
      var not = make("p", "not", said.twins + " ");
      of[2].forEach(function (twin, i) {
        var a = make("a", "", twin[0]);
        a.href = root + twin[1];
        if (i) not.append(", ");
        not.append(a);
      });
      box.append(not);
    }
    more.href = link.href;
    close.type = "button";
    close.addEventListener("click", function () { box.close(); });
    acts.append(more, close);
    box.append(acts);
    if (!box.open) box.showModal();
    if (!within) place(link);
    close.focus();
  }

  /** On a wide window near the word, on a phone at the foot (where the style puts it). */
  function place(link) {
    box.style.top = box.style.left = "";
    if (!matchMedia("(min-width: 40rem)").matches) return;
    var at = link.getClientRects()[0] || link.getBoundingClientRect(), size = box.getBoundingClientRect();
    var below = at.bottom + 8, above = at.top - size.height - 8;
    var left = document.documentElement.dir === "rtl" ? at.right - size.width : at.left;
    box.style.top = (below + size.height < innerHeight || above < 8 ? Math.max(8, Math.min(below, innerHeight - size.height - 8)) : above) + "px";
    box.style.left = Math.max(8, Math.min(left, innerWidth - size.width - 24)) + "px";
  }

  document.addEventListener("click", function (event) {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    var link = event.target.closest && event.target.closest(".prose a, main dl a");
    var to = link && term(link);
    if (!to || /^#|^$/.test(link.getAttribute("href"))) return;
    event.preventDefault();
    load(to.lang, function () { show(to, link); }, function () { location.href = link.href; });
  });
})();
