// @ts-check
/**
 * Scores in the comments of a PGN, such as `[%eval -1.25]` or `[%eval #3]`. Pure.
 *
 * @import { Score } from '../tree/move-tree.js'
 */

/** A command with a sign, pawns or moves, and the depth, which is ignored. */
const COMMAND = /\s*\[%eval (#?)([+-]?)(\d{1,4}(?:\.\d+)?)(?:,\d+)?\]/;

/**
 * The score in a comment, and the comment without it.
 * @param {string} comment @returns {{ score: Score | null, comment: string }}
 */
export function scoreIn(comment) {
  const [command, mate, sign, digits] = COMMAND.exec(comment) ?? [];
  const value = Number(`${sign}${digits}`);
  if (command === undefined || (mate && !(Number.isInteger(value) && value !== 0))) return { score: null, comment };
  const score = mate ? { cp: null, mate: value } : { cp: Math.round(100 * value), mate: null };
  return { score, comment: comment.replace(command, '').trim() };
}

/**
 * The command for a score.
 * @param {Score} score
 */
export const scoreCommand = ({ cp, mate }) => `[%eval ${mate === null ? ((cp ?? 0) / 100).toFixed(2) : `#${mate}`}]`;
