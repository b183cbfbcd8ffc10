// @ts-check
/**
 * The game that the attributes of an element ask for. Pure.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Game, Player, Players } from '../game/game.js'
 * @import { Loaded } from '../game/pgn.js'
 * @import { Texts } from './attributes.js'
 */
import { makeClock } from '../game/clock.js';
import { defaults, humanColor } from '../game/game.js';
import { HUMAN } from '../game/default-opponent.js';
import { changed, defaultPreferences } from '../game/preferences.js';
import { annotate, mainLine, makeTree, ROOT } from '../game/move-tree.js';
import { meaningOf, valueOf } from './attributes.js';

/** The names that the worker has for the engines. */
const ENGINES = Object.freeze({ classic: 'Classic', modern: 'Modern' });

/**
 * The engine with its strength.
 *
 * @param {Texts} texts
 * @returns {Extract<Player, { kind: 'engine' }>}
 */
export function opponentOf(texts) {
  const limit = meaningOf(texts, 'limit');
  const strength = limit ? { limit } : { level: /** @type {number} */ (valueOf(texts, 'level')) };
  return { kind: 'engine', engine: ENGINES[meaningOf(texts, 'engine') ?? 'modern'], strength };
}

/**
 * Who plays. Where nobody may move, nobody answers either; a game to look through is nobody's unless a side is named.
 *
 * @param {Texts} texts
 * @returns {Players}
 */
export function playersOf(texts) {
  const side = meaningOf(texts, 'side') ?? (texts.pgn ? 'both' : 'white');
  const isFree = texts.readonly !== undefined;
  const playerOf = (/** @type {Color} */ color) => (isFree || side === color || side === 'both' ? HUMAN : opponentOf(texts));
  return { white: playerOf('white'), black: playerOf('black') };
}

/**
 * The colour at the bottom of the board.
 *
 * @param {Texts} texts
 * @returns {Color}
 */
const orientationOf = (texts) =>
  meaningOf(texts, 'orientation') ?? (meaningOf(texts, 'side') === 'black' ? 'black' : 'white');

/**
 * What of the page's preferences an element has. Moves made ahead would go past the author of the page.
 *
 * @param {Texts} texts
 */
export const preferencesOf = (texts) => changed(defaultPreferences, {
  coordinates: meaningOf(texts, 'coordinates') ?? 'inside',
  sound: texts.sound !== undefined,
  bar: meaningOf(texts, 'panels')?.includes('score') ?? false,
  premoves: false,
});

/**
 * A game that begins, or that was read.
 *
 * @param {Texts} texts
 * @param {string} id
 * @param {Loaded | null} loaded
 * @param {number} now_ms
 * @returns {Game}
 */
export function gameOf(texts, id, loaded, now_ms) {
  const timing = meaningOf(texts, 'time');
  const game = {
    ...defaults(id),
    tree: makeTree(meaningOf(texts, 'fen') ?? 'startpos'),
    begun_ms: now_ms,
    timing,
    clock: timing && makeClock(timing),
    ...(loaded && read(loaded)),
  };
  return drawnOn(seated(placed(game, meaningOf(texts, 'ply')), texts), texts);
}

/** @param {Loaded} loaded */
function read({ tree, tags, ended, fens = {} }) {
  return { tree, tags, ended, fens, head: mainLine(tree).at(-1) ?? ROOT, timing: null, clock: null, announced: true };
}

/**
 * The game with the players and the orientation that the attributes name.
 *
 * @param {Game} game
 * @param {Texts} texts
 * @returns {Game}
 */
export function seated(game, texts) {
  const players = playersOf(texts);
  const orientation = meaningOf(texts, 'orientation') ?? humanColor({ ...game, players }) ?? orientationOf(texts);
  return { ...game, players, orientation };
}

/**
 * The game with the position after so many half-moves shown, or its last one.
 *
 * @param {Game} game
 * @param {number | null} ply
 * @returns {Game}
 */
function placed(game, ply) {
  const line = [ROOT, ...mainLine(game.tree)];
  return ply === null ? game : { ...game, shown: line[Math.min(ply, line.length - 1)] };
}

/**
 * The game with the author's arrows and circles on the position that is shown.
 *
 * @param {Game} game
 * @param {Texts} texts
 * @returns {Game}
 */
function drawnOn(game, texts) {
  const [arrows, circles] = [meaningOf(texts, 'arrows'), meaningOf(texts, 'marks')];
  if (!arrows && !circles) return game;
  return { ...game, tree: annotate(game.tree, game.shown, { ...(arrows && { arrows }), ...(circles && { circles }) }) };
}
