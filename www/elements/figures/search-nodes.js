// @ts-check
/**
 * The nodes of a search: the history of each, the moves that lead to it, and the names of moves. Pure.
 *
 * @import { LegalMove } from '../../board/state.js'
 * @import { Kind, Stop, Transition } from './search-states.js'
 */
import { INFINITY, STATES, kindInWindow, kindOfEntry } from './search-states.js';
import { squareOf } from './classic-answers.js';

/** The bits of a piece's role, and the rows where pawns promote. */
const [ROLE, FIRST_ROW, LAST_ROW] = [7, 0x00, 0x70];

/** The letters of the pieces by role; a pawn has none. */
const LETTERS = ['', '', '', 'N', 'K', 'B', 'R', 'Q'];

/**
 * A reply that was tried. Scores are from the view of the side to move after it.
 *
 * - `node`: its number; null if the table answered at once. `nodes`: the number of positions searched, null until it is left.
 * - `score`: null until it is known.
 *
 * @typedef {object} Try
 * @property {number} from A square's code.
 * @property {number} to
 * @property {number} piece
 * @property {number} captured
 * @property {{ alpha: number, beta: number }} window
 * @property {number} depth
 * @property {number | null} node
 * @property {number | null} nodes
 * @property {number | null} score
 * @property {Kind | null} kind
 * @property {boolean} isFirst Whether it is the best move of the previous iteration, which is tried first.
 */

/**
 * - `ending`: `cut`, the remaining replies are not tried; `king`, the king of the side that has just moved can be captured;
 *   `mate`, checkmate or stalemate; `all`, every reply was tried. Null while the iteration is running.
 *
 * @typedef {object} Iteration
 * @property {number} depth
 * @property {Try[]} tries
 * @property {number} best The best score so far, for the side to move.
 * @property {{ from: number, to: number } | null} bestMove
 * @property {'all' | 'cut' | 'king' | 'mate' | null} ending
 */

/** `score` is the score of the node, null until it is left. @typedef {{ iterations: Iteration[], score: number | null }} NodeHistory */

/**
 * The history of a node: its iterations, and the replies tried in each with their results.
 * @param {readonly Transition[]} transitions
 * @param {number} level The level of the node.
 * @returns {NodeHistory}
 */
export function historyOf(transitions, level) {
  /** @type {NodeHistory} */
  const history = { iterations: [], score: null };
  /** The current reply, or the test whether the king is attacked. @type {Try | null} */
  let reply = null;
  for (const transition of transitions) {
    const iteration = history.iterations.at(-1);
    if (transition.level > level) {
      if (reply) followReply(reply, transition);
    } else if (transition.state === STATES.deepen && transition.next !== STATES.leave) {
      history.iterations.push({
        depth: transition.call.iteration,
        tries: [],
        best: transition.candidate.best,
        bestMove: null,
        ending: null,
      });
    } else if (transition.state === STATES.tried && iteration) {
      reply = tryOf(transition);
      iteration.tries.push(reply);
    } else if (transition.state === STATES.probe && reply && transition.next === STATES.answer) {
      Object.assign(reply, { score: transition.score, kind: kindOfEntry(/** @type {any} */ (transition.entry)) });
    } else if (transition.state === STATES.close && iteration) {
      reply = null;
      Object.assign(iteration, { best: transition.candidate.best, ending: endingOf(transition) });
    } else if (transition.state === STATES.store && iteration) {
      iteration.best = transition.candidate.best;
      if (iteration.tries.length > 0 && iteration.ending !== 'king')
        iteration.bestMove = { from: transition.call.bestFrom & 0x77, to: transition.call.bestTo & 0x77 };
    } else if (transition.state === STATES.leave) history.score = transition.score;
  }
  return history;
}

/** @param {Transition} transition @returns {Try} */
const tryOf = ({ call, candidate, reply }) => ({
  from: candidate.from,
  to: candidate.to,
  piece: candidate.piece,
  captured: candidate.captured,
  window: { alpha: reply.alpha, beta: reply.beta },
  depth: reply.depth,
  node: null,
  nodes: null,
  score: null,
  kind: null,
  isFirst: (call.bestTo & 8) !== 0,
});

