// @ts-check
/**
 * What the board of a game needs to know: its size, and the drawings of its pieces. Pure.
 *
 * @import { PieceInfo } from '../../engine/messages.js'
 * @import { Tree } from '../tree/move-tree.js'
 */

/** The pieces of chess by their names, which have the same drawings in every game. @type {Readonly<Record<string, string>>} */
export const ROLES = Object.freeze({ king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' });

/** @typedef {{ files: number, ranks: number }} BoardSize */

/** @type {BoardSize} */
const CHESS = Object.freeze({ files: 8, ranks: 8 });

/**
 * The size of the board.
 * @param {Pick<Tree, 'variant'>} tree @returns {BoardSize}
 */
export const sizeOf = ({ variant }) => variant ?? CHESS;

/** The height of a row of pieces in hand, in squares. */
const HAND_HEIGHT = 0.9;

/**
 * The width of the board by its height, with the rows of pieces in hand.
 * @param {Pick<Tree, 'variant'>} tree
 */
export function ratioOf(tree) {
  const { files, ranks } = sizeOf(tree);
  const hasHands = tree.variant && tree.variant.hand !== 'none';
  return files / (ranks + (hasHands ? 2 * HAND_HEIGHT : 0));
}

/** A game with pieces that have drawings. @typedef {{ pieces: readonly Pick<PieceInfo, 'letter' | 'name' | 'picture'>[] }} WithPieces */

/** @type {WeakMap<WithPieces, Readonly<Record<string, string>>>} */
const pictures = new WeakMap();

/**
 * The drawing of each letter of a variant, as the board takes them; null for chess.
 * @param {{ variant: WithPieces | null }} tree
 */
export function picturesOf({ variant }) {
  if (!variant) return null;
  const known =
    pictures.get(variant) ??
    Object.fromEntries(variant.pieces.map(({ letter, name, picture }) => [letter, picture ?? ROLES[name] ?? name]));
  pictures.set(variant, known);
  return known;
}

/**
 * The size of the board and the drawings of its pieces, as fields of a diagram.
 * @param {Pick<Tree, 'variant'>} tree
 */
export function lookOf(tree) {
  const { files, ranks } = sizeOf(tree);
  return { width: files, height: ranks, pictures: picturesOf(tree) };
}

/**
 * The size of the board of a FEN.
 * @param {string} fen @returns {BoardSize}
 */
export function sizeInFen(fen) {
  const ranks = fen.split(/[ []/)[0].split('/');
  const files = ranks[0].match(/\d+|[A-Za-z]/g)?.reduce((sum, part) => sum + (Number(part) || 1), 0) ?? 0;
  return { files, ranks: ranks.length };
}
