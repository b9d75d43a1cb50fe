"""A UCI engine, here Stockfish: it lists the legal moves of a position (`go perft 1`) and says whether it is in check (`d`)."""

import os
import shutil
import subprocess
import sys

from adapter import END, MOVE, ended, of_kind, serve, squares

PATH = sys.argv[1] if len(sys.argv) > 1 else shutil.which("stockfish", path=os.environ.get("PATH", "") + ":/usr/games")
ENGINE = subprocess.Popen([PATH], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)


def say(*lines):
    ENGINE.stdin.write("".join(line + "\n" for line in lines))
    ENGINE.stdin.flush()


def until(last):
    out = []
    for line in ENGINE.stdout:
        out.append(line.strip())
        if line.startswith(last):
            return out
    raise EOFError("the engine ended")


def look(facts):
    nine = "true" if facts.get("chess960") else "false"
    start = f"fen {facts['fen']}" if "fen" in facts else "startpos"
    say(f"setoption name UCI_Chess960 value {nine}", f"position {start} moves {' '.join(facts.get('moves', []))}", "go perft 1")
    legal = [line.split(":")[0] for line in until("Nodes searched") if ": 1" in line]
    say("d")
    shown = until("Checkers")
    fen = next(line[5:] for line in shown if line.startswith("Fen: "))
    return legal, fen.split(), shown[-1] != "Checkers:"


def answer(question, facts):
    legal, fen, check = look(facts)
    to_move = "white" if fen[1] == "w" else "black"
    if question in END:
        return ended(question, facts, not legal and check, not legal and not check, to_move)
    move = facts["move"]
    if move not in legal:
        return False
    return of_kind(question, move, squares(fen[0]))


say("uci")
NAME = next(line[8:] for line in until("uciok") if line.startswith("id name "))
name, _, version = NAME.partition(" ")
serve({"name": name, "version": version, "language": "C++", "url": "https://github.com/official-stockfish/Stockfish",
       "questions": MOVE + END, "editions": ["fide-2023"], "chess960": True}, answer)
