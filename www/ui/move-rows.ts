/** The move list as data: rows of moves, with variations and comments below the moves they belong to. Pure. */
import { numberText } from './names.ts';
import type { Tree } from '../game/tree/move-tree.ts';

/** A move by its node, a move number, or a comment. */
type Token = { node: number } | { number: string } | { comment: string };

/** A pair of moves of the game, or a row of a variation or comment. Depth 0 is the game itself. */
export type Row = { depth: number; tokens: Token[] };

/** The glyphs of NAGs, by their numbers in PGN. */
export const GLYPHS: Readonly<Record<number, string>> = Object.freeze({
  1: '!',
  2: '?',
  3: '‼',
  4: '⁇',
  5: '⁉',
  6: '⁈',
  7: '□',
  10: '=',
  13: '∞',
  14: '+=',
  15: '=+',
  16: '±',
  17: '∓',
  18: '+−',
  19: '−+',
  22: '⨀',
  32: '⟳',
  36: '→',
  40: '↑',
  44: '=∞',
  45: '∞=',
  132: '⇆',
  138: '⨁',
  140: '∆',
  146: 'N',
});

/**
 * The rows of a tree. The walk has its own stack, so the depth of variations is not limited.
 *
 * @param offset The half-moves before the start.
 */
export function moveRows(tree: Tree, offset: number): Row[] {
  const rows: Row[] = [];
  const root = tree.nodes[0];
  if (root.comment) rows.push({ depth: 1, tokens: [{ comment: root.comment }] });
  /** Lines to be written: first node, depth, and whether it is an alternative. */
  const lines = root.children.length > 0 ? [{ at: root.children[0], depth: 0, isNew: false }] : [];
  for (let line = lines.pop(); line; line = lines.pop()) {
    const { row, others, next } = writeLine(tree, line, rows, offset);
    if (row.tokens.length > 0) rows.push(row);
    if (next !== undefined) lines.push({ at: next, depth: line.depth, isNew: false });
    for (const at of others.reverse()) lines.push({ at, depth: line.depth + 1, isNew: true });
  }
  return rows;
}

/**
 * Writes a line up to its end, or to the first move that has alternatives.
 *
 * @param rows Full rows go here.
 * @returns The last row, the alternatives and how it goes on after them.
 */
function writeLine(
  tree: Tree,
  { at, depth, isNew }: { at: number; depth: number; isNew: boolean },
  rows: Row[],
  offset: number,
): { row: Row; others: number[]; next: number | undefined } {
  let row: Row = { depth, tokens: [] };
  for (let node = tree.nodes[at], isFirst = isNew; ; node = tree.nodes[node.children[0]], isFirst = false) {
    const half = node.ply - 1 + offset;
    row = withComment(node.before, row, rows);
    if (depth === 0 && half % 2 === 0 && row.tokens.length > 0) {
      rows.push(row);
      row = { depth, tokens: [] };
    }
    const isNumbered = half % 2 === 0 || !row.tokens.some((token) => 'node' in token);
    if (isNumbered) row.tokens.push({ number: numberText(half) });
    row.tokens.push({ node: node.id });
    row = withComment(node.comment, row, rows);
    const others = isFirst ? [] : tree.nodes[node.parent ?? 0].children.slice(1);
    if (others.length > 0 || node.children.length === 0) return { row, others, next: node.children[0] };
  }
}

/**
 * Writes a comment: in a variation beside its move, in the game in a row of its own.
 *
 * @returns The row to go on with.
 */
function withComment(comment: string, row: Row, rows: Row[]): Row {
  if (!comment) return row;
  if (row.depth > 0) {
    row.tokens.push({ comment });
    return row;
  }
  if (row.tokens.length > 0) rows.push(row);
  rows.push({ depth: 1, tokens: [{ comment }] });
  return { depth: 0, tokens: [] };
}
