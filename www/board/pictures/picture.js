// @ts-check
/**
 * Draws the pieces that chess does not have. It is loaded with the first of them.
 *
 * @import { Drawings } from '../pieces.js'
 * @import { Piece } from '../placement.js'
 */
import { makePaths } from '../pieces.js';
import { plain } from '../plain-pieces.js';
import { discOf } from './disc.js';
import { loadPicture, loadedPicture } from './load-pictures.js';
import { pictureOf } from './picture-of.js';

/**
 * Draws a piece into its frame, at once if its drawing is loaded: its drawing, or else its letter on a disc.
 * @param {SVGElement} frame The frame of `drawPiece`.
 * @param {Piece} piece
 * @param {string} name The name of the drawing, or the English name of the piece.
 */
export function fillPicture(frame, piece, name) {
  const fill = (/** @type {Drawings[string] | null} */ drawing) =>
    frame.append(...makePaths(piece, drawing ?? discOf(piece)));
  const picture = pictureOf(piece, name) ?? '';
  const drawing = plain[picture] ?? loadedPicture(picture);
  if (drawing === undefined) loadPicture(picture).then(fill);
  else fill(drawing);
}
