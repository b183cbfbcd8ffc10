/**
 * The objects that the page and the worker exchange besides UCI lines: `{ id, call, … }` asks a question, `{ id, result }`
 * or `{ id, error }` answers it. The page is checked against these types by `tsc`; what the worker answers is checked
 * against them by `tests/browser/messages.test.mjs`.
 */

export type Color = 'white' | 'black';

/** A game up to a position. */
export interface GameSoFar {
  /** `"startpos"`, the default, or a FEN. */
  start?: string;
  /** Moves in UCI notation; `0000` is a null move. */
  moves?: readonly string[];
}

export interface Move {
  uci: string;
  /** Empty for premoves. */
  san: string;
  from: string;
  to: string;
  promotion: string | null;
  capture: boolean;
}

export interface Outcome {
  result: '1-0' | '0-1' | '1/2-1/2';
  reason: 'checkmate' | 'stalemate' | 'insufficient-material' | 'fivefold-repetition' | 'seventy-five-moves';
  winner: Color | null;
  /** The outcome in English. */
  text: string;
}

export interface Ending {
  outcome: Outcome | null;
  /** A draw that can be claimed. */
  claim: 'threefold-repetition' | 'fifty-moves' | null;
}

export interface Legal extends Ending {
  fen: string;
  turn: Color;
  check: boolean;
  /** The number of moves played. */
  ply: number;
  legal: Move[];
  /** Whether a side has enough material to mate. */
  mating: { white: boolean; black: boolean };
}

export interface Level {
  level: number;
  nodes: number;
  /** Plies. */
  depth: number | null;
  /** The maximum evaluation noise in centipawns. */
  noise_cp: number | null;
  elo: number | null;
}

export interface EngineInfo {
  /** The value of the UCI option `Engine`. */
  name: string;
  /** The maximum number of principal variations. */
  lines: number;
  levels: Level[];
}

export type MarkColor = 'green' | 'red' | 'yellow' | 'blue';

export interface Annotations {
  /** The comment before the move. */
  before: string;
  comment: string;
  nags: number[];
  arrows: { from: string; to: string; color: MarkColor }[];
  circles: { square: string; color: MarkColor }[];
  clock_ms: number | null;
}

export interface PgnNode extends Annotations {
  /** The index of the previous move, counted from 1; 0 is the start. */
  parent: number;
  uci: string;
  san: string;
  fen: string;
}

export interface PgnGame extends Annotations {
  tags: [name: string, value: string][];
  result: '1-0' | '0-1' | '1/2-1/2' | '*';
  start: string;
  nodes: PgnNode[];
  unread: Unread[];
}

/** A part of a game that was not read. */
export interface Unread {
  /** The index of the last node before it, as in `parent`. */
  node: number;
  /** Empty if only the end of a variation is missing. */
  text: string;
  error: QuestionErrorFields;
}

export interface ScannedGame {
  tags: [name: string, value: string][];
  error: QuestionErrorFields | null;
}

/** A question about the inside of Classic; `crates/protocol/src/inside.rs` describes the numbers. */
export interface InsideQuestion extends GameSoFar {
  search?: number | readonly number[];
  ask?: number | readonly number[];
}

/** Each call with the fields of its question and its result. */
export interface Calls {
  legal: { question: GameSoFar; result: Legal };
  premoves: { question: GameSoFar; result: { premoves: Move[] } };
  play: { question: GameSoFar & { move: string }; result: { uci: string; san: string } };
  san: { question: GameSoFar & { line?: readonly string[] }; result: { san: string[] } };
  outcome: { question: GameSoFar; result: Ending };
  fen: { question: { fen: string }; result: { fen: string } };
  seed: { question: {}; result: { seed: number } };
  engines: { question: {}; result: { engines: EngineInfo[] } };
  table: { question: {}; result: { slots: number; used: number } };
  games: { question: { text: string }; result: { games: ScannedGame[] } };
  pgn: { question: { text: string; game?: number }; result: PgnGame };
  pack: { question: GameSoFar; result: { packed: string | null } };
  unpack: { question: { start?: string; packed: string }; result: PgnGame };
}

/** The calls that only `micro-max.inside.worker.js` answers. */
export interface InsideCalls {
  evaluate: { question: InsideQuestion; result: { score: number | null; rows: number[][] } };
  stepTo: { question: InsideQuestion; result: { rows: number[][] } };
  node: { question: InsideQuestion; result: { rows: number[][] } };
  children: { question: InsideQuestion; result: { rows: number[][] } };
  table: { question: InsideQuestion; result: { rows: number[][] } };
}

/** A quoted and shortened part of the input. */
type Found = { found: string };
type Side = 'kingside' | 'queenside';

/** Each error code with its fields. */
export interface ErrorFields {
  // Messages and questions.
  'invalid-field': { name: string; expected: string };
  'unknown-call': { call: string };
  'inside-call': { call: string };
  'inside-number': Found & { min: number; max: number };
  'inside-memory': {};
  // The engine. After one of these the worker answers nothing else.
  'engine-not-started': { detail: string };
  'engine-failed': { detail: string };
  // The syntax of a FEN.
  'fen-empty': {};
  'fen-rank-count': { ranks: number };
  'fen-rank-length': { rank: number; squares: number };
  'fen-piece-letter': Found & { rank: number };
  'fen-missing-turn': {};
  'fen-turn': Found;
  'fen-castling': Found;
  'fen-ep-square': Found;
  'fen-halfmove-clock': Found;
  'fen-fullmove-number': Found;
  'fen-extra-text': Found;
  // Positions that cannot occur in a game.
  'king-count': { color: Color; count: number };
  'pawn-rank': { square: string };
  'pawn-count': { color: Color; count: number };
  'promoted-count': { color: Color; promoted: number; missing: number };
  'castling-king': { color: Color; side: Side; square: string };
  'castling-rook': { color: Color; side: Side; square: string };
  'ep-rank': { square: string };
  'ep-occupied': { square: string };
  'ep-pawn': { square: string; pawn: string };
  'ep-origin': { square: string; origin: string };
  'ep-check': { square: string };
  'opponent-in-check': { color: Color; turn: Color };
  'checker-count': { count: number };
  'double-check': { first: string; second: string };
  // Moves.
  'move-syntax': Found;
  'missing-promotion': Found;
  'illegal-move': Found;
  'ambiguous-move': Found & { choices: string[] };
  // Games.
  'pgn-no-such-game': { game: number; games: number };
  'pgn-unclosed-comment': {};
  'pgn-unclosed-variation': {};
  'pgn-unexpected-close': {};
  'pgn-variation-without-move': {};
  'pgn-too-many-moves': {};
  'pgn-invalid-tag': Found;
  'pgn-invalid-nag': Found;
  'packed-damaged': {};
}

export type ErrorCode = keyof ErrorFields;

/** Where an error is: a move of the game so far, or a place in a PGN. `reason` is the message without the place. */
export type Place = {} | { ply: number; reason: string } | { game: number; line: number; byte: number; reason: string };

/** An error: a code with its fields, an English message, and a place if there is one. */
export type QuestionErrorFields = {
  [Code in ErrorCode]: { code: Code; message: string } & ErrorFields[Code] & Place;
}[ErrorCode];

/** A text for each error code. */
export type ErrorTexts = { [Code in ErrorCode]: (fields: ErrorFields[Code]) => string };
