/**
 * The games that were invented in this browser. One that cannot be read stays where it is: another version may read it.
 */
import { drop, keys, read, write } from '../../ui/local-storage.ts';
import { isDefinition, isSource } from '../../game/variant/variant-source.ts';

/** The key of a design is this and its id. */
const DESIGN = 'micro-max:design:';

/** The version of the format. */
const VERSION = 1;

export type SavedDesign = { id: string; saved_ms: number; text: string };

/** All designs, newest first. */
export function savedDesigns(): SavedDesign[] {
  const found = keys()
    .filter((key) => key.startsWith(DESIGN))
    .flatMap((key) => parse(key.slice(DESIGN.length), read(key)) ?? []);
  return found.sort((one, other) => other.saved_ms - one.saved_ms);
}

/**
 * Saves a design.
 *
 * @param text Its definition.
 * @returns False if the storage is full or blocked.
 */
export const saveDesign = (id: string, text: string): boolean =>
  write(DESIGN + id, JSON.stringify({ version: VERSION, saved_ms: Date.now(), text }));

export const removeDesign = (id: string) => drop(DESIGN + id);

export function parse(id: string, record: string | null): SavedDesign | null {
  try {
    const { version, saved_ms, text } = JSON.parse(record ?? '');
    const isValid = version === VERSION && Number.isFinite(saved_ms) && isSource(text) && isDefinition(text);
    return isValid ? { id, saved_ms, text } : null;
  } catch {
    return null;
  }
}
