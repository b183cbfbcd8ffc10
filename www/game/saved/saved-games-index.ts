/** The list of saved games. Pure. */
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
} from './record-fields.ts';
import { friendOf } from '../friend/friend-link.ts';
import { parseFields } from './restore-game.ts';
import type { Players } from '../game.ts';

/** The most games that are kept; the oldest are deleted. */
export const MAX_SAVED_GAMES = 20;

/** A saved game in a list. */
export interface SavedGameEntry {
  id: string;
  /** The variant source; null for chess. */
  variant: string | null;
  players: Players;
  /** The tags White and Black of a game that was read. */
  names: readonly [string, string] | null;
  /** "*" while it is not over. */
  result: string;
  reason: string | null;
  plies: number;
  /** Whether no move was made; one taken back is a move. */
  isEmpty: boolean;
  begun_ms: number;
  saved_ms: number;
  /** Of the position that was shown last. */
  fen: string | null;
}

/**
 * Parses the entry of a saved game, except for its moves.
 *
 * @throws {RecordError} As `parseText` does.
 */
export function parseEntry(text: string): SavedGameEntry {
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
    isEmpty: !(Array.isArray(moves) && moves.length > 0),
    names: namesOf(checkedTags(tags)),
    result: ending?.result ?? '*',
    reason: ending?.reason ?? null,
  };
}

function namesOf(tags: readonly (readonly [string, string])[]): [string, string] | null {
  const [white, black] = ['White', 'Black'].map((name) => tags.find((tag) => tag[0] === name)?.[1]);
  return white === undefined && black === undefined ? null : [white ?? '?', black ?? '?'];
}

const isAwaited = (entry: SavedGameEntry) => friendOf(entry) !== null && entry.result === '*' && !entry.isEmpty;

/**
 * The newest games, and those to be deleted. A game in which a friend's move may still come is kept.
 *
 * @param entries One for each id; of several the newest counts.
 */
export function selectNewest(entries: readonly SavedGameEntry[]): {
  entries: SavedGameEntry[];
  dropped: SavedGameEntry[];
} {
  const newest = [...entries].sort((one, other) => other.saved_ms - one.saved_ms);
  const known = new Set();
  const distinct = newest.filter(({ id }) => !known.has(id) && known.add(id));
  const passing = distinct.filter((entry) => !isAwaited(entry));
  const dropped = passing.slice(MAX_SAVED_GAMES);
  return { entries: distinct.filter((entry) => !dropped.includes(entry)), dropped };
}
