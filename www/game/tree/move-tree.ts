/**
 * The moves of a game with variations and annotations. Pure: every change returns a new tree.
 *
 * A node is a position and the move that led to it; the root has none. The first child continues the line,
 * the others are variations. Ids are never reused within a tree.
 */
import { START_FEN } from '../../board/placement.ts';
import type { Square } from '../../board/geometry.ts';
import type { GameSoFar, VariantInfo } from '../../engine/messages.ts';

type MarkColor = 'green' | 'red' | 'yellow' | 'blue';

/** An arrow. */
export type Mark = { from: Square; to: Square; color: MarkColor };

export type Circle = { square: Square; color: MarkColor };

/** White's view; `mate` in moves, below zero if Black mates. */
export type Score = { cp: number | null; mate: number | null };

export interface Node {
  id: number;
  /** Null for the root only. */
  parent: number | null;
  /** Moves from the start. */
  ply: number;
  /** Null for the root only; `NULL_MOVE` for a pass. */
  uci: string | null;
  /** Null until the worker has read the move. */
  san: string | null;
  children: readonly number[];
  /** A comment that stands before the move. */
  before: string;
  comment: string;
  nags: readonly number[];
  arrows: readonly Mark[];
  circles: readonly Circle[];
  /** Commands of other programs in the comment, each with its brackets. */
  commands: readonly string[];
  /** What the mover's clock showed after the move. */
  clock_ms: number | null;
}

export interface Tree {
  /** The game; null for chess and Chess960. */
  variant: VariantInfo | null;
  /** "startpos" or a FEN. */
  start: string;
  /** By number. */
  nodes: Readonly<Record<number, Node>>;
  /** The number of the next node. */
  next: number;
}

/** The null move: the side to move passes. It comes only from a PGN. */
export const NULL_MOVE = '0000';

/** The number of the root of every tree. */
export const ROOT = 0;

