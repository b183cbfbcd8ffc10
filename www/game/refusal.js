// @ts-check
/**
 * Explains why a move that the player tried is illegal although the piece moves that way. Pure.
 *
 * @import { Game } from './game.js'
 * @import { Step } from './store.js'
 */
import { playableMoves, positionAt } from './game.js';
import { isDrop } from './tree/move-tree.js';
import { announce, step } from './tree/steps.js';

/** @typedef {'mustCapture' | 'kingInCheck'} Refusal A key of `texts.messages`. */

/**
 * Why most moves are illegal in the position on the board; null if neither check nor a compulsory capture forbids them.
 * @param {Game} game @returns {Refusal | null}
 */
function refusalAt(game) {
  const moves = playableMoves(game);
  if (moves.length === 0) return null;
  if (positionAt(game, game.shown)?.check) return 'kingInCheck';
  return game.tree.variant?.mustCapture && moves.every(({ capture }) => capture) ? 'mustCapture' : null;
}

/**
 * Explains why the move that the player tried is illegal, if one of these rules forbids it.
 * @param {Game} game @returns {Step}
 */
export function explainRefusal(game) {
  const key = refusalAt(game);
  return key ? step({ ...game, refusal: { node: game.shown, key } }, announce(key)) : step(game);
}

/**
 * The squares of the pieces that can move while such an explanation is shown; else none.
 * @param {Game} game @returns {string[]}
 */
export function movableSquares(game) {
  if (game.refusal?.node !== game.shown) return [];
  const moves = playableMoves(game).filter(({ uci }) => !isDrop(uci));
  return [...new Set(moves.map(({ from }) => from))];
}
