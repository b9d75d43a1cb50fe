/* In the details of a clause: its citation in the form of any edition it stands in, and buttons that copy it and its address. Made when the details are opened. */
(function () {
  "use strict";
  var said = document.currentScript.dataset;

  function make(tag, words) {
    var element = document.createElement(tag);
    if (words !== undefined) element.textContent = words;
    return element;
  }

  /** Copies, or where that is not allowed selects, so that the reader can. */
  function copy(text, element, then) {
    var select = function () {
      var range = document.createRange();
      range.selectNodeContents(element);
      getSelection().removeAllRanges();
      getSelection().addRange(range);
      if (document.execCommand && document.execCommand("copy")) then();
    };
    if (navigator.clipboard && isSecureContext) navigator.clipboard.writeText(text).then(then, select); else select();
  }

  function button(words, done, text, element) {
    var one = make("button", words);
    one.type = "button";
    one.addEventListener("click", function () {
      copy(text(), element(), function () {
        one.textContent = done;
        setTimeout(function () { one.textContent = words; }, 2000);
      });
    });
    return one;
  }

  function address(clause) {
    var canonical = document.querySelector("link[rel=canonical]");
    return (canonical ? canonical.href : location.href.split("#")[0]) + "#" + clause;
  }

  function fill(details) {
    var place = details.querySelector(".cite"), clause = details.closest(".clause");
    if (!place || place.querySelector(".acts")) return;
    var citation = place.querySelector(".citation"), acts = make("p"), link = make("code", address(clause.id));
    acts.className = "acts";
    link.dir = "ltr";
    link.className = "address";
    var forms = Array.prototype.slice.call(details.querySelectorAll(".history [data-cite]"));
    if (forms.length > 1) {
      var select = make("select");
      select.setAttribute("aria-label", said.edition);
      forms.forEach(function (one) {
        var option = make("option", one.querySelector(".year").textContent);
        option.value = one.dataset.cite;
        option.selected = one.dataset.cite === citation.textContent;
        select.append(option);
      });
      select.addEventListener("change", function () { citation.textContent = select.value; });
      acts.append(select);
    }
    acts.append(button(said.copyCitation, said.citationCopied, function () { return citation.textContent; }, function () { return citation; }));
    acts.append(button(said.copyAddress, said.addressCopied, function () { return link.textContent; }, function () { return link; }));
    place.append(acts, link);
  }

  document.addEventListener("toggle", function (event) {
    if (event.target.open && event.target.matches("details.more")) fill(event.target);
  }, true);
})();
