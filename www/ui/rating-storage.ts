/** The player's rating in the browser's storage. */
import { UNRATED, parseRecord, recordText } from '../game/rating/rating-record.ts';
import { drop, read, write } from './local-storage.ts';
import type { RatingRecord } from '../game/rating/rating-record.ts';

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
