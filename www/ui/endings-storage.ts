/** The solved endings in the browser's storage. */
import { NONE_SOLVED, parseRecord, recordText, withSolution } from '../game/training/endings-record.ts';
import { read, write } from './local-storage.ts';
import type { EndingsRecord } from '../game/training/endings-record.ts';

const KEY = 'micro-max:endings';

/** The record, also that of a player who has solved none; null if it is damaged or from another version of the page. */
export function readSolved(): EndingsRecord | null {
  const text = read(KEY);
  return text === null ? NONE_SOLVED : parseRecord(text);
}

/** Keeps a solution, unless there is one with as few moves. */
export function keepSolution(key: string, moves: number): 'kept' | 'unreadable' | 'notSaved' {
  const record = readSolved();
  if (!record) return 'unreadable';
  const next = withSolution(record, key, moves);
  return next === record || write(KEY, recordText(next)) ? 'kept' : 'notSaved';
}
