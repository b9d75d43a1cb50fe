// Kokopu
import { MOVE, START, ended, hello, load, serve } from "./adapter.mjs";
const { Position } = load("kokopu");

const documented = [{ faults: ["dead-fortress-unseen"], source: "https://kokopu.yo35.org/docs/current/classes/Position.html#isDead",
  quote: "Whether both players have insufficient material so the game cannot end in checkmate" }];
const questions = [...MOVE, "checkmate", "stalemate", "san", "dead-position"];

function find(position, text) {
  return position.moves().find((move) => position.uci(move) === text);
}

function answer(question, facts) {
  const position = new Position(facts.chess960 ? "chess960" : "regular", facts.fen ?? START);
  for (const text of facts.moves ?? []) {
    const move = find(position, text);
    if (!move) throw new Error(`refuses the legal move ${text}`);
    position.play(move);
  }
  if (MOVE.includes(question) || question === "san") {
    const move = find(position, facts.move);
    if (!move) return false;
    if (question === "san") return position.notation(move);
    if (question === "castling") return move.isCastling();
    if (question === "en-passant") return move.isEnPassant();
    return question === "promotion" ? move.isPromotion() : true;
  }
  const toMove = position.turn() === "w" ? "white" : "black";
  if (question === "dead-position") return position.isDead();
  return ended(question, facts, position.isCheckmate(), position.isStalemate(), toMove);
}

serve(hello("kokopu", "https://github.com/yo35/kokopu", questions, { chess960: true, documented }), answer);
