// @ts-check
/**
 * A search as a sequence of states, with the board at each of them, the executed lines of each function, and the
 * description of what it did. Pure; the rows come from the worker.
 *
 * @import { Stop, Transition } from '../search-states.js'
 */
import { DUMMY, OFF_BOARD, hexOf, pieceName, signed, squareOf } from '../classic-answers.js';
import { INFINITY, kindInWindow } from '../search-states.js';
import { listing as texts } from '../../../texts/en/figures/listing.js';
import { countText } from '../../../texts/number.js';
import { scoreText, sideOf } from '../score.js';

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

/** @type {Record<Name, (turn: Turn) => string>} */
const DESCRIPTIONS = {
  probe({ next, transition: { entry } }) {
    if (next === 'Answer') return texts.descriptions.probe.known;
    return entry.held ? texts.descriptions.probe.shallow : texts.descriptions.probe.unknown;
  },
  enter: ({ transition: { call } }) =>
    texts.descriptions.enter({
      side: sideOf(call.side),
      depth: String(call.depth),
      window: windowText(call),
    }),
  deepen(turn) {
    const { iteration, depth } = turn.transition.call;
    if (turn.next === 'Leave') return texts.descriptions.deepen.ends;
    return texts.descriptions.deepen.goesOn({
      iteration: String(iteration),
      depth: isRoot(turn) ? '∞' : String(depth),
    });
  },
  next_piece({ next, transition: { candidate } }) {
    if (next === 'Close') return texts.descriptions.next_piece.ends;
    return texts.descriptions.next_piece.goesOn({
      piece: pieceName(candidate.piece),
      square: String(squareOf(candidate.from)),
    });
  },
  next_direction({ next, transition: { candidate } }) {
    const index = String(candidate.index);
    return next === 'Piece'
      ? texts.descriptions.next_direction.ends({ index })
      : texts.descriptions.next_direction.goesOn({ index, step: signed(candidate.step) });
  },
  begin_ray: ({ transition: { candidate } }) =>
    texts.descriptions.begin_ray({ square: String(squareOf(candidate.from)) }),
  step: describeStep,
  try_move: ({ transition: { candidate, reply } }) =>
    texts.descriptions.try_move({
      move: moveOf(candidate),
      eval: signed(reply.eval),
      window: windowText(reply),
    }),
  update_best({ next, transition: { candidate, call, score } }) {
    const fields = { move: moveOf(candidate), score: scoreText(score), best: scoreText(candidate.best) };
    if (next === 'Store') return texts.descriptions.update_best.stalemate(fields);
    if (next === 'Ray') return texts.descriptions.update_best.first(fields);
    const isBest = candidate.from === call.bestFrom && candidate.to === (call.bestTo & ~OFF_BOARD);
    return isBest ? texts.descriptions.update_best.better(fields) : texts.descriptions.update_best.worse(fields);
  },
  extend({ next, transition: { candidate } }) {
    const fields = { piece: pieceName(candidate.piece), square: String(squareOf(candidate.to)) };
    const { slides, once, ends } = texts.descriptions.extend;
    if (next === 'Direction') return ends(fields);
    return (candidate.rookTo === DUMMY ? slides : once)(fields);
  },
  close: ({ next, transition: { candidate } }) =>
    next === 'Probe'
      ? texts.descriptions.close.mated
      : texts.descriptions.close.stores({ best: scoreText(candidate.best) }),
  store: ({ transition: { call, candidate } }) =>
    texts.descriptions.store({
      best: scoreText(candidate.best),
      kind: texts.kinds[kindInWindow(candidate.best, /** @type {any} */ (call))],
      move:
        call.bestFrom === (call.bestTo & ~OFF_BOARD)
          ? texts.nothing
          : moveOf({ from: call.bestFrom, to: call.bestTo & ~OFF_BOARD }),
    }),
  leave: ({ transition: { call, score } }) =>
    texts.descriptions.leave({ score: scoreText(score), side: sideOf(call.side) }),
};

/** Patterns of the names of squares, pieces and keys. */
const [SQUARE, PIECE, KEY] = [/(from|to|square|start)$/, /^piece|^captured/, /^key/];

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

/** @param {Record<string, number>} candidate */
const moveOf = ({ from, to }) => `${squareOf(from)}–${squareOf(to)}`;

/**
 * The window of a call.
 * @param {Record<string, number>} call
 */
const windowText = ({ alpha, beta }) => texts.window({ low: endText(alpha), high: endText(beta) });

/** @param {number} end */
const endText = (end) => (Math.abs(end) >= INFINITY - 1 ? texts.endless(end > 0) : scoreText(end));

/** Whether a call is that of the root, which has no depth of its own. @param {Turn} turn */
const isRoot = ({ transition }) => transition.level === 0;

/** @param {Turn} turn */
function describeStep({ next, transition: { call, candidate } }) {
  const square = squareOf(candidate.to) ?? '';
  const fields = {
    square,
    move: moveOf(candidate),
    iteration: String(call.iteration),
    remaining: String(candidate.remaining),
  };
  const { edge, own, pawn, cutoff, king, shallow, tried } = texts.descriptions.step;
  if (next === 'Extend') return shallow(fields);
  if (next === 'Try') return tried(fields);
  if (next === 'Close')
    return candidate.best >= INFINITY ? king : cutoff({ best: scoreText(candidate.best), beta: scoreText(call.beta) });
  if (candidate.to & OFF_BOARD) return edge({ code: hexOf(candidate.to) });
  const piece = candidate.captured ? pieceName(candidate.captured) : texts.nothing;
  return candidate.captured & call.side ? own({ ...fields, piece }) : pawn({ ...fields, piece });
}

/**
 * Describes the place in the search, and what was done there.
 * @param {Turn | undefined} turn
 */
export function describe(turn) {
  if (!turn) return texts.none;
  const node = countText('en', turn.node);
  const path = turn.path.map((move) => move.replace(/(..)(..)/, '$1–$2'));
  const where = path.length === 0 ? texts.root({ node }) : texts.where({ node, path: path.join(', ') });
  return `${where} ${DESCRIPTIONS[turn.name](turn)}`;
}

/**
 * The current value of a name as text; null if it is not a variable of the current node.
 * @param {Turn} turn
 * @param {string} name The name in the source.
 */
export function valueOf({ transition }, name) {
  const key = name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  const value = name === 'nodes' ? transition.node : (transition.call[key] ?? transition.candidate[key]);
  if (value === undefined) return null;
  if (SQUARE.test(name)) return squareText(value);
  if (PIECE.test(name)) return value ? `${value} ${pieceName(value)}` : '0';
  return KEY.test(name) ? hexOf(value >>> 0) : String(value).replace('-', '−');
}

/** @param {number} code */
function squareText(code) {
  const byte = code & 0xff;
  const square = squareOf(byte & ~OFF_BOARD);
  return byte & OFF_BOARD ? hexOf(byte) : `${hexOf(byte)} ${square}`;
}
