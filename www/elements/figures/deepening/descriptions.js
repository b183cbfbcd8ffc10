// @ts-check
/**
 * Descriptions of iterations. Pure.
 *
 * @import { Facts } from './deepening.js'
 * @import { Iteration } from './iterations.js'
 */
import { deepening as texts } from '../../../texts/en/figures/deepening.js';
import { countText } from '../../../texts/number.js';
import { scoreText } from '../score.js';

/**
 * The best move of an iteration in SAN, or by its squares if it is not legal.
 * @param {Facts} facts @param {number} index
 */
export const moveOf = ({ iterations, lines }, index) =>
  lines[index][0] ?? iterations[index].line.join(' ').replace(/^../, '$&–');

/**
 * The score of an iteration, from the mover's side, or its distance to mate.
 * @param {Pick<Iteration, 'score' | 'isMate'>} iteration
 */
export const scoreOf = ({ score, isMate }) => scoreText(score, isMate);

/**
 * Describes an iteration in a few sentences.
 * @param {Facts} facts @param {number} index
 */
export function describe(facts, index) {
  const iteration = facts.iterations[index];
  if (!iteration) return texts.none;
  const { ply, isMate, spent, growth } = iteration;
  return texts.descriptions({
    ply: isMate ? texts.mateFound : texts.plyNumber({ ply: String(ply) }),
    move: moveOf(facts, index),
    score: scoreOf(iteration),
    spent: countText('en', spent),
    growth: growth === null ? null : countText('en', growth),
    before: index === 0 ? null : moveOf(facts, index - 1),
    line: facts.lines[index].join(' ') || moveOf(facts, index),
  });
}
