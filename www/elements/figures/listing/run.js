// @ts-check
/**
 * A search as a sequence of states, with the board at each of them, and the executed lines of each function. Pure; the rows come from the worker.
 *
 * @import { Stop, Transition } from '../search-states.js'
 */
import { OFF_BOARD, squareOf } from '../classic-answers.js';
import { INFINITY } from '../search-states.js';

/** States by their numbers. */
export const STATES = Object.freeze(
  'Probe Enter Deepen Piece Direction Ray Step Recapture Try Answer Extend Close Store Report Leave Done'.split(' '),
);

/** The text for a level at which no move is made. */
export const NO_MOVE = '–';

/**
 * @typedef {'probe' | 'enter' | 'deepen' | 'next_piece' | 'next_direction'
 *   | 'begin_ray' | 'step' | 'try_move' | 'update_best' | 'extend' | 'close' | 'store' | 'leave'} Name
 */

/** The functions of the states, one for each. Quiescence search has no functions of its own here. */
const FUNCTIONS = Object.freeze(
  'probe enter deepen next_piece next_direction begin_ray step - try_move update_best extend close store - leave'.split(
    ' ',
  ),
);

/**
 * A call of a function: its node, the next state it returned, the resulting transition, the bytes of the board, and the
 * moves from the root to the node.
 *
 * @typedef {{ name: Name, node: number, next: string, transition: Transition, bytes: readonly number[], path: readonly string[] }} Turn
 */

/** A node on the current path: its number, its board, its call, and the move made from it. @typedef {{ node: number, bytes: readonly number[], call: Record<string, number>, candidate: Record<string, number> }} Level */

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

/**
 * Whether the second call is for the same position: without a move, to test whether the king is attacked.
 * @param {Record<string, number>} call @param {Record<string, number>} below
 */
const isSamePosition = (call, below) => call.keyIndex === below.keyIndex && call.keyLock === below.keyLock;

/**
 * The bytes after a move.
 * @param {readonly number[]} bytes @param {Record<string, number>} candidate
 */
export function written(bytes, { from, to, captureSquare, arrives, rookFrom, rookTo }) {
  const board = [...bytes];
  // In the order of the listing, because squares may coincide.
  board[rookFrom] = board[captureSquare] = board[from] = 0;
  if (!(rookFrom & 0x88)) board[rookTo] = bytes[rookFrom] & 31;
  board[to] = arrives;
  return board;
}

/**
 * The levels from the root to a node.
 * @param {readonly number[]} bytes The board at the root.
 * @param {readonly Stop[]} stops
 * @returns {Level[]}
 */
function levelsOf(bytes, stops) {
  /** @type {Level[]} */
  const levels = [];
  for (const { node, call, candidate } of stops) {
    const above = levels.at(-1);
    levels.push({ node, bytes: above ? next(above, call) : bytes, call, candidate });
  }
  return levels;
}

/** @param {Level} above @param {Record<string, number>} call */
const next = (above, call) => (isSamePosition(above.call, call) ? above.bytes : written(above.bytes, above.candidate));

/**
 * The turns from a node onwards.
 * @param {readonly number[]} bytes The board at the root.
 * @param {readonly Stop[]} stops The path from the root to the node.
 * @param {readonly Transition[]} transitions
 * @returns {Turn[]}
 */
export function turnsOf(bytes, stops, transitions) {
  const levels = levelsOf(bytes, stops);
  return transitions.map((transition) => {
    const { level, call, candidate } = transition;
    const above = levels[level - 1];
    if (STATES[transition.state] === 'Enter')
      levels.splice(level, Infinity, {
        node: transition.node,
        bytes: above ? next(above, call) : bytes,
        call,
        candidate,
      });
    levels.splice(level, Infinity, { ...levels[level], call, candidate });
    const path = levels
      .slice(0, level)
      .map((one, index) =>
        isSamePosition(one.call, levels[index + 1].call)
          ? NO_MOVE
          : `${squareOf(one.candidate.from)}${squareOf(one.candidate.to)}`,
      );
    return {
      name: /** @type {Name} */ (FUNCTIONS[transition.state]),
      node: levels[level].node,
      next: STATES[transition.next],
      transition,
      bytes: levels[level].bytes,
      path,
    };
  });
}

/**
 * The most instructive turn: the first one in which a searched move causes a cutoff, or else the first that tries a move.
 * @param {readonly Turn[]} turns
 */
export function mostInstructive(turns) {
  const found = [
    turns.findIndex(
      ({ name, next: after, transition }) =>
        name === 'step' &&
        after === 'Close' &&
        transition.candidate.best < INFINITY &&
        transition.candidate.best !== transition.call.eval,
    ),
    turns.findIndex(({ name }) => name === 'try_move'),
  ];
  return found.find((index) => index >= 0) ?? 0;
}

/**
 * The executed lines of a function. It ends by returning the next state, which identifies its last executed line. If several
 * lines name the same state, the numbers of the transition decide between them.
 * @param {readonly string[]} lines @param {Turn} turn @returns {Ran}
 */
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
