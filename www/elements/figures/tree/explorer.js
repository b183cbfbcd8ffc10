// @ts-check
/**
 * The search as it is explored: a node, the path to it, and what happened at each node on that path. What was loaded for a
 * node is kept.
 *
 * @import { LegalMove } from '../../../board/state.js'
 * @import { EngineQueries } from '../figure-types.js'
 * @import { Transition, Stop } from '../search-states.js'
 * @import { NodeHistory } from '../node-history.js'
 */
import { ALL_PARTS, STATUS, transitionOf, setOf, stopOf } from '../search-states.js';
import { pathOf } from '../node-path.js';
import { historyOf } from '../node-history.js';

/** More nodes than any recorded search has. */
const BEYOND = 2 ** 21;

/** States of the node itself, and of the replies to it. */
const [OWN, REPLIES] = [setOf('deepen', 'tried', 'probe', 'answer', 'close', 'store', 'leave'), setOf('enter', 'leave')];

/** The approximate number of rows in an answer. */
const ROWS = 500;

/** The most requests for a node above the one that is shown. */
const MAX_REQUESTS = 3;

/** How many traces are kept. */
const MAX_TRACES = 200;

/** What happened at a node as far as it is known; `after` is where its trace continues. @typedef {{ transitions: Transition[], after: number, isOver: boolean, history: NodeHistory }} Trace */

/**
 * A node and the path to it: `moves` from the root, as far as they are legal. The legal moves at each node of the
 * path are in `legal`; null where the rules allow no move.
 *
 * @typedef {{ node: number, stops: Stop[], bytes: number[], moves: string[], legal: (LegalMove[] | null)[] }} View
 */

/** `isFull`: the search is longer than what is recorded. @typedef {{ search: number[], total: number, isFull: boolean, traces: Map<number, Trace>, view: View }} Tree */

/**
 * Runs a search to its end.
 *
 * @param {EngineQueries['ask']} ask
 * @param {number[]} search
 */
export async function totalOf(ask, search) {
  for (;;) {
    /** @type {{ rows: number[][] }} */
    const { rows: [[total, status]] } = await ask('stepTo', { search, ask: [BEYOND] });
    if (status !== STATUS.underway) return { total, isFull: status === STATUS.full };
  }
}

/**
 * @param {EngineQueries['ask']} ask
 * @param {number[]} search
 * @param {readonly string[]} played The subject's moves.
 * @param {number} node
 * @returns {Promise<View>}
 */
export async function viewOf(ask, search, played, node) {
  /** @type {number[][]} */
  let rows;
  do ({ rows } = await ask('node', { search, ask: [node] })); while (rows[0][1] === STATUS.underway);
  const [, bytes, ...frames] = rows;
  const stops = frames.map(stopOf);
  const { moves, isOpen } = pathOf(stops);
  const known = await Promise.all(stops.map((_, level) => (isOpen[level]
    ? ask('legal', { moves: [...played, ...moves.slice(0, level)] }).then(({ legal }) => legal, () => null)
    : null)));
  return { node, stops, bytes, moves, legal: known };
}

/**
 * Requests more of what happened at a node, and adds it to the tree's traces.
 *
 * @param {EngineQueries['ask']} ask
 * @param {Tree} tree
 * @param {number} node
 * @param {number} level
 * @returns {Promise<Trace>}
 */
async function loadTrace(ask, { search, traces }, node, level) {
  const known = traces.get(node) ?? { transitions: [], after: node, isOver: false, history: historyOf([], level) };
  if (!known.isOver) {
    /** @type {{ rows: number[][] }} */
    const { rows: [[at, status], ...rows] } = await ask('children', { search, ask: [known.after, level, level + 1, OWN, REPLIES, ALL_PARTS, ROWS] });
    known.transitions.push(...rows.map(transitionOf));
    Object.assign(known, { after: at + 1, isOver: status !== STATUS.underway, history: historyOf(known.transitions, level) });
  }
  // The most recently used is deleted last.
  traces.delete(node);
  traces.set(node, known);
  for (const oldest of traces.keys()) {
    if (traces.size <= MAX_TRACES) break;
    traces.delete(oldest);
  }
  return known;
}

/**
 * Loads what happened at the node that is viewed, then at those above it with a few requests each.
 *
 * @param {EngineQueries['ask']} ask
 * @param {Tree} tree
 * @param {() => void} show Is called when more of the viewed node was loaded, and once for all above it.
 * @param {() => boolean} isLate
 */
export async function loadPath(ask, tree, show, isLate) {
  const { stops } = tree.view;
  for (let level = stops.length - 1; level >= 0; level -= 1) {
    const isShown = level === stops.length - 1;
    for (let asked = 0; isShown || asked < MAX_REQUESTS; asked += 1) {
      const before = tree.traces.get(stops[level].node);
      if (before?.isOver || (!isShown && before && isIn(before, stops[level + 1].node))) break;
      await loadTrace(ask, tree, stops[level].node, level);
      if (isLate()) return;
      if (isShown) show();
    }
  }
  show();
}

/**
 * Whether a reply is among those that are known, with its score.
 *
 * @param {Trace} trace
 * @param {number} child
 */
const isIn = ({ history }, child) => history.iterations.some(({ tries }) => tries.some(({ node, score }) => node === child && score !== null));
