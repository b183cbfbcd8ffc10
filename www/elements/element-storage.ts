/** Saves the game of an element in the browser under its `storage-key`. */
import { isKeptAlike, makeText } from '../game/saved/saved-game.ts';
import { drop, read, write } from '../ui/local-storage.ts';
import type { VariantInfo } from '../engine/messages.ts';
import type { Game } from '../game/game.ts';

const PREFIX = 'micro-max:element:';

/** An unreadable game is moved to this key, because another version may be able to read it. */
const UNREAD = 'micro-max:element-unread:';

/** Whether a game is saved under a key. */
export const isKept = (key: string) => read(PREFIX + key) !== null;

/**
 * The game saved under a key, if it started from the element's current start and is a game of its variant.
 *
 * @param start A FEN or "startpos"; null accepts any start.
 * @returns Rejected with a sentence if it cannot be read; then it is set aside.
 */
export async function keptGame(key: string, start: string | null, variant: VariantInfo | null): Promise<Game | null> {
  const text = read(PREFIX + key);
  if (text === null) return null;
  const { parseRecord, withVariant } = await import('../game/saved/restore-game.ts');
  try {
    const { source, game } = parseRecord(text);
    if (source !== (variant?.source ?? null)) return null;
    return start === null || game.tree.start === start ? (variant ? withVariant(game, variant) : game) : null;
  } catch (error) {
    if (write(UNREAD + key, text)) drop(PREFIX + key);
    throw new Error(`The game saved as "${key}" cannot be read: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/**
 * Saves a game if it has changed.
 *
 * @returns False if the browser refuses to store it.
 */
export const keep = (key: string, before: Game, game: Game): boolean =>
  isKeptAlike(before, game) || write(PREFIX + key, makeText(game, Date.now()));

/** Deletes a game. */
export const forget = (key: string) => drop(PREFIX + key);
