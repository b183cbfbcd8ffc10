// @ts-check
/**
 * The cards of the game: branches, each with its cards, and changes of their order. Pure.
 *
 * @import { Choice } from '../options.js'
 */

/** A card: `value` is what White is ahead if Black replies with it; `key` identifies it in any order. @typedef {{ key: string, value: number }} Card */

/** A branch that White can choose. @typedef {{ name: string, cards: readonly Card[] }} Branch */

/** The branches in the order in which they are tried. @typedef {readonly Branch[]} Branches */

const [MIN_BRANCHES, MAX_BRANCHES, MAX_CARDS] = [2, 5, 5];

/**
 * The branches in a text such as `4 6 5 / 3 8 6`; null if it has no such form.
 * @param {string} text @returns {Branches | null}
 */
export function parseValues(text) {
  const rows = text.split('/').map((row) => row.trim().split(/\s+/));
  const areValid =
    rows.length >= MIN_BRANCHES &&
    rows.length <= MAX_BRANCHES &&
    rows.every((row) => row.length <= MAX_CARDS && row.every(isValue));
  if (!areValid) return null;
  return rows.map((row, index) => {
    const name = 'ABCDE'[index];
    return { name, cards: row.map((word, place) => ({ key: `${name}${place + 1}`, value: Number(word) })) };
  });
}

/** @param {string} word */
const isValue = (word) => /^-?\d{1,2}$/.test(word);

/** The attribute `values`. @type {Choice<Branches>} */
export const VALUES = {
  defaultValue: /** @type {Branches} */ (parseValues('4 6 5 / 3 8 6 / 7 2 9')),
  parse: parseValues,
  must: '2 to 5 branches separated by "/", each with 1 to 5 whole numbers from −99 to 99',
};

/** The attribute `turned`: the keys of cards. @type {Choice<readonly string[]>} */
export const KEYS = {
  defaultValue: [],
  parse: (text) => (/^\s*[A-E][1-5](\s+[A-E][1-5])*\s*$/.test(text) ? text.trim().split(/\s+/) : null),
  must: 'the names of cards such as "A1 B2"',
};

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
 * Moves a branch.
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
