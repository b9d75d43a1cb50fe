(function () {
  var shown = null;
  function show(findings) {
    var box = document.getElementById("chesslaw-findings");
    if (!findings) { if (box) box.remove(); return; }
    if (!box) {
      box = document.createElement("pre");
      box.id = "chesslaw-findings";
      box.dir = "ltr";
      box.setAttribute("style", "position:fixed;inset:auto 0 0 0;max-height:35vh;overflow:auto;margin:0;padding:.8rem 1rem;background:#3a1414;color:#ffe9e0;font:13px/1.4 monospace;white-space:pre-wrap;z-index:9");
      document.body.appendChild(box);
    }
    box.textContent = findings;
  }
  function ask() {
    fetch("/-/changes" + (shown === null ? "" : "?build=" + shown)).then(function (r) { return r.json(); }).then(function (now) {
      if (shown !== null && now.build !== shown) { location.reload(); return; }
      shown = now.build;
      show(now.findings);
      ask();
    }).catch(function () { setTimeout(ask, 1000); });
  }
  ask();
})();
