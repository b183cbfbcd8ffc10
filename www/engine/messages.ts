/**
 * The objects that the page and the worker exchange besides UCI lines: `{ id, call, … }` asks a question, `{ id, result }`
 * or `{ id, error }` answers it. The page is checked against these types by `tsc`; what the worker answers is checked
 * against them by `tests/browser/messages.test.ts`.
 */

import type { ChessErrorFields, VariantErrorFields } from './errors.ts';

export type { VariantErrorFields };

export type Color = 'white' | 'black';

/** The game that a question is about. */
export interface OfVariant {
  /**
   * A variant source: the name of a built-in game (`"capablanca"`), or the complete text of a definition, which contains a line
   * break. Chess if it is absent. Only `micro-max.variants.worker.js` knows other games.
   */
  variant?: string;
}

/** A text in PGN. */
export interface TextOfGames extends OfVariant {
  text: string;
  /** The start of games without a tag `FEN`: `"startpos"`, the default, or a FEN. */
  start?: string;
}

/** A game up to a position. */
export interface GameSoFar extends OfVariant {
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
  /** The letter of the piece that enters by gating, in lower case. */
  gate?: string | null;
  /** Where it enters. */
  gateSquare?: string | null;
}

/** How a game of a variant can end beside checkmate, stalemate and insufficient material. */
export type VariantReason =
  | 'bare-king'
  | 'extinction'
  | 'goal'
  | 'checks'
  | 'explosion'
  | 'progress'
  | 'counting'
  | 'repetition';

export interface Outcome {
  result: '1-0' | '0-1' | '1/2-1/2';
  reason:
    | 'checkmate'
    | 'stalemate'
    | 'insufficient-material'
    | 'fivefold-repetition'
    | 'seventy-five-moves'
    | VariantReason;
  winner: Color | null;
  /** The outcome in English. */
  text: string;
}

export interface Ending {
  outcome: Outcome | null;
  /** A draw that can be claimed. */
  claim: 'threefold-repetition' | 'fifty-moves' | null;
}

/** Pieces in hand: letters in upper case, and how many there are of each. */
export type Hand = readonly { letter: string; count: number }[];

export interface Legal extends Ending {
  fen: string;
  /** The letters of the pieces by square, as in a FEN. */
  placement: Record<string, string>;
  /** Null in games without hands. */
  hands: { white: Hand; black: Hand } | null;
  turn: Color;
  check: boolean;
  /** The number of moves played. */
  ply: number;
  legal: Move[];
  /** Whether a side has enough material to mate. */
  mating: { white: boolean; black: boolean };
  /** The squares of the royal pieces that are in check; only of variants. */
  checked?: string[];
  /** The squares of the royal pieces; only of variants. */
  royals?: { white: string[]; black: string[] };
}

/** A kind of piece of a variant. */
export interface PieceInfo {
  /** As in a FEN, in upper case. */
  letter: string;
  /** In English, in lower case. */
  name: string;
  sides: 'both' | Color;
  /** Its moves; null if they are given as rays of an `fmax.ini`. */
  betza: string | null;
  /** The name of a picture that the definition asks for. */
  picture: string | null;
  royal: boolean;
  pawn: boolean;
  /** Centipawns. */
  value_cp: number;
}

/** A built-in game in a list. */
export interface ListedVariant {
  name: string;
  /** In English. */
  about: string;
  aliases: string[];
  /** The source of its rules. */
  origin: string;
}

/** A game that is played by table. */
export interface VariantInfo extends ListedVariant {
  /** The variant source that it was asked for by. */
  source: string;
  /** The text of its definition. */
  definition: string;
  files: number;
  ranks: number;
  /** The FEN of the start position. */
  start: string;
  pieces: PieceInfo[];
  /** Whether captured pieces are dropped again, or pieces enter behind others that move. */
  hand: 'none' | 'drops' | 'gating';
  /** The number of checks that win. */
  checks: number | null;
  /** Whether a side that can capture must capture. */
  mustCapture: boolean;
}

/** A square that a piece reaches. */
export interface PieceStep {
  to: string;
  kind: 'move' | 'capture' | 'both';
  /** Only as the first move of the piece. */
  first: boolean;
  /** Only over another piece. */
  hop: boolean;
}

