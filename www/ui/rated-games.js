// @ts-check
/**
 * Games that count for the player's rating: what they changed, in words, and the next one.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Player, Style } from '../game/game.js'
 * @import { RatedGame } from '../game/rating/rating-record.js'
 * @import { Session } from './session.js'
 */
import { OPPONENT, humanColor, otherColor } from '../game/game.js';
import { countText } from '../texts/number.js';

/**
 * The rating after a game, with its uncertainty and its change: "1,240 ± 90 (+12)".
 * @param {string} language @param {RatedGame} game @param {Pick<RatedGame, 'rating'>} before
 */
export function ratingAfter(language, { rating, deviation }, before) {
  const change = Math.round(rating) - Math.round(before.rating);
  const [now, error, size] = [rating, deviation, Math.abs(change)].map((value) =>
    countText(language, Math.round(value)),
  );
  return `${now} ± ${error} (${change < 0 ? '−' : '+'}${size})`;
}

/**
 * Starts a game against an opponent with a rating, with the other colour and the same clock.
 * @param {Session} session @param {number} elo @param {Style} [style]
 */
export function playAt({ game, dispatch }, elo, style) {
  const { timing } = game();
  /** @type {Player} */
  const opponent = { ...OPPONENT, strength: { elo }, ...(style && { style }) };
  /** @type {Color} */
  const as = otherColor(humanColor(game()) ?? 'black');
  dispatch({ type: 'requestNewGame', as, opponent, timing, isVaried: true });
}
