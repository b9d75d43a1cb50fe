"""The loop of every adapter in Python: a JSON request a line in, an answer a line out (docs/oracle-protocol.md)."""

import json
import sys
from importlib.metadata import version as version_of

MOVE = ["legal-move", "castling", "en-passant", "promotion"]
END = ["checkmate", "stalemate"]


class Unsupported(Exception):
    """The library does not claim to do this."""


def hello(package, name, url, questions, **more):
    return {"name": name, "version": version_of(package), "language": "Python", "url": url, "questions": questions,
            "editions": ["fide-2023"], "chess960": False, **more}


def serve(presentation, answer):
    """`answer(question, facts)` gives a bool, a text or a dict of fields."""
    for line in sys.stdin:
        request = json.loads(line)
        if "hello" in request:
            reply = presentation
        else:
            reply = {"id": request["id"]}
            try:
                said = answer(request["question"], request["facts"])
                reply.update(said if isinstance(said, dict) else {"answer": said})
            except Unsupported as reason:
                reply["unsupported"] = str(reason) or True
            except Exception as error:  # the library's own fault is an error, not the end
                reply["error"] = f"{type(error).__name__}: {error}"[:200]
        print(json.dumps(reply), flush=True)


def ended(question, facts, mated, stalemated, to_move):
    """Mate by `side`, or stalemate of `side`, in the words of the suite."""
    if question == "checkmate":
        return mated and facts.get("side") != to_move
    return stalemated and facts.get("side") in (None, to_move)
