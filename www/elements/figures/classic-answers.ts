/** Names the numbers in the worker's answers about the inside of Classic. Pure. */

import { words } from '../../board/texts.ts';

/** The code of “no square” (`S` in the listing). */
export const DUMMY = 0x80;

/** The bits that are zero in the code of every square on the board (`M`). */
export const OFF_BOARD = 0x88;

/** The number of bytes of both halves of the board. */
export const BOARD_BYTES = 128;

const FILES = 'abcdefghijklmnop';

/** The square of a code; the other half of the board has files i to p. Null beyond both halves. */
export const squareOf = (code: number): string | null =>
  code >= 0 && code < BOARD_BYTES ? `${FILES[code & 15]}${8 - (code >> 4)}` : null;

export const codeOf = (square: string) => FILES.indexOf(square[0]) + 16 * (8 - Number(square[1]));

/** The FEN letters of White's pieces, by type. */
const LETTERS = '·PPNKBRQ';

/** The FEN letter for a piece's code. */
export const letterOf = (code: number) => (code & 16 ? LETTERS[code & 7].toLowerCase() : LETTERS[code & 7]);

/** The name of a piece: "white knight". */
export const pieceName = (code: number) => words.pieces[letterOf(code) as keyof typeof words.pieces] ?? words.empty;

/** The pieces of a board by square. */
export const placementOf = (bytes: readonly number[]): Record<string, string> =>
  Object.fromEntries(
    [...bytes.keys()].flatMap((code) => {
      const square = code & OFF_BOARD || !bytes[code] ? null : squareOf(code);
      return square ? [[square, letterOf(bytes[code])]] : [];
    }),
  );

/** A code in hexadecimal. */
export const hexOf = (code: number) => `0x${code.toString(16).toUpperCase().padStart(2, '0')}`;

/** A number with a sign; the minus is as wide as a digit. */
export const signed = (number: number) => `${number < 0 ? '−' : '+'}${Math.abs(number)}`;

/** A value for each name. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name, index: number) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name, index) => [name, valueOf(name, index)])) as Record<Name, Value>;

/** The first numbers of a row, by name. */
export const named = <Name extends string>(row: readonly number[], names: readonly Name[]): Record<Name, number> =>
  recordOf(names, (_, index) => row[index]);

/** The names of the numbers in each kind of row. The first number of a row is its kind. */
const PIECE = Object.freeze(['square', 'piece', 'worth', 'centre'] as const);
const CHANGE = Object.freeze([
  'piece',
  'from',
  'to',
  'captureSquare',
  'captured',
  'arrives',
  'rookTo',
  'rookFrom',
  'material',
  'centre',
  'castling',
  'pawns',
  'runningAfter',
  'keyIndexAfter',
  'keyLockAfter',
  'passedAfter',
] as const);
const HEAD = Object.freeze(['side', 'material', 'centre', 'running', 'keyIndex', 'keyLock', 'passed'] as const);

/** The number of bytes of a board in an answer, including one for the dummy square. */
const ANSWER_BYTES = BOARD_BYTES + 1;

/** The lengths of the lists in the row of the engine. */
const [STEPS, ROLES] = [17, 8];

/** The numbers of a position. */
export type Head = Record<(typeof HEAD)[number], number>;

/** The effects of a move. */
export type Change = Record<(typeof CHANGE)[number], number>;

/** The contribution of a piece to the score. */
export type Share = Record<(typeof PIECE)[number], number>;

/**
 * The answer to `evaluate`. The original's letters are in brackets.
 *
 * - `head`: `side` (k), `material` and `centre` from scratch, `running` (e), `keyIndex` (J), `keyLock` (Z), `passed` (E).
 * - `steps` (o[]), `first` (where each role's steps begin), `worth` (w[] × 99).
 * - `board`: its bytes (b[]). `back`: its bytes after the last move was taken back, the same if there is none.
 * - `changes`: the effects of each move since the base. `pieces`: the contribution of each piece.
 */
export interface Inside {
  head: Head;
  steps: readonly number[];
  first: readonly number[];
  worth: readonly number[];
  board: readonly number[];
  back: readonly number[];
  changes: Change[];
  pieces: Share[];
}

export function insideOf(rows: readonly (readonly number[])[]): Inside {
  const [pieces, changes, [head], [boards], [engine]] = [0, 1, 2, 3, 4].map((kind) =>
    rows.filter((row) => row[0] === kind).map((row) => row.slice(1)),
  );
  return {
    head: named(head, HEAD),
    steps: engine.slice(0, STEPS),
    first: engine.slice(STEPS, STEPS + ROLES),
    worth: engine.slice(STEPS + ROLES),
    board: boards.slice(0, ANSWER_BYTES),
    back: boards.slice(ANSWER_BYTES),
    changes: changes.map((row) => named(row, CHANGE)),
    pieces: pieces.map((row) => named(row, PIECE)),
  };
}
