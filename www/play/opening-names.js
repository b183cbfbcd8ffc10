// @ts-check
/**
 * Names of openings in the player's language, composed of the translations of their parts: "Sicilian Defence, Najdorf
 * Variation" is "Sizilianische Verteidigung, Najdorf-Variante".
 */
import { loadOpenings } from '../texts/load.js';

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
