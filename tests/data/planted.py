"""A program with one planted fault: it passes requests on to one that answers rightly, and changes what its fault changes.

planted.py FAULT COMMAND...
"""

import json
import subprocess
import sys

FAULT, COMMAND = sys.argv[1], sys.argv[2:]
ANSWERER = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)


def ask(request):
    ANSWERER.stdin.write(json.dumps(request) + "\n")
    ANSWERER.stdin.flush()
    return json.loads(ANSWERER.stdout.readline())


def board(fen):
    rows = ["".join("." * int(c) if c.isdigit() else c for c in row) for row in fen.split()[0].split("/")]
    return {f"{file}{8 - r}": rows[r][f] for r in range(8) for f, file in enumerate("abcdefgh")}


def attacked(fen, square, by_black):
    """Whether a king of the other side on that square could be captured."""
    pieces = board(fen)
    mark = "abcdefgh"
    x, y = mark.index(square[0]), int(square[1])
    own = str.islower if by_black else str.isupper
    for dx, dy in [(1, 0), (-1, 0), (0, 1), (0, -1)]:
        a, b = x + dx, y + dy
        while 0 <= a < 8 and 1 <= b <= 8:
            piece = pieces[f"{mark[a]}{b}"]
            if piece != ".":
                if own(piece) and piece.lower() in "rq":
                    return True
                break
            a, b = a + dx, b + dy
    return False


def counts(fen):
    return "".join(sorted(c for c in fen.split()[0] if c.isalpha()))


def changed(request, said):
    question, facts = request["question"], request["facts"]
    fen = facts.get("fen", "")
    if FAULT == "fifty-moves-end":
        over = int(fen.split()[4]) >= 100 if fen else False
        if over and question == "fifty-moves" and facts.get("claim") == "automatic":
            return {"answer": True}
        if over and question in ("flag-fall", "resignation") and not facts.get("moves"):
            return {"answer": False, "result": "1/2-1/2"}
    if FAULT == "pseudo-en-passant" and question == "en-passant" and len(fen.split()) > 3 and not facts.get("moves"):
        move, square = facts["move"], fen.split()[3]
        piece = board(fen).get(move[:2], ".")
        if square == move[2:4] and piece in "Pp" and move[0] != move[2]:
            return {"answer": True}
    if FAULT == "material-decides" and question in ("can-checkmate", "dead-position"):
        pieces = counts(fen)
        own = "".join(c for c in pieces if c.isupper() == (facts.get("side") == "white"))
        enough = any(c in "PRQ" for c in own.upper()) or len(own) > 2
        if question == "can-checkmate":
            return {"answer": enough}
        return {"answer": len(pieces) <= 3 and not any(c.upper() in "PRQ" for c in pieces)} if "p" in pieces else {}
    if FAULT == "b-file" and question == "castling" and not facts.get("chess960") and said.get("answer") is True:
        rank = facts["move"][1]
        if facts["move"][2] == "c" and attacked(fen, f"b{rank}", by_black=rank == "1"):
            return {"answer": False}
    if FAULT == "claims-confused" and question in ("threefold", "fifty-moves") and facts.get("claim") == "automatic":
        return {"answer": True}
    if FAULT == "automatic-needs-claim" and question in ("fivefold", "seventyfive-moves"):
        return {"answer": False}
    return {}


for line in sys.stdin:
    request = json.loads(line)
    if "hello" in request:
        reply = {"name": f"planted: {FAULT}", "version": "1"}
    else:
        reply = ask(request)
        reply.update(changed(request, reply))
    print(json.dumps(reply), flush=True)
