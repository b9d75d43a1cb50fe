/* On a page for what is not there: the number of an old edition leads to where it stands, also where the server can't redirect. The table is the one for servers that can. */
(function () {
  "use strict";
  var root = new URL("..", document.currentScript.src).href;
  var at = /\/([a-z]{2,3})\/laws\/([^/]+\/[^/]+?)\/?(?:index\.html)?$/.exec(decodeURIComponent(location.pathname));
  if (!at || !window.fetch || !/^https?:$/.test(location.protocol)) return;
  var number = at[2].replace(/[\u06F0-\u06F9]/g, function (d) { return d.charCodeAt(0) - 0x6F0; }) + " ";
  fetch(root + "redirects.map").then(function (answer) { return answer.ok ? answer.text() : ""; }).then(function (table) {
    var line = table.split("\n").filter(function (l) { return l.slice(0, number.length) === number; })[0];
    if (line) location.replace(root + at[1] + "/laws/" + line.slice(number.length).replace(/;$/, ""));
  }).catch(function () { /* the page says what there is to say */ });
})();
