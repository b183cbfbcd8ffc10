// @ts-check
/**
 * The tags of a PGN with a meaning beyond the game's record: `Orientation`, `Variant`, and `VariantDefinition` for a game
 * that is not built in, in which a line break is written as `\n` and a backslash as `\\`. Pure.
 *
 * @import { Color } from '../../board/geometry.js'
 * @import { Tags } from './pgn.js'
 * @import { Tree } from '../tree/move-tree.js'
 */
import { escaped } from '../../engine/uci.js';
import { isChess960 } from '../position/chess960.js';
import { isDefinition, titleIn } from '../variant/variant-source.js';

/** @param {string} tag */
export const isVariantTag = (tag) => tag === 'Variant' || tag === 'VariantDefinition';

/**
 * The tags that name the game of a tree; none for chess.
 * @param {Pick<Tree, 'start' | 'variant'>} tree @returns {Tags}
 */
export function variantTags(tree) {
  if (isChess960(tree)) return [['Variant', 'Chess960']];
  const { variant } = tree;
  if (!variant) return [];
  return [
    ['Variant', titleIn(variant.source)],
    ...(isDefinition(variant.source) ? [/** @type {const} */ (['VariantDefinition', escaped(variant.source)])] : []),
  ];
}

/**
 * The color at the bottom that the tags name; null if they do not.
 * @param {Tags} tags @returns {Color | null}
 */
export function orientationOfTags(tags) {
  const value = tags.find(([name]) => name === 'Orientation')?.[1].toLowerCase();
  return value === 'white' || value === 'black' ? value : null;
}
