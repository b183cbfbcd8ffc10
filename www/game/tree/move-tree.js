// @ts-check
/**
 * The moves of a game with variations and annotations. Pure: every change returns a new tree.
 *
 * A node is a position and the move that led to it; the root has none. The first child continues the line,
 * the others are variations. Ids are never reused within a tree.
 *
 * @import { Square } from '../../board/geometry.js'
 * @import { GameSoFar, VariantInfo } from '../../engine/messages.js'
 *
 * @typedef {'green' | 'red' | 'yellow' | 'blue'} MarkColor
 * @typedef {{ from: Square, to: Square, color: MarkColor }} Mark An arrow.
 * @typedef {{ square: Square, color: MarkColor }} Circle
 * @typedef {{ cp: number | null, mate: number | null }} Score White's view; `mate` in moves, below zero if Black mates.
 */
import { START_FEN } from '../../board/placement.js';

/**
 * @typedef {object} Node
 * @property {number} id
 * @property {number | null} parent Null for the root only.
 * @property {number} ply Moves from the start.
 * @property {string | null} uci Null for the root only; `NULL_MOVE` for a pass.
 * @property {string | null} san Null until the worker has read the move.
 * @property {readonly number[]} children
 * @property {string} before A comment that stands before the move.
 * @property {string} comment
 * @property {readonly number[]} nags
 * @property {readonly Mark[]} arrows
 * @property {readonly Circle[]} circles
 * @property {readonly string[]} commands Commands of other programs in the comment, each with its brackets.
 * @property {number | null} clock_ms What the mover's clock showed after the move.
 */

/**
 * @typedef {object} Tree
 * @property {VariantInfo | null} variant The game; null for chess and Chess960.
 * @property {string} start "startpos" or a FEN.
 * @property {Readonly<Record<number, Node>>} nodes By number.
 * @property {number} next The number of the next node.
 */

/** The null move: the side to move passes. It comes only from a PGN. */
export const NULL_MOVE = '0000';

/** The number of the root of every tree. */
export const ROOT = 0;

/** A node without a move and annotations. @type {Omit<Node, 'id'>} */
const BLANK = Object.freeze({
  parent: null,
  ply: 0,
  uci: null,
  san: null,
  children: [],
  before: '',
  comment: '',
  nags: [],
  arrows: [],
  circles: [],
  commands: [],
  clock_ms: null,
});

/**
 * A tree without moves.
 * @param {string} [start] @param {VariantInfo | null} [variant] @returns {Tree}
 */
export const makeTree = (start = 'startpos', variant = null) => ({
  variant,
  start,
  nodes: { [ROOT]: { id: ROOT, ...BLANK } },
  next: 1,
});

/**
 * The FEN of the start position.
 * @param {Pick<Tree, 'start' | 'variant'>} tree
 */
export const startFen = ({ start, variant }) => (start === 'startpos' ? (variant?.start ?? START_FEN) : start);

/**
 * The half-moves before the position of a node since White's first move, also those before the start.
 * @param {Tree} tree @param {number} [id]
 */
export const halfMovesAt = (tree, id = ROOT) => tree.nodes[id].ply + halfMovesBefore(startFen(tree));

/**
 * The half-moves before a start, from the turn and the move number of its FEN.
 * @param {string} start A FEN, or "startpos".
 */
export function halfMovesBefore(start) {
  const [, turn = 'w', ...fields] = start.split(' ');
  // Variants may have more fields; the number of the move is the last.
  const number = fields.length < 4 ? 1 : Number(fields.at(-1));
  return 2 * (number >= 1 ? number : 1) - 2 + (turn === 'b' ? 1 : 0);
}

/**
 * The root.
 * @param {Tree} tree
 */
export const rootOf = (tree) => tree.nodes[ROOT];

/**
 * A node, or null if the tree has none with this id.
 * @param {Tree} tree @param {number} id @returns {Node | null}
 */
export const nodeAt = (tree, id) => (Object.hasOwn(tree.nodes, id) ? tree.nodes[id] : null);

