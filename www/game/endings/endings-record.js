// @ts-check
/** The endings that the player has solved, and how they are kept. Pure. */

/** The fewest moves of the player by the keys of the positions. @typedef {Readonly<Record<string, number>>} EndingsRecord */

/** The record of a player who has solved none. @type {EndingsRecord} */
export const NONE_SOLVED = Object.freeze({});

/** The form of the record; a page refuses a form that it does not know. */
const VERSION = 1;

const MAX_MOVES = 9999;

/**
 * The record after a solution.
 * @param {EndingsRecord} record @param {string} key @param {number} moves @returns {EndingsRecord}
 */
export const withSolution = (record, key, moves) =>
  moves < (record[key] ?? Infinity) ? { ...record, [key]: moves } : record;

/** @param {EndingsRecord} solved */
export const recordText = (solved) => JSON.stringify({ version: VERSION, solved });

/**
 * A record from its text; null if it is damaged, or from another version of the page.
 * @param {string} text @returns {EndingsRecord | null}
 */
export function parseRecord(text) {
  /** @type {any} */
  let fields;
  try {
    fields = JSON.parse(text);
  } catch {
    return null;
  }
  if (fields?.version !== VERSION || typeof fields.solved !== 'object' || !fields.solved) return null;
  const entries = Object.entries(fields.solved);
  return entries.every(isSolution) ? Object.fromEntries(entries) : null;
}

/** @param {[string, any]} entry */
const isSolution = ([key, moves]) =>
  /^[a-z]+-\d{1,2}$/.test(key) && Number.isInteger(moves) && moves >= 0 && moves <= MAX_MOVES;
