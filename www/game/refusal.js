// @ts-check
/**
 * Why a move that the player tried is not possible, where the rules and not the piece forbid it. Pure.
 *
 * @import { Game } from './game.js'
 * @import { Step } from './store.js'
 */
import { playableMoves, positionAt } from './game.js';
import { isDrop } from './move-tree.js';
import { announce, step } from './steps.js';

/** The line of a definition by which captures are compulsory. */
const MUST_CAPTURE = /^must-capture\b/m;

/** @typedef {'mustCapture' | 'kingInCheck'} Refusal A key of `texts.messages`. */

/**
 * The rule that forbids what the player tried in the position on the board; null if it is none that forbids most moves.
 * @param {Game} game @returns {Refusal | null}
 */
function refusalAt(game) {
  const moves = playableMoves(game);
  if (moves.length === 0) return null;
  if (positionAt(game, game.shown)?.check) return 'kingInCheck';
  const isBound = MUST_CAPTURE.test(game.tree.variant?.definition ?? '') && moves.every(({ capture }) => capture);
  return isBound ? 'mustCapture' : null;
}

/**
 * Answers an attempt that is not possible.
 * @param {Game} game @returns {Step}
 */
export function explainRefusal(game) {
  const key = refusalAt(game);
  return key ? step({ ...game, refusal: { node: game.shown, key } }, announce(key)) : step(game);
}

/**
 * The squares of the pieces that can move, after such an attempt.
 * @param {Game} game @returns {string[]}
 */
export const movableSquares = (game) =>
  game.refusal?.node === game.shown
    ? [
        ...new Set(
          playableMoves(game)
            .filter(({ uci }) => !isDrop(uci))
            .map(({ from }) => from),
        ),
      ]
    : [];
