// @ts-check
/**
 * The iterations of a search as a table. Pure.
 *
 * @import { Report } from '../../../engine/uci.js'
 */

/** From here on the printed depth says that a mate was found, which holds at any depth. */
const MATE_DEPTH = 98;

/**
 * - `nodes`: positions since the search began; `spent`: those of this iteration alone.
 * - `growth`: how many times as many as in the iteration before, null at the first one of a search.
 * - `isChanged`: whether another move became the best.
 *
 * @typedef {object} Iteration
 * @property {number} ply
 * @property {boolean} isMate
 * @property {number} nodes
 * @property {number} spent
 * @property {number | null} growth
 * @property {number} score From the mover's side, in hundredths of a pawn.
 * @property {readonly string[]} line As UCI writes it, the best move first.
 * @property {boolean} isChanged
 */

/**
 * @param {readonly Pick<Report, 'depth' | 'nodes' | 'scoreCp' | 'pv'>[]} reports
 * @returns {Iteration[]}
 */
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
 * The most instructive iteration: the last one in which another move became the best, or else the last.
 *
 * @param {readonly Iteration[]} iterations
 */
export function mostInstructive(iterations) {
  const changed = iterations.map(({ isChanged }) => isChanged).lastIndexOf(true);
  return changed > 0 ? changed : Math.max(0, iterations.length - 1);
}

/**
 * How long a bar is on a scale on which each tenth power is as far from the next: 0 for one position, 1 for the most.
 *
 * @param {number} count
 * @param {number} most
 */
export const lengthOf = (count, most) => Math.log10(Math.max(1, count)) / decadesOf(most);

/**
 * The tenth powers that the scale spans.
 *
 * @param {number} most
 */
export const decadesOf = (most) => Math.max(1, Math.ceil(Math.log10(Math.max(1, most))));
