// chess (node-chess)
import { START, ended, hello, load, serve } from "./adapter.mjs";
const chess = load("chess");

const questions = ["legal-move", "castling", "en-passant", "promotion", "checkmate", "stalemate", "san", "threefold"];
const PIECES = { queen: "q", rook: "r", bishop: "b", knight: "n" };

// Its legal moves by their notation, each with where it starts and ends; a promotion ends with the letter of the piece.
function find(client, text) {
  const moves = Object.entries(client.getStatus().notatedMoves);
  const square = (s) => `${s.file}${s.rank}`;
  return moves.find(([name, move]) => {
    const promotion = move.src.piece?.type === "pawn" && "18".includes(String(move.dest.rank)) ? name.replace(/[+#]/g, "").slice(-1).toLowerCase() : "";
    return square(move.src) + square(move.dest) + (Object.values(PIECES).includes(promotion) ? promotion : "") === text;
  });
}

function answer(question, facts) {
  const start = facts.fen ?? START;
  const client = (chess.default ?? chess).fromFEN(start, { PGN: true });
  for (const text of facts.moves ?? []) {
    const found = find(client, text);
    if (!found) throw new Error(`refuses the legal move ${text}`);
    client.move(found[0]);
  }
  const turns = (start.split(" ")[1] === "w" ? 0 : 1) + (facts.moves ?? []).length;
  const toMove = turns % 2 === 0 ? "white" : "black";
  const status = client.getStatus();
  if (question === "checkmate" || question === "stalemate") return ended(question, facts, status.isCheckmate, status.isStalemate, toMove);
  if (question === "threefold") {
    // It knows neither claims nor who makes them.
    if (facts.claim === "automatic" || facts.claim === "intended_move" || (facts.side && facts.side !== toMove)) return undefined;
    return status.isRepetition;
  }
  const found = find(client, facts.move);
  if (!found) return false;
  if (question === "san") return found[0];
  if (question === "legal-move") return true;
  if (question === "promotion") return facts.move.length === 5;
  const played = client.move(found[0]).move;
  return question === "castling" ? Boolean(played.castle) : Boolean(played.enPassant);
}

serve({ ...hello("chess", "https://github.com/brozeph/node-chess", questions), name: "node-chess" }, answer);
