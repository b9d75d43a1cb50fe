"""Test oracles for chess software: questions with the answers that the Laws of Chess give."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Callable, Iterator, Optional, Sequence

__all__ = ["Oracle", "load", "manifest", "parametrize", "questions"]


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
    reported: list[str] = field(default_factory=list)

    @property
    def disputed(self) -> bool:
        """Whether the text can be read in more than one way; leave those out or score them apart."""
        return "disputed" in self.tags


_FIELDS = set(Oracle.__dataclass_fields__)


def _data():
    return files(__name__).joinpath("data")


def manifest() -> dict[str, Any]:
    """What the suite holds: counts, hashes, mutation score."""
    return json.loads(_data().joinpath("manifest.json").read_text(encoding="utf-8"))


def questions() -> list[str]:
    """The questions there are."""
    return list(manifest()["questions"])


def load(*, question: str | Sequence[str] | None = None, edition: str | None = None, tag: str | None = None,
         disputed: bool = False) -> Iterator[Oracle]:
    """The oracles of some questions (all unless said). `edition` takes those that hold in it; disputed ones only when asked for."""
    names = questions() if question is None else [question] if isinstance(question, str) else list(question)
    for name in names:
        for line in _data().joinpath(f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
            raw = json.loads(line)
            one = Oracle(**{k: v for k, v in raw.items() if k in _FIELDS})
            if edition is not None and edition != one.edition and edition not in one.holds_in:
                continue
            if "withdrawn" in one.tags and tag != "withdrawn":  # nothing is held to those
                continue
            if (tag is None or tag in one.tags) and (disputed or not one.disputed):
                yield one


def parametrize(**chosen: Any) -> Callable:
    """A pytest mark: the test takes `oracle` and runs once for each; arguments as for `load`."""
    import pytest

    cases = list(load(**chosen))
    return pytest.mark.parametrize("oracle", cases, ids=[one.id for one in cases])
