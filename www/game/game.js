// @ts-check
/**
 * A game as the page knows it, and what follows from it. Pure.
 *
 * @import { Color, Square } from '../board/geometry.js'
 * @import { Placement } from '../board/placement.js'
 * @import { LegalMove } from '../board/state.js'
 * @import { Report, Work } from '../engine/uci.js'
 * @import { Clock, Timing } from './clock.js'
 * @import { Preferences } from './preferences.js'
 * @import { Score } from './move-tree.js'
 */
import { displace, parsePlacement, parseTurn, START_FEN } from '../board/placement.js';
import { PLAYERS } from './default-opponent.js';
import { defaultPreferences } from './preferences.js';
import { finalScore } from './score.js';
import { isWithin, makeTree, nodeAt, pathTo, ROOT } from './move-tree.js';

/**
 * How strong an engine plays: one of the levels that it offers, or a limit with exactly one field.
 *
 * @typedef {{ nodes?: number, depth?: number, ms?: number }} Limit
 * @typedef {{ level: number } | { limit: Limit }} Strength
 * @typedef {{ kind: 'human' } | { kind: 'engine', engine: string, strength: Strength }} Player
 * @typedef {Readonly<Record<Color, Player>>} Players
 */

/**
 * How a game ended. `reason` is one of the worker's (checkmate, stalemate, insufficient-material,
 * fivefold-repetition, seventy-five-moves), a claim (threefold-repetition, fifty-moves), or flag,
 * flag-without-material, resignation, agreement; unknown if a PGN gave no more than the result.
 *
 * @typedef {{ result: string, reason: string, winner: Color | null }} Ending
 */

/**
 * What the worker has said about one position.
 *
 * @typedef {object} PositionInfo
 * @property {string} fen
 * @property {Placement} placement
 * @property {Color} turn
 * @property {boolean} check
 * @property {LegalMove[]} legal
 * @property {Ending | null} outcome An end that needs no claim.
 * @property {string | null} claim A draw that the side to move may claim.
 * @property {Readonly<Record<Color, boolean>>} mating Who has enough to ever give mate.
 */

/**
 * An engine that the worker offers, with the rule of each level: the fields that are there hold.
 *
 * @typedef {{ level: number, nodes?: number | null, depth?: number | null, ms?: number | null, noise_cp?: number | null, elo?: number | null }} Level
 * @typedef {{ name: string, lines: number, levels: Level[] }} OfferedEngine
 */

/**
 * A sentence as data: its key in `texts.messages`, and what it speaks of.
 *
 * @typedef {{ key: string, fields?: Record<string, unknown> }} Message
 */

/**
 * The search that runs. `report` is the last one of its best line.
 *
 * @typedef {'offer' | 'review' | 'reply' | 'hint' | 'threat' | 'graph' | 'analysis'} Purpose
 * @typedef {{ number: number, purpose: Purpose, node: number, work: Work, report: Report | null }} Search
 */

/**
 * A report of an engine to be shown: of the position of `node`, the side `turn` to move, with its line in SAN.
 *
 * @typedef {Report & { search: number, engine: string, purpose: Purpose, node: number, turn: Color, sans: readonly string[] }} ShownReport
 */

/** @typedef {ReturnType<typeof defaults>} Game */

/**
 * A new game: White at the bottom against the engine at its third level.
 *
 * @param {string} [id]
 */
