"""nchess."""

import nchess
from adapter import END, MOVE, ended, hello, may_claim, serve

QUESTIONS = MOVE + END + ["dead-position", "threefold", "fifty-moves"]
STATES = {"threefold": 4, "fifty-moves": 5}
AUTOMATIC = {
    "faults": ["fifty-ends-the-game", "repetition-ends-the-game"],
    "quote": "STATE_STALEMATE = 3 STATE_THREEFOLD = 4 STATE_FIFTY_MOVES = 5",
    "source": "https://github.com/MNourMoslem/NChess (README, const)",
}
MATERIAL = {
    "faults": ["dead-fortress-unseen"],
    "quote": "STATE_INSUFFICIENT_MATERIAL = 6",
    "source": "https://github.com/MNourMoslem/NChess (README, const)",
}


def answer(question, facts):
    board = nchess.Board(facts["fen"]) if "fen" in facts else nchess.Board()
    for text in facts.get("moves", []):
        if not board.step(text):
            raise ValueError(f"refuses the legal move {text}")
    legal = {nchess.Move(m).__repr__()[6:-2].strip('"'): m for m in board.generate_legal_moves()}
    if question in MOVE:
        move = legal.get(facts["move"])
        if move is None:
            return False
        return {"castling": move.is_castle, "en-passant": move.is_enpassant, "promotion": move.is_promotion}.get(question, True)
    to_move = "white" if board.side == 0 else "black"
    if question in END:
        return ended(question, facts, not legal and board.is_check, not legal and not board.is_check, to_move)
    if question == "dead-position":
        return board.is_insufficient_material
    if facts.get("claim") == "automatic":
        return board.get_game_state() == STATES[question]
    if not may_claim(facts, to_move, board.step):
        return False
    return board.is_threefold if question == "threefold" else board.is_fifty_moves


serve(hello("nchess", "nchess", "https://github.com/MNourMoslem/NChess", QUESTIONS, documented=[AUTOMATIC, MATERIAL]), answer)
