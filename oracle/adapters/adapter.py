"""The loop of every adapter in Python: a JSON request a line in, an answer a line out (docs/oracle-protocol.md)."""

import json
import sys
from importlib.metadata import version as version_of

MOVE = ["legal-move", "castling", "en-passant", "promotion"]
END = ["checkmate", "stalemate"]
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


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


def squares(fen):
    """The letter of the piece on each square of a FEN, `.` where there is none."""
    rows = ["".join("." * int(c) if c.isdigit() else c for c in row) for row in fen.split()[0].split("/")]
    return {f"{file}{8 - r}": piece for r, row in enumerate(rows) for file, piece in zip("abcdefgh", row)}


def of_kind(question, move, on):
    """Whether a legal move is of the kind asked about; `on` maps its squares to letters of pieces."""
    piece, target = on[move[:2]], on[move[2:4]]
    files = abs(ord(move[0]) - ord(move[2]))
    if question == "castling":  # by two squares, or (Chess960) by taking the own rook
        return piece in "kK" and (files == 2 or (target != "." and target.isupper() == piece.isupper()))
    if question == "en-passant":
        return piece in "pP" and files == 1 and target == "."
    return len(move) == 5 if question == "promotion" else True


def may_claim(facts, to_move, play):
    """Whether the player is on move and the intended move, if one is told, can be played by `play`, which says so."""
    if facts.get("side", to_move) != to_move:
        return False
    if facts.get("claim") == "intended_move" and not facts.get("move"):
        raise Unsupported("any intended move")
    return not facts.get("move") or play(facts["move"])
