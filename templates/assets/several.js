/* Several things at once: questions are ticked in the list and then asked together. Their rules and words are loaded when they are needed. */
(function (root) {
  "use strict";

  var doc = root.document, A = root.ChesslawAsk, place = doc.getElementById("ask");
  var language = A && A.data("language", place.dataset.lang);
  if (!language) { return; }
  var chosen = [], loaded = {};

  function load(id, done) {
    var left = 2, one = function () { left -= 1; if (!left) { loaded[id] = true; done(); } };
    if (loaded[id]) { done(); return; }
    ["ask/rules/" + id, "ask/" + place.dataset.lang + "/" + id].forEach(function (name) {
      var script = doc.createElement("script");
      script.src = place.dataset.assets + name + ".js";
      script.onload = one;
      doc.head.appendChild(script);
    });
  }

  function ask(ids) {
    var left = ids.length;
    ids.forEach(function (id) {
      load(id, function () {
        left -= 1;
        if (left) { return; }
        var form = new A.Form(place, ids.map(function (i) { return { id: i, rules: A.data("rules", i), words: A.data("words", i) }; }), true);
        form.leave = function () { root.location.replace(root.location.pathname + "?"); };
        doc.documentElement.classList.add("asking");
        form.write();
        form.show(true);
      });
    });
  }

  var words = function (key, one) { return (language.w[key] || key).replace("{0}", one); };
  var go = A.button(words("form-together"), function () { ask(chosen.slice()); }, "main");
  var count = A.el("span", "", { role: "status" });
  var bar = A.el("div.together", [count, go]);
  function update() {
    bar.hidden = chosen.length < 2;
    count.textContent = words("form-chosen", chosen.map(function (id) { return names[id]; }).join(language.w["list-semicolon"]));
  }
  var names = {};
  doc.addEventListener("DOMContentLoaded", function () {
    Array.prototype.forEach.call(doc.querySelectorAll("li[data-question]"), function (li) {
      var id = li.dataset.question, link = li.querySelector("a"), box = A.el("input", [], { type: "checkbox", "aria-label": link.textContent });
      names[id] = link.textContent;
      box.addEventListener("change", function () {
        chosen = chosen.filter(function (c) { return c !== id; });
        if (box.checked) { chosen.push(id); }
        update();
      });
      li.insertBefore(A.el("label.tick", box), link);
    });
    doc.querySelector(".several-about").hidden = false;
    doc.getElementById("by-article").appendChild(bar);
    update();
    var from = /^#ask=([\w+-]+)/.exec(root.location.hash);
    if (from) { ask(from[1].split("+").filter(function (id) { return names[id]; })); }
  });
})(window);
