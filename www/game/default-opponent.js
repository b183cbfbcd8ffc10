// @ts-check
/**
 * The default players.
 *
 * @import { Player } from './game.js'
 */

/** @type {Player} */
export const HUMAN = Object.freeze({ kind: 'human' });

/** The default opponent, and the engine that is used until the worker has listed its engines. */
export const OPPONENT = Object.freeze({
  kind: /** @type {const} */ ('engine'), engine: 'Modern', strength: Object.freeze({ level: 3 }),
});

/** A human with White against the opponent. */
export const PLAYERS = Object.freeze({ white: HUMAN, black: OPPONENT });
