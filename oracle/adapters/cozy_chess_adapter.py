"""cozy-chess (Rust, bound to Python by `cozy-chess-py`)."""

import cozy_chess
from adapter import END, MOVE, START, ended, hello, may_claim, serve, squares

FIFTY = {
    "faults": ["fifty-ends-the-game"],
    "quote": "50 move rule: assert_eq!(board.status(), GameStatus::Drawn);",
    "source": "https://docs.rs/cozy-chess/latest/cozy_chess/struct.Board.html#method.status (Examples)",
}
QUESTIONS = MOVE + END + ["fifty-moves"]


def own(board, text):
    """Its castling moves are written as the king taking its rook."""
    castles = {"e1g1": "e1h1", "e1c1": "e1a1", "e8g8": "e8h8", "e8c8": "e8a8"}
    square = cozy_chess.Square.from_str(text[:2])
    return castles.get(text, text) if board.piece_on(square) == cozy_chess.Piece.King else text


def shredder(fen):
    """It takes the files of castling rooks, not the letters K and Q: the outermost rook on that side of the king."""
    board, turn, rights, *rest = fen.split()
    on = squares(fen)
    out = ""
    for letter in rights:
        row = "".join(on[file + ("1" if letter.isupper() else "8")] for file in "abcdefgh")
        rook = "R" if letter.isupper() else "r"
        file = {"K": row.rfind(rook), "Q": row.find(rook)}.get(letter.upper())
        name = letter if file is None else "abcdefgh"[file]
        out += name.upper() if letter.isupper() else name
    return " ".join([board, turn, out, *rest])


def answer(question, facts):
    nine = facts.get("chess960", False)
    fen = facts.get("fen", START)
    board = cozy_chess.Board.from_fen(shredder(fen) if nine else fen, nine)
    for text in facts.get("moves", []):
        board.play(cozy_chess.Move.from_str(text if nine else own(board, text)))
    if question in MOVE:
        try:
            move = cozy_chess.Move.from_str(facts["move"] if nine else own(board, facts["move"]))
        except ValueError:
            return False
        if not board.is_legal(move):
            return False
        piece, turn = board.piece_on(move.from_square), board.side_to_move()
        if question == "castling":
            return piece == cozy_chess.Piece.King and board.color_on(move.to_square) == turn
        if question == "en-passant":
            return piece == cozy_chess.Piece.Pawn and facts["move"][0] != facts["move"][2] and board.color_on(move.to_square) is None
        return move.promotion is not None if question == "promotion" else True
    to_move = "white" if board.side_to_move() == cozy_chess.Color.White else "black"
    if question in END:
        none = board.status() != cozy_chess.GameStatus.Ongoing and not any(True for pieces in board.generate_moves() for _ in pieces)
        check = not board.checkers().is_empty()
        return ended(question, facts, none and check, none and not check, to_move)
    if facts.get("claim") == "automatic":
        return board.status() == cozy_chess.GameStatus.Drawn

    def play(text):
        move = cozy_chess.Move.from_str(text)
        return board.is_legal(move) and (board.play(move) or True)

    if not may_claim(facts, to_move, play):
        return False
    return board.halfmove_clock >= 100 and board.status() != cozy_chess.GameStatus.Won


serve(hello("cozy-chess-py", "cozy-chess", "https://github.com/analog-hors/cozy-chess", QUESTIONS, chess960=True, documented=[FIFTY]), answer)
