// @ts-check
/**
 * The work of a search. Pure.
 *
 * @import { Work } from '../../engine/uci.js'
 * @import { Game, Purpose, Search } from '../game.js'
 */
import { engineOf } from '../players/default-opponent.js';
import { positionAt } from '../game.js';
import { gameSoFar } from '../tree/move-tree.js';

/** @typedef {{ purpose: Purpose, node: number, work: Work }} Wanted */

/**
 * Whether a search is the wanted one; a changed clock makes no difference.
 * @param {Search | null} search @param {Wanted} wanted
 */
export const isSame = (search, wanted) =>
  search !== null &&
  search.purpose === wanted.purpose &&
  search.node === wanted.node &&
  kindOf(search.work) === kindOf(wanted.work);

/** @param {Work} work */
const kindOf = ({ start, engine, level, lines, seed, limits }) =>
  JSON.stringify([start, engine, level, lines, seed, limits]);

/**
 * Whether there are moves to search at a node, as far as is known.
 * @param {Game} game @param {number} node
 */
export const isOpen = (game, node) => (positionAt(game, node)?.legal.length ?? 0) > 0;

/**
 * A search by the strongest engine.
 * @param {Game} game @param {Purpose} purpose @param {number} node @param {Work['limits']} limits @returns {Wanted}
 */
export const atFullStrength = (game, purpose, node, limits) => ({
  purpose,
  node,
  work: { ...workAt(game, node), limits },
});

/**
 * A search by the strongest engine without limits.
 * @param {Game} game @param {number} node @returns {Work}
 */
export function workAt({ tree, engines }, node) {
  const engine = engines[0]?.name ?? engineOf(tree);
  return { ...gameSoFar(tree, node), limits: {}, clock: null, engine, level: null, lines: 1, seed: 0 };
}
