// @ts-check
/**
 * The executed lines of a function. A function of the search ends by returning the next state, which identifies its last
 * executed line. If several lines name the same state, the numbers of the transition decide between them. Pure.
 *
 * @import { Name, Turn } from './run.js'
 */
import { OFF_BOARD } from '../classic-answers.js';

/** The lowest types of sliding pieces and of pieces other than pawns. */
const [SLIDER, KNIGHT] = [5, 3];

/**
 * The number of lines above the executed one that name the same state.
 * @type {Partial<Record<Name, (turn: Turn) => number>>}
 */
const EARLIER = Object.freeze({
  // The first line is for a search without a table.
  probe: ({ next }) => (next === 'Enter' ? 1 : 0),
  step: ({ next, transition: { candidate } }) => (next === 'Direction' && !(candidate.to & OFF_BOARD) ? 1 : 0),
  extend({ next, transition: { candidate } }) {
    const type = candidate.piece & 7;
    if (next === 'Direction') return candidate.captured ? 0 : 1;
    return type >= SLIDER ? 0 : type < KNIGHT ? 1 : 2;
  },
});

/**
 * - `lit`: the line that returned the next state.
 * - `isReached`: whether each line was executed.
 *
 * @typedef {{ lit: number, isReached: boolean[] }} Ran
 */

/** @param {readonly string[]} lines @param {Turn} turn @returns {Ran} */
export function ranOf(lines, turn) {
  // When the root ends, the search ends, which the recorded next state does not show.
  const next = turn.name === 'leave' && turn.transition.level === 0 ? 'Done' : turn.next;
  const naming = [...lines.keys()].filter(
    (index) => index > 0 && new RegExp(`\\bState::${next}\\b`).test(lines[index]),
  );
  const lit = naming[EARLIER[turn.name]?.(turn) ?? 0] ?? naming.at(-1) ?? 0;
  const isReached = lines.map((_, index) => index <= lit || index === lines.length - 1);
  for (const [index, line] of lines.entries()) {
    if (index === 0 || index >= lit || !/\bState::[A-Z]/.test(line)) continue;
    for (let above = index; indentOf(lines[above]) >= indentOf(line); above -= 1) isReached[above] = false;
  }
  return { lit, isReached };
}

/** @param {string} line */
const indentOf = (line) => line.length - line.trimStart().length;
