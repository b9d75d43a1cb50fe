"""python-chess (package `chess`)."""

import chess
from adapter import END, MOVE, ended, hello, serve

MATERIAL = {
    "faults": ["dead-fortress-unseen", "material-decides"],
    "quote": "The implementation only looks at the material, including the colors of bishops, but not considering piece positions.",
    "source": "https://python-chess.readthedocs.io/en/latest/core.html#chess.Board.has_insufficient_material",
}
QUESTIONS = MOVE + END + ["san", "dead-position", "can-checkmate", "threefold", "fivefold", "fifty-moves", "seventyfive-moves"]
COLOURS = {"white": chess.WHITE, "black": chess.BLACK}


def answer(question, facts):
    board = chess.Board(facts.get("fen", chess.STARTING_FEN), chess960=facts.get("chess960", False))
    five = seventyfive = False
    for text in facts.get("moves", []):
        board.push(board.parse_uci(text))
        five = five or board.is_fivefold_repetition()
        seventyfive = seventyfive or board.is_seventyfive_moves()
    if question in MOVE:
        try:
            move = chess.Move.from_uci(facts["move"])
        except ValueError:
            return False
        kind = {"castling": board.is_castling, "en-passant": board.is_en_passant, "promotion": lambda m: m.promotion is not None}
        return move in board.legal_moves and kind.get(question, lambda m: True)(move)
    to_move = "white" if board.turn else "black"
    if question in END:
        return ended(question, facts, board.is_checkmate(), board.is_stalemate(), to_move)
    if question == "san":
        return board.san(board.parse_uci(facts["move"]))
    if question == "dead-position":
        return board.is_insufficient_material()
    if question == "can-checkmate":
        return not board.has_insufficient_material(COLOURS[facts["side"]])
    if question == "fivefold":
        return five or board.is_fivefold_repetition()
    if question == "seventyfive-moves":
        return seventyfive or board.is_seventyfive_moves()
    # can_claim_... speak of the player to move, and outcome() of draws that come without a claim.
    if facts.get("claim") == "automatic":
        outcome = board.outcome()
        return outcome is not None and outcome.termination in (chess.Termination.THREEFOLD_REPETITION, chess.Termination.FIFTY_MOVES)
    if facts.get("side", to_move) != to_move:
        return False
    if facts.get("claim") == "intended_move" or facts.get("move"):
        if not facts.get("move"):
            return board.can_claim_threefold_repetition() if question == "threefold" else board.can_claim_fifty_moves()
        move = chess.Move.from_uci(facts["move"])
        if move not in board.legal_moves:
            return False
        board.push(move)
        return board.is_repetition(3) if question == "threefold" else board.halfmove_clock >= 100
    return board.is_repetition(3) if question == "threefold" else board.is_fifty_moves()


serve(hello("chess", "python-chess", "https://github.com/niklasf/python-chess", QUESTIONS, chess960=True, documented=[MATERIAL]), answer)
