// @ts-check
/**
 * Which positions are evaluated next. Pure.
 *
 * The evaluator has a worker of its own, so that its searches run alongside those of the opponent. After the game,
 * the worker of the opponent helps: it scores the game from the end, the evaluator from the beginning.
 *
 * @import { Game, Search } from './game.js'
 * @import { Wanted } from './search-work.js'
 */
import { correctionNodes, explainedNodes } from './correction.js';
import { evaluationAt, EVALUATION_LIMITS, EVALUATION_LINES } from './evaluations.js';
import { endingOf, humanColor, isEvaluationShown, isHumanTurn, isScoring, lastOwnMove, pathOf, positionAt } from './game.js';
import { atFullStrength, isOpen } from './search-work.js';

/**
 * The next search of the evaluator. While the page is hidden, only the scoring of a game goes on.
 *
 * @param {Game} game
 * @returns {Wanted | null}
 */
export function dueEvaluation(game) {
  if (game.stalled || game.evaluatorFailed || !game.isRead) return null;
  const asked = game.hidden ? null : analysis(game) ?? position(game);
  return asked ?? evaluation(game, unscored(game), game.search);
}

/**
 * The next position of a game that the opponent's worker scores.
 *
 * @param {Game} game
 * @returns {Wanted | null}
 */
export const dueScoring = (game) => evaluation(game, unscored(game).reverse(), game.evaluationSearch);

/** @param {Game} game @returns {Wanted | null} */
function analysis(game) {
  if (!game.analysing || game.analysed === game.shown || !isOpen(game, game.shown)) return null;
  const wanted = atFullStrength(game, 'analysis', game.shown, {});
  return { ...wanted, work: { ...wanted.work, lines: linesOf(game, game.preferences.lines) } };
}

/**
 * As many lines as are wanted and the strongest engine can give.
 *
 * @param {Game} game
 * @param {number} wanted
 */
const linesOf = ({ engines }, wanted) => Math.min(wanted, engines[0]?.lines ?? 1);

/**
 * A position that is needed now: for a correction or an explanation, for a note on the player's last move, or because
 * its evaluation is shown.
 *
 * @param {Game} game
 * @returns {Wanted | null}
 */
function position(game) {
  const unexplained = explainedNodes(game).filter((node) => evaluationAt(game, node)?.depth === 0);
  const shown = isEvaluationShown(game) ? [game.shown] : [];
  const nodes = [...correctionNodes(game), ...notedNodes(game), ...shown].filter((node) => isOpen(game, node));
  return evaluation(game, nodes, game.search) ?? evaluationOf(game, unexplained[0]);
}

/**
 * The positions before and after the player's last move, and that in which the player is to move.
 *
 * @param {Game} game
 * @returns {number[]}
 */
function notedNodes(game) {
  if (!game.preferences.notes || endingOf(game) || humanColor(game) === null) return [];
  const current = isHumanTurn(game) ? [game.head] : [];
  const after = lastOwnMove(game);
  return after === null ? current : [game.tree.nodes[after].parent ?? after, after, ...current];
}

/**
 * The positions of a game that is being scored, as far as they are not known to be final.
 *
 * @param {Game} game
 */
const unscored = (game) =>
  isScoring(game) ? pathOf(game).filter((node) => positionAt(game, node)?.legal.length !== 0) : [];

/**
 * A search for the first position that has no evaluation and that the other worker does not evaluate.
 *
 * @param {Game} game
 * @param {readonly number[]} nodes
 * @param {Search | null} other
 * @returns {Wanted | null}
 */
function evaluation(game, nodes, other) {
  const busy = other?.purpose === 'evaluation' ? other.node : null;
  return evaluationOf(game, nodes.find((one) => one !== busy && !evaluationAt(game, one)));
}

/**
 * @param {Game} game
 * @param {number | undefined} node
 * @returns {Wanted | null}
 */
function evaluationOf(game, node) {
  if (node === undefined) return null;
  const wanted = atFullStrength(game, 'evaluation', node, EVALUATION_LIMITS);
  return { ...wanted, work: { ...wanted.work, lines: linesOf(game, EVALUATION_LINES) } };
}
