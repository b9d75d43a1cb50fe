"""chessmg (C++, bound to Python)."""

import chessmg
from adapter import END, MOVE, ended, hello, of_kind, serve, squares

QUESTIONS = MOVE + END


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
    return of_kind(question, wanted, squares(position.fen))


serve(hello("chessmg", "chessmg", "https://github.com/osick/ChessMG", QUESTIONS), answer)
