// @ts-check
/**
 * Which piece is shown, and with which bits flipped. Pure.
 *
 * @import { Scene } from '../figure-types.js'
 * @import { Facts } from './piece.js'
 */
import { codeOf, placementOf } from '../classic-answers.js';

/** A code with bits that the reader has flipped, valid while that piece is on the square. @typedef {{ square: string, mask: number, byte: number }} Flip */

/**
 * The square that is shown.
 *
 * @param {Pick<Scene<Facts>, 'facts' | 'step'>} scene
 * @returns {string}
 */
export const shownSquare = ({ facts, step }) => facts.squares[step] ?? 'a1';

/**
 * The byte there, and which of its bits are flipped.
 *
 * @param {Scene<Facts>} scene
 */
export function shownCode({ facts, step, matter: { chosen } }) {
  const square = shownSquare({ facts, step });
  const byte = facts.inside.board[codeOf(square)];
  /** @type {Flip | null} */
  const flip = chosen.flip ?? null;
  return { byte, mask: flip && flip.square === square && flip.byte === byte ? flip.mask : 0 };
}

/**
 * The squares with a piece, in the order in which the program looks for them.
 *
 * @param {readonly number[]} bytes
 */
export const mannedSquares = (bytes) => Object.keys(placementOf(bytes));
