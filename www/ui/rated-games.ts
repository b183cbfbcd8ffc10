/** Games that count for the player's rating: the rating in the browser's storage, what they changed, and the next one. */
import { OPPONENT, humanColor, otherColor } from '../game/game.ts';
import { UNRATED, parseRecord, recordText } from '../game/rating/rating-record.ts';
import { countText } from '../texts/number.ts';
import { drop, read, write } from './local-storage.ts';
import type { Color } from '../board/geometry.ts';
import type { Player } from '../game/game.ts';
import type { RatedGame, RatingRecord } from '../game/rating/rating-record.ts';
import type { App } from './app.ts';

const KEY = 'micro-max:rating';

/** The record, also that of a player without games; null if it is damaged or from another version of the page. */
export function readRating(): RatingRecord | null {
  const text = read(KEY);
  return text === null ? UNRATED : parseRecord(text);
}

/** Saves the record; false if the storage is full or blocked. */
export const saveRating = (record: RatingRecord) => write(KEY, recordText(record));

/** Deletes the record. */
export const deleteRating = () => drop(KEY);

/** The rating after a game, with its uncertainty and its change: "1,240 ± 90 (+12)". */
export function ratingAfter(language: string, { rating, deviation }: RatedGame, before: Pick<RatedGame, 'rating'>) {
  const change = Math.round(rating) - Math.round(before.rating);
  const [now, error, size] = [rating, deviation, Math.abs(change)].map((value) =>
    countText(language, Math.round(value)),
  );
  return `${now} ± ${error} (${change < 0 ? '−' : '+'}${size})`;
}

/** Starts a game against an opponent with a rating, with the other colour and the same clock. */
export function playAt({ game, dispatch }: App, elo: number) {
  const { timing } = game().players;
  const opponent: Player = { ...OPPONENT, strength: { elo } };
  const as: Color = otherColor(humanColor(game()) ?? 'black');
  dispatch({ type: 'requestNewGame', as, opponent, timing, isVaried: true });
}
