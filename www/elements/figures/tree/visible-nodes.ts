/**
 * The visible part of the tree: the replies to each node on the path, including the last. Scores are from the view
 * of the side to move at the root, so that all levels can be compared. The last node is described in words. Pure.
 */
import { INFINITY, kindInWindow } from '../search-states.ts';
import { isTest, iterationWith, legalMoveOf, nameOf, uciOf } from '../search-nodes.ts';
import { boundText, kindAt, scoreText, sideOf, signAt, windowAt } from '../score.ts';
import { tree as texts } from '../../../texts/en/figures/tree.ts';
import { countText } from '../../../texts/number.ts';
import type { LegalMove } from '../../../board/state.ts';
import type { Window } from '../score.ts';
import type { Iteration, Try } from '../search-nodes.ts';
import type { FromTo, Kind } from '../search-states.ts';
import type { Tree } from './explorer.ts';

/** The maximum number of replies shown for the last node, and for each node above. */
const [NEAR, FAR] = [9, 4];

/** A reply in the picture. `nodes`: the number of nodes searched below it. `note`: a remark on it. */
export interface Reply {
  type: 'reply';
  level: number;
  name: string;
  node: number | null;
  nodes: number | null;
  window: Window;
  /** The remaining plies plus one for recaptures. */
  depth: number;
  score: number | null;
  kind: Kind | null;
  note: 'illegal' | 'again' | 'table' | 'cut' | 'refutes' | 'best' | null;
  /** Its own replies, if it is on the path. */
  branch: Branch | null;
}

/** Replies omitted from the picture. */
type Gap = { type: 'gap'; count: number | null };

/** Legal moves that were never tried. */
type Untried = { type: 'untried'; moves: string[] };

/** An iteration of a node; `node` is a node to open in order to show it. */
type Depth = { depth: number; node: number | null; isShown: boolean };

export type Branch = { level: number; depths: Depth[]; items: (Reply | Gap | Untried)[]; isKnown: boolean };

/** The shown iteration of a node on the path. */
export function iterationAt({ traces, view: { stops } }: Tree, level: number): Iteration | null {
  const history = traces.get(stops[level].node)?.history;
  return history ? iterationWith(history, stops[level + 1]?.node) : null;
}

/** The replies to a node on the path, with the branch below the one on the path. */
export function branchOf(tree: Tree, level: number = 0): Branch {
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
  const isOnPath = ({ node }: Reply) => node !== null && node === child;
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
      ...(isFound ? [] : [{ type: 'gap' as const, count: null }]),
      ...withGaps(replies, most, isOnPath, (reply) => reply.note === 'best' || reply.note === 'refutes'),
      ...(untried.length > 0 ? [{ type: 'untried' as const, moves: untried }] : []),
    ],
  };
}

/** The reply on the path, if the loaded trace does not contain it yet. */
function tryOnPath({ view: { stops } }: Tree, level: number): Try {
  const { candidate } = stops[level];
  const { call, node } = stops[level + 1];
  const { from, to, piece, captured } = candidate;
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

function replyOf(tree: Tree, level: number, tries: readonly Try[], index: number, iteration: Iteration | null): Reply {
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

function noteOf(
  tries: readonly Try[],
  index: number,
  iteration: Iteration | null,
  legal: readonly LegalMove[] | null,
): Reply['note'] {
  const { from, to, score, node, kind } = tries[index];
  if (score === null) return null;
  if (score >= INFINITY || (legal && !legalMoveOf(legal, tries[index]))) return 'illegal';
  if (iteration?.ending === 'cut' && index === tries.length - 1) return 'refutes';
  const isSame = (move: FromTo | null | undefined) => move?.from === from && move.to === to;
  if (tries.slice(0, index).some(isSame)) return 'again';
  if (iteration?.ending === 'all' && isSame(iteration.bestMove)) return 'best';
  if (node === null) return 'table';
  return kind === 'least' ? 'cut' : null;
}

/** The legal moves that were not tried, without duplicates. */
function untriedOf({ view: { legal } }: Tree, level: number, tries: readonly Try[]) {
  const tried = new Set(tries.map(uciOf));
  return (legal[level] ?? [])
    .filter(({ uci, promotion }) => !tried.has(uci.slice(0, 4)) && (promotion ?? 'q') === 'q')
    .map(({ san }) => san);
}

/**
 * Shortens a long list: the reply on the path, the last important ones, the first of the others, and the number of the rest.
 */
export function withGaps(
  replies: readonly Reply[],
  most: number,
  isOnPath: (reply: Reply) => boolean,
  isImportant: (reply: Reply) => boolean,
): (Reply | Gap)[] {
  const ranked = new Set([...replies.filter(isOnPath), ...replies.filter(isImportant).reverse(), ...replies]);
  const kept = [...ranked].slice(0, most);
  const shown = replies.filter((reply) => kept.includes(reply));
  const count = replies.length - shown.length;
  return count === 0 ? shown : [...shown, { type: 'gap', count }];
}

/**
 * The path to a node as numbered moves.
 *
 * @param isWhite Whether White moves first.
 * @param number The number of the first move.
 */
const lineOf = (sans: readonly string[], isWhite: boolean, number: number) =>
  sans
    .map((san, index) => {
      const ply = index + (isWhite ? 0 : 1);
      const written = number + Math.floor(ply / 2);
      return ply % 2 === 0 ? `${written}.\u00a0${san}` : index === 0 ? `${written}…\u00a0${san}` : san;
    })
    .join(' ');

/**
 * The moves to the node that is viewed.
 *
 * @param fen The position of the root.
 */
function pathIn({ view: { stops, legal } }: Tree, fen: string) {
  const [, turn, , , , number] = fen.split(' ');
  const end = stops.findIndex((_, level) => isTest(stops, level));
  const moves = stops.slice(0, (end < 0 ? stops.length : end) - 1);
  return lineOf(
    moves.map(({ candidate }, level) => nameOf(legal[level], candidate)),
    turn === 'w',
    Number(number) || 1,
  );
}

function windowText({ view: { stops } }: Tree, level: number) {
  const { low, high } = windowAt(stops[level].call, level);
  const [us, them] = sidesOf(stops);
  return texts.window({ us, them, low: boundText(low), high: boundText(high) });
}

/** The side to move at the root, then the other. */
const sidesOf = ([{ call }]: Tree['view']['stops']) => [sideOf(call.side), sideOf(24 - call.side)];

/**
 * A description of the viewed node.
 *
 * @param fen The position of the root.
 */
export function describe(tree: Tree, fen: string) {
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

/** Describes how an iteration of a node ended. */
function endingText(tree: Tree, level: number, { ending, best, bestMove, tries, depth }: Iteration) {
  const { stops, legal } = tree.view;
  const { call } = stops[level];
  const isOurs = signAt(level) > 0;
  const [us, them] = sidesOf(stops);
  const window = windowAt(call, level);
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
  const kind = kindInWindow(best, call);
  const move = tries.filter(({ from, to }) => from === bestMove?.from && to === bestMove.to).at(-1);
  const withMove = { ...parts, move: move ? nameOf(legal[level], move) : '' };
  if (depth <= 1) return texts.quiet(withMove);
  return kind === 'most' ? texts.atMost(withMove) : texts.exact(withMove);
}