/** A step in Betza notation, as White sees the board. */
export interface BetzaStep {
  /** −3 to 3; not 0 like `ranks`. */
  files: number;
  ranks: number;
  /** `hop` goes over one piece, and up to `range` steps beyond it. */
  motion: 'leap' | 'slide' | 'hop';
  /** Of a slide 2 to 15, of a hop 1 to 15, of a leap 1; 15 is as far as a board goes. */
  range: number;
  kind: 'move' | 'capture' | 'both';
  /** Only as the first move of the piece. */
  first: boolean;
}

/** A kind of piece of a game that is being edited. */
export interface DesignPiece {
  /** In upper case. */
  letter: string;
  name: string;
  /** Its moves in Betza notation; empty if it has rays. */
  moves: string;
  /** Its moves as rays of an `fmax.ini`. */
  rays: string | null;
  picture: string | null;
  royal: boolean;
  pawn: boolean;
  /** All other properties, in the words of a definition. */
  properties: string;
}

/** Which pieces promote, to what, and from which rank on, counted from their side. */
export interface DesignPromotion {
  pawns: string;
  choices: string;
  rank: number;
  /** Whether the file determines the piece. */
  byFile: boolean;
  sides: 'both' | Color;
}

/** A game that is being edited: its definition need be neither complete nor valid. */
export interface Design {
  name: string;
  about: string;
  files: number;
  ranks: number;
  pieces: readonly DesignPiece[];
  /** The pieces of the initial position by square. */
  placement: Readonly<Record<string, string>>;
  /** The pieces in hand at the start, as in a FEN: `"[]"` or empty. */
  hands: string;
  /** The fields of the initial FEN after the placement. */
  startFields: string;
  /** The first promotion. */
  promotion: DesignPromotion | null;
  /** All other lines of the definition: rules, further promotions, comments, and lines that cannot be read. */
  lines: readonly string[];
}

export interface Level {
  level: number;
  nodes: number;
  /** Plies. */
  depth: number | null;
  /** The rating of the people whose choice among the moves is modelled. */
  people: number | null;
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
  /** Commands of other programs in the comment, such as `[%emt 0:00:05]`. */
  commands: string[];
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
  result: '1-0' | '0-1' | '1/2-1/2' | '0-0' | '1/2-0' | '0-1/2' | '*';
  start: string;
  nodes: PgnNode[];
  unread: Unread[];
  /** Null for chess. */
  variant: VariantInfo | null;
  /** The start, and the position after the main line. */
  first: Legal;
  last: Legal;
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
  /** The name or definition of the game that the tags name; null for chess. */
  variant: string | null;
  tags: [name: string, value: string][];
  error: QuestionErrorFields | null;
}

/** White's score of a position: in centipawns, or the number of moves to a mate, negative if Black mates. */
export interface WhiteScore {
  cp: number | null;
  mate: number | null;
}

/** What happens in a line; `crates/coach/src/reason.rs` describes each. */
export type Motif =
  | 'mate'
  | 'backRank'
  | 'hanging'
  | 'undefended'
  | 'exchange'
  | 'trade'
  | 'recapture'
  | 'fork'
  | 'pin'
  | 'skewer'
  | 'discovery'
  | 'trapped'
  | 'overload'
  | 'defender'
  | 'promotion'
  | 'material'
  | 'draw'
  | 'forcedDraw'
  | 'drawnEnding'
  | 'wonEnding';

/** Why a move is bad or good. */
export interface Reason {
  motif: Motif;
  /** Whether the answer to the move shows the motif, a better move that it misses, or the move itself. */
  cause: 'allowed' | 'missed' | 'found';
  /** The pieces that are concerned, by the letter of their kind in lower case. */
  targets: { square: string; role: string }[];
  /** The moves that show it: after the move, instead of it or beginning with it. */
  line: string[];
  san: string[];
  /** The number of moves to the mate; 0 if it is none. */
  mateMoves: number;
}

/** A move of the game and what a search found in the positions before and after it. */
export interface ExplainQuestion extends GameSoFar {
  move: string;
  before: WhiteScore;
  after: WhiteScore;
  best: readonly string[];
  answer: readonly string[];
}

