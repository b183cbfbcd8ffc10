// @ts-check
/**
 * Changes of the order in which branches and cards are tried. Pure.
 *
 * @import { Branches } from './values.js'
 */

/**
 * A list with one item at another place.
 * @template Item @param {readonly Item[]} items @param {number} from @param {number} to @returns {readonly Item[]}
 */
function moved(items, from, to) {
  const place = Math.max(0, Math.min(items.length - 1, to));
  if (place === from) return items;
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, place), items[from], ...others.slice(place)];
}

/**
 * @param {Branches} branches @param {number} from @param {number} to The nearest existing place is taken.
 * @returns {Branches} The same object if nothing changes.
 */
export const moveBranch = (branches, from, to) => moved(branches, from, to);

/**
 * Moves a card within its branch.
 * @param {Branches} branches @param {number} index That of the branch.
 * @param {number} from @param {number} to The nearest existing place is taken.
 * @returns {Branches} The same object if nothing changes.
 */
export function moveCard(branches, index, from, to) {
  const branch = branches[index];
  const cards = moved(branch.cards, from, to);
  return cards === branch.cards ? branches : branches.map((one) => (one === branch ? { ...branch, cards } : one));
}

/**
 * The place of a card.
 * @param {Branches} branches @param {string} key @returns {{ branch: number, card: number }}
 */
export function placeOf(branches, key) {
  const branch = branches.findIndex(({ cards }) => cards.some((card) => card.key === key));
  return { branch, card: branches[branch].cards.findIndex((card) => card.key === key) };
}
