"""Test oracles for chess software: questions with the answers that the Laws of Chess give."""

from __future__ import annotations

import difflib
import json
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Callable, Optional, Sequence

__all__ = ["Oracle", "editions", "load", "manifest", "parametrize", "questions", "tags"]


@dataclass(frozen=True)
class Oracle:
    """One question with its answer. `expected` holds `status` and either `answer` (and `result`) or `actions`."""

    id: str
    question: str
    edition: str
    facts: dict[str, Any]
    expected: dict[str, Any]
    clauses: list[str]
    why: str
    tags: list[str]
    confidence: str
    clause_ids: list[str] = field(default_factory=list)
    reasons: list[str] = field(default_factory=list)
    sources: list[str] = field(default_factory=list)
    holds_in: list[str] = field(default_factory=list)
    title: Optional[str] = None
    fault: Optional[str] = None
    control: Optional[str] = None
    reported: list[str] = field(default_factory=list)

    @property
    def disputed(self) -> bool:
        """Whether the text can be read in more than one way; leave those out or score them apart."""
        return "disputed" in self.tags


    @property
    def apart(self) -> bool:
        """Whether it is scored apart: disputed, or a position to which no game leads."""
        return self.disputed or "unreachable" in self.tags


_FIELDS = set(Oracle.__dataclass_fields__)


def _data():
    return files(__name__).joinpath("data")


def manifest() -> dict[str, Any]:
    """What the suite holds: counts, hashes, mutation score."""
    return json.loads(_data().joinpath("manifest.json").read_text(encoding="utf-8"))


def questions() -> list[str]:
    """The questions there are."""
    return list(manifest()["questions"])


def editions() -> list[str]:
    """The editions there are."""
    return sorted({edition for counts in manifest()["questions"].values() for edition in counts})


def tags() -> list[str]:
    """The tags there are."""
    return [name for name in manifest()["counts"] if name != "oracles"]


def _known(what: str, word: str, known: Sequence[str]) -> None:
    """An unknown word is an error with the nearest known one: no test should be green because of a slip of typing."""
    if word not in known:
        near = difflib.get_close_matches(word, known, n=1)
        raise ValueError(f"there is no {what} {word!r}" + (f"; did you mean {near[0]!r}?" if near else f"; there are {', '.join(known)}"))


def load(*, question: str | Sequence[str] | None = None, edition: str | None = None, tag: str | None = None,
         article: str | None = None, disputed: bool = False, unreachable: bool = False) -> list[Oracle]:
    """The oracles of some questions (all unless said). `edition` takes those that hold in it; `article` those that rest on a clause of it (`"9"`,
    `"3.8"`); disputed and unreachable ones come only when asked for, by these arguments or by their tag.

    Raises ValueError for a question, edition or tag that there is not, and for an article on which none of those chosen rests.
    """
    names = questions() if question is None else [question] if isinstance(question, str) else list(question)
    for name in names:
        _known("question", name, questions())
    if edition is not None:
        _known("edition", edition, editions())
    if tag is not None:
        _known("tag", tag, tags())
    apart = {"disputed": disputed, "unreachable": unreachable, "withdrawn": False}  # nothing is held to what was withdrawn
    out = []
    for name in names:
        for line in _data().joinpath(f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
            raw = json.loads(line)
            one = Oracle(**{k: v for k, v in raw.items() if k in _FIELDS})
            if edition is not None and edition != one.edition and edition not in one.holds_in:
                continue
            if article is not None and not any(c == article or c.startswith(f"{article}.") for c in one.clauses):
                continue
            if tag is not None and tag not in one.tags:
                continue
            if all(wanted or tag == name or name not in one.tags for name, wanted in apart.items()):
                out.append(one)
    if article is not None and not out:
        raise ValueError(f"no oracle chosen so rests on article {article!r}")
    return out


def parametrize(**chosen: Any) -> Callable:
    """A pytest mark: the test takes `oracle` and runs once for each; arguments as for `load`. To choose none at all is an error."""
    import pytest

    cases = load(**chosen)
    if not cases:
        raise ValueError(f"no oracle is left by {chosen}")
    return pytest.mark.parametrize("oracle", cases, ids=[one.id for one in cases])
