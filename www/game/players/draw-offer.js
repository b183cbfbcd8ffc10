// @ts-check
/**
 * Whether the engine accepts a draw. Pure.
 *
 * @import { Game, Search } from '../game.js'
 * @import { Step } from '../store.js'
 */
import { draw, over } from '../game-end.js';
import { humanColor } from '../game.js';
import { centipawns } from '../search/score.js';
import { scoreFrom } from '../search/search-score.js';
import { announce, step } from '../tree/steps.js';

/** The ply from which the engine accepts a draw in an equal position. */
const EQUAL_PLY = 40;

/** The player's advantage, in centipawns, that the engine requires before that ply. */
const EARLY_ADVANTAGE_CP = 100;

/**
 * Accepts a draw if the player stands no worse, or early in the game if the player is a pawn ahead.
 * @param {Game} game @param {Search} search @returns {Step}
 */
export function decideDrawOffer(game, search) {
  const player = humanColor(game);
  const score_cp = centipawns(scoreFrom(game, search), player ?? 'white');
  const required_cp = game.tree.nodes[search.node].ply < EQUAL_PLY ? EARLY_ADVANTAGE_CP : 0;
  if (player !== null && score_cp !== null && score_cp >= required_cp) return step(over(game, draw('agreement')));
  return step({ ...game, offer: 'refused' }, announce('drawRefused'));
}
