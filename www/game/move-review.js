// @ts-check
/**
 * The note on a move of the player that lost much. Pure.
 *
 * @import { Game, Search } from './game.js'
 * @import { Step } from './store.js'
 */
import { isHuman, positionAt, turnAt } from './game.js';
import { loss_cp } from './score.js';
import { scoreFrom, withScore } from './search-score.js';
import { announce, step } from './steps.js';

/** The smallest loss that is noted. */
const NOTED_CP = 120;

/**
 * Stores the review of a position, and notes the move before it if it lost much.
 *
 * @param {Game} game
 * @param {Search} search
 * @param {string | null} uci The best move.
 * @returns {Step}
 */
export function reviewMove(game, search, uci) {
  const score = scoreFrom(game, search);
  const reviews = { ...game.reviews, [search.node]: { score, uci } };
  return withNote({ ...withScore(game, search), reviews }, search.node);
}

/**
 * The game with a note on the move to a node if it lost much.
 *
 * @param {Game} game
 * @param {number} node
 * @returns {Step}
 */
function withNote(game, node) {
  const { parent, san } = game.tree.nodes[node];
  const [before, after] = [game.reviews[parent ?? node], game.reviews[node]];
  if (parent === null || !before) return step(game);
  const color = turnAt(game, parent);
  const lost_cp = loss_cp(before.score, after.score, color);
  const better = positionAt(game, parent)?.legal.find(({ uci }) => uci === before.uci)?.san;
  if (!isHuman(game, color) || lost_cp < NOTED_CP || !better || !san) return step(game);
  return step({ ...game, note: { node, lost_cp, played: san, better } }, announce('note', { san: better }));
}
