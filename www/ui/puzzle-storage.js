// @ts-check
/**
 * The player's puzzles in the browser's storage.
 *
 * @import { PuzzleRecord } from '../game/puzzles/puzzle-record.js'
 */
import { NO_PUZZLES, parsePuzzles, recordText } from '../game/puzzles/puzzle-record.js';
import { dayOf } from '../game/puzzles/schedule.js';
import { callListener } from '../engine/error.js';
import { PUZZLES, drop, read, write } from './local-storage.js';

/** What became of a change: it was kept, the record cannot be read and was left alone, or the storage is full or blocked. @typedef {'kept' | 'unreadable' | 'notSaved'} Kept */

/** Called after a change, also one by another tab. @type {Set<() => void>} */
const listeners = new Set();

/** @param {() => void} listener */
export function whenPuzzlesChange(listener) {
  if (listeners.size === 0) addEventListener('storage', ({ key }) => key === PUZZLES && notify());
  listeners.add(listener);
}

const notify = () => listeners.forEach(callListener);

/** Today, by the player's clock. */
export const today = () => dayOf(new Date());

/**
 * The record, also that of a player without puzzles; null if it is damaged or from another version of the page.
 * @returns {PuzzleRecord | null}
 */
export function readPuzzles() {
  const text = read(PUZZLES);
  return text === null ? NO_PUZZLES : parsePuzzles(text);
}

/**
 * Changes the record. Tabs take turns, so that none loses what another has written.
 * @param {(record: PuzzleRecord) => PuzzleRecord} change @returns {Promise<Kept>}
 */
export async function changePuzzles(change) {
  /** @type {Kept | null} */
  let kept = null;
  const run = () => {
    kept = changeNow(change);
  };
  // An origin that may not lock may not store either.
  await navigator.locks?.request(PUZZLES, run).catch(() => {});
  kept ??= changeNow(change);
  if (kept === 'kept') notify();
  return kept;
}

/** @param {(record: PuzzleRecord) => PuzzleRecord} change @returns {Kept} */
function changeNow(change) {
  const record = readPuzzles();
  if (!record) return 'unreadable';
  const next = change(record);
  return next === record || write(PUZZLES, recordText(next)) ? 'kept' : 'notSaved';
}

/** Deletes the record. */
export function deletePuzzles() {
  drop(PUZZLES);
  notify();
}