/**
 * The ids of the nodes from the root to a node, without the root.
 * @param {Tree} tree @param {number} id @returns {number[]}
 */
export function pathTo(tree, id) {
  const path = [];
  for (let { parent } = tree.nodes[id], at = id; parent !== null; at = parent, { parent } = tree.nodes[at])
    path.push(at);
  return path.reverse();
}

/**
 * The moves from the start to a node, as UCI writes them.
 * @param {Tree} tree @param {number} id @returns {string[]}
 */
export const lineTo = (tree, id) => pathTo(tree, id).map((at) => tree.nodes[at].uci ?? '');

/**
 * What a question about the game up to a node says of it.
 * @param {Tree} tree @param {number} id
 * @returns {Required<Pick<GameSoFar, 'start' | 'moves'>> & Pick<GameSoFar, 'variant'>}
 */
export const gameSoFar = (tree, id) => ({ ...startOf(tree), moves: lineTo(tree, id) });

/**
 * The same of the game before its first move.
 * @param {Pick<Tree, 'start' | 'variant'>} tree
 */
export const startOf = ({ start, variant }) => ({ start, ...(variant && { variant: variant.source }) });

/**
 * The number of moves to a node.
 * @param {Tree} tree @param {number} id
 */
export const depth = (tree, id) => tree.nodes[id].ply;

/**
 * The nodes after a node along first children.
 * @param {Tree} tree @param {number} [from] @returns {number[]}
 */
export function mainLine(tree, from = ROOT) {
  const line = [];
  for (let [at] = tree.nodes[from].children; at !== undefined; [at] = tree.nodes[at].children) line.push(at);
  return line;
}

/**
 * Whether a node is another one or below it.
 * @param {Tree} tree @param {number} ancestor @param {number} id
 */
export function isWithin(tree, ancestor, id) {
  const { ply } = tree.nodes[ancestor];
  /** @type {Node} */
  let node = tree.nodes[id];
  while (node.ply > ply && node.parent !== null) node = tree.nodes[node.parent];
  return node.id === ancestor;
}

/**
 * The nodes below a node.
 * @param {Tree} tree @param {number} ancestor @returns {Set<number>}
 */
export function nodesBelow(tree, ancestor) {
  const below = new Set(tree.nodes[ancestor].children);
  // A set that grows is walked to its end.
  for (const id of below) for (const child of tree.nodes[id].children) below.add(child);
  return below;
}

/**
 * The child of a node that a move leads to.
 * @param {Tree} tree @param {number} id @param {string} uci @returns {number | null}
 */
export const childBy = (tree, id, uci) =>
  tree.nodes[id].children.find((child) => tree.nodes[child].uci === uci) ?? null;

/**
 * Adds a move as the last child of a node, unless it exists.
 * @param {Tree} tree @param {number} parent @param {string} uci @param {string | null} san
 * @returns {{ tree: Tree, id: number }}
 */
export function addMove(tree, parent, uci, san) {
  const present = childBy(tree, parent, uci);
  if (present !== null) return { tree, id: present };
  const id = tree.next;
  const above = tree.nodes[parent];
  const nodes = {
    ...tree.nodes,
    [parent]: { ...above, children: [...above.children, id] },
    [id]: { ...BLANK, id, parent, ply: above.ply + 1, uci, san },
  };
  return { tree: { ...tree, nodes, next: id + 1 }, id };
}

/**
 * Changes the annotations of a node.
 * @param {Tree} tree @param {number} id
 * @param {Partial<Pick<Node, 'san' | 'before' | 'comment' | 'nags' | 'arrows' | 'circles' | 'clock_ms'>>} patch
 * @returns {Tree}
 */
export function annotate(tree, id, patch) {
  const node = nodeAt(tree, id);
  return node ? { ...tree, nodes: { ...tree.nodes, [id]: { ...node, ...patch } } } : tree;
}

/**
 * Removes a node and all nodes below it; the root stays.
 * @param {Tree} tree @param {number} id @returns {Tree}
 */
