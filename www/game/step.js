// @ts-check
/**
 * The smallest steps, which players and the worker share. Pure.
 *
 * @import { Game } from './game.js'
 * @import { Step } from './store.js'
 */
import { spokenMove } from '../board/a11y.js';
import { isLive, knownAt, turnAt } from './game.js';

/**
 * A step without effects.
 *
 * @param {Game} game
 * @returns {Step}
 */
export const only = (game) => ({ game, effects: [] });

/**
 * Adds a legal move of either side. Who looks back at an earlier position goes on looking.
 *
 * @param {Game} game
 * @param {string} uci
 * @returns {Step}
 */
export function push(game, uci) {
  const san = knownAt(game)?.legal.find((move) => move.uci === uci)?.san ?? uci;
  const mover = turnAt(game) === 'white' ? 'White' : 'Black';
  const next = {
    ...game,
    moves: [...game.moves, uci],
    sans: [...game.sans, san],
    ply: isLive(game) ? game.moves.length + 1 : game.ply,
    search: null,
  };
  return { game: next, effects: [{ type: 'say', text: `${mover}: ${spokenMove(san)}` }] };
}
