// @ts-check
/**
 * What the parts of a page share: the game, the engine, the board and the storage.
 *
 * @import { Board } from '../board/board.js'
 * @import { EngineLike } from '../engine/client.js'
 * @import { Game } from '../game/game.js'
 * @import { Intent } from '../game/store.js'
 * @import { Texts } from '../texts/en/page.js'
 * @import { Storage } from './game-storage.js'
 */

/**
 * @typedef {object} Session
 * @property {() => Game} game
 * @property {() => Texts} texts
 * @property {(intent: Intent) => void} dispatch
 * @property {EngineLike} client The opponent's engine, which also answers questions.
 * @property {EngineLike} evaluator
 * @property {Board} board
 * @property {Storage} storage
 */

/** Shows a game in a language. @typedef {(game: Game, texts: Texts) => void} Panel */

/**
 * Runs what imports modules; a notice says so if one cannot be loaded.
 * @param {Pick<Session, 'dispatch'>} session @param {() => Promise<void>} run
 */
export async function loadLazily({ dispatch }, run) {
  try {
    await run();
  } catch (error) {
    console.warn(error);
    dispatch({ type: 'setNotice', message: { key: 'notLoaded' } });
  }
}
