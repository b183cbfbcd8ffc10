// @ts-check
/**
 * The evaluation of a position, and the note on a move of the player that lost much. Pure.
 *
 * @import { Game, Search } from '../game.js'
 * @import { Step } from '../store.js'
 */
import { evaluationAt, withEvaluation } from './evaluations.js';
import { lastOwnMove, positionAt, turnAt } from '../game.js';
import { loss_cp } from '../search/score.js';
import { announce, step } from '../tree/steps.js';

/** The smallest loss that is noted. */
const NOTED_CP = 120;

/**
 * Stores the evaluation of a position. With the first one, the player's last move may get a note.
 * @param {Game} game
 * @param {Search} search
 * @param {boolean} isFinished Whether the search is over.
 * @returns {Step}
 */
export function evaluated(game, search, isFinished) {
  const { node } = search;
  const next = withEvaluation(game, search, isFinished);
  const isFirst = evaluationAt(game, node) === null;
  return isFirst && game.preferences.notes ? withNote(next, node) : step(next);
}

/**
 * The game with a note on the player's last move if it lost much, once both positions around it are evaluated.
 * @param {Game} game
 * @param {number} node The position that was evaluated.
 * @returns {Step}
 */
function withNote(game, node) {
  const after = lastOwnMove(game);
  const { parent: before, san } = game.tree.nodes[after ?? node];
  if (after === null || before === null || !san || (node !== before && node !== after)) return step(game);
  const [best, left] = [evaluationAt(game, before), evaluationAt(game, after)];
  if (!best || !left) return step(game);
  const lost_cp = loss_cp(best.score, left.score, turnAt(game, before));
  const better = positionAt(game, before)?.legal.find(({ uci }) => uci === best.pv[0])?.san;
  if (lost_cp < NOTED_CP || !better || better === san) return step(game);
  return step({ ...game, note: { node: after, lost_cp, played: san, better } }, announce('note', { san: better }));
}
