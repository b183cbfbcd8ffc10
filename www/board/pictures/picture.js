// @ts-check
/**
 * Draws the pieces that chess does not have. It is loaded with the first of them.
 *
 * @import { Piece } from '../placement.js'
 */
import { makePaths } from '../pieces.js';
import { discOf } from './disc.js';
import { loadPicture } from './load-pictures.js';

/**
 * Draws a piece into its frame: its drawing, or else its letter on a disc.
 *
 * @param {SVGElement} frame The frame of `drawPiece`.
 * @param {Piece} piece
 * @param {string} name The name of the drawing.
 */
export async function fillPicture(frame, piece, name) {
  const drawing = await loadPicture(name) ?? discOf(piece);
  frame.append(...makePaths(piece, drawing));
}
