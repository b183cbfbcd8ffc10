// @ts-check
/**
 * Applies changed attributes to the game on the board. Pure.
 *
 * @import { Game } from '../game/game.js'
 * @import { Intent } from '../game/store.js'
 * @import { Name, Texts } from './attributes.js'
 */
import { playersOf, preferencesOf } from './initial-game.js';
import { meaningOf } from './attributes.js';
import { lastPly, nodeAtPly } from './replay.js';

/** Attributes that replace the game. @type {readonly Name[]} */
const RESTARTING = ['variant', 'fen', 'pgn', 'src', 'puzzle', 'time', 'storage-key'];

/** Attributes that replace a puzzle. @type {readonly Name[]} */
const RESTARTING_PUZZLES = ['ply', 'side'];

/** Attributes that set the players. @type {readonly Name[]} */
const SEATS = ['side', 'engine', 'level', 'limit', 'readonly', 'edit'];

/** @type {readonly Name[]} */
const PREFERENCES = ['coordinates', 'sound', 'panels'];

/** @type {readonly Name[]} */
const DRAWINGS = ['arrows', 'marks'];

/**
 * Whether the changed attributes replace the game.
 * @param {ReadonlySet<Name>} names
 * @param {Texts} texts The attributes now.
 */
export const startsNewGame = (names, { puzzle }) =>
  RESTARTING.some((name) => names.has(name)) ||
  (puzzle !== undefined && RESTARTING_PUZZLES.some((name) => names.has(name)));

/**
 * The intents for the current game.
 * @param {ReadonlySet<Name>} names The changed attributes.
 * @param {Texts} texts The attributes now.
 * @param {Game} game
 * @returns {Intent[]}
 */
export function intentsOf(names, texts, game) {
  const isChanged = (/** @type {readonly Name[]} */ group) => group.some((name) => names.has(name));
  return [
    ...(isChanged(SEATS) ? seatIntents(texts, game) : []),
    ...(isChanged(PREFERENCES) ? [/** @type {const} */ ({ type: 'setPreferences', patch: preferencesOf(texts) })] : []),
    ...(names.has('ply') ? plyIntents(texts, game) : []),
    ...(isChanged(DRAWINGS) ? [drawIntent(texts, game)] : []),
  ];
}

/** @param {Texts} texts @param {Game} game @returns {Intent[]} */
function seatIntents(texts, game) {
  const players = playersOf(texts, game.tree);
  const moved = /** @type {const} */ (['white', 'black']).filter(
    (color) => JSON.stringify(players[color]) !== JSON.stringify(game.players[color]),
  );
  return moved.map((color) => ({ type: 'setPlayer', color, player: players[color] }));
}

/** @param {Texts} texts @param {Game} game @returns {Intent[]} */
function plyIntents(texts, game) {
  const ply = meaningOf(texts, 'ply');
  const node = ply === null ? null : nodeAtPly(game, Math.min(ply, lastPly(game)));
  return node === null ? [] : [{ type: 'showNode', node }];
}

/** @param {Texts} texts @param {Game} game @returns {Intent} */
const drawIntent = (texts, game) => ({
  type: 'setMarks',
  node: game.shown,
  arrows: meaningOf(texts, 'arrows') ?? [],
  circles: meaningOf(texts, 'marks') ?? [],
});
