// @ts-check
/**
 * Ends of a game that do not come from the worker. Pure.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Ending, Game } from './game.js'
 */
import { flagOf, turned } from './clock/clock.js';
import { positionAt, otherColor } from './game.js';

/** @param {string} reason @returns {Ending} */
export const draw = (reason) => ({ result: '1/2-1/2', reason, winner: null });

/** Results of tournaments in which no player won, although the points differ from a draw. */
export const UNEQUAL_RESULTS = new Set(['0-0', '1/2-0', '0-1/2']);

/** @param {Color} winner @param {string} reason @returns {Ending} */
export const win = (winner, reason) => ({ result: winner === 'white' ? '1-0' : '0-1', reason, winner });

/**
 * The ended game, without premove and draw offer.
 * @param {Game} game @param {Ending} ended @returns {Game}
 */
export const over = (game, ended) => ({ ...game, ended, premove: null, offer: null });

/**
 * Ends the game if a side has no time left: it loses, or draws if the other side cannot mate.
 * @param {Game} game @param {number} now_ms @returns {Game}
 */
export function endOnTime(game, now_ms) {
  const color = game.clock && flagOf(game.clock, now_ms);
  const known = positionAt(game);
  if (!game.clock || !color || !known) return game;
  const other = otherColor(color);
  const ended = known.mating[other] ? win(other, 'flag') : draw('flag-without-material');
  return over({ ...game, clock: turned(game.clock, null, now_ms) }, ended);
}
