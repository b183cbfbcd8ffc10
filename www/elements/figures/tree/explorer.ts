/**
 * The exploration of a search: a node, the path to it, and the history of each node on that path. Loaded histories are
 * kept.
 */
import { ALL_PARTS, STATUS, setOf, stopOf, transitionOf } from '../search-states.ts';
import { historyOf, pathOf } from '../search-nodes.ts';
import type { LegalMove } from '../../../board/state.ts';
import type { EngineQueries } from '../figure-types.ts';
import type { NodeHistory } from '../search-nodes.ts';
import type { Stop, Transition } from '../search-states.ts';

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

/** The known part of what happened at a node; `after` is where the rest of its trace begins. */
type Trace = { transitions: Transition[]; after: number; isOver: boolean; history: NodeHistory };

/**
 * A node and the path to it: `moves` are the moves from the root, up to the first illegal one. `legal` has the legal moves at
 * each node of the path, null after an illegal one.
 */
type View = { node: number; stops: Stop[]; bytes: number[]; moves: string[]; legal: (LegalMove[] | null)[] };

/** `isFull`: whether the search is longer than the record. */
export type Tree = { search: number[]; total: number; isFull: boolean; traces: Map<number, Trace>; view: View };

/** Runs a search to its end. */
export async function totalOf(ask: EngineQueries['ask'], search: number[]) {
  for (;;) {
    const {
      rows: [[total, status]],
    } = await ask('stepTo', { search, ask: [BEYOND] });
    if (status !== STATUS.underway) return { total, isFull: status === STATUS.full };
  }
}

/** @param played The subject's moves. */
export async function viewOf(
  ask: EngineQueries['ask'],
  search: number[],
  played: readonly string[],
  node: number,
): Promise<View> {
  let rows: number[][];
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

/** Requests more of a node's trace and adds it to the tree. */
async function loadTrace(
  ask: EngineQueries['ask'],
  { search, traces }: Tree,
  node: number,
  level: number,
): Promise<Trace> {
  const known = traces.get(node) ?? { transitions: [], after: node, isOver: false, history: historyOf([], level) };
  if (!known.isOver) {
    const {
      rows: [[at, status], ...rows],
    } = await ask('children', {
      search,
      ask: [known.after, level, level + 1, OWN, REPLIES, ALL_PARTS, ROWS],
    });
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
 *
 * @param show Called whenever more of the viewed node is loaded, and once for all nodes above it.
 */
export async function loadPath(ask: EngineQueries['ask'], tree: Tree, show: () => void, isLate: () => boolean) {
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

/** Whether a reply and its score are known. */
const isIn = ({ history }: Trace, child: number) =>
  history.iterations.some(({ tries }) => tries.some(({ node, score }) => node === child && score !== null));
