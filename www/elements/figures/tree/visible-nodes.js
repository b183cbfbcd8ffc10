// @ts-check
/**
 * The visible part of the tree: the replies to each node on the path, including the last. Scores are from the view
 * of the side to move at the root, so that all levels can be compared. The last node is described in words. Pure.
 *
 * @import { LegalMove } from '../../../board/state.js'
 * @import { Window } from '../score.js'
 * @import { Iteration, Try } from '../search-nodes.js'
 * @import { Kind } from '../search-states.js'
 * @import { Tree } from './explorer.js'
 */
import { INFINITY, kindInWindow } from '../search-states.js';
import { isTest, iterationWith, legalMoveOf, nameOf, uciOf } from '../search-nodes.js';
import { boundText, kindAt, scoreText, sideOf, signAt, windowAt } from '../score.js';
import { tree as texts } from '../../../texts/en/figures/tree.js';
import { countText } from '../../../texts/number.js';

/** The maximum number of replies shown for the last node, and for each node above. */
const [NEAR, FAR] = [9, 4];

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
  const most = level === stops.length - 1 ? NEAR : FAR;
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
      ...withGaps(replies, most, isOnPath, (reply) => reply.note === 'best' || reply.note === 'refutes'),
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
function untriedOf({ view: { legal } }, level, tries) {
  const tried = new Set(tries.map(uciOf));
  return (legal[level] ?? [])
    .filter(({ uci, promotion }) => !tried.has(uci.slice(0, 4)) && (promotion ?? 'q') === 'q')
    .map(({ san }) => san);
}

/**
 * Shortens a long list: the reply on the path, the last important ones, the first of the others, and the number of the rest.
 * @param {readonly Reply[]} replies @param {number} most
 * @param {(reply: Reply) => boolean} isOnPath @param {(reply: Reply) => boolean} isImportant
 * @returns {(Reply | Gap)[]}
 */
export function withGaps(replies, most, isOnPath, isImportant) {
  const ranked = new Set([...replies.filter(isOnPath), ...replies.filter(isImportant).reverse(), ...replies]);
  const kept = [...ranked].slice(0, most);
  const shown = replies.filter((reply) => kept.includes(reply));
  const count = replies.length - shown.length;
  return count === 0 ? shown : [...shown, { type: 'gap', count }];
}

/**
 * The path to a node as numbered moves.
 * @param {readonly string[]} sans
 * @param {boolean} isWhite Whether White moves first.
 * @param {number} number The number of the first move.
 */
const lineOf = (sans, isWhite, number) =>
  sans
    .map((san, index) => {
      const ply = index + (isWhite ? 0 : 1);
      const written = number + Math.floor(ply / 2);
      return ply % 2 === 0 ? `${written}.\u00a0${san}` : index === 0 ? `${written}…\u00a0${san}` : san;
    })
    .join(' ');

/**
 * The moves to the node that is viewed.
 * @param {Tree} tree
 * @param {string} fen The position of the root.
 */
function pathIn({ view: { stops, legal } }, fen) {
  const [, turn, , , , number] = fen.split(' ');
  const end = stops.findIndex((_, level) => isTest(stops, level));
  const moves = stops.slice(0, (end < 0 ? stops.length : end) - 1);
  return lineOf(
    moves.map(({ candidate }, level) => nameOf(legal[level], /** @type {any} */ (candidate))),
    turn === 'w',
    Number(number) || 1,
  );
}

/** @param {Tree} tree @param {number} level */
function windowText({ view: { stops } }, level) {
  const { low, high } = windowAt(/** @type {any} */ (stops[level].call), level);
  const [us, them] = sidesOf(stops);
  return texts.window({ us, them, low: boundText(low), high: boundText(high) });
}

/** The side to move at the root, then the other. @param {Tree['view']['stops']} stops */
const sidesOf = ([{ call }]) => [sideOf(call.side), sideOf(24 - call.side)];

/**
 * A description of the viewed node.
 * @param {Tree} tree
 * @param {string} fen The position of the root.
 */
export function describe(tree, fen) {
  const { stops, node } = tree.view;
  const level = stops.length - 1;
  const { call } = stops[level];
  const iteration = iterationAt(tree, level);
  // The last level of depth is for recaptures only, which readers do not count as a ply.
  const where = {
    node: countText('en', node),
    side: sideOf(call.side),
    path: pathIn(tree, fen),
    depth: call.depth - 1,
  };
  const isTested = stops.some((_, index) => isTest(stops, index));
  const place =
    level === 0
      ? texts.root(where)
      : isTest(stops, level)
        ? texts.test(where)
        : isTested
          ? texts.tested(where)
          : texts.where(where);
  const ending = iteration?.ending ? endingText(tree, level, iteration) : texts.reading;
  return [place, windowText(tree, level), ending].filter(Boolean).join(' ');
}

/**
 * Describes how an iteration of a node ended.
 * @param {Tree} tree @param {number} level @param {Iteration} iteration
 */
function endingText(tree, level, { ending, best, bestMove, tries, depth }) {
  const { stops, legal } = tree.view;
  const { call } = stops[level];
  const isOurs = signAt(level) > 0;
  const [us, them] = sidesOf(stops);
  const window = windowAt(/** @type {any} */ (call), level);
  const parts = {
    side: sideOf(call.side),
    other: isOurs ? them : us,
    isOurs,
    us,
    score: scoreText(best * signAt(level)),
    bound: scoreText(isOurs ? window.high : window.low),
    limit: scoreText(isOurs ? window.low : window.high),
    move: '',
    count: new Set(tries.map(({ from, to }) => `${from} ${to}`)).size,
    untried: untriedOf(tree, level, tries).length,
  };
  if (ending === 'king') return isTest(stops, level) ? texts.attacked(parts) : texts.king(parts);
  // In the test for check, the capture of the king has twice its normal score.
  if (ending === 'mate') return best <= -INFINITY / 2 ? texts.mate(parts) : texts.stalemate(parts);
  const last = tries.at(-1);
  if (ending === 'cut')
    return last ? texts.cut({ ...parts, move: nameOf(legal[level], last) }) : texts.cutAtOnce(parts);
  if (tries.length === 0) return depth <= 1 ? texts.stands(parts) : texts.nothing(parts);
  const kind = kindInWindow(best, /** @type {any} */ (call));
  const move = tries.filter(({ from, to }) => from === bestMove?.from && to === bestMove.to).at(-1);
  const withMove = { ...parts, move: move ? nameOf(legal[level], move) : '' };
  if (depth <= 1) return texts.quiet(withMove);
  return kind === 'most' ? texts.atMost(withMove) : texts.exact(withMove);
}
