// @ts-check
/**
 * The default players.
 *
 * @import { Player } from '../game.js'
 * @import { Tree } from '../tree/move-tree.js'
 */

/** @type {Player} */
export const HUMAN = Object.freeze({ kind: 'human' });

/** The default opponent, and the engine that is used until the worker has listed its engines. */
export const OPPONENT = Object.freeze({
  kind: /** @type {const} */ ('engine'),
  engine: 'Modern',
  strength: Object.freeze({ level: 3 }),
});

/** The engine of all variants. */
export const VARIANT_ENGINE = 'Fairy';

/**
 * The engine that plays a game unless the worker offers others.
 * @param {Pick<Tree, 'variant'>} tree
 */
export const engineOf = ({ variant }) => (variant ? VARIANT_ENGINE : OPPONENT.engine);

/** A human with White against the opponent. */
export const PLAYERS = Object.freeze({ white: HUMAN, black: OPPONENT });
