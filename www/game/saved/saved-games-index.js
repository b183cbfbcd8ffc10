// @ts-check
/**
 * The list of saved games. Pure.
 *
 * @import { Players } from '../game.js'
 */
import {
  check,
  checkedEnding,
  checkedPlayer,
  checkedTags,
  fieldsOf,
  formsOf,
  isCount,
  isId,
  isTime,
} from './record-fields.js';
import { friendOf } from '../friend/friend-link.js';
import { parseFields } from './restore-game.js';

/** The most games that are kept; the oldest are deleted. */
export const MAX_SAVED_GAMES = 20;

/**
 * A saved game in a list.
 *
 * @typedef {object} SavedGameEntry
 * @property {string} id
 * @property {string | null} variant The variant source; null for chess.
 * @property {Players} players
 * @property {readonly [string, string] | null} names The tags White and Black of a game that was read.
 * @property {string} result "*" while it is not over.
 * @property {string | null} reason
 * @property {number} plies
 * @property {boolean} isEmpty Whether no move was made; one taken back is a move.
 * @property {number} begun_ms
 * @property {number} saved_ms
 * @property {string | null} fen Of the position that was shown last.
 */

/**
 * Parses the entry of a saved game, except for its moves.
 *
 * @param {string} text
 * @returns {SavedGameEntry}
 * @throws {RecordError} As `parseText` does.
 */
export function parseEntry(text) {
  const { id, variant, players, tags, ended, plies, moves, begun_ms, saved_ms, fen } = parseFields(text);
  const { white, black } = fieldsOf(players, 'list of players');
  check('id', isId(id));
  check('length', isCount(plies, 1e6));
  check('time', isTime(begun_ms) && isTime(saved_ms));
  check('last position', fen === null || formsOf(variant).isFen(fen));
  const seats = { white: checkedPlayer(white, 'white player'), black: checkedPlayer(black, 'black player') };
  const ending = checkedEnding(ended);
  return {
    id,
    variant,
    players: seats,
    plies,
    begun_ms,
    saved_ms,
    fen,
    isEmpty: !(moves?.length > 0),
    names: namesOf(checkedTags(tags)),
    result: ending?.result ?? '*',
    reason: ending?.reason ?? null,
  };
}

/** @param {readonly (readonly [string, string])[]} tags @returns {[string, string] | null} */
function namesOf(tags) {
  const [white, black] = ['White', 'Black'].map((name) => tags.find((tag) => tag[0] === name)?.[1]);
  return white === undefined && black === undefined ? null : [white ?? '?', black ?? '?'];
}

/** @param {SavedGameEntry} entry */
const isAwaited = (entry) => friendOf(entry) !== null && entry.result === '*' && !entry.isEmpty;

/**
 * The newest games, and those to be deleted. A game in which a friend's move may still come is kept.
 * @param {readonly SavedGameEntry[]} entries One for each id; of several the newest counts.
 * @returns {{ entries: SavedGameEntry[], dropped: SavedGameEntry[] }}
 */
export function selectNewest(entries) {
  const newest = [...entries].sort((one, other) => other.saved_ms - one.saved_ms);
  const known = new Set();
  const distinct = newest.filter(({ id }) => !known.has(id) && known.add(id));
  const passing = distinct.filter((entry) => !isAwaited(entry));
  const dropped = passing.slice(MAX_SAVED_GAMES);
  return { entries: distinct.filter((entry) => !dropped.includes(entry)), dropped };
}
