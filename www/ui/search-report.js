// @ts-check
/**
 * The engine's reports as they are shown. Pure.
 *
 * @import { Game, ShownReport } from '../game/game.js'
 */

/**
 * The reports about the position on the board, or about the one before it if the engine has just moved there.
 * @param {Game} game @returns {readonly ShownReport[]}
 */
export function shownReports({ reports, shown, head, tree }) {
  const { parent } = tree.nodes[shown];
  return reports.filter(
    ({ node, purpose }) => node === shown || (purpose === 'reply' && shown === head && node === parent),
  );
}
