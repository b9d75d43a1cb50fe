// chessops
import { MOVE, START, ended, hello, loadModule, serve } from "./adapter.mjs";
const { Chess } = await loadModule("chessops/dist/esm/chess.js");
const { parseFen } = await loadModule("chessops/dist/esm/fen.js");
const { makeSan } = await loadModule("chessops/dist/esm/san.js");
const { parseUci } = await loadModule("chessops/dist/esm/util.js");

// It documents no more than the name: material, not positions.
const documented = [{ faults: ["dead-fortress-unseen", "material-decides"], source: "https://github.com/niklasf/chessops (README, variant rules)",
  quote: "Game end and outcome; Insufficient material" }];
const questions = [...MOVE, "checkmate", "stalemate", "san", "dead-position", "can-checkmate"];

function parse(text) {
  const move = parseUci(text);
  return move && "from" in move ? move : undefined;
}

const isCastling = (position, move) => {
  const [piece, target] = [position.board.get(move.from), position.board.get(move.to)];
  const own = target?.role === "rook" && target.color === position.turn;
  return piece?.role === "king" && (own || Math.abs((move.from & 7) - (move.to & 7)) === 2);
};

function answer(question, facts) {
  const position = Chess.fromSetup(parseFen(facts.fen ?? START).unwrap()).unwrap();
  for (const text of facts.moves ?? []) position.play(parse(text));
  if (MOVE.includes(question) || question === "san") {
    const move = parse(facts.move);
    if (!move || !position.isLegal(move)) return false;
    if (question === "san") return makeSan(position, move);
    if (question === "castling") return isCastling(position, move);
    if (question === "promotion") return move.promotion !== undefined;
    const pawn = position.board.get(move.from)?.role === "pawn";
    return question === "en-passant" ? pawn && (move.from & 7) !== (move.to & 7) && !position.board.occupied.has(move.to) : true;
  }
  if (question === "checkmate" || question === "stalemate") return ended(question, facts, position.isCheckmate(), position.isStalemate(), position.turn);
  if (question === "dead-position") return position.isInsufficientMaterial();
  if (question === "can-checkmate") return !position.hasInsufficientMaterial(facts.side);
}

serve(hello("chessops", "https://github.com/niklasf/chessops", questions, { chess960: true, documented }), answer);
