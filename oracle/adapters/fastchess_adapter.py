"""fastchess (package `fastchess`)."""

import fastchess
from adapter import END, MOVE, ended, hello, of_kind, serve

QUESTIONS = MOVE + END


def answer(question, facts):
    board = fastchess.Board(facts["fen"]) if "fen" in facts else fastchess.Board()
    for text in facts.get("moves", []):
        board.push_uci(text)
    legal = board.legal_moves_uci()
    to_move = "white" if board.turn == fastchess.WHITE else "black"
    if question in END:  # it tells check and the legal moves; mate is check without any
        return ended(question, facts, not legal and board.is_check(), not legal and not board.is_check(), to_move)
    move = facts["move"]
    if move not in legal:
        return False

    def letter(square):
        found = board.piece_at("abcdefgh".index(square[0]) + 8 * (int(square[1]) - 1))
        return {fastchess.KING: "k", fastchess.PAWN: "p"}.get(found[0], "?") if found else "."

    return of_kind(question, move, {square: letter(square) for square in (move[:2], move[2:4])})


serve(hello("fastchess", "fastchess", "https://github.com/Peargent-Labs/fastchess", QUESTIONS), answer)
