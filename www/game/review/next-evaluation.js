// @ts-check
/**
 * Which positions are evaluated next. Pure.
 *
 * The evaluator has a worker of its own, so that its searches run alongside those of the opponent. After the game,
 * the worker of the opponent helps: it scores the game from the end, the evaluator from the beginning.
 *
 * @import { Work } from '../../engine/uci.js'
 * @import { Game, Search } from '../game.js'
 * @import { Wanted } from '../search/search-work.js'
 */
import { correctionNodes, explainedNodes } from './correction.js';
import { CHECK_LIMITS, evaluationAt, EVALUATION_LIMITS, EVALUATION_LINES } from './evaluations.js';
import { endingOf, humanColor, isHumanTurn, lastOwnMove } from '../game.js';
import { isEvaluationNeeded } from './review-state.js';
import { nextTask } from './game-scoring.js';
import { atFullStrength, isOpen } from '../search/search-work.js';

/**
 * The next search of the evaluator. While the page is hidden, only the scoring of a game continues.
 * @param {Game} game @returns {Wanted | null}
 */
export function dueEvaluation(game) {
  if (game.stalled || game.evaluatorFailed || !game.isRead) return null;
  const asked = game.hidden ? null : (analysis(game) ?? position(game));
  return asked ?? underWay(game, game.evaluationSearch) ?? scoring(game, 'first', game.search);
}

/**
 * The next position of a game that the opponent's worker scores.
 * @param {Game} game @returns {Wanted | null}
 */
export const dueScoring = (game) => underWay(game, game.search) ?? scoring(game, 'last', game.evaluationSearch);

/**
 * A search that has evaluated its position and continues to its limits.
 * @param {Game} game @param {Search | null} search @returns {Wanted | null}
 */
const underWay = (game, search) =>
  search?.purpose === 'evaluation' && evaluationAt(game, search.node) ? search : null;

/** @param {Game} game @param {'first' | 'last'} end @param {Search | null} other @returns {Wanted | null} */
function scoring(game, end, other) {
  const task = nextTask(game, end, busyNode(other));
  return task && evaluationOf(game, task.node, task.limits);
}

/** @param {Game} game @returns {Wanted | null} */
function analysis(game) {
  if (!game.analysing || game.analysed === game.shown || !isOpen(game, game.shown)) return null;
  const wanted = atFullStrength(game, 'analysis', game.shown, {});
  return { ...wanted, work: { ...wanted.work, lines: linesOf(game, game.preferences.lines) } };
}

/**
 * As many lines as are wanted and the strongest engine can give.
 * @param {Game} game @param {number} wanted
 */
const linesOf = ({ engines }, wanted) => Math.min(wanted, engines[0]?.lines ?? 1);

/**
 * A position that is needed now: for a correction or an explanation, for a note on the player's last move, or because
 * its evaluation is shown.
 * @param {Game} game @returns {Wanted | null}
 */
function position(game) {
  const unexplained = explainedNodes(game).filter((node) => evaluationAt(game, node)?.depth === 0);
  const shown = isEvaluationNeeded(game) ? [game.shown] : [];
  const nodes = [...correctionNodes(game), ...notedNodes(game), ...shown].filter((node) => isOpen(game, node));
  // With the limits of the saved evaluation, so that its score does not change.
  const limits = evaluationAt(game, unexplained[0])?.isChecked ? CHECK_LIMITS : EVALUATION_LIMITS;
  return evaluation(game, nodes, game.search) ?? evaluationOf(game, unexplained[0], limits);
}

/**
 * The positions before and after the player's last move, and that in which the player is to move.
 * @param {Game} game @returns {number[]}
 */
function notedNodes(game) {
  if (!game.preferences.notes || endingOf(game) || humanColor(game) === null) return [];
  const current = isHumanTurn(game) ? [game.head] : [];
  const after = lastOwnMove(game);
  return after === null ? current : [game.tree.nodes[after].parent ?? after, after, ...current];
}

/**
 * A search for the first position that has no evaluation and that the other worker does not evaluate.
 * @param {Game} game @param {readonly number[]} nodes @param {Search | null} other @returns {Wanted | null}
 */
function evaluation(game, nodes, other) {
  const busy = busyNode(other);
  return evaluationOf(
    game,
    nodes.find((one) => one !== busy && !evaluationAt(game, one)),
  );
}

/**
 * The position that a worker evaluates.
 * @param {Search | null} search
 */
const busyNode = (search) => (search?.purpose === 'evaluation' ? search.node : null);

/** @param {Game} game @param {number | undefined} node @param {Work['limits']} [limits] @returns {Wanted | null} */
function evaluationOf(game, node, limits = EVALUATION_LIMITS) {
  if (node === undefined) return null;
  const wanted = atFullStrength(game, 'evaluation', node, limits);
  return { ...wanted, work: { ...wanted.work, lines: linesOf(game, EVALUATION_LINES), isFresh: true } };
}
