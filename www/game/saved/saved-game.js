// @ts-check
/**
 * A game as it is kept when the page is closed. Pure; how it comes back is in `restore-game.js`.
 *
 * @import { Game } from '../game.js'
 * @import { Node } from '../tree/move-tree.js'
 */
import { evaluationAt } from '../review/evaluations.js';
import { endingOf, fenAt } from '../game.js';
import { depth, listOf, rootOf, startOf } from '../tree/move-tree.js';

/** The form of the record, and of that of a variant; a page refuses a form that it does not know. */
export const VERSION = 2;
export const VERSION_OF_VARIANTS = 3;

/** The fields of a game that are kept, or of which something is. */
const KEPT = /** @type {const} */ ([
  'id',
  'tree',
  'head',
  'shown',
  'players',
  'orientation',
  'seed',
  'timing',
  'clock',
  'ended',
  'tags',
  'begun_ms',
  'positions',
  'evaluations',
]);

/**
 * Whether two games are kept in the same way, as far as possible without serializing them.
 * @param {Game} one @param {Game} other
 */
export const isKeptAlike = (one, other) => KEPT.every((field) => one[field] === other[field]);

/**
 * The text of a game.
 * @param {Game} game
 * @param {number} [saved_ms] When it is saved.
 */
export function makeText(game, saved_ms = 0) {
  const { id, tree, players, orientation, seed, timing, clock, tags, begun_ms } = game;
  const { listed, places } = listOf(tree);
  const scoresOf = (/** @type {Node} */ { id }) => {
    const { score = null, second = null, pv: [best] = [], isChecked, first } = evaluationAt(game, id) ?? {};
    return { score: score ?? undefined, second: second ?? undefined, best, isChecked, first: first ?? undefined };
  };
  const ending = endingOf(game);
  return JSON.stringify({
    version: tree.variant ? VERSION_OF_VARIANTS : VERSION,
    id,
    saved_ms,
    begun_ms,
    plies: depth(tree, game.head),
    players,
    orientation,
    seed,
    timing,
    tags,
    ended: ending && { result: ending.result, reason: ending.reason, winner: ending.winner },
    clock: clock && { white_ms: clock.white_ms, black_ms: clock.black_ms },
    fen: fenAt(game, game.shown),
    headFen: fenAt(game, game.head),
    head: places.get(game.head),
    shown: places.get(game.shown),
    ...startOf(tree),
    root: { ...lean(rootOf(tree)), ...scoresOf(rootOf(tree)) },
    moves: listed.map((node) => ({ parent: node.parent, uci: node.uci, ...lean(node), ...scoresOf(node) })),
  });
}

/** What is said of a node beside its place, without what is not there. */
const OPTIONAL = /** @type {const} */ ([
  'san',
  'before',
  'comment',
  'nags',
  'arrows',
  'circles',
  'commands',
  'clock_ms',
]);

/** @param {Node} node @returns {Partial<Node>} */
function lean(node) {
  const isThere = (/** @type {any} */ value) => value !== null && value.length !== 0;
  return Object.fromEntries(OPTIONAL.filter((field) => isThere(node[field])).map((field) => [field, node[field]]));
}
