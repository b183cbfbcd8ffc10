// @ts-check
/**
 * The shown piece and its flipped bits. Pure.
 *
 * @import { Scene } from '../figure-types.js'
 * @import { Facts } from './piece.js'
 */
import { codeOf, placementOf } from '../classic-answers.js';

/** The bits flipped by the reader, valid while the code on the square is `byte`. @typedef {{ square: string, mask: number, byte: number }} Flip */

/**
 * The shown square.
 * @param {Pick<Scene<Facts>, 'facts' | 'step'>} scene @returns {string}
 */
export const shownSquare = ({ facts, step }) => facts.squares[step] ?? 'a1';

/**
 * The byte on the shown square, and its flipped bits.
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
 * The occupied squares, in the order in which the program scans them.
 * @param {readonly number[]} bytes
 */
export const mannedSquares = (bytes) => Object.keys(placementOf(bytes));
