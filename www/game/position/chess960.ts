/**
 * Chess960: its start positions by number, and the castling that only it has. Pure. The worker plays it as chess from
 * another start position; a castling that chess does not have is written as the king's move to its rook.
 */
import { parsePlacement } from '../../board/placement.ts';
import { CLASSIC, MODERN, playedBy } from '../players/strength.ts';
import type { Placement } from '../../board/placement.ts';
import type { OfferedEngine, Player } from '../game.ts';
import type { Tree } from '../tree/move-tree.ts';

/** The number of start positions. */
export const CHESS960_COUNT = 960;

/** The places of the knights among the five squares that bishops and queen leave. */
const KNIGHT_PLACES = Object.freeze(['01', '02', '03', '04', '12', '13', '14', '23', '24', '34']);

/** The squares of king and rook for each castling right. */
const HOMES: Readonly<Record<string, readonly [string, string]>> = Object.freeze({
  K: ['e1K', 'h1R'],
  Q: ['e1K', 'a1R'],
  k: ['e8k', 'h8r'],
  q: ['e8k', 'a8r'],
});

/** The same rights as the file of the rook writes them. */
const RIGHTS_OF_FILES: Readonly<Record<string, string>> = Object.freeze({ H: 'K', A: 'Q', h: 'k', a: 'q' });

/** The FEN of a start position by its number in Scharnagl's numbering, 0 to 959; 518 is that of chess. */
export function chess960Fen(number: number) {
  const rank = firstRank(number);
  return `${rank.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${rank} w KQkq - 0 1`;
}

/** The number of a start position; null for other positions. */
export function chess960Number(fen: string): number | null {
  for (let number = 0; number < CHESS960_COUNT; number += 1) if (chess960Fen(number) === fen) return number;
  return null;
}

/** The pieces of the first rank, from the a-file. */
function firstRank(number: number) {
  const rank: string[] = Array(8).fill('');
  /** Puts a piece on an empty square, by its place among them. */
  const put = (piece: string, place: number) => {
    const empty = rank.flatMap((taken, file) => (taken ? [] : [file]));
    rank[empty[place]] = piece;
  };
  rank[(number % 4) * 2 + 1] = 'B';
  rank[(Math.floor(number / 4) % 4) * 2] = 'B';
  put('Q', Math.floor(number / 16) % 6);
  // The later place first, so that the earlier one still counts.
  for (const place of [...KNIGHT_PLACES[Math.floor(number / 96)]].reverse()) put('N', Number(place));
  for (const piece of 'RKR') put(piece, 0);
  return rank.join('');
}

/**
 * Whether king and rook are on their squares for a castling right of chess.
 *
 * @param right As in a FEN.
 */
export const isAtHome = (pieces: Placement, right: string) =>
  HOMES[RIGHTS_OF_FILES[right] ?? right]?.every((home) => pieces[home.slice(0, 2)] === home[2]) === true;

/** Whether a king or a rook of the start position castles from another square than in chess. */
export function isChess960({ start, variant }: Pick<Tree, 'start' | 'variant'>) {
  const pieces = variant ? null : parsePlacement(start);
  const [, , rights = '-'] = start.split(' ');
  return pieces !== null && rights !== '-' && ![...rights].every((right) => isAtHome(pieces, right));
}

/** The engines that know a game: Classic castles only as in chess. */
export const enginesThatPlay = (engines: readonly OfferedEngine[], tree: Pick<Tree, 'start' | 'variant'>) =>
  isChess960(tree) ? engines.filter(({ name }) => name !== CLASSIC) : engines;

/** A player with an engine that knows a game. */
export const playerOf = (player: Player, tree: Pick<Tree, 'start' | 'variant'>): Player =>
  player.kind === 'engine' && player.engine === CLASSIC && isChess960(tree) ? playedBy(player, MODERN) : player;
