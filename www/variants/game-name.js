// @ts-check
/**
 * The names of games, and the card of the one on the board. Pure.
 *
 * @import { Tree } from '../game/tree/move-tree.js'
 * @import { CardTexts } from '../texts/en/cards.js'
 * @import { Card } from './game-card-text.js'
 */
import { isDefinition, nameIn, titleIn } from '../game/variant/variant-source.js';
import { CHESS960 } from './catalogue.js';
import { cardOf } from './game-card-text.js';
import { INVENTIONS } from './inventions.js';

/**
 * The name of a game, which is Chess960 if it has no variant.
 * @param {{ variant: { source: string } | null }} game
 */
export const nameOf = ({ variant }) => (variant ? nameIn(variant.source) : CHESS960);

/**
 * The name in the catalogue; null for a game that is not in it.
 * @param {Pick<Tree, 'variant'>} tree @returns {string | null}
 */
export function catalogueName(tree) {
  const name = nameOf(tree);
  const source = tree.variant?.source ?? '';
  return !isDefinition(source) || INVENTIONS[name] === source ? name : null;
}

/**
 * The card of the game on the board, which is Chess960 if it has no variant.
 * @param {CardTexts} cards @param {Pick<Tree, 'variant'>} tree
 * @param {string} invented Where a game that is not in the catalogue comes from.
 * @returns {Card}
 */
export function cardOnBoard(cards, tree, invented) {
  const name = catalogueName(tree);
  const { source = '', about = '' } = tree.variant ?? {};
  const known = name === null ? null : cardOf(cards, name);
  return known ?? { title: titleIn(source), lines: about === '' ? [] : [about], origin: name === null ? invented : '' };
}
