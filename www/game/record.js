// @ts-check
/**
 * A game as it is kept when the page is closed, and the door through which it comes back. Pure.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Ending, Game, Player } from './game.js'
 */
import { parsePlacement } from '../board/placement.js';
import { defaults, knownAt, LEVEL_NODES } from './game.js';

/** The form of the record; a page refuses a form that it does not know. */
const VERSION = 1;

/** The longest game that is read back, in moves of one side. */
const MAX_MOVES = 12000;

/**
 * @typedef {object} GameRecord
 * @property {string} start
 * @property {readonly string[]} moves
 * @property {Readonly<Record<Color, Player>>} players
 * @property {Color} orientation
 * @property {number} level
 * @property {number} seed
 * @property {Ending | null} claimed
 * @property {string | null} fen Of the last position, to draw it before the worker has answered.
 */

/** Why a record was refused, in words for the player. */
export class RecordError extends Error {}

/**
 * The part of a game that is kept.
 *
 * @param {Game} game
 * @returns {GameRecord}
 */
export function makeRecord(game) {
  const { start, moves, players, orientation, level, seed, claimed } = game;
  const fen = knownAt(game)?.fen ?? null;
  return { start, moves, players, orientation, level, seed, claimed, fen };
}

/**
 * The game of a record: complete but for what the worker knows.
 *
 * @param {GameRecord} record
 * @returns {Game}
 */
export function makeGame({ fen, ...kept }) {
  return { ...defaults(), ...kept, ply: kept.moves.length, savedFen: fen };
}

/**
 * The text of a game and the one before it.
 *
 * @param {Game} game
 */
export const makeText = (game) =>
  JSON.stringify({ version: VERSION, game: makeRecord(game), previous: game.previous });

/**
 * The game of such a text.
 *
 * @param {string} text
 * @returns {Game}
 * @throws {RecordError} It was written by another version, or is damaged; the message says where.
 */
export function parseText(text) {
  const whole = parseObject(text);
  if (whole.version !== VERSION) {
    throw new RecordError('it was written by another version of this page');
  }
  const previous = whole.previous === null ? null : checkedRecord(whole.previous, 'previous');
  return { ...makeGame(checkedRecord(whole.game, 'game')), previous };
}

/**
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
function parseObject(text) {
  try {
    return fieldsOf(JSON.parse(text), 'record');
  } catch (error) {
    throw error instanceof RecordError ? error : new RecordError('it is cut off or damaged');
  }
}

/**
 * @param {unknown} value
 * @param {string} name
 * @returns {Record<string, unknown>}
 */
function fieldsOf(value, name) {
  if (typeof value === 'object' && value !== null) return /** @type {any} */ (value);
  throw new RecordError(`its ${name} is missing`);
}

/**
 * @param {unknown} value
 * @param {string} name
 * @returns {GameRecord}
 */
function checkedRecord(value, name) {
  const fields = fieldsOf(value, name);
  const players = fieldsOf(fields.players, 'list of players');
  /** @param {string} field @param {boolean} isGood */
  const check = (field, isGood) => {
    if (!isGood) throw new RecordError(`its ${field} is damaged`);
  };
  const { start, moves, orientation, level, seed, claimed, fen } = /** @type {any} */ (fields);
  check('start position', start === 'startpos' || isFen(start));
  check('list of moves', Array.isArray(moves) && moves.length <= MAX_MOVES && moves.every(isMove));
  check('white player', isPlayer(players.white));
  check('black player', isPlayer(players.black));
  check('orientation', isColor(orientation));
  check('level', Number.isInteger(level) && level >= 1 && level <= LEVEL_NODES.length);
  check('seed', Number.isInteger(seed) && seed >= 0);
  check('result', claimed === null || isEnding(claimed));
  check('last position', fen === null || isFen(fen));
  return { start, moves, players: /** @type {any} */ (players), orientation, level, seed, claimed, fen };
}

/** @param {unknown} value */
const isFen = (value) =>
  typeof value === 'string' && value.length < 120 && parsePlacement(value) !== null;

/** @param {unknown} value */
const isMove = (value) => typeof value === 'string' && /^([a-h][1-8]){2}[qrbn]?$/.test(value);

/** @param {unknown} value */
const isPlayer = (value) => value === 'human' || value === 'engine';

/** @param {unknown} value */
const isColor = (value) => value === 'white' || value === 'black';

/** @param {any} value */
const isEnding = (value) =>
  ['result', 'reason', 'text'].every((name) => typeof value?.[name] === 'string') &&
  (value.winner === null || isColor(value.winner));
