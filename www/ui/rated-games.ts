/** Games that count for the player's rating: what they changed, in words, and the next one. */
import { OPPONENT, humanColor, otherColor } from '../game/game.ts';
import { countText } from '../texts/number.ts';
import type { Color } from '../board/geometry.ts';
import type { Player, Style } from '../game/game.ts';
import type { RatedGame } from '../game/rating/rating-record.ts';
import type { Session } from './session.ts';

/** The rating after a game, with its uncertainty and its change: "1,240 ± 90 (+12)". */
export function ratingAfter(language: string, { rating, deviation }: RatedGame, before: Pick<RatedGame, 'rating'>) {
  const change = Math.round(rating) - Math.round(before.rating);
  const [now, error, size] = [rating, deviation, Math.abs(change)].map((value) =>
    countText(language, Math.round(value)),
  );
  return `${now} ± ${error} (${change < 0 ? '−' : '+'}${size})`;
}

/** Starts a game against an opponent with a rating, with the other colour and the same clock. */
export function playAt({ game, dispatch }: Session, elo: number, style?: Style) {
  const { timing } = game().players;
  const opponent: Player = { ...OPPONENT, strength: { elo }, ...(style && { style }) };
  const as: Color = otherColor(humanColor(game()) ?? 'black');
  dispatch({ type: 'requestNewGame', as, opponent, timing, isVaried: true });
}
