// @ts-check
/**
 * The exploration of a search: a node, the path to it, and the history of each node on that path. Loaded histories are
 * kept.
 *
 * @import { LegalMove } from '../../../board/state.js'
 * @import { EngineQueries } from '../figure-types.js'
 * @import { NodeHistory } from '../search-nodes.js'
 * @import { Stop, Transition } from '../search-states.js'
 */
import { ALL_PARTS, STATUS, setOf, stopOf, transitionOf } from '../search-states.js';
import { historyOf, pathOf } from '../search-nodes.js';

/** More nodes than any recorded search has. */
const BEYOND = 2 ** 21;

/** States of the node itself, and of the replies to it. */
const [OWN, REPLIES] = [
  setOf('deepen', 'tried', 'probe', 'answer', 'close', 'store', 'leave'),
  setOf('enter', 'leave'),
];

/** The approximate number of rows in an answer. */
const ROWS = 500;

/** The maximum number of requests for each node above the shown one. */
const MAX_REQUESTS = 3;

/** The maximum number of traces kept. */
const MAX_TRACES = 200;

/** The known part of what happened at a node; `after` is where the rest of its trace begins. @typedef {{ transitions: Transition[], after: number, isOver: boolean, history: NodeHistory }} Trace */

/**
 * A node and the path to it: `moves` are the moves from the root, up to the first illegal one. `legal` has the legal moves at
 * each node of the path, null after an illegal one.
 *
 * @typedef {{ node: number, stops: Stop[], bytes: number[], moves: string[], legal: (LegalMove[] | null)[] }} View
 */

/** `isFull`: whether the search is longer than the record. @typedef {{ search: number[], total: number, isFull: boolean, traces: Map<number, Trace>, view: View }} Tree */

/**
 * Runs a search to its end.
 * @param {EngineQueries['ask']} ask @param {number[]} search
 */
export async function totalOf(ask, search) {
  for (;;) {
    /** @type {{ rows: number[][] }} */
    const {
      rows: [[total, status]],
    } = await ask('stepTo', { search, ask: [BEYOND] });
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
  do ({ rows } = await ask('node', { search, ask: [node] }));
  while (rows[0][1] === STATUS.underway);
  const [, bytes, ...frames] = rows;
  const stops = frames.map(stopOf);
  const { moves, isOpen } = pathOf(stops);
  const known = await Promise.all(
    stops.map((_, level) =>
      isOpen[level]
        ? ask('legal', { moves: [...played, ...moves.slice(0, level)] }).then(
            ({ legal }) => legal,
            () => null,
          )
        : null,
    ),
  );
  return { node, stops, bytes, moves, legal: known };
}

/**
 * Requests more of a node's trace and adds it to the tree.
 * @param {EngineQueries['ask']} ask @param {Tree} tree @param {number} node @param {number} level
 * @returns {Promise<Trace>}
 */
async function loadTrace(ask, { search, traces }, node, level) {
  const known = traces.get(node) ?? { transitions: [], after: node, isOver: false, history: historyOf([], level) };
  if (!known.isOver) {
    /** @type {{ rows: number[][] }} */
    const {
      rows: [[at, status], ...rows],
    } = await ask('children', { search, ask: [known.after, level, level + 1, OWN, REPLIES, ALL_PARTS, ROWS] });
    known.transitions.push(...rows.map(transitionOf));
    Object.assign(known, {
      after: at + 1,
      isOver: status !== STATUS.underway,
      history: historyOf(known.transitions, level),
    });
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
 * Loads the trace of the viewed node, then those of the nodes above it with a few requests each.
 * @param {EngineQueries['ask']} ask
 * @param {Tree} tree
 * @param {() => void} show Called whenever more of the viewed node is loaded, and once for all nodes above it.
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
 * Whether a reply and its score are known.
 * @param {Trace} trace @param {number} child
 */
const isIn = ({ history }, child) =>
  history.iterations.some(({ tries }) => tries.some(({ node, score }) => node === child && score !== null));
