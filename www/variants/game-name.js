// @ts-check
/**
 * The name of the game on the board and its card. Pure.
 *
 * @import { Tree } from '../game/move-tree.js'
 * @import { CardTexts } from './cards/en.js'
 * @import { Card } from './game-card-text.js'
 */
import { isDefinition, nameIn, titleIn } from '../game/variant-source.js';
import { CHESS960 } from './catalogue.js';
import { cardOf } from './game-card-text.js';
import { INVENTIONS } from './inventions.js';

/**
 * The name in the catalogue; null for a game of somebody's own.
 * @param {Pick<Tree, 'variant'>} tree @returns {string | null}
 */
export function catalogueName({ variant }) {
  if (!variant) return CHESS960;
  const name = nameIn(variant.source);
  return !isDefinition(variant.source) || INVENTIONS[name] === variant.source ? name : null;
}

/**
 * The card of the game on the board, which is Chess960 if it is no variant.
 * @param {CardTexts} cards @param {Pick<Tree, 'variant'>} tree
 * @param {string} invented Where a game of somebody's own comes from.
 * @returns {Card}
 */
export function cardOnBoard(cards, tree, invented) {
  const name = catalogueName(tree);
  const { source = '', about = '' } = tree.variant ?? {};
  const known = name === null ? null : cardOf(cards, name);
  return known ?? { title: titleIn(source), lines: about === '' ? [] : [about], origin: name === null ? invented : '' };
}
