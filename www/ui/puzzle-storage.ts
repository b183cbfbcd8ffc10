/** The player's puzzles in the browser's storage. */
import { NO_PUZZLES, parsePuzzles, recordText } from '../game/training/puzzle-record.ts';
import { dayOf } from '../game/training/schedule.ts';
import { callListener } from '../engine/error.ts';
import { PUZZLES, drop, read, write } from './local-storage.ts';
import type { PuzzleRecord } from '../game/training/puzzle-record.ts';

/**
 * What became of a change: it was kept, the record cannot be read and was left alone, or the storage is full or blocked.
 */
export type Kept = 'kept' | 'unreadable' | 'notSaved';

/** Called after a change, also one by another tab. */
const listeners: Set<() => void> = new Set();

export function whenPuzzlesChange(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', ({ key }) => key === PUZZLES && notify());
  listeners.add(listener);
}

const notify = () => listeners.forEach(callListener);

/** Today, by the player's clock. */
export const today = () => dayOf(new Date());

/** The record, also that of a player without puzzles; null if it is damaged or from another version of the page. */
export function readPuzzles(): PuzzleRecord | null {
  const text = read(PUZZLES);
  return text === null ? NO_PUZZLES : parsePuzzles(text);
}

/** Changes the record. Tabs take turns, so that none loses what another has written. */
export async function changePuzzles(change: (record: PuzzleRecord) => PuzzleRecord): Promise<Kept> {
  let kept: Kept | null = null;
  const run = () => {
    kept = changeNow(change);
  };
  // An origin that may not lock may not store either.
  await navigator.locks?.request(PUZZLES, run).catch(() => {});
  kept ??= changeNow(change);
  if (kept === 'kept') notify();
  return kept;
}

function changeNow(change: (record: PuzzleRecord) => PuzzleRecord): Kept {
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
