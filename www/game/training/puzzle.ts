/** A puzzle: a mistake from a game, for which the player has to find a better move on certain days. Pure. */
import { HUMAN, defaults, turnAt, patched } from '../game.ts';
import { evaluationAt, scoreAt } from '../review/evaluations.ts';
import { lineTo, treeOf } from '../tree/move-tree.ts';
import { dateOf } from './schedule.ts';
import type { Game } from '../game.ts';
import type { Score } from '../tree/move-tree.ts';

export interface Puzzle {
  /** The position as a FEN without its counters, and the mistake in UCI notation. */
  id: string;
  /** Of the game: "startpos" or a FEN. */
  start: string;
  /** From the start; the last one is the mistake. */
  moves: readonly string[];
  /** The mistake. */
  san: string;
  before: Score;
  after: Score;
  /** The best move instead. */
  best: string;
  /** The day on which it was found. */
  found: number;
  /** How often it was solved in a row. */
  stage: number;
  /** The day on which it comes back. */
  due: number;
}

/** The result of the game of a puzzle, which moves on the board leave alone. */
const ENDED = Object.freeze({ result: '*', reason: 'unknown', winner: null });

/**
 * The puzzle of a mistake in a reviewed game; null if its evaluations are incomplete.
 *
 * @param node The node that the mistake led to.
 * @param fen The position before it.
 */
export function puzzleOf(game: Game, node: number, fen: string, today: number): Puzzle | null {
  const { parent, uci, san } = game.tree.nodes[node];
  if (parent === null || uci === null || san === null) return null;
  const [before, after] = [scoreAt(game, parent), scoreAt(game, node)];
  const best = evaluationAt(game, parent)?.pv[0];
  if (!before || !after || best === undefined) return null;
  const id = [...fen.split(' ').slice(0, 4), uci].join(' ');
  const moves = lineTo(game.tree, node);
  return { id, start: game.tree.start, moves, san, before, after, best, found: today, stage: 0, due: today };
}

/**
 * The game in which a puzzle is solved: its moves up to the mistake, with the position before that on the board.
 *
 * @param sans Its moves.
 * @param id That of the game.
 */
export function gameOfPuzzle(puzzle: Puzzle, sans: readonly (string | null)[], id: string): Game {
  const { start, moves, before, after, best, found } = puzzle;
  const head = moves.length;
  const shown = head - 1;
  const tree = treeOf(
    start,
    {},
    moves.map((uci, parent) => ({ parent, uci, san: sans[parent] ?? null })),
  );
  const game = patched(defaults(id), { tree: { ...tree, head, shown } });
  // They count as saved ones, so that the searches for the reason have the limits of the review.
  const saved = { second: null, depth: 0, isChecked: true };
  return patched(game, {
    training: { puzzle: puzzle.id },
    players: { white: HUMAN, black: HUMAN, orientation: turnAt(game, shown), ended: ENDED, announced: true },
    tree: { tags: [['Date', dateOf(found).toISOString().slice(0, 10).replaceAll('-', '.')]] },
    review: { scoring: 'off' },
    searches: {
      evaluations: {
        [shown]: { ...saved, score: before, pv: [best] },
        [head]: { ...saved, score: after, pv: [] },
      },
    },
  });
}
