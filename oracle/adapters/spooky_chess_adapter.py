"""spooky-chess (Rust, bound to Python)."""

import spooky_chess
from adapter import END, MOVE, START, ended, hello, serve

MATERIAL = {
    "faults": ["dead-fortress-unseen"],
    "quote": "Returns whether neither side has mating material.",
    "source": "https://github.com/snowdrop4/spooky-chess (src/game/state.rs, is_insufficient_material)",
}
QUESTIONS = MOVE + END + ["san", "dead-position", "seventyfive-moves"]


def value(of):
    return of() if callable(of) else of


def answer(question, facts):
    game = spooky_chess.Game(8, 8, facts.get("fen", START), True)
    for text in facts.get("moves", []):
        if not game.make_move_from_lan(text):
            raise ValueError(f"refuses the legal move {text}")
    if question in MOVE:
        legal = {value(m.to_lan): m for m in value(game.legal_moves)}
        move = legal.get(facts["move"])
        if move is None:
            return False
        kind = {"castling": move.is_castling, "en-passant": move.is_en_passant, "promotion": move.is_promotion}
        return bool(value(kind.get(question, True)))
    to_move = "white" if value(game.turn) == spooky_chess.WHITE else "black"
    if question in END:
        return ended(question, facts, value(game.is_checkmate), value(game.is_stalemate), to_move)
    if question == "san":
        return game.move_to_san(game.move_from_lan(facts["move"]))
    if question == "dead-position":
        return value(game.is_insufficient_material)
    outcome = value(game.outcome)
    return outcome is not None and bool(value(outcome.is_fifty_move_rule))


serve(hello("spooky-chess", "spooky-chess", "https://github.com/snowdrop4/spooky-chess", QUESTIONS, documented=[MATERIAL]), answer)
