/* The rules of the game in the page: loads the module on first use, hands it questions as JSON, and makes sentences of what it says.
   The module answers in a worker, so that a question over which it thinks for long does not hold up the page. The worker runs this same file. */
(function build(root) {
  "use strict";

  var loading = null, worker = null, pending = {}, next = 0;

  function bytes(text) {
    var raw = root.atob(text), out = new Uint8Array(raw.length), i;
    for (i = 0; i < raw.length; i += 1) { out[i] = raw.charCodeAt(i); }
    return out;
  }

  /* A module as it comes, packed with gzip or not: its bytes. */
  function unpacked(module) {
    if (module[0] !== 0x1f || module[1] !== 0x8b) { return Promise.resolve(module); }
    return new Response(new Blob([module]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  }

  /* A question to the module that was made of these bytes: a function from request to answer, both objects. */
  function open(module) {
    return unpacked(module).then(function (plain) { return WebAssembly.instantiate(plain, {}); }).then(function (made) {
      var door = made.instance.exports;
      return function (request) {
        var text = new TextEncoder().encode(JSON.stringify(request)), at = door.board_alloc(text.length);
        new Uint8Array(door.memory.buffer, at, text.length).set(text);
        var packed = BigInt.asUintN(64, door.board_ask(at, text.length));
        door.board_free(at, text.length);
        var start = Number(packed & BigInt(0xffffffff)), length = Number(packed >> BigInt(32));
        var answer = new TextDecoder().decode(new Uint8Array(door.memory.buffer, start, length).slice());
        door.board_free(start, length);
        return JSON.parse(answer);
      };
    });
  }

  /* In the worker: first the module comes, then questions. */
  function serve() {
    var door = null;
    root.onmessage = function (event) {
      var told = event.data;
      if (told.module) { door = open(told.module); }
      door.then(function (ask) { root.postMessage({ id: told.id, answer: told.request ? ask(told.request) : true }); })
        .catch(function (error) { root.postMessage({ id: told.id, error: String(error) }); });
    };
  }

  /* A worker that answers. Browsers start none from a file on a disk, but they do from a text. */
  function start(assets) {
    if (root.location.protocol !== "file:") { return new Worker(assets + "board-engine.js"); }
    var address = URL.createObjectURL(new Blob(["(" + build + ")(self);"], { type: "text/javascript" }));
    try { return new Worker(address); } finally { setTimeout(function () { URL.revokeObjectURL(address); }, 10000); }
  }

  function post(message) {
    return new Promise(function (done, failed) {
      next += 1;
      message.id = next;
      pending[next] = { done: done, failed: failed };
      worker.postMessage(message);
    });
  }

  /* Ends what is being worked out; who waits for it is told so. The next question starts anew. */
  function stop(reason) {
    var waiting = pending;
    if (worker) { worker.terminate(); }
    worker = null;
    loading = null;
    pending = {};
    Object.keys(waiting).forEach(function (id) { waiting[id].failed(new Error(reason || "stopped")); });
  }

  /* From request to the promise of an answer, in a worker. */
  function apart(assets, module) {
    return new Promise(function (done, failed) {
      var ready = false;
      worker = start(assets);
      worker.onerror = function (event) { event.preventDefault(); if (ready) { stop("failed"); } else { failed(event); } };
      worker.onmessage = function (event) {
        var one = pending[event.data.id];
        if (!one) { return; }
        delete pending[event.data.id];
        if (event.data.error === undefined) { one.done(event.data.answer); } else { one.failed(new Error(event.data.error)); }
      };
      post({ module: module }).then(function () { ready = true; done(function (request) { return post({ request: request }); }); }, failed);
    });
  }

  /* The same in the page itself, which stands still meanwhile; it is given the time to show that. */
  function here(module) {
    worker = null;
    return open(module).then(function (ask) {
      return function (request) {
        return new Promise(function (done, failed) { setTimeout(function () { try { done(ask(request)); } catch (error) { failed(error); } }, 50); });
      };
    });
  }

  /* Whether what is being worked out can be stopped. */
  function stoppable() { return Boolean(worker); }

  /* The module in base64, from the folder of assets. A classic script, because browsers fetch nothing for a page opened from a disk. */
  function fetched(assets) {
    return new Promise(function (done, failed) {
      if (root.CHESSLAW_BOARD_MODULE) { done(root.CHESSLAW_BOARD_MODULE); return; }
      var script = document.createElement("script");
      script.src = assets + "board-module.js";
      script.onload = function () { done(root.CHESSLAW_BOARD_MODULE); };
      script.onerror = failed;
      document.head.appendChild(script);
    });
  }

  /* Loads the module, once: a function from request to the promise of an answer. */
  function load(assets) {
    if (!loading) {
      var own = loading = fetched(assets).then(function (text) {
        return apart(assets, bytes(text)).catch(function (error) { if (error.message === "stopped") { throw error; } return here(bytes(text)); });
      });
      own.catch(function () { if (loading === own) { loading = null; } });
    }
    return loading;
  }

  /* Sentences in a language: messages and values (src/chess/telling.rs) with the words the site was built with (src/site/board). */
  function Say(words) {
    this.words = words;
    this.plural = new Intl.PluralRules(words.locale);
  }
  var to = Say.prototype;

  to.digits = function (text) { var d = this.words.digits; return String(text).replace(/[0-9]/g, function (one) { return d[Number(one)]; }); };
  to.and = function (list) {
    var l = this.words.list;
    if (list.length < 2) { return list.join(""); }
    if (list.length === 2) { return list.join(l.pair); }
    return list[0] + l.start + list.slice(1, -1).join(l.middle) + l.end + list[list.length - 1];
  };
  to.part = function (part) {
    var say = this;
    if (typeof part === "number") { return this.digits(part); }
    if (typeof part === "string") { return part; }
    if (part.and) { return this.and(part.and.map(function (p) { return say.part(p); })); }
    if (part.row) { return part.row.map(function (p) { return say.part(p); }).join(this.word("list-semicolon")); }
    return this.say(part.key, part.values);
  };
  to.word = function (key) { return this.say(key, {}); };
  /* A message with its values; its own key where there is none. */
  to.say = function (key, values) {
    var pattern = this.words.messages[key];
    return pattern === undefined ? "«" + key + "»" : this.pattern(pattern, values || {});
  };
  to.pattern = function (pattern, values) {
    var say = this;
    if (typeof pattern === "string") { return pattern; }
    return pattern.map(function (piece) {
      if (typeof piece === "string") { return piece; }
      if (piece.v) { return values[piece.v] === undefined ? "" : say.part(values[piece.v]); }
      if (piece.m) { return say.say(piece.m, values); }
      return say.pattern(say.choose(piece, values[piece.s]), values);
    }).join("");
  };
  to.choose = function (piece, value) {
    var keys = typeof value === "number" ? [String(value), this.plural.select(value)] : [value], i, j;
    for (i = 0; i < keys.length; i += 1) {
      for (j = 0; j < piece.o.length; j += 1) { if (piece.o[j][0] === keys[i]) { return piece.o[j][1]; } }
    }
    return piece.o[piece.d][1];
  };

  if (typeof WorkerGlobalScope !== "undefined" && root instanceof WorkerGlobalScope) { serve(); return; }
  var out = { load: load, open: open, stop: stop, stoppable: stoppable, Say: Say };
  if (typeof module !== "undefined" && module.exports) { module.exports = out; } else { root.ChesslawBoard = out; }
})(typeof window !== "undefined" ? window : globalThis);
