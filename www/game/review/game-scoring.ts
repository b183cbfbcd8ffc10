/**
 * What remains to be done when a whole game is scored: every position, and then, with more nodes, those around moves
 * that may be mistakes. Pure.
 */
import {
  CHECK_LIMITS,
  canScore,
  EVALUATION_LIMITS,
  evaluationAt,
  firstScoreAt,
  isScoring,
  scoreAt,
} from './evaluations.ts';
import { patched, pathOf, positionAt } from '../game.ts';
import { refuse, step } from '../tree/steps.ts';
import { isDoubtful } from './judgement.ts';
import type { Game } from '../game.ts';
import type { Step } from '../store.ts';

/** A position and the limits of its search. */
type Task = { node: number; limits: Readonly<{ depth: number; nodes: number }> };

/**
 * The positions that are still to be searched, in the order of the game; those without a score come first. The store
 * asks for them with every report of a search.
 */
export const openTasks: (game: Game) => Task[] = memoize(
  ({ tree, searches: { evaluations } }) => [tree.nodes, tree.head, tree.positions, evaluations],
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
 */
function doubtfulNodes(game: Game): Set<number> {
  const settled: Set<number> = new Set();
  for (;;) {
    const scoreOf = (_: Game, node: number) => (settled.has(node) ? scoreAt : firstScoreAt)(game, node);
    const found = pathOf(game)
      .filter((node) => isDoubtful(game, node, scoreOf))
      .flatMap((node) => [game.tree.nodes[node].parent ?? node, node]);
    const fresh = found.filter((node) => !settled.has(node));
    for (const node of fresh) settled.add(node);
    const isOpen = (node: number) => positionAt(game, node)?.legal.length !== 0 && !evaluationAt(game, node)?.isChecked;
    if (fresh.length === 0 || fresh.some(isOpen)) return settled;
  }
}

/**
 * The first task, or the last one of the same kind, unless another worker is busy with it.
 *
 * @param busy The position that the other worker evaluates.
 */
export function nextTask(game: Game, end: 'first' | 'last', busy: number | null): Task | null {
  if (!isScoring(game)) return null;
  const tasks = openTasks(game).filter(({ node }) => node !== busy);
  const alike = tasks.filter(({ limits }) => limits === tasks[0].limits);
  return alike.at(end === 'first' ? 0 : -1) ?? null;
}

/**
 * A function of a game that keeps its last result until something changes that it depends on.
 *
 * @param partsOf What the result depends on.
 */
export function memoize<Game, Result>(
  partsOf: (game: Game) => readonly unknown[],
  compute: (game: Game) => Result,
): (game: Game) => Result {
  let last: { parts: readonly unknown[]; result: Result } | null = null;
  return (game) => {
    const parts = partsOf(game);
    if (!last || parts.some((part, index) => part !== last?.parts[index])) last = { parts, result: compute(game) };
    return last.result;
  };
}

/** Starts or stops scoring the whole game. */
export const scoreGame = (game: Game, { on }: { on: boolean }): Step =>
  canScore(game) ? step(patched(game, { review: { scoring: on ? 'on' : 'off' } })) : refuse(game);