/** @param {Try} reply @param {Transition} transition */
function followReply(reply, { state, node, score }) {
  if (state === STATES.enter) reply.node = node;
  else if (reply.node !== null)
    Object.assign(reply, { score, nodes: node - reply.node + 1, kind: kindInWindow(score, reply.window) });
}

/** @param {Transition} transition */
function endingOf({ next, call, candidate }) {
  if (next === STATES.probe) return 'mate';
  if (candidate.best >= INFINITY) return 'king';
  return candidate.best >= call.beta ? 'cut' : 'all';
}

/**
 * The most instructive iteration of a node: the one in which a reply was searched, or else the last one.
 * @param {NodeHistory} history
 * @param {number} [child] The node of the reply.
 */
export const iterationWith = ({ iterations }, child) =>
  iterations.find(({ tries }) => child !== undefined && tries.some(({ node }) => node === child)) ??
  iterations.at(-1) ??
  null;

/**
 * The most instructive node for a first look at a search: in the last iteration of the root, the legal reply that was cut
 * off by the largest margin; the root if there is none.
 * @param {NodeHistory} root @param {(move: Try) => boolean} isLegal
 */
export function mostInstructive({ iterations }, isLegal) {
  const margin = (/** @type {Try} */ { score, window }) => Math.min(Number(score), INFINITY / 4) - window.beta;
  const cut = (iterations.filter(({ ending }) => ending !== null).at(-1)?.tries ?? []).filter(
    (one) => one.kind === 'least' && Number(one.nodes) > 1 && Number(one.score) < INFINITY - 1 && isLegal(one),
  );
  return cut.sort((one, other) => margin(other) - margin(one))[0]?.node ?? 1;
}

/**
 * A move in UCI notation without a promotion.
 * @param {{ from: number, to: number }} move
 */
export const uciOf = ({ from, to }) => `${squareOf(from)}${squareOf(to & 0x77)}`;

/**
 * A move in UCI notation; a promotion is to a queen.
 * @param {Record<string, number>} candidate
 */
export function moveOf({ piece, from, to }) {
  const isPawn = (piece & ROLE) === 1 || (piece & ROLE) === 2;
  return `${uciOf({ from, to })}${isPawn && [FIRST_ROW, LAST_ROW].includes(to & 0x70) ? 'q' : ''}`;
}

/**
 * Whether a node is a null move, which tests whether a king without legal moves is attacked.
 * @param {readonly Stop[]} stops @param {number} level
 */
export const isTest = (stops, level) =>
  level > 0 &&
  stops[level].call.keyIndex === stops[level - 1].call.keyIndex &&
  stops[level].call.keyLock === stops[level - 1].call.keyLock;

/**
 * The moves from the root to a node, up to the first null move; `isOpen` is true of the levels before that move.
 * @param {readonly Stop[]} stops @returns {{ moves: string[], isOpen: boolean[] }}
 */
export function pathOf(stops) {
  const end = stops.findIndex((_, level) => isTest(stops, level));
  const length = end < 0 ? stops.length : end;
  return {
    moves: stops.slice(0, length - 1).map(({ candidate }) => moveOf(candidate)),
    isOpen: stops.map((_, level) => level < length),
  };
}

/**
 * The legal move with the squares of a reply; a promotion is to a queen.
 * @param {readonly LegalMove[] | null} legal @param {{ from: number, to: number }} move
 */
export const legalMoveOf = (legal, move) =>
  legal?.find(({ uci }) => uci === uciOf(move) || uci === `${uciOf(move)}q`) ?? null;

/**
 * The name of a move: in SAN if it is legal, or else its squares.
 * @param {readonly LegalMove[] | null} legal
 * @param {{ from: number, to: number, piece: number, captured: number }} move
 */
export function nameOf(legal, move) {
  const { from, to, piece, captured } = move;
  const squares = uciOf({ from, to });
  return (
    legalMoveOf(legal, move)?.san ??
    `${LETTERS[piece & 7]}${squares.slice(0, 2)}${captured ? '×' : '–'}${squares.slice(2)}`
  );
}
