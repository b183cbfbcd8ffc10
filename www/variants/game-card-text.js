// @ts-check
/**
 * The text of a game's card. Pure.
 *
 * @import { CardTexts } from '../texts/en/cards.js'
 */

/** @typedef {{ title: string, lines: readonly string[], origin: string }} Card */

/**
 * The card of a game; null for a game that has none, such as a user's own.
 * @param {CardTexts} cards @param {string} name @returns {Card | null}
 */
export function cardOf(cards, name) {
  const text = Object.hasOwn(cards.games, name) ? cards.games[name] : null;
  if (text) return { title: text[0], lines: text.slice(1, 4), origin: text[4] };
  const [white, black] = name.split('-').map((army) => (Object.hasOwn(cards.armies, army) ? cards.armies[army] : null));
  if (!white || !black) return null;
  const [rule, origin] = cards.armiesRule;
  return { title: cards.versus(white[0], black[0]), lines: [white[1], black[1], rule], origin };
}
