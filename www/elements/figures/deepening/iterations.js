// @ts-check
/**
 * The iterations of a search as a table and in words. Pure.
 *
 * @import { Report } from '../../../engine/uci.js'
 * @import { Facts } from './deepening.js'
 */
import { deepening as texts } from '../../../texts/en/figures/deepening.js';
import { countText } from '../../../texts/number.js';
import { scoreText } from '../score.js';

/** A printed depth from this value on means that a mate was found. */
const MATE_DEPTH = 98;

/**
 * - `nodes`: positions since the search began; `spent`: positions of this iteration alone.
 * - `growth`: the ratio of `spent` to that of the previous iteration, null for the first one of a search.
 * - `isChanged`: whether the best move changed.
 *
 * @typedef {object} Iteration
 * @property {number} ply
 * @property {boolean} isMate
 * @property {number} nodes
 * @property {number} spent
 * @property {number | null} growth
 * @property {number} score From the mover's side, in points.
 * @property {readonly string[]} line The principal variation in UCI notation.
 * @property {boolean} isChanged
 */

/** @param {readonly Pick<Report, 'depth' | 'nodes' | 'scoreCp' | 'pv'>[]} reports @returns {Iteration[]} */
export function iterationsOf(reports) {
  /** @type {Iteration[]} */
  const found = [];
  for (const { depth, nodes, scoreCp, pv } of reports) {
    const before = found.at(-1);
    const spent = nodes - (before?.nodes ?? 0);
    found.push({
      ply: depth,
      isMate: depth >= MATE_DEPTH,
      nodes,
      spent,
      growth: before && depth > before.ply ? spent / before.spent : null,
      score: scoreCp ?? 0,
      line: pv,
      isChanged: before !== undefined && before.line[0] !== pv[0],
    });
  }
  return found;
}

/**
 * The most instructive iteration: the last one that changed the best move, or else the last one.
 * @param {readonly Iteration[]} iterations
 */
export function mostInstructive(iterations) {
  const changed = iterations.map(({ isChanged }) => isChanged).lastIndexOf(true);
  return changed > 0 ? changed : Math.max(0, iterations.length - 1);
}

/**
 * The length of a bar on a logarithmic scale: 0 for one position, 1 for the maximum.
 * @param {number} count @param {number} most
 */
export const lengthOf = (count, most) => Math.log10(Math.max(1, count)) / decadesOf(most);

/**
 * The powers of ten on the scale.
 * @param {number} most
 */
export const decadesOf = (most) => Math.max(1, Math.ceil(Math.log10(Math.max(1, most))));

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
