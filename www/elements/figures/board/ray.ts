/** A ray over the 128 bytes: a step is added until the test finds that the square is off the board. Pure. */
import { codeOf, hexOf, OFF_BOARD, squareOf } from '../classic-answers.ts';

/** A place of a ray: its code as a byte, the square in either half or null, and the result of `code & 0x88`. */
export type Place = { code: number; square: string | null; test: number };

/** How codes can be written. */
export const NOTATIONS = ['decimal', 'hex', 'binary'] as const;

export type Notation = (typeof NOTATIONS)[number];

/** The parts of a number by which it is off the board: 8, 128, or both; empty on the board. */
export const partsOf = (test: number) => [8, 128].filter((part) => test & part);

/** The places of a ray; only the last one is off the board. */
export function rayOf(from: string, next: string): Place[] {
  const places = [placeOf(codeOf(from))];
  const step = codeOf(next) - codeOf(from);
  while (step !== 0 && places[places.length - 1].test === 0) {
    places.push(placeOf(places[places.length - 1].code + step));
  }
  return places;
}

function placeOf(sum: number) {
  const code = sum & 0xff;
  return { code, square: squareOf(code), test: code & OFF_BOARD };
}

/** A code in a notation. */
export function codeText(code: number, notation: Notation) {
  if (notation === 'decimal') return String(code);
  return notation === 'hex'
    ? hexOf(code)
    : code
        .toString(2)
        .padStart(8, '0')
        .replace(/(?=....$)/, '\u2009');
}
