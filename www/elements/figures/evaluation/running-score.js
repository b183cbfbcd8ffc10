// @ts-check
/**
 * The running score beside the sum over the pieces at each ply. Pure; all numbers come from the worker.
 *
 * @import { Inside } from '../classic-answers.js'
 */

/** The terms that a move can add to the score. */
export const GAINS = /** @type {const} */ (['material', 'centre', 'castling', 'pawns']);

/**
 * A term of the score for the side to move: the sum over the moves, and the sum over the pieces, null if the pieces do not determine it.
 *
 * @typedef {{ name: typeof GAINS[number], carried: number, scratch: number | null }} Term
 */

/**
 * @typedef {object} Sum
 * @property {number} running As updated by the engine with each move.
 * @property {Term[]} terms They add up to the running score.
 */

/**
 * The score at a ply.
 * @param {Pick<Inside, 'head' | 'changes'>} here After all moves since the start.
 * @param {Pick<Inside, 'head'>} start Before any move.
 * @returns {Sum}
 */
export function sumOf({ head, changes }, start) {
  const sign = head.side === start.head.side ? 1 : -1;
  const scratch = {
    material: head.material,
    centre: head.centre - sign * start.head.centre,
    castling: null,
    pawns: null,
  };
  const terms = GAINS.map((name) => {
    const gained = changes.reduce(
      (sum, change, index) => sum + ((changes.length - index) % 2 ? -1 : 1) * change[name],
      0,
    );
    const carried = gained + (name === 'material' ? sign * start.head.material : 0);
    return { name, carried: carried || 0, scratch: scratch[name] };
  });
  return { running: head.running, terms };
}