/** The best line of a position with its score. */
export interface MeritQuestion extends GameSoFar {
  score: WhiteScore;
  best: readonly string[];
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
  explain: { question: ExplainQuestion; result: { reason: Reason | null } };
  merit: { question: MeritQuestion; result: { reason: Reason | null } };
  outcome: { question: GameSoFar; result: Ending };
  fen: { question: { fen: string } & OfVariant; result: { fen: string } };
  seed: { question: {}; result: { seed: number } };
  engines: { question: OfVariant; result: { engines: EngineInfo[] } };
  table: { question: {}; result: { slots: number; used: number } };
  /** `only` is the game of a text with one, read as `pgn` reads it, unless it needs the other worker or cannot be read. */
  games: { question: TextOfGames; result: { games: ScannedGame[]; only: PgnGame | null } };
  pgn: { question: TextOfGames & { game?: number }; result: PgnGame };
  pack: { question: GameSoFar; result: { packed: string | null } };
  unpack: { question: { start?: string; packed: string }; result: PgnGame };
}

/** The calls that only `micro-max.variants.worker.js` answers. */
export interface VariantCalls {
  variant: { question: Required<OfVariant>; result: VariantInfo };
  variants: { question: {}; result: { variants: ListedVariant[] } };
  /** The game of a link, whose moves are all legal. */
  replay: { question: GameSoFar; result: PgnGame };
  /** The games of a definition file or an `fmax.ini`. */
  definitions: {
    question: { text: string };
    result: { definitions: { name: string; about: string; definition: string }[] };
  };
  /** The design of the text of a definition; or the text of a design, and how it is read. */
  design: { question: { text: string } | { design: Design }; result: { text: string; design: Design } };
  /**
   * The moves of a piece of a design: as steps, with the notation of all moves that are no such steps (castling, lame, bent, en
   * passant), and the squares that it reaches from d4 on an empty board of seven files and ranks.
   */
  designPiece: { question: { piece: DesignPiece }; result: { steps: BetzaStep[]; rest: string; reached: PieceStep[] } };
  steps: { question: { steps: readonly BetzaStep[]; rest: string }; result: { betza: string } };
  /** The squares that a piece reaches on an empty board, or by hopping over a piece wherever it can. */
  pieceMoves: { question: Required<OfVariant> & { piece: string; square: string }; result: { steps: PieceStep[] } };
}

/** The calls of both workers to play against. */
export interface AllCalls extends Calls, VariantCalls {}

/** The calls that only `micro-max.inside.worker.js` answers. */
export interface InsideCalls {
  evaluate: { question: InsideQuestion; result: { score: number | null; rows: number[][] } };
  stepTo: { question: InsideQuestion; result: { rows: number[][] } };
  node: { question: InsideQuestion; result: { rows: number[][] } };
  children: { question: InsideQuestion; result: { rows: number[][] } };
  table: { question: InsideQuestion; result: { rows: number[][] } };
}

/** Each error code with its fields; the worker itself adds two to those of the crates. */
export interface ErrorFields extends ChessErrorFields {
  // After one of these the worker answers nothing else.
  'engine-not-started': { detail: string };
  'engine-failed': { detail: string };
}

export type ErrorCode = keyof ErrorFields;

/** What every error has: a code, an English message and, if the error has a place, the message without it. */
interface ErrorBase<Code> {
  code: Code;
  message: string;
  reason?: string;
}

/** Where an error is: a move of the game so far, or a place in a PGN. */
export type Place = {} | { ply: number; reason: string } | { game: number; line: number; byte: number; reason: string };

/** An error: a code with its fields, an English message, and a place if there is one. */
export type QuestionErrorFields = {
  [Code in ErrorCode]: ErrorBase<Code> & ErrorFields[Code] & Place;
}[ErrorCode];

/** An error of the variants worker; one in a definition or an `fmax.ini` has a place in that text. */
export type VariantQuestionErrorFields =
  | QuestionErrorFields
  | {
      [Code in keyof VariantErrorFields]: ErrorBase<Code> &
        VariantErrorFields[Code] &
        (Place | { line: number; column: number; reason: string });
    }[keyof VariantErrorFields];

/** The answer to a question: the result of its call, or an error. */
export interface Answer {
  id: unknown;
  result?: unknown;
  error?: VariantQuestionErrorFields;
}

/** A text for each error code. */
export type ErrorTexts = {
  [Code in ErrorCode]: (fields: ErrorFields[Code]) => string;
} & {
  [Code in keyof VariantErrorFields]: (fields: VariantErrorFields[Code]) => string;
};