export function defaults(id = '') {
  return {
    /** The name under which the game is kept. */
    id,
    tree: makeTree(),
    /** The node where the game stands. */
    head: ROOT,
    /** The node on the board: another one when looking back. */
    shown: ROOT,
    /** The line that was taken back ends here; `redo` goes along it. */
    ahead: /** @type {number | null} */ (null),
    players: /** @type {Players} */ (PLAYERS),
    /** The colour at the bottom of the board. */
    orientation: /** @type {Color} */ ('white'),
    /** The number that the engine's variety comes from; 0 for the play that was recorded. */
    seed: 0,
    /** Of the PGN that the game was read from. */
    tags: /** @type {readonly (readonly [string, string])[]} */ ([]),
    begun_ms: 0,
    timing: /** @type {Timing | null} */ (null),
    clock: /** @type {Clock | null} */ (null),
    /** An end by a player, a flag, a claim, an agreement, or as a PGN tells it. */
    ended: /** @type {Ending | null} */ (null),
    /** Whether the worker has read the moves of a game that was kept. */
    isRead: true,
    /** What is known of positions, by node; null where the worker was asked and has not answered. */
    positions: /** @type {Readonly<Record<number, PositionInfo | null>>} */ ({}),
    /** The FENs of a game that was kept, by node, to be drawn until the worker has answered. */
    fens: /** @type {Readonly<Record<number, string>>} */ ({}),
    /** What may be premoved, by node; null where the worker was asked. */
    premoves: /** @type {Readonly<Record<number, readonly LegalMove[] | null>>} */ ({}),
    premove: /** @type {string | null} */ (null),
    search: /** @type {Search | null} */ (null),
    /** The number of the last search. */
    searches: 0,
    /** What the engine saw last, best line first. */
    reports: /** @type {readonly ShownReport[]} */ ([]),
    analysing: false,
    /** The node whose analysis the engine ended by itself. */
    analysed: /** @type {number | null} */ (null),
    /** The scores of the whole game were asked for. */
    graphing: false,
    /** Step 1 marks the piece, step 2 the move; `uci` is null until it is found. */
    hint: /** @type {{ node: number, uci: string | null, step: 1 | 2 } | null} */ (null),
    threat: /** @type {{ node: number, uci: string | null } | null} */ (null),
    /** The move of `node` lost much; both moves in SAN. */
    note: /** @type {{ node: number, lost_cp: number, played: string, better: string } | null} */ (null),
    /** What a search at full strength made of positions, by node. */
    reviews: /** @type {Readonly<Record<number, { score: Score | null, uci: string | null }>>} */ ({}),
    /** A draw that was offered to the engine. */
    offer: /** @type {'asked' | 'refused' | null} */ (null),
    /** Whether the engine gave no answer and is not asked again by itself. */
    stalled: false,
    /** Whether the ending was spoken. */
    announced: false,
    /** What the player should know. */
    notice: /** @type {Message | null} */ (null),
    /** Whether nobody sees the page. */
    hidden: false,
    preferences: /** @type {Preferences} */ (defaultPreferences),
    /** What the worker offers, the strongest engine first; empty until it has answered. */
    engines: /** @type {readonly OfferedEngine[]} */ ([]),
  };
}

/**
 * The other colour.
 *
 * @param {Color} color
 * @returns {Color}
 */
export const otherColor = (color) => (color === 'white' ? 'black' : 'white');

/**
 * What is known of a position.
 *
 * @param {Game} game
 * @param {number} [id] Where the game stands if left out.
 * @returns {PositionInfo | null}
 */
export const positionAt = (game, id = game.head) => game.positions[id] ?? null;

/**
 * The side to move at a node.
 *
 * @param {Game} game
 * @param {number} [id] Where the game stands if left out.
 * @returns {Color}
 */
export function turnAt({ tree, head }, id = head) {
  const first = tree.start === 'startpos' ? 'white' : parseTurn(tree.start);
  return tree.nodes[id].ply % 2 === 0 ? first : otherColor(first);
}

/**
 * How the game ended, or null while it goes on.
 *
 * @param {Game} game
 * @returns {Ending | null}
 */
export function endingOf(game) {
  const outcome = positionAt(game)?.outcome ?? null;
  return game.ended?.reason === 'unknown' ? (outcome ?? game.ended) : (game.ended ?? outcome);
}

/**
 * Whether a colour is played at this page.
 *
 * @param {Game} game
 * @param {Color} color
 */
export const isHuman = (game, color) => game.players[color].kind === 'human';

/**
 * Whether both colours are played at this page.
 *
 * @param {Game} game
 */
