// @ts-check
/**
 * How a diagram of a game looks. Pure.
 *
 * @import { BoardSize } from './board-shape.js'
 * @import { Tree } from '../tree/move-tree.js'
 */
import { picturesOf, sizeOf } from './board-shape.js';

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
