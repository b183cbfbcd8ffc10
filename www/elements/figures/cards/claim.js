// @ts-check
/**
 * The reader's claim that a branch is best, judged by the turned cards. Pure.
 *
 * @import { Branch, Branches } from './values.js'
 */
import { lowest } from './alpha-beta.js';

/**
 * The answer to a claim.
 *
 * - `better`: the branch that may be better; null if the claim is proved.
 * - `low`, `high`: the values of the face-down cards of the claimed and of the better branch that would refute it; null
 *   if those cards need none.
 *
 * @typedef {{ claimed: string, better: string | null, low: number | null, high: number | null }} Verdict
 */

/** The values of imagined cards, unless turned cards need more extreme ones. */
const [LOW, HIGH] = [0, 9];

/**
 * The turned cards of a branch: their lowest value, `Infinity` if there are none, and whether all cards are turned.
 * @param {Branch} branch @param {ReadonlySet<string>} turned
 */
export function shownOf({ name, cards }, turned) {
  const shown = cards.filter(({ key }) => turned.has(key));
  return { name, least: lowest(shown), isComplete: shown.length === cards.length };
}

/**
 * Judges a claim. It is proved if all cards of the branch are turned and every other branch shows a card that is not
 * higher than its lowest.
 * @param {Branches} branches @param {ReadonlySet<string>} turned @param {string} claimed The name of a branch.
 * @returns {Verdict}
 */
export function judge(branches, turned, claimed) {
  const all = branches.map((branch) => shownOf(branch, turned));
  const [own] = all.filter(({ name }) => name === claimed);
  const rivals = all.filter(({ name }) => name !== claimed).sort((a, b) => (a.least < b.least ? 1 : -1));
  const rival = rivals.find(({ isComplete, least }) => isComplete && least > own.least) ?? rivals[0];
  const isHigher = rival.least > own.least;
  if (own.isComplete && !isHigher) return { claimed, better: null, low: null, high: null };
  const isUnknown = rival.least === Infinity;
  const needsLow = !isHigher || own.least === Infinity;
  const low = needsLow ? Math.min(LOW, (isUnknown ? HIGH : rival.least) - 1) : null;
  const floor = low ?? own.least;
  return { claimed, better: rival.name, low, high: rival.isComplete ? null : Math.max(HIGH, floor + 1) };
}

/**
 * The imagined values of face-down cards, by their keys.
 * @param {Branches} branches @param {ReadonlySet<string>} turned @param {Verdict | null} verdict @returns {Map<string, number>}
 */
export function imaginedValues(branches, turned, verdict) {
  /** @type {Map<string, number>} */
  const values = new Map();
  for (const { name, cards } of verdict?.better ? branches : []) {
    const value = name === verdict?.claimed ? verdict.low : name === verdict?.better ? verdict.high : null;
    for (const { key } of cards) if (value !== null && !turned.has(key)) values.set(key, value);
  }
  return values;
}

/**
 * The window after the turned cards: what White already has in another, fully turned branch, and Black in this one.
 * @param {Branches} branches @param {ReadonlySet<string>} turned @param {string | null} current The name of the branch.
 * @returns {{ alpha: number | null, beta: number | null }}
 */
export function windowAfter(branches, turned, current) {
  const all = branches.map((branch) => shownOf(branch, turned));
  const alpha = Math.max(
    ...all.filter(({ name, isComplete }) => isComplete && name !== current).map(({ least }) => least),
  );
  const beta = all.find(({ name }) => name === current)?.least ?? Infinity;
  return { alpha: Number.isFinite(alpha) ? alpha : null, beta: Number.isFinite(beta) ? beta : null };
}
