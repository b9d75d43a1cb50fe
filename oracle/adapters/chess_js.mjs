// chess.js
import { MOVE, START, ended, hello, load, serve } from "./adapter.mjs";
const { Chess } = load("chess.js");

const documented = [
  { faults: ["repetition-ends-the-game"], source: "https://github.com/jhlywa/chess.js (README, isGameOver)",
    quote: "Returns true if the game has ended via checkmate, stalemate, draw, threefold repetition, or insufficient material." },
  { faults: ["fifty-ends-the-game"], source: "https://github.com/jhlywa/chess.js (README, isDraw)",
    quote: "Returns true or false if the game is drawn (50-move rule or insufficient material)." },
  { faults: ["dead-fortress-unseen"], source: "https://github.com/jhlywa/chess.js (README, isInsufficientMaterial)",
    quote: "Returns true if the game is drawn due to insufficient material (K vs. K, K vs. KB, or K vs. KN) otherwise false." },
];
const questions = [...MOVE, "checkmate", "stalemate", "san", "dead-position", "threefold", "fifty-moves"];

const parts = (text) => ({ from: text.slice(0, 2), to: text.slice(2, 4), promotion: text[4] });
const attempt = (chess, text) => {
  try {
    return chess.move(parts(text));
  } catch {
    return null; // it refuses illegal moves by throwing
  }
};

function answer(question, facts) {
  const chess = new Chess(facts.fen ?? START);
  for (const text of facts.moves ?? []) if (!attempt(chess, text)) throw new Error(`refuses the legal move ${text}`);
  const toMove = chess.turn() === "w" ? "white" : "black";
  if (MOVE.includes(question) || question === "san") {
    const move = attempt(chess, facts.move);
    // It takes a piece to promote to with any move and ignores it; then the move it made is another.
    if (!move || move.lan !== facts.move) return false;
    if (question === "san") return move.san;
    if (question === "castling") return move.isKingsideCastle() || move.isQueensideCastle();
    if (question === "en-passant") return move.isEnPassant();
    return question === "promotion" ? move.isPromotion() : true;
  }
  if (question === "checkmate" || question === "stalemate") return ended(question, facts, chess.isCheckmate(), chess.isStalemate(), toMove);
  if (question === "dead-position") return chess.isInsufficientMaterial();
  if (facts.claim === "automatic") return chess.isGameOver(); // a loop that plays until isGameOver() ends here
  if (facts.side && facts.side !== toMove) return undefined; // it knows no player who claims
  if (facts.claim === "intended_move" && !facts.move) return undefined;
  if (facts.move && !attempt(chess, facts.move)) return false;
  return question === "threefold" ? chess.isThreefoldRepetition() : chess.isDrawByFiftyMoves();
}

serve(hello("chess.js", "https://github.com/jhlywa/chess.js", questions, { documented }), answer);
