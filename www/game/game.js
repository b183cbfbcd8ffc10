// @ts-check
/**
 * A game as the page knows it, and what follows from it. Pure.
 *
 * @import { Color, Square } from '../board/geometry.js'
 * @import { Placement } from '../board/placement.js'
 * @import { LegalMove } from '../board/state.js'
 * @import { Report } from '../engine/uci.js'
 * @import { GameRecord } from './record.js'
 */
import { displace, parsePlacement, parseTurn, START_FEN } from '../board/placement.js';

/** @typedef {'human' | 'engine'} Player */

/**
 * How a game ended. `reason` is one of the worker's, such as "checkmate" or "threefold-repetition".
 *
 * @typedef {{ result: string, reason: string, winner: Color | null, text: string }} Ending
 */

/**
 * What the worker has said about one position.
 *
 * @typedef {object} Known
 * @property {string} fen
 * @property {Placement} placement
 * @property {Color} turn
 * @property {boolean} check
 * @property {LegalMove[]} legal
 * @property {Ending | null} outcome An end that needs no claim.
 * @property {string | null} claim A draw that the side to move may claim.
 */

/**
 * A sentence for the player, and whether to try again may help.
 *
 * @typedef {{ text: string, canRetry: boolean }} Notice
 */

/** @typedef {ReturnType<typeof defaults>} Game */

/** The rule of each level, in the order of the levels: a limit of nodes. */
export const LEVEL_NODES = Object.freeze([300, 1000, 3000, 10000, 30000, 100000, 300000, 1000000]);

/** A new game: White at the bottom against the engine at its third level. */
export function defaults() {
  return {
    /** Where it begins: a FEN, or "startpos". */
    start: 'startpos',
    /** The moves as UCI writes them. */
    moves: /** @type {readonly string[]} */ ([]),
    /** The same moves in SAN; shorter until the worker has answered about a game that was kept. */
    sans: /** @type {readonly string[]} */ ([]),
    /** How many moves are played on the board that is shown: fewer than there are when looking back. */
    ply: 0,
    /** Who plays which colour. */
    players: /** @type {Readonly<Record<Color, Player>>} */ ({ white: 'human', black: 'engine' }),
    /** The colour at the bottom of the board. */
    orientation: /** @type {Color} */ ('white'),
    /** The engine's level, 1 to 8. */
    level: 3,
    /** The number that the engine's variety comes from; 0 for the play that was recorded. */
    seed: 0,
    /** A draw that was claimed. */
    claimed: /** @type {Ending | null} */ (null),
    /** What is known of positions, by `keyAt`; null where the worker was asked and has not answered. */
    positions: /** @type {Readonly<Record<string, Known | null>>} */ ({}),
    /** The FEN to draw until the worker has answered about a game that was kept. */
    savedFen: /** @type {string | null} */ (null),
    /** The number of the search that runs. */
    search: /** @type {number | null} */ (null),
    /** The number of the last search. */
    searches: 0,
    /** What the engine saw last, and its line in SAN. */
    report: /** @type {(Report & { line: readonly string[], turn: Color }) | null} */ (null),
    /** Whether the engine gave no answer and is not asked again by itself. */
    stalled: false,
    /** Whether the ending was spoken. */
    announced: false,
    /** What the player should know. */
    notice: /** @type {Notice | null} */ (null),
    /** The game that the last new one replaced. */
    previous: /** @type {GameRecord | null} */ (null),
  };
}

/**
 * The name of a position in `positions`.
 *
 * @param {Game} game
 * @param {number} ply
 */
export const keyAt = (game, ply) => game.moves.slice(0, ply).join(' ');

/**
 * What is known of the position after so many moves.
 *
 * @param {Game} game
 * @param {number} [ply] The last position if left out.
 * @returns {Known | null}
 */
export const knownAt = (game, ply = game.moves.length) => game.positions[keyAt(game, ply)] ?? null;

/**
 * The side to move after so many moves.
 *
 * @param {Game} game
 * @param {number} [ply] The last position if left out.
 * @returns {Color}
 */
export function turnAt(game, ply = game.moves.length) {
  const first = game.start === 'startpos' ? 'white' : parseTurn(game.start);
  return ply % 2 === 0 ? first : otherColor(first);
}

/**
 * The other colour.
 *
 * @param {Color} color
 * @returns {Color}
 */
export const otherColor = (color) => (color === 'white' ? 'black' : 'white');

/**
 * How the game ended, or null while it goes on.
 *
 * @param {Game} game
 * @returns {Ending | null}
 */
export const endingOf = (game) => game.claimed ?? knownAt(game)?.outcome ?? null;

/**
 * Whether the player whose turn it is sits at this page, and the game goes on.
 *
 * @param {Game} game
 */
export const isHumanTurn = (game) => !endingOf(game) && game.players[turnAt(game)] === 'human';

/**
 * Whether the board shows the last position.
 *
 * @param {Game} game
 */
export const isLive = (game) => game.ply === game.moves.length;

/**
 * The draw that the player may claim now.
 *
 * @param {Game} game
 * @returns {string | null}
 */
export const claimOf = (game) => (isHumanTurn(game) ? (knownAt(game)?.claim ?? null) : null);

/**
 * The moves that the player may make on the board that is shown.
 *
 * @param {Game} game
 * @returns {readonly LegalMove[]}
 */
export const playableMoves = (game) =>
  isLive(game) && isHumanTurn(game) ? (knownAt(game)?.legal ?? []) : [];

/**
 * How many moves remain when the player takes one back: as many as stood when it was the player's turn
 * before. Null if the player has made none.
 *
 * @param {Game} game
 * @returns {number | null}
 */
export function plyAfterTakeBack(game) {
  for (let ply = game.moves.length - 1; ply >= 0; ply -= 1) {
    if (game.players[turnAt(game, ply)] === 'human') return ply;
  }
  return null;
}

/**
 * The pieces of the position that is shown, as well as they are known.
 *
 * @param {Game} game
 * @returns {Placement}
 */
export function shownPlacement(game) {
  const known = knownAt(game, game.ply);
  if (known) return known.placement;
  const before = game.ply > 0 ? knownAt(game, game.ply - 1) : null;
  if (before) {
    const [from, to] = squaresOf(game.moves[game.ply - 1]);
    return displace(before.placement, from, to, game.moves[game.ply - 1][4] ?? null);
  }
  const fen = game.savedFen ?? (game.start === 'startpos' ? START_FEN : game.start);
  return parsePlacement(fen) ?? {};
}

/**
 * The squares of a move, from and to.
 *
 * @param {string} uci
 * @returns {[Square, Square]}
 */
export const squaresOf = (uci) => [uci.slice(0, 2), uci.slice(2, 4)];
