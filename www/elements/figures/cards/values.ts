/** The cards of the game: branches, each with its cards, and changes of their order. Pure. */

import type { Choice } from '../options.ts';

/** A card: `value` is what White is ahead if Black replies with it; `key` identifies it in any order. */
export type Card = { key: string; value: number };

/** A branch that White can choose. */
export type Branch = { name: string; cards: readonly Card[] };

/** The branches in the order in which they are tried. */
export type Branches = readonly Branch[];

const [MIN_BRANCHES, MAX_BRANCHES, MAX_CARDS] = [2, 5, 5];

/** The branches in a text such as `4 6 5 / 3 8 6`; null if it has no such form. */
export function parseValues(text: string): Branches | null {
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

const isValue = (word: string) => /^-?\d{1,2}$/.test(word);

/** The attribute `values`. */
export const VALUES: Choice<Branches> = {
  defaultValue: parseValues('4 6 5 / 3 8 6 / 7 2 9') as Branches,
  parse: parseValues,
  must: '2 to 5 branches separated by "/", each with 1 to 5 whole numbers from −99 to 99',
};

/** The attribute `turned`: the keys of cards. */
export const KEYS: Choice<readonly string[]> = {
  defaultValue: [],
  parse: (text) => (/^\s*[A-E][1-5](\s+[A-E][1-5])*\s*$/.test(text) ? text.trim().split(/\s+/) : null),
  must: 'the names of cards such as "A1 B2"',
};

/** A list with one item at another place. */
function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const place = Math.max(0, Math.min(items.length - 1, to));
  if (place === from) return items;
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, place), items[from], ...others.slice(place)];
}

/**
 * Moves a branch.
 *
 * @param to The nearest existing place is taken.
 * @returns The same object if nothing changes.
 */
export const moveBranch = (branches: Branches, from: number, to: number): Branches => moved(branches, from, to);

/**
 * Moves a card within its branch.
 *
 * @param index That of the branch.
 * @param to The nearest existing place is taken.
 * @returns The same object if nothing changes.
 */
export function moveCard(branches: Branches, index: number, from: number, to: number): Branches {
  const branch = branches[index];
  const cards = moved(branch.cards, from, to);
  return cards === branch.cards ? branches : branches.map((one) => (one === branch ? { ...branch, cards } : one));
}

/** The place of a card. */
export function placeOf(branches: Branches, key: string): { branch: number; card: number } {
  const branch = branches.findIndex(({ cards }) => cards.some((card) => card.key === key));
  return { branch, card: branches[branch].cards.findIndex((card) => card.key === key) };
}
