// @ts-check
/** The endings that the player has solved, and how they are kept. Pure. */
import { check, fieldsOf, isCount, parseVersioned } from '../saved/record-fields.js';

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
export const parseRecord = (text) =>
  parseVersioned(text, VERSION, ({ solved }) => {
    const entries = Object.entries(fieldsOf(solved, 'list of endings'));
    check('list of endings', entries.every(isSolution));
    return Object.fromEntries(entries);
  });

/** @param {[string, any]} entry */
const isSolution = ([key, moves]) => /^[a-z]+-\d{1,2}$/.test(key) && isCount(moves, MAX_MOVES);
