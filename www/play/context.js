// @ts-check
/**
 * What the parts of the page share, and the door to the parts that are loaded when they are wanted.
 *
 * @import { Board } from '../board/board.js'
 * @import { EngineLike } from '../engine/client.js'
 * @import { Game } from '../game/game.js'
 * @import { Intent } from '../game/store.js'
 * @import { Texts } from '../i18n/en.js'
 * @import { Storage } from '../ui/game-storage.js'
 */

/**
 * @typedef {object} Desk
 * @property {() => Game} game
 * @property {() => Texts} texts
 * @property {(intent: Intent) => void} dispatch
 * @property {EngineLike} client
 * @property {Board} board
 * @property {Storage} storage
 * @property {HTMLElement} [element] The place that a room fills.
 */

/** A panel shows a game in the words of a language. @typedef {(game: Game, texts: Texts) => void} Panel */

/**
 * Opens a room; says so if it cannot be loaded.
 *
 * @param {string} name
 * @param {Desk} desk
 */
export const openRoom = (name, desk) =>
  load(desk, async () => (await import('../dialogs/dialogs.js')).openRoom(name, desk));

/**
 * Runs what needs a part that is not there yet; says so if it cannot be loaded.
 *
 * @param {Desk} desk
 * @param {() => Promise<void>} run
 */
export async function load(desk, run) {
  try {
    await run();
  } catch (error) {
    console.warn(error);
    desk.dispatch({ type: 'notice', saying: { key: 'notLoaded' } });
  }
}
