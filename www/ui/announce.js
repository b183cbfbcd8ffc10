// @ts-check
/**
 * Announcements whose text may have to be loaded.
 *
 * @import { Board } from '../board/board.js'
 */

/** The last announcement of each board. @type {WeakMap<Pick<Board, 'say'>, Promise<void>>} */
const announced = new WeakMap();

/**
 * Announces a text after the announcements before it, however long theirs take to load.
 * @param {Pick<Board, 'say'>} board
 * @param {Promise<string>} text
 * @returns {Promise<void>} When it is announced.
 */
export function announce(board, text) {
  const before = announced.get(board);
  const done = Promise.all([text, before]).then(([sentence]) => board.say(sentence));
  announced.set(board, done);
  return done;
}
