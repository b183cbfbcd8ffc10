// @ts-check
/**
 * Where one is in the game that is shown, counted in half-moves. Pure.
 *
 * @import { Game } from '../game/game.js'
 */
import { isWithin, mainLine, pathTo, ROOT } from '../game/move-tree.js';

/**
 * How many half-moves lead to the position that is shown.
 *
 * @param {Game} game
 */
export const shownPly = ({ tree, shown }) => tree.nodes[shown].ply;

/**
 * The node after so many half-moves on the line that is shown; null if the line is shorter.
 *
 * @param {Game} game
 * @param {number} ply
 * @returns {number | null}
 */
export const nodeAtPly = (game, ply) => lineOf(game)[ply] ?? null;

/**
 * How many half-moves the line has.
 *
 * @param {Game} game
 */
export const lastPly = (game) => lineOf(game).length - 1;

/**
 * The line that is shown, to where the game stands if it goes that way, and on to its end.
 *
 * @param {Game} game
 */
function lineOf({ tree, shown, head }) {
  const through = isWithin(tree, shown, head) ? head : shown;
  return [ROOT, ...pathTo(tree, through), ...mainLine(tree, through)];
}
