// @ts-check
/**
 * The keys that step through a game.
 *
 * @import { Game } from '../game/game.js'
 * @import { Session } from './session.js'
 */
import { ROOT } from '../game/tree/move-tree.js';

const KEYS = /** @type {const} */ ({
  Home: 'first',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  End: 'last',
  ArrowUp: 'up',
  ArrowDown: 'down',
});

/**
 * Whether a modifier is held.
 * @param {KeyboardEvent} event
 */
export const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }) => altKey || ctrlKey || metaKey || shiftKey;

/**
 * Where a key leads, `up` and `down` between variations; null for other keys and with modifiers.
 * @param {KeyboardEvent} event
 */
export const stepOfKey = (event) =>
  Object.hasOwn(KEYS, event.key) && !isModified(event) ? KEYS[/** @type {keyof typeof KEYS} */ (event.key)] : null;

/**
 * Steps along the shown line by a key that nothing else has taken. The keys of a game without moves, and those between
 * variations, scroll the page.
 * @param {KeyboardEvent} event @param {Game} game @param {Session['dispatch']} dispatch
 */
export function stepByKey(event, game, dispatch) {
  const by = stepOfKey(event);
  const isStep = by !== null && by !== 'up' && by !== 'down' && game.tree.nodes[ROOT].children.length > 0;
  if (!isStep || event.defaultPrevented) return;
  event.preventDefault();
  dispatch({ type: 'navigate', by });
}
