/**
 * The evaluations of a game's positions: what the strongest engine, without a level, makes of them. Pure.
 *
 * Everything that is shown as an evaluation comes from here. It also depends on the game and the player's preferences whether
 * the game is scored, reviewed, and its evaluations shown.
 */
import { isAftermath, isForTwo, pathOf, positionAt, turnAt, patched } from '../game.ts';
import { finalScore, scoreOf } from '../searches/score.ts';
import { ROOT } from '../tree/move-tree.ts';
import type { Reason } from '../../engine/messages.ts';
import type { Report } from '../../engine/uci.ts';
import type { Game, Purpose, Search } from '../game.ts';
import type { Score } from '../tree/move-tree.ts';

/** The evaluation of a position. */
export interface Evaluation {
  /** Null if the search reported none. */
  score: Score | null;
  /** The score of the second best move. */
  second: Score | null;
  /** In plies; 0 if it comes from a saved game. */
  depth: number;
  /** At most one move if it comes from a saved game. */
  pv: readonly string[];
  /** Whether a search with `CHECK_LIMITS` has ended. */
  isChecked?: boolean;
  /** The score before that search. */
  first?: Score | null;
  /** `pv` in SAN; absent if it comes from a saved game. */
  sans?: readonly string[];
  /**
   * Why the move that led here was bad, once it was requested; null until the worker has answered, and if no motif is proven.
   */
  reason?: Reason | null;
}

/** By node. */
export type Evaluations = Readonly<Record<number, Evaluation>>;

/**
 * A search for an evaluation ends at whichever comes first; an earlier score is not shown, unless it is a mate. There is
 * no limit of time, so that a game gets the same marks on every machine.
 */
export const EVALUATION_LIMITS = Object.freeze({ depth: 12, nodes: 120_000 });

/** The same if much depends on it. */
export const CHECK_LIMITS = Object.freeze({ depth: 18, nodes: 400_000 });

/** The lines of such a search: the second best move shows whether the best was hard to find. */
export const EVALUATION_LINES = 2;

/** A position that could not be evaluated. */
const WITHOUT_SCORE: Evaluation = { score: null, second: null, depth: 0, pv: [] };

/** The evaluation of a position; null if there is none yet. */
export const evaluationAt = ({ searches: { evaluations } }: Game, node: number): Evaluation | null =>
  Object.hasOwn(evaluations, node) ? evaluations[node] : null;

/** The score of a position: its outcome, or else its evaluation; null if there is none yet. */
export function scoreAt(game: Game, node: number): Score | null {
  const outcome = positionAt(game, node)?.outcome;
  return outcome ? finalScore(outcome.winner) : (evaluationAt(game, node)?.score ?? null);
}

/** The score of a position before it was checked: its outcome, or else that of the first search. */
export function firstScoreAt(game: Game, node: number): Score | null {
  const { first } = evaluationAt(game, node) ?? {};
  return first === undefined || positionAt(game, node)?.outcome ? scoreAt(game, node) : first;
}

/** Whether a search with this purpose evaluates its position. */
export const isEvaluating = (purpose: Purpose) => purpose === 'evaluation' || purpose === 'analysis';

/** Whether a report is good enough to be shown before the search has ended. */
export const isReliable = ({ depth, nodes, mateMoves }: Report) =>
  mateMoves !== null || depth >= EVALUATION_LIMITS.depth || nodes >= EVALUATION_LIMITS.nodes;

/** The game with the evaluation from a search, unless there is a deeper one already. */
export function withEvaluation(
  game: Game,
  { node, work, report, second }: Pick<Search, 'node' | 'work' | 'report' | 'second'>,
  isFinished: boolean,
): Game {
  const turn = turnAt(game, node);
  const known = evaluationAt(game, node);
  const isCheck = work.limits.depth === CHECK_LIMITS.depth;
  const isChecked = known?.isChecked === true || (isFinished && isCheck);
  const evaluation = report
    ? {
        score: scoreOf(report, turn),
        second: second && scoreOf(second, turn),
        depth: report.depth,
        pv: report.pv,
        sans: report.sans,
      }
    : WITHOUT_SCORE;
  const deeper = known && known.depth > evaluation.depth ? known : evaluation;
  if (deeper === known && (known.isChecked === true) === isChecked) return game;
  const first = known && (isCheck || known.first !== undefined) ? { first: known.first ?? known.score } : {};
  return patched(game, {
    searches: { evaluations: { ...game.searches.evaluations, [node]: { ...deeper, isChecked, ...first } } },
  });
}

/** The scores of all positions of the game; null where there is none yet. */
export const scoresOf = (game: Game): { node: number; score: Score | null }[] =>
  pathOf(game).map((node) => ({ node, score: scoreAt(game, node) }));

/** Whether the whole game can be scored. */
export const canScore = (game: Game) => game.tree.head !== ROOT && (isAftermath(game) || isForTwo(game));

/** Whether the whole game is to be scored. */
export const isScoring = (game: Game) =>
  canScore(game) &&
  (game.review.scoring === 'on' || (game.review.scoring === 'auto' && game.settings.review && isAftermath(game)));

/** Whether the game has a review, or can have one on request: not while it is played. */
export const isReviewable = (game: Game) => canScore(game) && (isAftermath(game) || game.review.scoring === 'on');

/** Whether the moves of the game are judged. */
export const isReviewed = (game: Game) => isReviewable(game) && game.review.scoring !== 'author';

/**
 * Whether the evaluation of the shown position is on display: if the player wants it, and in every analysis and review.
 */
export const isEvaluationShown = (game: Game) =>
  game.settings.bar || game.searches.analysing || (game.settings.review && isReviewed(game));

/**
 * Whether the shown position is to be evaluated: the engine's details have its score too, and that of an ending is judged.
 */
export const isEvaluationNeeded = (game: Game) =>
  isEvaluationShown(game) || game.settings.panel === 'engine' || game.training.exercise !== null;
