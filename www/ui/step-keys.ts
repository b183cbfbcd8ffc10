/** The keys that step through a game. */
import { ROOT } from '../game/tree/move-tree.ts';
import type { Game } from '../game/game.ts';
import type { App } from './app.ts';

const KEYS = {
  Home: 'first',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  End: 'last',
  ArrowUp: 'up',
  ArrowDown: 'down',
} as const;

/** Whether a modifier is held. */
export const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Where a key leads, `up` and `down` between variations; null for other keys and with modifiers. */
export const stepOfKey = (event: KeyboardEvent) =>
  Object.hasOwn(KEYS, event.key) && !isModified(event) ? KEYS[event.key as keyof typeof KEYS] : null;

/**
 * Steps along the shown line by a key that nothing else has taken. The keys of a game without moves, and those between
 * variations, scroll the page.
 */
export function stepByKey(event: KeyboardEvent, game: Game, dispatch: App['dispatch']) {
  const by = stepOfKey(event);
  const isStep = by !== null && by !== 'up' && by !== 'down' && game.tree.nodes[ROOT].children.length > 0;
  if (!isStep || event.defaultPrevented) return;
  event.preventDefault();
  dispatch({ type: 'navigate', by });
}
