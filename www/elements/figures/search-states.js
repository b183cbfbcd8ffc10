// @ts-check
/**
 * The worker's trace of a search: the states of each node, row by row, with names for the columns. Pure.
 */
import { named } from './classic-answers.js';

/** The numbers of the states. */
export const STATES = Object.freeze({
  probe: 0, enter: 1, deepen: 2, tried: 8, answer: 9, close: 11, store: 12, leave: 14,
});

/**
 * States as the set that a question wants.
 *
 * @param {...keyof typeof STATES} names
 */
export const setOf = (...names) => names.reduce((set, name) => set | 1 << STATES[name], 0);

/** What an answer's first row says: there are more nodes to search, it is there, the search was over before, the record is full. */
export const STATUS = Object.freeze({ underway: 0, reached: 1, over: 2, full: 3 });

/** Beyond this a score is a mate; a window that is open ends at the second, and a king that can be taken is worth it. */
export const [MATE, INFINITY] = [2000, 8000];

const HEAD = Object.freeze(['state', 'next', 'node', 'level', 'score']);
const CALL = Object.freeze([
  'side', 'alpha', 'beta', 'eval', 'depth', 'iteration', 'bestFrom', 'bestTo', 'previousTo', 'epSquare', 'slot', 'keyIndex', 'keyLock',
]);
const CANDIDATE = Object.freeze([
  'best', 'scanStart', 'piece', 'arrives', 'captured', 'from', 'to', 'captureSquare', 'rookTo', 'rookFrom', 'index', 'step', 'gain', 'remaining',
]);
const ENTRY = Object.freeze(['held', 'score', 'from', 'to', 'depth']);

/** All parts of a row are asked for. */
export const ALL_PARTS = 15;

/** A row: the state, what followed, the nodes so far, the level, the score; of Try and Probe the reply is of interest. @typedef {Record<string, number> & { call: Record<string, number>, candidate: Record<string, number>, reply: Record<string, number>, entry: Record<string, number> }} Transition */

/**
 * @param {readonly number[]} row With all parts.
 * @returns {Transition}
 */
export function transitionOf(row) {
  const parts = { call: CALL, candidate: CANDIDATE, reply: CALL, entry: ENTRY };
  /** @type {Record<string, any>} */
  const transition = named(row, HEAD);
  let start = HEAD.length;
  for (const [part, names] of Object.entries(parts)) {
    transition[part] = named(row.slice(start, start + names.length), names);
    start += names.length;
  }
  return /** @type {Transition} */ (transition);
}

/** A node on the path to another: its number, its call, and the current move. @typedef {{ node: number, call: Record<string, number>, candidate: Record<string, number>, entry: Record<string, number> }} Stop */

/**
 * What the question `node` answers of each node from the root on.
 *
 * @param {readonly number[]} row
 * @returns {Stop}
 */
export function stopOf(row) {
  const [candidate, entry] = [CALL.length, CALL.length + CANDIDATE.length];
  return {
    call: named(row, CALL),
    candidate: named(row.slice(candidate), CANDIDATE),
    entry: named(row.slice(entry), ENTRY),
    node: row[entry + ENTRY.length],
  };
}

/** Set in the square where a table's entry begins if its score is at least, or at most, what it says. */
const [AT_LEAST, AT_MOST] = [8, 128];

/** How a score is meant, for whoever is to move. @typedef {'exact' | 'least' | 'most'} Kind */

/**
 * What a score of the table means.
 *
 * @param {{ from: number }} entry
 * @returns {Kind}
 */
export const kindOfEntry = ({ from }) => (!(from & AT_MOST) ? 'least' : from & AT_LEAST ? 'exact' : 'most');

/**
 * What a score means that came out of a window.
 *
 * @param {number} score
 * @param {{ alpha: number, beta: number }} window
 * @returns {Kind}
 */
export const kindInWindow = (score, { alpha, beta }) => (score >= beta ? 'least' : score <= alpha ? 'most' : 'exact');