/** A node without a move and annotations. */
const BLANK: Omit<Node, 'id'> = Object.freeze({
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

/** A tree without moves. */
export const makeTree = (start: string = 'startpos', variant: VariantInfo | null = null): Tree => ({
  variant,
  start,
  nodes: { [ROOT]: { id: ROOT, ...BLANK } },
  next: 1,
});

/** The FEN of the start position. */
export const startFen = ({ start, variant }: Pick<Tree, 'start' | 'variant'>) =>
  start === 'startpos' ? (variant?.start ?? START_FEN) : start;

/** The half-moves before the position of a node since White's first move, also those before the start. */
export const halfMovesAt = (tree: Tree, id: number = ROOT) => tree.nodes[id].ply + halfMovesBefore(startFen(tree));

/**
 * The half-moves before a start, from the turn and the move number of its FEN.
 *
 * @param start A FEN, or "startpos".
 */
export function halfMovesBefore(start: string) {
  const [, turn = 'w', ...fields] = start.split(' ');
  // Variants may have more fields; the number of the move is the last.
  const number = fields.length < 4 ? 1 : Number(fields.at(-1));
  return 2 * (number >= 1 ? number : 1) - 2 + (turn === 'b' ? 1 : 0);
}

/** The root. */
export const rootOf = (tree: Tree) => tree.nodes[ROOT];

/** A node, or null if the tree has none with this id. */
export const nodeAt = (tree: Tree, id: number): Node | null => (Object.hasOwn(tree.nodes, id) ? tree.nodes[id] : null);

/** The ids of the nodes from the root to a node, without the root. */
export function pathTo(tree: Tree, id: number): number[] {
  const path = [];
  for (let { parent } = tree.nodes[id], at = id; parent !== null; at = parent, { parent } = tree.nodes[at])
    path.push(at);
  return path.reverse();
}

/** The moves from the start to a node, as UCI writes them. */
export const lineTo = (tree: Tree, id: number): string[] => pathTo(tree, id).map((at) => tree.nodes[at].uci ?? '');

/** What a question about the game up to a node says of it. */
export const gameSoFar = (
  tree: Tree,
  id: number,
): Required<Pick<GameSoFar, 'start' | 'moves'>> & Pick<GameSoFar, 'variant'> => ({
  ...startOf(tree),
  moves: lineTo(tree, id),
});

/** The same of the game before its first move. */
export const startOf = ({ start, variant }: Pick<Tree, 'start' | 'variant'>) => ({
  start,
  ...(variant && { variant: variant.source }),
});

/** The number of moves to a node. */
export const depth = (tree: Tree, id: number) => tree.nodes[id].ply;

/** The nodes after a node along first children. */
export function mainLine(tree: Tree, from: number = ROOT): number[] {
  const line = [];
  for (let [at] = tree.nodes[from].children; at !== undefined; [at] = tree.nodes[at].children) line.push(at);
  return line;
}

/** Whether a node is another one or below it. */
export function isWithin(tree: Tree, ancestor: number, id: number) {
  const { ply } = tree.nodes[ancestor];
  let node: Node = tree.nodes[id];
  while (node.ply > ply && node.parent !== null) node = tree.nodes[node.parent];
  return node.id === ancestor;
}

/** The nodes below a node. */
export function nodesBelow(tree: Tree, ancestor: number): Set<number> {
  const below = new Set(tree.nodes[ancestor].children);
  // A set that grows is walked to its end.
  for (const id of below) for (const child of tree.nodes[id].children) below.add(child);
  return below;
}

/** The child of a node that a move leads to. */
export const childBy = (tree: Tree, id: number, uci: string): number | null =>
  tree.nodes[id].children.find((child) => tree.nodes[child].uci === uci) ?? null;

/** Adds a move as the last child of a node, unless it exists. */
export function addMove<Kind extends Tree>(
  tree: Kind,
  parent: number,
  uci: string,
  san: string | null,
): { tree: Kind; id: number } {
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

/** Changes the annotations of a node. */
export function annotate<Kind extends Tree>(
  tree: Kind,
  id: number,
  patch: Partial<Pick<Node, 'san' | 'before' | 'comment' | 'nags' | 'arrows' | 'circles' | 'clock_ms'>>,
): Kind {
  const node = nodeAt(tree, id);
  return node ? { ...tree, nodes: { ...tree.nodes, [id]: { ...node, ...patch } } } : tree;
}

/** Removes a node and all nodes below it; the root stays. */
export function removeNode<Kind extends Tree>(tree: Kind, id: number): Kind {
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

/** Makes the line that leads to a node the main one. */
export function promote<Kind extends Tree>(tree: Kind, id: number): Kind {
  const changed: Record<number, Node> = {};
  for (const at of nodeAt(tree, id) ? pathTo(tree, id) : []) {
    const parent = tree.nodes[tree.nodes[at].parent ?? ROOT];
    if (parent.children[0] === at) continue;
    const others = parent.children.filter((child) => child !== at);
    changed[parent.id] = { ...parent, children: [at, ...others] };
  }
  return Object.keys(changed).length > 0 ? { ...tree, nodes: { ...tree.nodes, ...changed } } : tree;
}

/** All nodes but the root, main line first: each after its parent, first children before their siblings. */
export function nodesInOrder(tree: Tree): Node[] {
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
 *
 * @param root What is remarked before the first move.
 */
export function treeOf(
  start: string,
  root: Partial<Node>,
  listed: readonly (Partial<Node> & { parent: number; uci: string })[],
  variant: VariantInfo | null = null,
): Tree {
  const nodes: (Node & { children: number[] })[] = [{ ...BLANK, ...root, id: ROOT, children: [] }];
  for (const [index, { parent, ...fields }] of listed.entries()) {
    nodes[parent].children.push(index + 1);
    nodes.push({ ...BLANK, ...fields, id: index + 1, parent, ply: nodes[parent].ply + 1, children: [] });
  }
  return { variant, start, nodes: { ...nodes }, next: nodes.length };
}

/**
 * The nodes of a tree as `treeOf` takes them: the numbers are their places in the list.
 *
 * @returns The nodes, and where each stands; the root at 0.
 */
export function listOf(tree: Tree): { listed: Node[]; places: Map<number, number> } {
  const order = nodesInOrder(tree);
  const places = new Map([[ROOT, 0]]);
  for (const [index, { id }] of order.entries()) places.set(id, index + 1);
  return { listed: order.map((node) => ({ ...node, parent: places.get(node.parent ?? ROOT) ?? 0 })), places };
}

/** The squares of the move that led to a node, from and to; null if none did, or a pass. A drop has only one. */
export function lastMoveOf({ uci }: Pick<Node, 'uci'>): [Square, Square] | null {
  if (uci === null || uci === NULL_MOVE) return null;
  const [from, to] = squaresOf(uci);
  return [isDrop(uci) ? to : from, to];
}

/** The squares of a move, from and to; a drop comes from `N@`. */
export function squaresOf(uci: string): [Square, Square] {
  const [, from = '', to = ''] = /^(.@|[a-p]\d+)([a-p]\d+)/.exec(uci) ?? [];
  return [from, to];
}

/** Whether a move drops a piece from the hand. */
export const isDrop = (uci: string) => uci[1] === '@';
