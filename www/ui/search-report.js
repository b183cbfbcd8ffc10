// @ts-check
/**
 * The engine's reports as they are shown. Pure.
 *
 * @import { Game, ShownReport } from '../game/game.js'
 */
import { isQuestionShown } from '../game/review/correction.js';

/**
 * The reports about the position on the board, or about the one before it if the engine has just moved there; none while
 * the player has to find the best move.
 * @param {Game} game @returns {readonly ShownReport[]}
 */
export function shownReports(game) {
  const { reports, shown, head, tree } = game;
  if (isQuestionShown(game)) return [];
  const { parent } = tree.nodes[shown];
  return reports.filter(
    ({ node, purpose }) => node === shown || (purpose === 'reply' && shown === head && node === parent),
  );
}
