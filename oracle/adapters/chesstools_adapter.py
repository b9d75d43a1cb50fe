"""chesstools. It reads no FEN, so a position is set up as its own `copy()` does it, by the fields of a board."""

import contextlib
import io
import sys
import types

for name in ("ai", "book"):  # these want a database, and have no rules in them
    sys.modules[f"chesstools.{name}"] = types.ModuleType(name)
with contextlib.redirect_stdout(io.StringIO()):  # it speaks when it is imported
    from chesstools import Board, Move
    from chesstools.move import to_array
    from chesstools.piece import LETTER_TO_PIECE

from adapter import END, MOVE, START, ended, hello, may_claim, of_kind, serve, squares

QUESTIONS = MOVE + END + ["san", "threefold", "fifty-moves"]
AUTOMATIC = {
    "faults": ["fifty-ends-the-game", "repetition-ends-the-game"],
    "quote": "Handles move validation and checkmate/ stalemate/ repetition/ 50-move-rule checking.",
    "source": "description of the package",
}


def board_of(fen):
    layout, turn, rights, passing, halfmove, fullmove = fen.split()
    board = Board()
    board.position = [[None] * 8 for _ in range(8)]
    for square, letter in squares(layout).items():
        if letter != ".":
            row, column = to_array(square)
            colour = "white" if letter.isupper() else "black"
            piece = LETTER_TO_PIECE[letter.upper()](board, colour, (row, column))
            board.position[row][column] = piece
            if letter in "Kk":
                board.kings[colour] = piece
    for letter in rights.replace("-", ""):
        row, column = (0 if letter.isupper() else 7), (7 if letter in "Kk" else 0)
        side, target = ("king", 6) if letter in "Kk" else ("queen", 2)
        rook = board.position[row][column]
        rook.side, rook.castle_king_column = side, target
        board.kings["white" if letter.isupper() else "black"].castle[side] = rook
    board.turn = "white" if turn == "w" else "black"
    board.en_passant = None if passing == "-" else to_array(passing)
    board.halfmove, board.fullmove = int(halfmove), int(fullmove)
    board.this_position = board.fen_signature()
    board.all_positions = {board.this_position: 1}
    return board


def parsed(text):
    return Move(text[:2], text[2:4], text[4:] or None)


def play(board, text):
    """Plays a move if the library calls it legal. Which piece a pawn becomes it says only where it lists moves."""
    move = parsed(text)
    if not board.is_legal(move):
        return None
    letters = {m.promotion for m in board.all_legal_moves() if (m.start, m.end) == (move.start, move.end)}
    if letters and move.promotion not in letters:
        return None
    board.move(move)
    return move


def answer(question, facts):
    board = board_of(facts.get("fen", START))
    for text in facts.get("moves", []):
        if play(board, text) is None:
            raise ValueError(f"refuses the legal move {text}")
    if question in MOVE:
        on = {f"{file}{r + 1}": str(piece or ".") for r, row in enumerate(board.position) for file, piece in zip("abcdefgh", row)}
        return play(board, facts["move"]) is not None and of_kind(question, facts["move"], on)
    if question == "san":
        move = play(board, facts["move"])
        return move.pgn if move else False
    over = board.check_position()
    if question in END:
        return ended(question, facts, over == "checkmate", over == "stalemate", board.turn)
    reason = {"threefold": "repetition", "fifty-moves": "50-move rule"}[question]
    if facts.get("claim") == "automatic":
        return over == reason
    if not may_claim(facts, board.turn, lambda text: play(board, text)):
        return False
    return board.check_position() == reason


serve(hello("chesstools", "chesstools", "https://code.google.com/archive/p/chesstools/", QUESTIONS, documented=[AUTOMATIC]), answer)
