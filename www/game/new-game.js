// @ts-check
/**
 * How another game comes onto the board. Pure. The one before is kept under its own id.
 *
 * @import { Game } from './game.js'
 * @import { Loaded } from './pgn.js'
 * @import { Effect, Step, Wish } from './store.js'
 */
import { makeClock } from './clock.js';
import { defaults, humanColor, isForTwo } from './game.js';
import { HUMAN } from './default-opponent.js';
import { fitted, opponentOf, seatsOf } from './players.js';
import { say, step } from './steps.js';
import { mainLine, makeTree, ROOT } from './move-tree.js';
import { unreadLines } from './restore-moves.js';

/**
 * The page is opened: the worker reads the moves of a game that was kept.
 *
 * @param {Game} game
 * @param {{ game: Game }} intent
 * @returns {Step}
 */
export const open = (game, intent) => replaced(game, intent.game, ...readEffects(intent.game));

/**
 * Goes on with another game of the shelf.
 *
 * @param {Game} game
 * @param {{ game: Game }} intent
 * @returns {Step}
 */
export const reopen = (game, intent) =>
  replaced(game, intent.game, { type: 'newGame' }, ...readEffects(intent.game), say('reopened'));

/**
 * The game that comes after another one on the same page: what is the page's stays.
 *
 * @param {Game} game
 * @param {Game} next
 * @param {...Effect} effects
 * @returns {Step}
 */
function replaced(game, next, ...effects) {
  const { preferences, engines, hidden, searches } = game;
  const { game: fit, effects: told } = fitted({ ...next, preferences, engines, hidden, searches });
  /** @type {Effect[]} */
  const cancel = game.search ? [{ type: 'cancel' }] : [];
  return step({ ...fit, search: null }, ...cancel, ...effects, ...told);
}

/**
 * What the worker is asked about a game that was kept.
 *
 * @param {Game} game
 * @returns {Effect[]}
 */
export const readEffects = ({ id, tree, isRead }) =>
  isRead ? [] : [{ type: 'sans', id, start: tree.start, lines: unreadLines(tree) }];

/**
 * Asks the page for the id of a new game, and for a seed where chance plays a part.
 *
 * @param {Game} game
 * @param {Wish} intent
 * @returns {Step}
 */
export function prepare(game, { as, opponent, players, timing, start, isVaried }) {
  const isNeeded = isVaried === true || (as === 'random' && !players);
  return step(game, { type: 'seed', wish: { as, opponent, players, timing, start, isVaried }, isNeeded });
}

/**
 * Begins a new game.
 *
 * @param {Game} game
 * @param {Wish & { id: string, seed: number }} intent
 * @param {number} now_ms
 * @returns {Step}
 */
export function begin(game, intent, now_ms) {
  const { id, seed, as, opponent = opponentOf(game.players), timing = null, start, isVaried } = intent;
  const human = as === 'random' ? (seed % 2 === 0 ? 'white' : 'black') : as;
  const players = intent.players ?? seatsOf(human, opponent);
  const next = {
    ...defaults(id),
    tree: makeTree(start),
    players,
    seed: isVaried ? Math.floor(seed / 2) : 0,
    begun_ms: now_ms,
    timing,
    clock: timing && makeClock(timing),
  };
  const color = humanColor(next);
  const key = color ? 'newGame' : isForTwo(next) ? 'newGameForTwo' : 'newGameOfEngines';
  const told = say(key, color ? { color } : undefined);
  return replaced(game, { ...next, orientation: color ?? 'white' }, { type: 'newGame' }, told);
}

/**
 * Shows a game that was read, from its beginning; both sides are the player's.
 *
 * @param {Game} game
 * @param {{ id: string, game: Loaded }} intent
 * @param {number} now_ms
 * @returns {Step}
 */
export function load(game, { id, game: { tree, tags, ended, fens = {} } }, now_ms) {
  const line = mainLine(tree);
  const next = {
    ...defaults(id),
    tree,
    tags,
    ended,
    fens,
    head: line.at(-1) ?? ROOT,
    players: { white: HUMAN, black: HUMAN },
    begun_ms: now_ms,
    announced: true,
  };
  const told = line.length > 0 ? say('loaded', { moves: line.length }) : say('loadedPosition');
  return replaced(game, next, { type: 'newGame' }, told);
}
