// @ts-check
/**
 * The opening on the board, and the names of openings in the player's language, composed of the translations of their parts:
 * "Sicilian Defence, Najdorf Variation" is "Sizilianische Verteidigung, Najdorf-Variante".
 *
 * @import { Game } from '../game/game.js'
 */
import { loadOpenings } from '../texts/load.js';
import { START_FEN } from '../board/placement.js';
import { pathTo } from '../game/tree/move-tree.js';
import { OPENING_TABLE } from './opening-table.js';

/** @typedef {{ code: string, name: string }} Opening */
/** @typedef {Readonly<Record<string, string>>} Dictionary */

/**
 * The names of a language.
 *
 * @typedef {object} OpeningNames
 * @property {Readonly<Record<string, (stem: string) => string>>} kinds How a name is formed with that of a person or place:
 *   `Variation` of "Najdorf Variation".
 * @property {Dictionary} people Persons and places that are spelled differently.
 * @property {Dictionary} openings
 * @property {Dictionary} variations
 */

/** Translates a full name. @typedef {(name: string) => string} TranslateName */

/** A line of the table: ECO code, name, number of moves shared with the line before, and the other moves. */
const LINE = /^([A-E]\d\d) ([^:]+):(?: (\d+)|)(.*)/;

/** The openings by their moves, joined by spaces. @type {Map<string, Opening>} */
const OPENINGS = new Map();

/** The number of moves of the longest opening. */
let longest = 0;

for (const { code, name, moves } of openings()) {
  OPENINGS.set(withoutCheckSigns(moves.join(' ')), { code, name });
  longest = Math.max(longest, moves.length);
}

/** Every opening of the table with its full name and all its moves. */
export function* openings() {
  let name = '';
  /** @type {string[]} */
  let moves = [];
  for (const line of OPENING_TABLE.trim().split('\n')) {
    const [, code, written, shared, others] = /** @type {RegExpExecArray} */ (LINE.exec(line));
    name = written.startsWith(',') ? name.split(',')[0] + written : written;
    moves = [...moves.slice(0, Number(shared ?? 0)), ...others.split(' ').slice(1)];
    yield { code, name, moves };
  }
}

/**
 * Moves without the signs of check and mate.
 * @param {string} moves
 */
function withoutCheckSigns(moves) {
  return moves.replace(/[+#]/g, '');
}

/**
 * The opening of a line from the start position: the longest that the line begins with.
 * @param {readonly string[]} sans @returns {Opening | null}
 */
export function openingOf(sans) {
  for (let count = Math.min(sans.length, longest); count > 0; count -= 1) {
    const opening = OPENINGS.get(withoutCheckSigns(sans.slice(0, count).join(' ')));
    if (opening) return opening;
  }
  return null;
}

/**
 * The moves after which a line has a name of its own or can get one; those that lead to the most openings come first. A
 * move without a name of its own gets the first name that can follow.
 * @param {readonly string[]} sans A line from the start position.
 * @returns {{ san: string, name: string }[]} The moves without signs of check.
 */
export function continuationsOf(sans) {
  const line = sans.map((san) => `${withoutCheckSigns(san)} `).join('');
  /** @type {Map<string, { san: string, name: string, count: number }>} */
  const found = new Map();
  for (const [moves, { name }] of OPENINGS) {
    if (!moves.startsWith(line)) continue;
    const [san] = moves.slice(line.length).split(' ');
    if (san === '') continue;
    const one = found.get(san) ?? { san, name: OPENINGS.get(line + san)?.name ?? name, count: 0 };
    found.set(san, { ...one, count: one.count + 1 });
  }
  return [...found.values()].sort((one, other) => other.count - one.count).map(({ san, name }) => ({ san, name }));
}

/**
 * The moves of the shown line in SAN; null if it began from another position than the start position of chess.
 * @param {Pick<Game, 'tree' | 'shown'>} game @returns {string[] | null}
 */
export function lineFromStart({ tree, shown }) {
  if (tree.variant || (tree.start !== 'startpos' && tree.start !== START_FEN)) return null;
  return pathTo(tree, shown).map((id) => tree.nodes[id].san ?? '');
}

/**
 * The translation into a language; English names stay.
 * @param {string} language @returns {Promise<TranslateName>}
 */
export async function loadOpeningNames(language) {
  if (language === 'en') return (name) => name;
  const names = await loadOpenings(language);
  return (name) => translated(names, name);
}

/**
 * A full name, its parts joined by commas.
 * @param {OpeningNames} names @param {string} name
 */
export function translated(names, name) {
  const text = name
    .split(', ')
    .map((part) => partText(names, part))
    .join(', ');
  return text[0].toUpperCase() + text.slice(1);
}

/** @param {OpeningNames} names @param {string} part */
function partText({ kinds, people, openings, variations }, part) {
  const known = openings[part] ?? variations[part];
  if (known !== undefined) return known;
  const [, stem, kind] = /^(.+) (\w+)$/.exec(part) ?? [];
  return kind !== undefined && Object.hasOwn(kinds, kind) ? kinds[kind](people[stem] ?? stem) : part;
}
