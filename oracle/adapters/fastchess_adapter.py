"""fastchess (package `fastchess`)."""

import fastchess
from adapter import hello, serve

QUESTIONS = ["legal-move", "castling", "en-passant", "promotion", "checkmate", "stalemate"]


def answer(question, facts):
    board = fastchess.Board(facts["fen"]) if "fen" in facts else fastchess.Board()
    for text in facts.get("moves", []):
        board.push_uci(text)
    legal = board.legal_moves_uci()
    to_move = "white" if board.turn == fastchess.WHITE else "black"
    if question == "checkmate":  # it tells check and the legal moves; mate is check without any
        return not legal and board.is_check() and facts.get("side") != to_move
    if question == "stalemate":
        return not legal and not board.is_check() and facts.get("side") in (None, to_move)
    move = facts["move"]
    if move not in legal:
        return False
    piece, _ = board.piece_at("abcdefgh".index(move[0]) + 8 * (int(move[1]) - 1))
    if question == "castling":
        return piece == fastchess.KING and abs(ord(move[0]) - ord(move[2])) == 2
    if question == "en-passant":
        arrival = "abcdefgh".index(move[2]) + 8 * (int(move[3]) - 1)
        return piece == fastchess.PAWN and move[0] != move[2] and board.piece_at(arrival) is None
    if question == "promotion":
        return len(move) == 5
    return True


serve(hello("fastchess", "fastchess", "https://github.com/Peargent-Labs/fastchess", QUESTIONS), answer)
