// @ts-check
/**
 * Scores and their kinds from the view of the side to move at the root, so that all levels can be compared. Pure.
 *
 * @import { Kind } from './search-states.js'
 */

/** A search window. @typedef {{ low: number, high: number }} Window */

/** The sign that converts a score at a level to the root's side. @param {number} level */
export const signAt = (level) => (level % 2 === 0 ? 1 : -1);

/**
 * A window from the view of the root's side.
 * @param {{ alpha: number, beta: number }} window
 * @param {number} level The level of the side that the window belongs to.
 * @returns {Window}
 */
export const windowAt = ({ alpha, beta }, level) =>
  signAt(level) > 0 ? { low: alpha, high: beta } : { low: -beta, high: -alpha };

/**
 * The kind of a score from the view of the root's side.
 * @param {Kind | null} kind @param {number} level @returns {Kind | null}
 */
export function kindAt(kind, level) {
  if (kind === null || kind === 'exact' || signAt(level) > 0) return kind;
  return kind === 'least' ? 'most' : 'least';
}
