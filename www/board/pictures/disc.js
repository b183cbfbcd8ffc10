// @ts-check
/**
 * A piece without a drawing of its own: its letter on a disc in the colour of its side.
 *
 * @import { Piece } from '../placement.js'
 */
import { makeSvg } from '../element.js';

/** A circle in the box of 200 × 200. */
const CIRCLE = 'M100 24a76 76 0 1 0 .1 0z';

/**
 * The elements of the disc.
 *
 * @param {Piece} piece
 * @returns {SVGElement[]}
 */
export function drawDisc(piece) {
  const letter = makeSvg('text', { 'class': 'mx-letter', 'x': '100', 'y': '138', 'text-anchor': 'middle', 'font-size': '108' });
  letter.textContent = piece.toUpperCase();
  return [makeSvg('path', { class: 'mx-body', d: CIRCLE }), letter];
}