export const isForTwo = (game) => isHuman(game, 'white') && isHuman(game, 'black');

/**
 * The only colour that is played at this page; null if it is both or none.
 *
 * @param {Game} game
 * @returns {Color | null}
 */
export function humanColor(game) {
  const [white, black] = [isHuman(game, 'white'), isHuman(game, 'black')];
  return white === black ? null : white ? 'white' : 'black';
}

/**
 * Whether the player whose turn it is sits at this page, and the game goes on.
 *
 * @param {Game} game
 */
export const isHumanTurn = (game) => !endingOf(game) && isHuman(game, turnAt(game));

/**
 * Whether the board shows the position where the game stands.
 *
 * @param {Game} game
 */
export const isLive = (game) => game.shown === game.head;

/**
 * The draw that the player may claim now.
 *
 * @param {Game} game
 * @returns {string | null}
 */
export const claimOf = (game) => (isHumanTurn(game) ? (positionAt(game)?.claim ?? null) : null);

/**
 * Whether moves on the board are tried out and change nothing of the game: it is over.
 *
 * @param {Game} game
 */
export const isAftermath = (game) => endingOf(game) !== null;

/**
 * Whether the player may move on the board that is shown: where the game stands, on the player's turn; at an earlier
 * position, which makes a variation, for either side if nobody else plays.
 *
 * @param {Game} game
 */
function mayMove(game) {
  const ending = endingOf(game);
  if (!isLive(game)) return ending !== null || isForTwo(game) || isHuman(game, turnAt(game, game.shown));
  return ending ? ending.reason === 'unknown' && isForTwo(game) : isHumanTurn(game);
}

/**
 * The moves that the player may make on the board that is shown.
 *
 * @param {Game} game
 * @returns {readonly LegalMove[]}
 */
export const playableMoves = (game) => (mayMove(game) ? (positionAt(game, game.shown)?.legal ?? []) : []);

/**
 * The side to move on the board that is shown, if the player may move it and its legal moves are not known yet.
 *
 * @param {Game} game
 * @returns {Color | null}
 */
export const awaitedSide = (game) =>
  (mayMove(game) && !positionAt(game, game.shown) ? turnAt(game, game.shown) : null);

/**
 * Whether the player may make a move ahead, while the engine thinks.
 *
 * @param {Game} game
 */
export const canPremove = (game) =>
  game.preferences.premoves && isLive(game) && !endingOf(game) && !isHumanTurn(game) && humanColor(game) !== null;

/**
 * The moves that the player may make ahead.
 *
 * @param {Game} game
 * @returns {readonly LegalMove[]}
 */
export const premovable = (game) => (canPremove(game) ? (game.premoves[game.head] ?? []) : []);

/**
 * The move that is made ahead, as the board marks it.
 *
 * @param {Game} game
 * @returns {LegalMove | null}
 */
export const premoveOf = (game) =>
  (game.premove && premovable(game).find(({ uci }) => uci === game.premove)) || null;

/**
 * Where the game stands when the player takes a move back: where it was the player's turn before. Null if
 * the player has made no move.
 *
 * @param {Game} game
 * @returns {number | null}
 */
export function nodeAfterTakeBack(game) {
  let { parent } = game.tree.nodes[game.head];
  while (parent !== null && !isHuman(game, turnAt(game, parent))) ({ parent } = game.tree.nodes[parent]);
  return parent;
}

/**
 * Where the game stands when a move that was taken back is made again, and its answer; null if there is none.
 *
 * @param {Game} game
 * @returns {number | null}
 */
export function nodeAfterRedo(game) {
  let at = nextNode(game, game.head, game.ahead);
  while (at !== null && !isHuman(game, turnAt(game, at))) {
    const next = nextNode(game, at, game.ahead);
    if (next === null) break;
    at = next;
  }
  return at;
}

/**
 * The child of a node on the way to a target, the first one if the target does not come after it.
 *
 * @param {Game} game
 * @param {number} id
 * @param {number | null} target
 * @returns {number | null}
 */
