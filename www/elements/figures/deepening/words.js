// @ts-check
/**
 * Iterations in words. Pure.
 *
 * @import { Facts } from './deepening.js'
 * @import { Iteration } from './iterations.js'
 */
import { deepening as texts } from '../../../text/figures/en/deepening.js';
import { countText } from '../../../text/number.js';

/**
 * The best move of an iteration in SAN.
 *
 * @param {Facts} facts
 * @param {number} index
 */
export const moveOf = ({ lines }, index) => lines[index][0] ?? '';

/**
 * A score in pawns, from the mover's side.
 *
 * @param {Pick<Iteration, 'score' | 'isMate'>} iteration
 */
export function scoreOf({ score, isMate }) {
  const sign = score > 0 ? '+' : score < 0 ? '−' : '';
  return isMate ? `${sign}${texts.mate}` : `${sign}${countText('en', Math.abs(score) / 100, 2, 2)}`;
}

/**
 * An iteration in a few sentences.
 *
 * @param {Facts} facts
 * @param {number} index
 */
export function toldOf(facts, index) {
  const iteration = facts.iterations[index];
  if (!iteration) return texts.none;
  const { ply, isMate, spent, growth } = iteration;
  return texts.told({
    ply: isMate ? texts.mateFound : texts.plyNumber({ ply: String(ply) }),
    move: moveOf(facts, index),
    score: scoreOf(iteration),
    spent: countText('en', spent),
    growth: growth === null ? null : countText('en', growth),
    before: index === 0 ? null : moveOf(facts, index - 1),
    line: facts.lines[index].join(' '),
  });
}
