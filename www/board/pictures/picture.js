// @ts-check
/**
 * The drawings of pieces that chess does not have. It is loaded with the first of them.
 *
 * @import { Piece } from '../placement.js'
 */
import { drawDisc } from './disc.js';

/**
 * Draws a piece into its frame.
 *
 * @param {SVGElement} frame The frame of `drawPiece`.
 * @param {Piece} piece
 * @param {string} _name The name of the drawing.
 */
export function fillPicture(frame, piece, _name) {
  frame.append(...drawDisc(piece));
}
