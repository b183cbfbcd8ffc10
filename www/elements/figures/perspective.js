// @ts-check
/**
 * Scores, and what they mean, as the side sees them that is to move at the root: so they can be compared on all levels. Pure.
 *
 * @import { Kind } from './search-states.js'
 */

/** Between which scores something matters. @typedef {{ low: number, high: number }} Window */

/** The sign of a score at a level, for the root's side. @param {number} level */
export const signAt = (level) => (level % 2 === 0 ? 1 : -1);

/**
 * A window for the root's side.
 *
 * @param {{ alpha: number, beta: number }} window
 * @param {number} level Of the side whose window it is.
 * @returns {Window}
 */
export const windowAt = ({ alpha, beta }, level) => (signAt(level) > 0 ? { low: alpha, high: beta } : { low: -beta, high: -alpha });

/**
 * What a score means for the root's side.
 *
 * @param {Kind | null} kind
 * @param {number} level
 * @returns {Kind | null}
 */
export function kindAt(kind, level) {
  if (kind === null || kind === 'exact' || signAt(level) > 0) return kind;
  return kind === 'least' ? 'most' : 'least';
}
