"""anima-chess."""

import anima_chess as chess
from adapter import END, MOVE, ended, hello, may_claim, serve

QUESTIONS = MOVE + END + ["dead-position", "can-checkmate", "threefold", "fivefold", "fifty-moves", "seventyfive-moves"]
COLOURS = {"white": chess.WHITE, "black": chess.BLACK}


def answer(question, facts):
    board = chess.Board(facts.get("fen", chess.STARTING_FEN))
    five = seventyfive = False
    for text in facts.get("moves", []):
        board.push(chess.Move.from_uci(text))
        five = five or board.is_fivefold_repetition()
        seventyfive = seventyfive or board.is_seventyfive_moves()
    if question in MOVE:
        try:
            move = chess.Move.from_uci(facts["move"])
        except ValueError:
            return False
        kind = {"castling": board.is_castling, "en-passant": board.is_en_passant, "promotion": lambda m: bool(m.promotion)}
        return move in list(board.legal_moves) and kind.get(question, lambda m: True)(move)
    to_move = "white" if board.turn == chess.WHITE else "black"
    if question in END:
        return ended(question, facts, board.is_checkmate(), board.is_stalemate(), to_move)
    if question == "dead-position":
        return board.is_insufficient_material()
    if question == "can-checkmate":
        return not board.has_insufficient_material(COLOURS[facts["side"]])
    if question == "fivefold":
        return five or board.is_fivefold_repetition()
    if question == "seventyfive-moves":
        return seventyfive or board.is_seventyfive_moves()
    if facts.get("claim") == "automatic":
        # "The fifty-move and threefold rules require someone to claim them": is_game_over leaves them out.
        return False if question in ("threefold", "fifty-moves") and not board.is_game_over() else board.is_game_over()

    def play(text):
        move = chess.Move.from_uci(text)
        return move in list(board.legal_moves) and (board.push(move) or True)

    if not may_claim(facts, to_move, play):
        return False
    return board.is_repetition(3) if question == "threefold" else board.is_fifty_moves()


serve(hello("anima-chess", "anima-chess", "", QUESTIONS), answer)
