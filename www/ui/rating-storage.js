// @ts-check
/**
 * The player's rating in the browser's storage.
 *
 * @import { RatingRecord } from '../game/rating/rating-record.js'
 */
import { UNRATED, parseRecord, recordText } from '../game/rating/rating-record.js';
import { drop, read, write } from './local-storage.js';

const KEY = 'micro-max:rating';

/**
 * The record, also that of a player without games; null if it is damaged or from another version of the page.
 * @returns {RatingRecord | null}
 */
export function readRating() {
  const text = read(KEY);
  return text === null ? UNRATED : parseRecord(text);
}

/**
 * Saves the record; false if the storage is full or blocked.
 * @param {RatingRecord} record
 */
export const saveRating = (record) => write(KEY, recordText(record));

/** Deletes the record. */
export const deleteRating = () => drop(KEY);
