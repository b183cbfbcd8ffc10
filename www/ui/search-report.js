// @ts-check
/**
 * Values derived from the engine's reports. Pure.
 *
 * @import { Game } from '../game/game.js'
 * @import { Score } from '../game/move-tree.js'
 */
import { scoreOf } from '../game/score.js';

/**
 * A score as White's winning chances, from -1 to 1, on lichess's curve.
 *
 * @param {Score} score
 */
export function chances({ cp, mate }) {
  const limited = mate === null ? Math.max(-1000, Math.min(1000, cp ?? 0)) : Math.sign(mate) * mateWorth(mate);
  return 2 / (1 + Math.exp(-0.00368208 * limited)) - 1;
}

/** In centipawns. @param {number} mate */
const mateWorth = (mate) => (21 - Math.min(10, Math.abs(mate))) * 100;

/**
 * The score of the position that is shown: of the search that runs or ran there, or of a review.
 *
 * @param {Game} game
 * @returns {Score | null}
 */
export function shownScore({ reports, shown, tree }) {
  const [best] = reports;
  return best && best.node === shown && best.purpose !== 'threat'
    ? scoreOf(best, best.turn)
    : tree.nodes[shown].score;
}