export function nextNode({ tree }, id, target) {
  const { children } = tree.nodes[id];
  if (children.length < 2 || target === null || !nodeAt(tree, target)) return children[0] ?? null;
  return children.find((child) => isWithin(tree, child, target)) ?? children[0];
}

/** @param {Game} game */
export const canTakeBack = (game) => nodeAfterTakeBack(game) !== null;

/** @param {Game} game */
export const canRedo = (game) => !game.ended && nodeAfterRedo(game) !== null;

/**
 * Whether the player may offer a draw now.
 *
 * @param {Game} game
 */
export const canOfferDraw = (game) =>
  !endingOf(game) && game.offer === null && (isForTwo(game) || humanColor(game) !== null);

/**
 * Who resigns when the player does: whose turn it is, or the only player at this page.
 *
 * @param {Game} game
 * @returns {Color | null}
 */
export function resigningColor(game) {
  if (endingOf(game)) return null;
  return isForTwo(game) ? turnAt(game) : humanColor(game);
}

/**
 * Whether there is something to advise on the board that is shown.
 *
 * @param {Game} game
 */
export const canHint = (game) =>
  (positionAt(game, game.shown)?.legal.length ?? 0) > 0 && (!isLive(game) || isAftermath(game) || isHumanTurn(game));

/**
 * Whether the scores of the whole game may be asked for.
 *
 * @param {Game} game
 */
export const canGraph = (game) => game.head !== ROOT && (isAftermath(game) || isForTwo(game));

/**
 * The scores of the game from its beginning to its end; null where there is none yet.
 *
 * @param {Game} game
 * @returns {{ node: number, score: Score | null }[]}
 */
export function graphOf(game) {
  const ending = endingOf(game);
  const isFinal = positionAt(game)?.outcome != null;
  return pathOf(game).map((node) => {
    const score = node === game.head && ending && isFinal ? finalScore(ending.winner) : game.tree.nodes[node].score;
    return { node, score };
  });
}

/**
 * The nodes that the game went through, the root first.
 *
 * @param {Game} game
 * @returns {number[]}
 */
export const pathOf = (game) => [ROOT, ...pathTo(game.tree, game.head)];

/**
 * The pieces of the position that is shown, as well as they are known.
 *
 * @param {Game} game
 * @returns {Placement}
 */
export const shownPlacement = (game) => placementAt(game, game.shown);

/**
 * The FEN of a position, as the worker or a record has told it; null if neither has.
 *
 * @param {Game} game
 * @param {number} id
 */
export const fenAt = (game, id) => positionAt(game, id)?.fen ?? game.fens[id] ?? null;

/**
 * The pieces of a position: as the worker has told them, or those of the nearest position before that is
 * known, with the moves since then made on it.
 *
 * @param {Game} game
 * @param {number} id
 * @returns {Placement}
 */
function placementAt(game, id) {
  const moves = [];
  for (let at = id; ; ) {
    const { parent, uci } = game.tree.nodes[at];
    const placement = positionAt(game, at)?.placement ?? parsePlacement(game.fens[at] ?? '');
    if (placement || parent === null || uci === null) {
      return moves.reduceRight(moved, placement ?? startPlacement(game));
    }
    moves.push(uci);
    at = parent;
  }
}

/**
 * @param {Placement} placement
 * @param {string} uci
 */
function moved(placement, uci) {
  const [from, to] = squaresOf(uci);
  return displace(placement, from, to, uci[4] ?? null);
}

/**
 * The pieces with which the game began.
 *
 * @param {Game} game
 * @returns {Placement}
 */
export const startPlacement = ({ tree }) =>
  parsePlacement(tree.start === 'startpos' ? START_FEN : tree.start) ?? {};

/**
 * The squares of a move, from and to.
 *
 * @param {string} uci
 * @returns {[Square, Square]}
 */
export const squaresOf = (uci) => [uci.slice(0, 2), uci.slice(2, 4)];
