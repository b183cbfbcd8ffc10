// @ts-check
/**
 * The solved endings in the browser's storage.
 *
 * @import { EndingsRecord } from '../game/endings/endings-record.js'
 */
import { NONE_SOLVED, parseRecord, recordText, withSolution } from '../game/endings/endings-record.js';
import { read, write } from './local-storage.js';

const KEY = 'micro-max:endings';

/**
 * The record, also that of a player who has solved none; null if it is damaged or from another version of the page.
 * @returns {EndingsRecord | null}
 */
export function readSolved() {
  const text = read(KEY);
  return text === null ? NONE_SOLVED : parseRecord(text);
}

/**
 * Keeps a solution, unless there is one with as few moves.
 * @param {string} key @param {number} moves @returns {'kept' | 'unreadable' | 'notSaved'}
 */
export function keepSolution(key, moves) {
  const record = readSolved();
  if (!record) return 'unreadable';
  const next = withSolution(record, key, moves);
  return next === record || write(KEY, recordText(next)) ? 'kept' : 'notSaved';
}
