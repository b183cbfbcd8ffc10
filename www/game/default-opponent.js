// @ts-check
/**
 * Who plays until somebody else is chosen.
 *
 * @import { Player } from './game.js'
 */

/** @type {Player} */
export const HUMAN = Object.freeze({ kind: 'human' });

/** The opponent until another one is chosen, and the engine until the worker has told what it offers. */
export const OPPONENT = Object.freeze({
  kind: /** @type {const} */ ('engine'), engine: 'Modern', strength: Object.freeze({ level: 3 }),
});

/** A human with White against the opponent. */
export const PLAYERS = Object.freeze({ white: HUMAN, black: OPPONENT });