export function removeNode(tree, id) {
  const parent = nodeAt(tree, id)?.parent ?? null;
  if (parent === null) return tree;
  const nodes = { ...tree.nodes };
  const doomed = [id];
  for (let at = doomed.pop(); at !== undefined; at = doomed.pop()) {
    doomed.push(...nodes[at].children);
    delete nodes[at];
  }
  nodes[parent] = { ...nodes[parent], children: nodes[parent].children.filter((child) => child !== id) };
  return { ...tree, nodes };
}

/**
 * Makes the line that leads to a node the main one.
 * @param {Tree} tree @param {number} id @returns {Tree}
 */
export function promote(tree, id) {
  /** @type {Record<number, Node>} */
  const changed = {};
  for (const at of nodeAt(tree, id) ? pathTo(tree, id) : []) {
    const parent = tree.nodes[tree.nodes[at].parent ?? ROOT];
    if (parent.children[0] === at) continue;
    const others = parent.children.filter((child) => child !== at);
    changed[parent.id] = { ...parent, children: [at, ...others] };
  }
  return Object.keys(changed).length > 0 ? { ...tree, nodes: { ...tree.nodes, ...changed } } : tree;
}

/**
 * All nodes but the root, main line first: each after its parent, first children before their siblings.
 * @param {Tree} tree @returns {Node[]}
 */
export function nodesInOrder(tree) {
  const order = [];
  const waiting = [...rootOf(tree).children].reverse();
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const node = tree.nodes[at];
    order.push(node);
    for (let index = node.children.length - 1; index >= 0; index -= 1) waiting.push(node.children[index]);
  }
  return order;
}

/**
 * The tree of the nodes that a saved game or a PGN lists: the first one has the number 1, and each stands after its parent.
 * @param {string} start
 * @param {Partial<Node>} root What is remarked before the first move.
 * @param {readonly (Partial<Node> & { parent: number, uci: string })[]} listed
 * @param {VariantInfo | null} [variant]
 * @returns {Tree}
 */
export function treeOf(start, root, listed, variant = null) {
  /** @type {(Node & { children: number[] })[]} */
  const nodes = [{ ...BLANK, ...root, id: ROOT, children: [] }];
  for (const [index, { parent, ...fields }] of listed.entries()) {
    nodes[parent].children.push(index + 1);
    nodes.push({ ...BLANK, ...fields, id: index + 1, parent, ply: nodes[parent].ply + 1, children: [] });
  }
  return { variant, start, nodes: { ...nodes }, next: nodes.length };
}

/**
 * The nodes of a tree as `treeOf` takes them: the numbers are their places in the list.
 * @param {Tree} tree
 * @returns {{ listed: Node[], places: Map<number, number> }} The nodes, and where each stands; the root at 0.
 */
export function listOf(tree) {
  const order = nodesInOrder(tree);
  const places = new Map([[ROOT, 0]]);
  for (const [index, { id }] of order.entries()) places.set(id, index + 1);
  return { listed: order.map((node) => ({ ...node, parent: places.get(node.parent ?? ROOT) ?? 0 })), places };
}

/**
 * The squares of the move that led to a node, from and to; null if none did, or a pass. A drop has only one.
 * @param {Pick<Node, 'uci'>} node @returns {[Square, Square] | null}
 */
export function lastMoveOf({ uci }) {
  if (uci === null || uci === NULL_MOVE) return null;
  const [from, to] = squaresOf(uci);
  return [isDrop(uci) ? to : from, to];
}

/**
 * The squares of a move, from and to; a drop comes from `N@`.
 * @param {string} uci @returns {[Square, Square]}
 */
export function squaresOf(uci) {
  const [, from = '', to = ''] = /^(.@|[a-p]\d+)([a-p]\d+)/.exec(uci) ?? [];
  return [from, to];
}

/**
 * Whether a move drops a piece from the hand.
 * @param {string} uci
 */
export const isDrop = (uci) => uci[1] === '@';
