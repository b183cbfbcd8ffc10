/**
 * Draws the pieces that chess does not have: with a drawing of their own, or as a letter on a disc, in lines like those of the
 * other pieces. It is loaded with the first of them.
 */
import { makePaths } from '../piece-paths.ts';
import { plain } from '../plain-pieces.ts';
import { loadPicture, loadedPicture, pictureOf } from './load-pictures.ts';
import type { Drawings } from '../pieces.ts';
import type { Piece } from '../placement.ts';

/** The lines of each letter, from the upper left corner of a box of 50 × 70. */
const LETTERS = Object.freeze({
  A: 'm0 70l25-70l25 70m-41-24h32',
  B: 'h24c26 0 26 34 0 34h-24m24 0c32 0 32 36 0 36h-24v-70',
  C: 'm48 12c-16-20-50-14-50 23s36 42 50 23',
  D: 'v70h18c44 0 44-70 0-70z',
  E: 'm46 0h-42v70h42m-42-36h34',
  F: 'm46 0h-42v70m0-36h34',
  G: 'm48 12c-16-20-50-14-50 23s36 43 50 24v-20h-20',
  H: 'v70m50 0v-70m0 34h-50',
  I: 'm8 0h34m-17 0v70m-17 0h34',
  J: 'm18 0h28v46c0 32-44 32-46 4',
  K: 'm2 0v70m46-70l-46 44m16-14l32 40',
  L: 'm4 0v70h42',
  M: 'm-6 70v-70l31 46l31-46v70',
  N: 'v70v-70l50 70v-70',
  O: 'm25 0c-38 0-38 70 0 70s38-70 0-70z',
  P: 'm2 70v-70h24c30 0 30 38 0 38h-24',
  Q: 'm25 0c-38 0-38 70 0 70s38-70 0-70zm4 50l22 24',
  R: 'm2 70v-70h24c30 0 30 38 0 38h-24m24 0l22 32',
  S: 'm46 12c-10-18-46-16-44 6c2 24 46 12 46 36c0 22-38 22-48 2',
  T: 'h50m-25 0v70',
  U: 'v44c0 36 50 36 50 0v-44',
  V: 'l25 70l25-70',
  W: 'm-8 0l16 70l17-50l17 50l16-70',
  X: 'l50 70m0-70l-50 70',
  Y: 'l25 36l25-36m-25 36v34',
  Z: 'h50l-50 70h50',
}) as Readonly<Record<string, string>>;

const DISC = 'M100 184a78 78 0 1 1 .1 0z';

const SHADE = 'M128 33a78 78 0 0 1-28 151c46-30 60-100 28-151z';

/**
 * Draws a piece into its frame, at once if its drawing is loaded: its drawing, or else its letter on a disc.
 *
 * @param frame The frame of `drawPiece`.
 * @param name The name of the drawing, or the English name of the piece.
 */
export function fillPicture(frame: SVGElement, piece: Piece, name: string) {
  const fill = (drawing: Drawings[string] | null) => frame.append(...makePaths(piece, drawing ?? discOf(piece)));
  const picture = pictureOf(piece, name) ?? '';
  const drawing = plain[picture] ?? loadedPicture(picture);
  if (drawing === undefined) loadPicture(picture).then(fill);
  else fill(drawing);
}

/** The drawing of a letter. The disc is filled twice, so that no line of a letter cuts a hole into it. */
export const discOf = (piece: Piece): Drawings[string] => ({
  body: DISC + DISC,
  shade: SHADE,
  lines: `M75 71${LETTERS[piece.toUpperCase()] ?? 'z'}`,
});
