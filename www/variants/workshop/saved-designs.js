// @ts-check
/**
 * The games that were invented in this browser. One that cannot be read stays where it is: another version may read it.
 */
import { drop, keys, read, write } from '../../ui/local-storage.js';
import { isDefinition, isSource } from '../../game/variant/variant-source.js';

/** The key of a design is this and its id. */
const DESIGN = 'micro-max:design:';

/** The version of the format. */
const VERSION = 1;

/** @typedef {{ id: string, saved_ms: number, text: string }} SavedDesign */

/**
 * All designs, newest first.
 * @returns {SavedDesign[]}
 */
export function savedDesigns() {
  const found = keys()
    .filter((key) => key.startsWith(DESIGN))
    .flatMap((key) => parse(key.slice(DESIGN.length), read(key)) ?? []);
  return found.sort((one, other) => other.saved_ms - one.saved_ms);
}

/**
 * Saves a design.
 * @param {string} id
 * @param {string} text Its definition.
 * @returns {boolean} False if the storage is full or blocked.
 */
export const saveDesign = (id, text) =>
  write(DESIGN + id, JSON.stringify({ version: VERSION, saved_ms: Date.now(), text }));

/** @param {string} id */
export const removeDesign = (id) => drop(DESIGN + id);

/** @param {string} id @param {string | null} record @returns {SavedDesign | null} */
export function parse(id, record) {
  try {
    const { version, saved_ms, text } = JSON.parse(record ?? '');
    const isValid = version === VERSION && Number.isFinite(saved_ms) && isSource(text) && isDefinition(text);
    return isValid ? { id, saved_ms, text } : null;
  } catch {
    return null;
  }
}
