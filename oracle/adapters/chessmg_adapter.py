"""chessmg (C++, bound to Python)."""

import chessmg
from adapter import END, ended, hello, serve

QUESTIONS = ["legal-move", "castling", "en-passant", "promotion"] + END


def answer(question, facts):
    position = chessmg.ChessPosition(facts["fen"]) if "fen" in facts else chessmg.ChessPosition()
    for text in facts.get("moves", []):
        position.make_move(text)
    to_move = "white" if position.turn == chessmg.Color.WHITE else "black"
    if question in END:
        return ended(question, facts, position.is_checkmate, position.is_stalemate, to_move)
    wanted = facts["move"]
    if wanted not in [move.uci for move in position.legal_moves()]:
        return False
    if question == "legal-move":
        return True
    if question == "promotion":
        return len(wanted) == 5
    rows = position.fen.split()[0].split("/")
    row = "".join("." * int(c) if c.isdigit() else c for c in rows[8 - int(wanted[1])])
    piece = row["abcdefgh".index(wanted[0])].lower()
    if question == "castling":
        return piece == "k" and abs(ord(wanted[0]) - ord(wanted[2])) == 2
    other = "".join("." * int(c) if c.isdigit() else c for c in rows[8 - int(wanted[3])])
    return piece == "p" and wanted[0] != wanted[2] and other["abcdefgh".index(wanted[2])] == "."


serve(hello("chessmg", "chessmg", "https://github.com/osick/ChessMG", QUESTIONS), answer)
