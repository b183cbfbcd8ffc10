/** The endings that the player has solved, and how they are kept. Pure. */
import { check, fieldsOf, isCount, parseVersioned } from '../saved/record-fields.ts';

/** The fewest moves of the player by the keys of the positions. */
export type EndingsRecord = Readonly<Record<string, number>>;

/** The record of a player who has solved none. */
export const NONE_SOLVED: EndingsRecord = Object.freeze({});

/** The form of the record; a page refuses a form that it does not know. */
const VERSION = 1;

const MAX_MOVES = 9999;

/** The record after a solution. */
export const withSolution = (record: EndingsRecord, key: string, moves: number): EndingsRecord =>
  moves < (record[key] ?? Infinity) ? { ...record, [key]: moves } : record;

export const recordText = (solved: EndingsRecord) => JSON.stringify({ version: VERSION, solved });

/** A record from its text; null if it is damaged, or from another version of the page. */
export const parseRecord = (text: string): EndingsRecord | null =>
  parseVersioned(text, VERSION, ({ solved }) => {
    const entries = Object.entries(fieldsOf(solved, 'list of endings'));
    check('list of endings', entries.every(isSolution));
    return Object.fromEntries(entries);
  });

const isSolution = (entry: [string, unknown]): entry is [string, number] =>
  /^[a-z]+-\d{1,2}$/.test(entry[0]) && isCount(entry[1], MAX_MOVES);
