// @ts-check
/**
 * The visible part of the tree: the replies to each node on the path, including the last. Scores are from the view of the
 * side to move at the root, so that all levels can be compared. Pure.
 *
 * @import { LegalMove } from '../../../board/state.js'
 * @import { Window } from '../score.js'
 * @import { Iteration, Try } from '../search-nodes.js'
 * @import { Kind } from '../search-states.js'
 * @import { Tree } from './explorer.js'
 */
import { INFINITY } from '../search-states.js';
import { isTest, iterationWith, legalMoveOf, nameOf, uciOf } from '../search-nodes.js';
import { kindAt, signAt, windowAt } from '../score.js';

/** The maximum number of replies shown for each of the last two nodes, and for each node above. */
const [NEAR, FAR] = [60, 7];

/**
 * A reply in the picture. `nodes`: the number of nodes searched below it. `note`: a remark on it.
 *
 * @typedef {object} Reply
 * @property {'reply'} type
 * @property {number} level
 * @property {string} name
 * @property {number | null} node
 * @property {number | null} nodes
 * @property {Window} window
 * @property {number} depth The remaining plies plus one for recaptures.
 * @property {number | null} score
 * @property {Kind | null} kind
 * @property {'illegal' | 'again' | 'table' | 'cut' | 'refutes' | 'best' | null} note
 * @property {Branch | null} branch Its own replies, if it is on the path.
 */

/** Replies omitted from the picture. @typedef {{ type: 'gap', count: number | null }} Gap */

/** Legal moves that were never tried. @typedef {{ type: 'untried', moves: string[] }} Untried */

/** An iteration of a node; `node` is a node to open in order to show it. @typedef {{ depth: number, node: number | null, isShown: boolean }} Depth */

/** @typedef {{ level: number, depths: Depth[], items: (Reply | Gap | Untried)[], isKnown: boolean }} Branch */

/**
 * The shown iteration of a node on the path.
 * @param {Tree} tree @param {number} level @returns {Iteration | null}
 */
export function iterationAt({ traces, view: { stops } }, level) {
  const history = traces.get(stops[level].node)?.history;
  return history ? iterationWith(history, stops[level + 1]?.node) : null;
}

/**
 * The replies to a node on the path, with the branch below the one on the path.
 * @param {Tree} tree @param {number} [level] @returns {Branch}
 */
export function branchOf(tree, level = 0) {
  const {
    traces,
    view: { stops },
  } = tree;
  const child = stops[level + 1]?.node;
  const history = traces.get(stops[level].node)?.history;
  const iteration = iterationAt(tree, level);
  const isFound = child === undefined || iteration?.tries.some(({ node }) => node === child) === true;
  const tries = isFound ? (iteration?.tries ?? []) : [tryOnPath(tree, level)];
  const replies = tries.map((_, index) => replyOf(tree, level, tries, index, isFound ? iteration : null));
  const isOnPath = (/** @type {Reply} */ { node }) => node !== null && node === child;
  const most = level >= stops.length - 2 ? NEAR : FAR;
  const untried = isFound && iteration?.ending === 'cut' ? untriedOf(tree, level, tries) : [];
  return {
    level,
    isKnown: history !== undefined && iteration !== null,
    depths: (history?.iterations ?? []).map((one) => ({
      depth: one.depth,
      node: one.tries.find(({ node }) => node !== null)?.node ?? null,
      isShown: isFound && one === iteration,
    })),
    items: [
      ...(isFound ? [] : [/** @type {Gap} */ ({ type: 'gap', count: null })]),
      ...withGaps(
        replies,
        most,
        (reply, index) => isOnPath(reply) || (reply.note !== null && reply.note !== 'cut') || index === 0,
      ),
      ...(untried.length > 0 ? [/** @type {Untried} */ ({ type: 'untried', moves: untried })] : []),
    ],
  };
}

/**
 * The reply on the path, if the loaded trace does not contain it yet.
 * @param {Tree} tree @param {number} level @returns {Try}
 */
function tryOnPath({ view: { stops } }, level) {
  const { candidate } = stops[level];
  const { call, node } = stops[level + 1];
  const { from, to, piece, captured } = /** @type {any} */ (candidate);
  const window = { alpha: call.alpha, beta: call.beta };
  return {
    from,
    to,
    piece,
    captured,
    window,
    depth: call.depth,
    node,
    nodes: null,
    score: null,
    kind: null,
    isFirst: false,
  };
}

/**
 * @param {Tree} tree
 * @param {number} level
 * @param {readonly Try[]} tries
 * @param {number} index
 * @param {Iteration | null} iteration
 * @returns {Reply}
 */
function replyOf(tree, level, tries, index, iteration) {
  const { stops, legal } = tree.view;
  const { node, nodes, score, kind, window, depth } = tries[index];
  const isOnPath = node !== null && node === stops[level + 1]?.node;
  return {
    type: 'reply',
    level: level + 1,
    name: isOnPath && isTest(stops, level + 1) ? '–' : nameOf(legal[level], tries[index]),
    node,
    nodes,
    window: windowAt(window, level + 1),
    depth,
    score: score === null ? null : score * signAt(level + 1),
    kind: kindAt(kind, level + 1),
    note: noteOf(tries, index, iteration, legal[level]),
    branch: isOnPath ? branchOf(tree, level + 1) : null,
  };
}

/**
 * @param {readonly Try[]} tries
 * @param {number} index
 * @param {Iteration | null} iteration
 * @param {readonly LegalMove[] | null} legal
 * @returns {Reply['note']}
 */
function noteOf(tries, index, iteration, legal) {
  const { from, to, score, node, kind } = tries[index];
  if (score === null) return null;
  if (score >= INFINITY || (legal && !legalMoveOf(legal, tries[index]))) return 'illegal';
  if (iteration?.ending === 'cut' && index === tries.length - 1) return 'refutes';
  const isSame = (/** @type {{ from: number, to: number } | null | undefined} */ move) =>
    move?.from === from && move.to === to;
  if (tries.slice(0, index).some(isSame)) return 'again';
  if (iteration?.ending === 'all' && isSame(iteration.bestMove)) return 'best';
  if (node === null) return 'table';
  return kind === 'least' ? 'cut' : null;
}

/**
 * The legal moves that were not tried, without duplicates.
 * @param {Tree} tree @param {number} level @param {readonly Try[]} tries
 */
export function untriedOf({ view: { legal } }, level, tries) {
  const tried = new Set(tries.map(uciOf));
  return (legal[level] ?? [])
    .filter(({ uci, promotion }) => !tried.has(uci.slice(0, 4)) && (promotion ?? 'q') === 'q')
    .map(({ san }) => san);
}

/**
 * Shortens a long list.
 * @param {readonly Reply[]} replies @param {number} most @param {(reply: Reply, index: number) => boolean} isImportant
 * @returns {(Reply | Gap)[]}
 */
export function withGaps(replies, most, isImportant) {
  /** @type {(Reply | Gap)[]} */
  const items = [];
  let room = most - replies.filter(isImportant).length;
  for (const [index, reply] of replies.entries()) {
    const last = items.at(-1);
    if (isImportant(reply, index) || replies.length <= most) items.push(reply);
    else if (room > 0) {
      room -= 1;
      items.push(reply);
    } else if (last?.type === 'gap') last.count = Number(last.count) + 1;
    else items.push({ type: 'gap', count: 1 });
  }
  return items;
}
