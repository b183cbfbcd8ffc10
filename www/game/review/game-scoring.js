// @ts-check
/**
 * What remains to be done when a whole game is scored: every position, and then, with more nodes, those around moves
 * that may be mistakes. Pure.
 *
 * @import { Game } from '../game.js'
 */
import { CHECK_LIMITS, EVALUATION_LIMITS, evaluationAt, firstScoreAt, isScoring, scoreAt } from './evaluations.js';
import { pathOf, positionAt } from '../game.js';
import { DOUBTFUL_LOSS, lossBetween } from './judgement.js';

/** @typedef {{ node: number, limits: Readonly<{ depth: number, nodes: number }> }} Task A position and the limits of its search. */

/**
 * The positions that are still to be searched, in the order of the game; those without a score come first. The store
 * asks for them with every report of a search.
 * @type {(game: Game) => Task[]}
 */
export const openTasks = memoize(
  ({ tree, head, positions, evaluations }) => [tree, head, positions, evaluations],
  (game) => {
    const nodes = pathOf(game).filter((node) => positionAt(game, node)?.legal.length !== 0);
    const unscored = nodes.filter((node) => evaluationAt(game, node) === null);
    const doubtful = unscored.length > 0 ? new Set() : doubtfulNodes(game);
    const unchecked = nodes.filter((node) => doubtful.has(node) && !evaluationAt(game, node)?.isChecked);
    return [
      ...unscored.map((node) => ({ node, limits: EVALUATION_LIMITS })),
      ...unchecked.map((node) => ({ node, limits: CHECK_LIMITS })),
    ];
  },
);

/**
 * The positions around moves that may be mistakes. Checked scores count only once all that were doubtful before are
 * checked, so that the order of the searches makes no difference.
 * @param {Game} game @returns {Set<number>}
 */
function doubtfulNodes(game) {
  /** @type {Set<number>} */
  const settled = new Set();
  for (;;) {
    const scoreOf = (/** @type {Game} */ _, /** @type {number} */ node) =>
      (settled.has(node) ? scoreAt : firstScoreAt)(game, node);
    const found = pathOf(game)
      .filter((node) => (lossBetween(game, node, scoreOf) ?? 0) >= DOUBTFUL_LOSS)
      .flatMap((node) => [game.tree.nodes[node].parent ?? node, node]);
    const fresh = found.filter((node) => !settled.has(node));
    for (const node of fresh) settled.add(node);
    const isOpen = (/** @type {number} */ node) =>
      positionAt(game, node)?.legal.length !== 0 && !evaluationAt(game, node)?.isChecked;
    if (fresh.length === 0 || fresh.some(isOpen)) return settled;
  }
}

/**
 * The first task, or the last one of the same kind, unless another worker is busy with it.
 * @param {Game} game
 * @param {'first' | 'last'} end
 * @param {number | null} busy The position that the other worker evaluates.
 * @returns {Task | null}
 */
export function nextTask(game, end, busy) {
  if (!isScoring(game)) return null;
  const tasks = openTasks(game).filter(({ node }) => node !== busy);
  const alike = tasks.filter(({ limits }) => limits === tasks[0].limits);
  return alike.at(end === 'first' ? 0 : -1) ?? null;
}

/**
 * A function of a game that keeps its last result until something changes that it depends on.
 * @template Game, Result
 * @param {(game: Game) => readonly unknown[]} partsOf What the result depends on.
 * @param {(game: Game) => Result} compute
 * @returns {(game: Game) => Result}
 */
export function memoize(partsOf, compute) {
  /** @type {{ parts: readonly unknown[], result: Result } | null} */
  let last = null;
  return (game) => {
    const parts = partsOf(game);
    if (!last || parts.some((part, index) => part !== last?.parts[index])) last = { parts, result: compute(game) };
    return last.result;
  };
}
