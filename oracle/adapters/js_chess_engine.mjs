// js-chess-engine
import { ended, hello, load, serve } from "./adapter.mjs";
const engine = load("js-chess-engine");

const documented = [{ faults: ["promotion-refused"], source: "https://github.com/josefjadrny/js-chess-engine (README, Hints)",
  quote: "When a pawn reaches an end of a chessboard, he is automatically converted and calculated as a Queen." }];
const questions = ["legal-move", "castling", "en-passant", "promotion", "checkmate", "stalemate"];

const upper = (text) => [text.slice(0, 2).toUpperCase(), text.slice(2, 4).toUpperCase()];

function answer(question, facts) {
  const game = facts.fen ? new engine.Game(facts.fen) : new engine.Game();
  for (const text of facts.moves ?? []) game.move(...upper(text));
  const state = game.exportJson();
  if (question === "checkmate" || question === "stalemate") {
    return ended(question, facts, state.checkMate, state.isFinished && !state.checkMate, state.turn);
  }
  const [from, to] = upper(facts.move);
  const [piece, promotion] = [state.pieces[from], facts.move[4]];
  if (!(game.moves()[from] ?? []).includes(to)) return false;
  const arrives = piece?.toLowerCase() === "p" && "18".includes(to[1]);
  // It takes no piece with a move: on the last rank a queen is meant.
  if (arrives ? promotion !== "q" : promotion !== undefined) return false;
  if (question === "castling") return piece.toLowerCase() === "k" && Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) === 2;
  if (question === "en-passant") return piece.toLowerCase() === "p" && from[0] !== to[0] && !state.pieces[to];
  return question === "promotion" ? arrives : true;
}

serve(hello("js-chess-engine", "https://github.com/josefjadrny/js-chess-engine", questions, { documented }), answer);
