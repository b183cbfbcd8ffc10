// @ts-check
/**
 * The mistakes of a reviewed game. Pure.
 *
 * @import { Game } from '../game.js'
 */
import { moverAt } from './correction.js';
import { humanColor, pathOf } from '../game.js';
import { isMistake, judgementAt } from './judgement.js';
import { nodeAt } from '../tree/move-tree.js';
import { isReviewed } from './review-state.js';

/**
 * The mistakes of a game: those of the player, or of both sides unless one of them is an engine.
 * @param {Game} game
 * @returns {number[]} The nodes that they led to.
 */
export function mistakesOf(game) {
  if (!isReviewed(game)) return [];
  const human = humanColor(game);
  return pathOf(game)
    .slice(1)
    .filter((node) => isMistake(judgementAt(game, node)) && (human === null || human === moverAt(game, node)));
}

/**
 * Whether the better move is still hidden: the player has neither found it nor given up.
 * @param {Game} game @param {number} mistake
 */
export const isAnswerHidden = (game, mistake) => mistakesOf(game).includes(mistake) && !game.revealed.includes(mistake);

/**
 * Whether the best move in the position on the board is hidden, because the player still has to find it.
 * @param {Game} game
 */
export const isQuestionShown = (game) =>
  !game.analysing && game.tree.nodes[game.shown].children.some((node) => isAnswerHidden(game, node));

/**
 * The mistake after another one in the game; null after the last.
 * @param {Game} game @param {number} node @returns {number | null}
 */
export function mistakeAfter(game, node) {
  const mistakes = mistakesOf(game);
  return mistakes.find((one) => game.tree.nodes[one].ply > (nodeAt(game.tree, node)?.ply ?? 0)) ?? null;
}
