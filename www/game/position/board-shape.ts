/** What the board of a game needs to know: its size, and the drawings of its pieces. Pure. */

import type { PieceInfo } from '../../engine/messages.ts';
import type { Tree } from '../tree/move-tree.ts';

/** The pieces of chess by their names, which have the same drawings in every game. */
export const ROLES: Readonly<Record<string, string>> = Object.freeze({
  king: 'k',
  queen: 'q',
  rook: 'r',
  bishop: 'b',
  knight: 'n',
  pawn: 'p',
});

type BoardSize = { files: number; ranks: number };

const CHESS: BoardSize = Object.freeze({ files: 8, ranks: 8 });

/** The size of the board. */
export const sizeOf = ({ variant }: Pick<Tree, 'variant'>): BoardSize => variant ?? CHESS;

/** The height of a row of pieces in hand, in squares. */
const HAND_HEIGHT = 0.9;

/** The width of the board by its height, with the rows of pieces in hand. */
export function ratioOf(tree: Pick<Tree, 'variant'>) {
  const { files, ranks } = sizeOf(tree);
  const hasHands = tree.variant && tree.variant.hand !== 'none';
  return files / (ranks + (hasHands ? 2 * HAND_HEIGHT : 0));
}

/** A game with pieces that have drawings. */
type WithPieces = { pieces: readonly Pick<PieceInfo, 'letter' | 'name' | 'picture'>[] };

const pictures: WeakMap<WithPieces, Readonly<Record<string, string>>> = new WeakMap();

/** The drawing of each letter of a variant, as the board takes them; null for chess. */
export function picturesOf({ variant }: { variant: WithPieces | null }) {
  if (!variant) return null;
  const known =
    pictures.get(variant) ??
    Object.fromEntries(variant.pieces.map(({ letter, name, picture }) => [letter, picture ?? ROLES[name] ?? name]));
  pictures.set(variant, known);
  return known;
}

/** The size of the board and the drawings of its pieces, as fields of a diagram. */
export function lookOf(tree: Pick<Tree, 'variant'>) {
  const { files, ranks } = sizeOf(tree);
  return { width: files, height: ranks, pictures: picturesOf(tree) };
}

/** The size of the board of a FEN. */
export function sizeInFen(fen: string): BoardSize {
  const ranks = fen.split(/[ []/)[0].split('/');
  const files = ranks[0].match(/\d+|[A-Za-z]/g)?.reduce((sum, part) => sum + (Number(part) || 1), 0) ?? 0;
  return { files, ranks: ranks.length };
}
