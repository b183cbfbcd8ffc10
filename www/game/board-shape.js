// @ts-check
/**
 * The size of the board of a game. Pure.
 *
 * @import { Tree } from './move-tree.js'
 */

/** @typedef {{ files: number, ranks: number }} BoardSize */

/** @type {BoardSize} */
const CHESS = Object.freeze({ files: 8, ranks: 8 });

/**
 * The size of the board.
 *
 * @param {Pick<Tree, 'variant'>} tree
 * @returns {BoardSize}
 */
export const sizeOf = ({ variant }) => variant ?? CHESS;
