/** The nodes of a search: the history of each, the moves that lead to it, and the names of moves. Pure. */
import { INFINITY, STATES, kindInWindow, kindOfEntry } from './search-states.ts';
import { squareOf } from './classic-answers.ts';
import type { LegalMove } from '../../board/state.ts';
import type { Bounds, Candidate, FromTo, Kind, Stop, Transition, TriedMove } from './search-states.ts';

/** The bits of a piece's role, and the rows where pawns promote. */
const [ROLE, FIRST_ROW, LAST_ROW] = [7, 0x00, 0x70];

/** The letters of the pieces by role; a pawn has none. */
const LETTERS = ['', '', '', 'N', 'K', 'B', 'R', 'Q'];

/**
 * A reply that was tried. Scores are from the view of the side to move after it.
 *
 * - `node`: its number; null if the table answered at once. `nodes`: the number of positions searched, null until it is left.
 * - `score`: null until it is known.
 */
export interface Try extends TriedMove {
  window: Bounds;
  depth: number;
  node: number | null;
  nodes: number | null;
  score: number | null;
  kind: Kind | null;
  /** Whether it is the best move of the previous iteration, which is tried first. */
  isFirst: boolean;
}

/**
 * - `ending`: `cut`, the remaining replies are not tried; `king`, the king of the side that has just moved can be captured;
 *   `mate`, checkmate or stalemate; `all`, every reply was tried. Null while the iteration is running.
 */
export interface Iteration {
  depth: number;
  tries: Try[];
  /** The best score so far, for the side to move. */
  best: number;
  bestMove: FromTo | null;
  ending: 'all' | 'cut' | 'king' | 'mate' | null;
}

/** `score` is the score of the node, null until it is left. */
export type NodeHistory = { iterations: Iteration[]; score: number | null };

/**
 * The history of a node: its iterations, and the replies tried in each with their results.
 *
 * @param level The level of the node.
 */
export function historyOf(transitions: readonly Transition[], level: number): NodeHistory {
  const history: NodeHistory = { iterations: [], score: null };
  /** The current reply, or the test whether the king is attacked. */
  let reply: Try | null = null;
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
      Object.assign(reply, { score: transition.score, kind: kindOfEntry(transition.entry) });
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

const tryOf = ({ call, candidate, reply }: Transition): Try => ({
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

function followReply(reply: Try, { state, node, score }: Transition) {
  if (state === STATES.enter) reply.node = node;
  else if (reply.node !== null)
    Object.assign(reply, { score, nodes: node - reply.node + 1, kind: kindInWindow(score, reply.window) });
}

function endingOf({ next, call, candidate }: Transition) {
  if (next === STATES.probe) return 'mate';
  if (candidate.best >= INFINITY) return 'king';
  return candidate.best >= call.beta ? 'cut' : 'all';
}

/**
 * The most instructive iteration of a node: the one in which a reply was searched, or else the last one.
 *
 * @param child The node of the reply.
 */
export const iterationWith = ({ iterations }: NodeHistory, child?: number) =>
  iterations.find(({ tries }) => child !== undefined && tries.some(({ node }) => node === child)) ??
  iterations.at(-1) ??
  null;

/**
 * The most instructive node for a first look at a search: in the last iteration of the root, the legal reply that was cut
 * off by the largest margin; the root if there is none.
 */
export function mostInstructive({ iterations }: NodeHistory, isLegal: (move: Try) => boolean) {
  const margin = ({ score, window }: Try) => Math.min(Number(score), INFINITY / 4) - window.beta;
  const cut = (iterations.filter(({ ending }) => ending !== null).at(-1)?.tries ?? []).filter(
    (one) => one.kind === 'least' && Number(one.nodes) > 1 && Number(one.score) < INFINITY - 1 && isLegal(one),
  );
  return cut.sort((one, other) => margin(other) - margin(one))[0]?.node ?? 1;
}

/** A move in UCI notation without a promotion. */
export const uciOf = ({ from, to }: FromTo) => `${squareOf(from)}${squareOf(to & 0x77)}`;

/** A move in UCI notation; a promotion is to a queen. */
export function moveOf({ piece, from, to }: Pick<Candidate, 'piece' | 'from' | 'to'>) {
  const isPawn = (piece & ROLE) === 1 || (piece & ROLE) === 2;
  return `${uciOf({ from, to })}${isPawn && [FIRST_ROW, LAST_ROW].includes(to & 0x70) ? 'q' : ''}`;
}

/** Whether a node is a null move, which tests whether a king without legal moves is attacked. */
export const isTest = (stops: readonly Stop[], level: number) =>
  level > 0 &&
  stops[level].call.keyIndex === stops[level - 1].call.keyIndex &&
  stops[level].call.keyLock === stops[level - 1].call.keyLock;

/** The moves from the root to a node, up to the first null move; `isOpen` is true of the levels before that move. */
export function pathOf(stops: readonly Stop[]): { moves: string[]; isOpen: boolean[] } {
  const end = stops.findIndex((_, level) => isTest(stops, level));
  const length = end < 0 ? stops.length : end;
  return {
    moves: stops.slice(0, length - 1).map(({ candidate }) => moveOf(candidate)),
    isOpen: stops.map((_, level) => level < length),
  };
}

/** The legal move with the squares of a reply; a promotion is to a queen. */
export const legalMoveOf = (legal: readonly LegalMove[] | null, move: FromTo) =>
  legal?.find(({ uci }) => uci === uciOf(move) || uci === `${uciOf(move)}q`) ?? null;

/** The name of a move: in SAN if it is legal, or else its squares. */
export function nameOf(legal: readonly LegalMove[] | null, move: TriedMove) {
  const { from, to, piece, captured } = move;
  const squares = uciOf({ from, to });
  return (
    legalMoveOf(legal, move)?.san ??
    `${LETTERS[piece & 7]}${squares.slice(0, 2)}${captured ? '×' : '–'}${squares.slice(2)}`
  );
}
