// @ts-check
/**
 * What the parts of a page share, and those of an element: the game, the engine and the board.
 *
 * @import { Board } from '../board/board.js'
 * @import { EngineLike } from '../engine/client.js'
 * @import { Game } from '../game/game.js'
 * @import { Intent } from '../game/store.js'
 * @import { Texts } from '../texts/en/page.js'
 * @import { Storage } from './game-storage.js'
 */

/**
 * @typedef {object} GameSession
 * @property {() => Game} game
 * @property {() => Texts} texts
 * @property {(intent: Intent) => void} dispatch
 * @property {EngineLike} client The opponent's engine, which also answers questions.
 * @property {EngineLike} evaluator
 * @property {Pick<Board, 'say'>} board
 */

/** The session of a page. @typedef {GameSession & { board: Board, storage: Storage }} Session */

/** With the number of the request for the game that is read. @typedef {Session & { request: number }} ReadSession */

/** Shows a game in a language. @typedef {(game: Game, texts: Texts) => void} Panel */

/**
 * Requests another game, which has yet to be read.
 * @param {Session} session @returns {ReadSession}
 */
export function requestGame(session) {
  session.dispatch({ type: 'requestGame' });
  return { ...session, request: session.game().requests };
}

/**
 * Runs what imports modules; a notice says so if one cannot be loaded.
 * @param {Pick<GameSession, 'dispatch'>} session @param {() => Promise<void>} run
 */
export async function loadLazily({ dispatch }, run) {
  try {
    await run();
  } catch (error) {
    console.warn(error);
    dispatch({ type: 'setNotice', message: { key: 'notLoaded' } });
  }
}
