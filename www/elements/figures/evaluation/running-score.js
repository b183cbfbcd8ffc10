// @ts-check
/**
 * The running score beside the sum over the pieces at each ply, in numbers and in words. Pure; all numbers come from the worker.
 *
 * @import { Inside } from '../classic-answers.js'
 * @import { Facts } from './evaluation.js'
 */
import { evaluation as texts } from '../../../texts/en/figures/evaluation.js';
import { countText } from '../../../texts/number.js';
import { signed } from '../classic-answers.js';

/** The terms that a move can add to the score. */
const GAINS = /** @type {const} */ (['material', 'centre', 'castling', 'pawns']);

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

/**
 * Describes a ply in a few sentences.
 * @param {Facts} facts @param {number} step
 */
export function describe({ plies, best, other, nodes }, step) {
  const { sum, side, move, change } = plies[step];
  const running = signed(sum.running);
  const first =
    move === null || !change
      ? texts.descriptions.start({ side: texts.sides[side], running })
      : texts.descriptions.move({
          move,
          parts: partsOf(change),
          side: texts.sides[side],
          before: turnedSum(plies[step - 1].sum.running, change),
          running,
        });
  const check = sum.terms.flatMap(describeGap).join(' ') || texts.agree;
  const isLast = step === plies.length - 1;
  const played = best && isLast ? texts.best({ move: best.san, count: countText('en', nodes) }) : '';
  const changed =
    best && isLast && other ? (other.uci === best.uci ? texts.sameMove : texts.other({ move: other.san })) : '';
  return [first, check, played, changed].filter(Boolean).join(' ');
}

/**
 * Describes a term that differs from the sum over the pieces, and why.
 * @param {Term} term
 */
const describeGap = ({ name, carried, scratch }) =>
  scratch === null || carried === scratch
    ? []
    : texts.disagree[/** @type {'material' | 'centre'} */ (name)]({ gap: signed(carried - scratch) });

/** @param {Record<string, number>} change */
function partsOf(change) {
  const parts = GAINS.filter((name) => change[name] !== 0).map((name) =>
    texts.parts[name]({ gain: signed(change[name]) }),
  );
  return parts.join(', ') || texts.nothing;
}

/**
 * The calculation of the next side's score: "−(+5 + 9)".
 * @param {number} before @param {Record<string, number>} change
 */
function turnedSum(before, change) {
  const gain = GAINS.reduce((sum, name) => sum + change[name], 0);
  return `−(${signed(before)} ${gain < 0 ? '−' : '+'} ${Math.abs(gain)})`;
}
