/** The worker's trace of a search: the states of each node, row by row, with names for the columns. Pure. */
import { named } from './classic-answers.ts';

/** The numbers of the states. */
export const STATES = Object.freeze({
  probe: 0,
  enter: 1,
  deepen: 2,
  tried: 8,
  answer: 9,
  close: 11,
  store: 12,
  leave: 14,
});

/** The set of states, as a question encodes it. */
export const setOf = (...names: (keyof typeof STATES)[]) => names.reduce((set, name) => set | (1 << STATES[name]), 0);

/**
 * The status in an answer's first row: the search continues, has reached the goal, ended before it, or has filled the record.
 */
export const STATUS = Object.freeze({ underway: 0, reached: 1, over: 2, full: 3 });

/** Scores beyond the first are mates. The second is the end of an open window and the score of capturing the king. */
export const [MATE, INFINITY] = [2000, 8000];

const HEAD = Object.freeze(['state', 'next', 'node', 'level', 'score'] as const);
const CALL = Object.freeze([
  'side',
  'alpha',
  'beta',
  'eval',
  'depth',
  'iteration',
  'bestFrom',
  'bestTo',
  'previousTo',
  'epSquare',
  'slot',
  'keyIndex',
  'keyLock',
] as const);
const CANDIDATE = Object.freeze([
  'best',
  'scanStart',
  'piece',
  'arrives',
  'captured',
  'from',
  'to',
  'captureSquare',
  'rookTo',
  'rookFrom',
  'index',
  'step',
  'gain',
  'remaining',
] as const);
const ENTRY = Object.freeze(['held', 'score', 'from', 'to', 'depth'] as const);

/** Requests all parts of a row. */
export const ALL_PARTS = 15;

/** The call of a node. */
export type Call = Record<(typeof CALL)[number], number>;

/** The move that a node is trying, and the best score so far. */
export type Candidate = Record<(typeof CANDIDATE)[number], number>;

/** The squares of a move, as codes. */
export type FromTo = Pick<Candidate, 'from' | 'to'>;

/** A move that is tried, legal or not. */
export type TriedMove = Pick<Candidate, 'from' | 'to' | 'piece' | 'captured'>;

/** The bounds of a search, for the side to move. */
export type Bounds = Pick<Call, 'alpha' | 'beta'>;

/** An entry of the table. */
export type Entry = Record<(typeof ENTRY)[number], number>;

/** A row: the state, the next state, the nodes so far, the level, the score. `reply` is used in Try and Probe. */
export interface Transition {
  state: number;
  next: number;
  node: number;
  level: number;
  score: number;
  call: Call;
  candidate: Candidate;
  reply: Call;
  entry: Entry;
}

/** @param row A row with all parts. */
export function transitionOf(row: readonly number[]): Transition {
  const { state, next, node, level, score } = named(row, HEAD);
  let start = HEAD.length;
  const part = <Name extends string>(names: readonly Name[]) => {
    start += names.length;
    return named(row.slice(start - names.length, start), names);
  };
  return {
    state,
    next,
    node,
    level,
    score,
    call: part(CALL),
    candidate: part(CANDIDATE),
    reply: part(CALL),
    entry: part(ENTRY),
  };
}

/** A node on the path to another: its number, its call, and the current move. */
export type Stop = { node: number; call: Call; candidate: Candidate; entry: Entry };

/** Reads a row of the answer to `node`, which has one for each node from the root onwards. */
export function stopOf(row: readonly number[]): Stop {
  const [candidate, entry] = [CALL.length, CALL.length + CANDIDATE.length];
  return {
    call: named(row, CALL),
    candidate: named(row.slice(candidate), CANDIDATE),
    entry: named(row.slice(entry), ENTRY),
    node: row[entry + ENTRY.length],
  };
}

/**
 * Bits of an entry's `from`, set if the stored score is a lower bound or an upper bound; both are set if it is exact.
 */
const [AT_LEAST, AT_MOST] = [8, 128];

/** The kind of a score for the side to move: exact, a lower bound or an upper bound. */
export type Kind = 'exact' | 'least' | 'most';

/** The kind of a score in the table. */
export const kindOfEntry = ({ from }: Pick<Entry, 'from'>): Kind =>
  !(from & AT_MOST) ? 'least' : from & AT_LEAST ? 'exact' : 'most';

/** The kind of a score returned by a search with a window. */
export const kindInWindow = (score: number, { alpha, beta }: Bounds): Kind =>
  score >= beta ? 'least' : score <= alpha ? 'most' : 'exact';
