// @ts-check
/**
 * Converts between nodes of the game and numbers of half-moves. Pure.
 *
 * @import { Game } from '../game/game.js'
 */
import { isWithin, mainLine, pathTo, ROOT } from '../game/tree/move-tree.js';

/**
 * The number of half-moves to the shown position.
 * @param {Game} game
 */
export const shownPly = ({ tree, shown }) => tree.nodes[shown].ply;

/**
 * The node after a number of half-moves on the shown line; null if the line is shorter.
 * @param {Game} game @param {number} ply @returns {number | null}
 */
export const nodeAtPly = (game, ply) => lineOf(game)[ply] ?? null;

/**
 * The length of the line in half-moves.
 * @param {Game} game
 */
export const lastPly = (game) => lineOf(game).length - 1;

/**
 * The shown line to its end, following the moves of the game where possible.
 * @param {Game} game
 */
function lineOf({ tree, shown, head }) {
  const through = isWithin(tree, shown, head) ? head : shown;
  return [ROOT, ...pathTo(tree, through), ...mainLine(tree, through)];
}
