// @ts-check
/**
 * Whether a game is scored and reviewed, and its positions evaluated. Pure.
 *
 * @import { Game } from '../game.js'
 */
import { isAftermath, isForTwo } from '../game.js';
import { ROOT } from '../tree/move-tree.js';

/**
 * Whether the whole game can be scored.
 * @param {Game} game
 */
export const canScore = (game) => game.head !== ROOT && (isAftermath(game) || isForTwo(game));

/**
 * Whether the whole game is to be scored.
 * @param {Game} game
 */
export const isScoring = (game) =>
  canScore(game) &&
  (game.scoring === 'on' || (game.scoring === 'auto' && game.preferences.review && isAftermath(game)));

/**
 * Whether the moves of the game are judged: not while it is played.
 * @param {Game} game
 */
export const isReviewed = (game) => canScore(game) && (isAftermath(game) || game.scoring === 'on');

/**
 * Whether the evaluation of the shown position is on display: if the player wants it, and in every analysis and review.
 * @param {Game} game
 */
export const isEvaluationShown = (game) =>
  game.preferences.bar || game.analysing || (game.preferences.review && isReviewed(game));

/**
 * Whether the shown position is to be evaluated: the engine's details have its score too.
 * @param {Game} game
 */
export const isEvaluationNeeded = (game) => isEvaluationShown(game) || game.preferences.engineShown;
