/* The event, set once and kept on this device alone; what follows from it is what `chesslaw rule --event` says. */
(function (root) {
  "use strict";

  var KEY = "chesslaw-event", kept = null;
  var data = function (kind) { return (root.chesslaw || []).filter(function (e) { return e[0] === kind; }).map(function (e) { return e[2]; })[0]; };

  /* The edition it is played under: { edition } or { error }; none where it does not say. */
  function edition(event, common) {
    var named = common.editions.filter(function (e) { return e[0] === event.edition; })[0];
    if (named && event.date && named[1] && (event.date < named[1] || named[2] && event.date >= named[2])) { return { error: "not-in-force" }; }
    if (event.edition) { return { edition: event.edition }; }
    if (!event.date) { return {}; }
    var found = common.editions.filter(function (e) { return e[1] && e[1] <= event.date && (!e[2] || event.date < e[2]); });
    return found.length ? { edition: found[found.length - 1][0] } : { error: "undated" };
  }

  /* The facts that follow from it in an edition. */
  function facts(event, common, id) {
    var out = {}, has = function (name) { return event[name] !== undefined && event[name] !== null && event[name] !== ""; };
    var tell = function (name, value) { if (common.event.indexOf(name) >= 0) { out[name] = value; } };
    if (has("supervision")) { tell("supervision", event.supervision); }
    if (has("default_time")) {
      tell("default_time", event.default_time);
      tell("default_time_set", true);
      tell("default_time_zero", event.default_time === 0);
    }
    if (has("increment_seconds")) {
      tell("increment_seconds", event.increment_seconds);
      tell("played_with_increment", event.increment_seconds > 0);
    }
    if (has("draw_from_move")) {
      tell("event_on_draws", "minimum");
      tell("draw_from_move", event.draw_from_move);
    }
    if (has("device_penalty_softened")) { tell("device_penalty_softened", event.device_penalty_softened); }
    if (has("base_minutes")) {
      var minutes = event.base_minutes + Math.floor((common.increments[id] || 0) * (event.increment_seconds || 0) / 60);
      tell("minutes_per_player", minutes);
      (common.classes[id] || []).forEach(function (c) { if (minutes >= c[0]) { tell("time_control", c[1]); } });
    }
    Object.keys(event.facts || {}).forEach(function (name) { out[name] = event.facts[name]; });
    /* A least number of moves leaves open whether it has been reached: null. */
    if (out.event_on_draws) {
      if (has("draw_from_move") && out.event_minimum_reached === undefined) { tell("event_minimum_reached", null); }
      if (out.draws_restricted === undefined) { tell("draws_restricted", out.event_on_draws === "minimum" ? null : out.event_on_draws === "never"); }
    }
    return out;
  }

  function load() {
    try { kept = JSON.parse(root.localStorage.getItem(KEY)) || kept; } catch (e) { /* nothing is kept here */ }
    return kept;
  }
  /* Keeps the event, or forgets it; whether the device remembers. */
  function save(event) {
    kept = event;
    try {
      if (event) { root.localStorage.setItem(KEY, JSON.stringify(event)); } else { root.localStorage.removeItem(KEY); }
      return true;
    } catch (e) { return false; }
  }

  /* A number as typed, in the digits of any script; null where it is none. */
  function number(text) {
    var plain = String(text).trim().replace(/[\u06F0-\u06F9]/g, function (d) { return d.charCodeAt(0) - 0x6F0; }).replace(/[\u0660-\u0669]/g, function (d) { return d.charCodeAt(0) - 0x660; });
    return /^[0-9]{1,6}$/.test(plain) ? Number(plain) : null;
  }

  /* The sentences of what follows from an event, of all its facts or of some. */
  function sentences(event, common, language, Say, only) {
    var found = edition(event, common), id = found.edition || common.current;
    var told = facts(event, common, id), say = new Say(language, { facts: language.event, other: {} }, id), out = [];
    Object.keys(told).forEach(function (name) { if (told[name] !== null && language.event[name] && (!only || only.indexOf(name) >= 0)) { out.push(say.stands(name, told[name])); } });
    return { error: found.error, edition: found.edition && language.editions[id][1], list: out };
  }

  var api = { edition: edition, facts: facts, load: load, save: save, number: number };
  if (typeof module !== "undefined" && module.exports) { module.exports = api; return; }
  root.ChesslawEvent = api;

  /* The page of the event, and the line about it on the first page. */
  root.document.addEventListener("DOMContentLoaded", function () {
    var doc = root.document, form = doc.getElementById("event-form"), line = doc.querySelector(".event-now");
    var common = data("common"), language = data("language"), Say = root.ChesslawSay;
    if (!common || !language || !Say || !(form || line)) { return; }
    var digits = new Say(language, null, "");
    if (line) {
      var now = load();
      if (now) {
        var short = sentences(now, common, language, Say, ["time_control", "supervision"]);
        line.textContent = [short.edition].concat(short.list).filter(Boolean).join(language.w["list-semicolon"]);
        line.classList.add("set");
      }
      return;
    }
    var status = form.querySelector(".event-status"), follows = form.querySelector(".event-follows"), fields = form.elements;
    var read = function () {
      var event = {};
      ["date", "edition"].forEach(function (n) { if (fields[n].value) { event[n] = fields[n].value; } });
      ["base_minutes", "increment_seconds", "default_time"].forEach(function (n) {
        var value = number(fields[n].value);
        fields[n].setCustomValidity(fields[n].value.trim() && (value === null || value > Number(fields[n].dataset.max)) ? digits.w("form-range", digits.digits(0), digits.digits(fields[n].dataset.max)) : "");
        if (value !== null) { event[n] = value; }
      });
      if (fields.supervision.value) { event.supervision = fields.supervision.value; }
      if (fields.device_penalty_softened.value) { event.device_penalty_softened = fields.device_penalty_softened.value === "true"; }
      if (fields.event_on_draws.value) { event.facts = { event_on_draws: fields.event_on_draws.value }; }
      return event;
    };
    var show = function () {
      var said = sentences(read(), common, language, Say), list = follows.querySelector("ul");
      list.textContent = "";
      [said.edition].concat(said.list).filter(Boolean).forEach(function (text) {
        list.appendChild(doc.createElement("li")).textContent = text;
      });
      follows.hidden = !list.children.length;
      fields.date.setCustomValidity(said.error ? digits.w("form-event-" + said.error) : "");
    };
    var event = load() || {};
    Object.keys(event).forEach(function (n) {
      if (n === "facts") { fields.event_on_draws.value = event.facts.event_on_draws || ""; } else if (fields[n]) {
        fields[n].value = typeof event[n] === "number" ? digits.digits(event[n]) : String(event[n]);
      }
    });
    show();
    form.addEventListener("input", function () { status.textContent = ""; show(); });
    form.addEventListener("submit", function (e) {
      e.preventDefault();
      status.textContent = digits.w(save(read()) ? "form-event-kept" : "form-event-no-storage");
    });
    form.addEventListener("reset", function () { save(null); status.textContent = ""; root.setTimeout(show, 0); });
  });
})(typeof window !== "undefined" ? window : this);
