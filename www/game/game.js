// @ts-check
/**
 * The state of a game, and values derived from it. Pure.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Hand, Placement } from '../board/placement.js'
 * @import { LegalMove } from '../board/state.js'
 * @import { Reason } from '../engine/messages.js'
 * @import { Report, Work } from '../engine/uci.js'
 * @import { Clock, Timing } from './clock.js'
 * @import { Preferences } from './preferences.js'
 * @import { Message } from '../texts/sentences.js'
 * @import { Evaluations } from './review/evaluations.js'
 * @import { Tree } from './tree/move-tree.js'
 */
import { displace, parsePlacement, parseTurn } from '../board/placement.js';
import { sizeOf } from './position/board-shape.js';
import { defaultPreferences } from './preferences.js';
import { ROOT, isDrop, isWithin, makeTree, nodeAt, pathTo, squaresOf, startFen } from './tree/move-tree.js';
import { flagOf, turned } from './clock.js';

/**
 * A person elsewhere, who sends each move as a link. `pair` is the id of all games of the two, `number` counts them from 1.
 *
 * @typedef {{ kind: 'friend', pair: string, number: number }} Friend
 */

/**
 * How strong an engine plays: one of the levels that it offers, a rating, or a limit with exactly one field.
 *
 * @typedef {{ nodes?: number, depth?: number, ms?: number }} Limit
 * @typedef {{ level: number } | { elo: number } | { limit: Limit }} Strength
 * @typedef {(typeof STYLES)[number]} Style
 * @typedef {{ kind: 'engine', engine: string, strength: Strength, style?: Style }} EnginePlayer
 * @typedef {{ kind: 'human' } | EnginePlayer | Friend} Player
 * @typedef {Readonly<Record<Color, Player>>} Players
 */

/**
 * The end of a game. `reason` is one of the worker's (checkmate, stalemate, insufficient-material,
 * fivefold-repetition, seventy-five-moves; those of `VariantReason`), a claim (threefold-repetition, fifty-moves), or
 * flag, flag-without-material, resignation, agreement; unknown if a PGN contains only the result.
 *
 * @typedef {{ result: string, reason: string, winner: Color | null }} Ending
 */

/**
 * What the worker knows about a position.
 *
 * @typedef {object} PositionInfo
 * @property {string} fen
 * @property {Placement} placement
 * @property {Readonly<Record<Color, Hand>> | null} hands Null in games without hands.
 * @property {Color} turn
 * @property {boolean} check
 * @property {LegalMove[]} legal
 * @property {Ending | null} outcome An end that needs no claim.
 * @property {string | null} claim A draw that the side to move may claim.
 * @property {Readonly<Record<Color, boolean>>} mating Who has enough to ever give mate.
 * @property {readonly string[]} [checked] The squares of the royal pieces in check; only of variants.
 * @property {Readonly<Record<Color, readonly string[]>>} [royals] Those of all royal pieces; only of variants.
 */

/**
 * An engine that the worker offers, with the limits of each level.
 *
 * @typedef {{ level: number, nodes?: number | null, depth?: number | null, ms?: number | null, people?: number | null, elo?: number | null }} Level
 * @typedef {{ name: string, lines: number, levels: Level[] }} OfferedEngine
 */

/**
 * A search. `report` is the latest one of its best line, `second` that of its second line. `held` is the move of a reply that
 * is found but not made yet, so that the player notices it; one that `isHurried` is not held.
 *
 * @typedef {'offer' | 'reply' | 'hint' | 'threat' | 'analysis' | 'evaluation'} Purpose
 * @typedef {{ number: number, purpose: Purpose, node: number, work: Work, report: Report | null,
 *   second: Report | null, held: string | null, isHurried: boolean }} Search
 */

/**
 * A report to show: of the position at `node` with `turn` to move, with its line in SAN.
 *
 * @typedef {Report & { search: number, engine: string, purpose: Purpose, node: number, turn: Color }} ShownReport
 */

/** @typedef {ReturnType<typeof defaults>} Game */

/** The styles of play of the option `Style`. */
export const STYLES = /** @type {const} */ (['greedy', 'odd', 'gambits', 'trading', 'attacking', 'defending']);

/** A human player. @type {Player} */
export const HUMAN = Object.freeze({ kind: 'human' });

/** The default opponent, and the engine that is used until the worker has listed its engines. */
export const OPPONENT = Object.freeze({
  kind: /** @type {const} */ ('engine'),
  engine: 'Modern',
  strength: Object.freeze({ level: 3 }),
});

/** The engine of all variants. */
export const VARIANT_ENGINE = 'Fairy';

/** A human with White against the opponent. */
const PLAYERS = Object.freeze({ white: HUMAN, black: OPPONENT });

/** Results of tournaments in which no player won, although the points differ from a draw. */
export const UNEQUAL_RESULTS = new Set(['0-0', '1/2-0', '0-1/2']);

/**
 * A new game: White at the bottom against the engine at its third level.
 * @param {string} [id]
 */
export function defaults(id = '') {
  return {
    /** The id under which the game is saved. */
    id,
    tree: makeTree(),
    /** The node of the current position of the game. */
    head: ROOT,
    /** The node on the board, which can be an earlier one. */
    shown: ROOT,
    /** The last node of the moves that were taken back, for `redo`. */
    ahead: /** @type {number | null} */ (null),
    players: /** @type {Players} */ (PLAYERS),
    /** The colour at the bottom of the board. */
    orientation: /** @type {Color} */ ('white'),
    /** The seed of the engine's random choices; 0 for deterministic play. */
    seed: 0,
    /** The tags of an imported PGN. */
    tags: /** @type {readonly (readonly [string, string])[]} */ ([]),
    begun_ms: 0,
    timing: /** @type {Timing | null} */ (null),
    clock: /** @type {Clock | null} */ (null),
    /** An end by resignation, time, claim or agreement, or the result of a PGN. */
    ended: /** @type {Ending | null} */ (null),
    /** Whether the worker has validated the moves of a saved game. Until then nothing is asked and nothing is searched. */
    isRead: true,
    /** Known positions by node; null while the worker has not answered. */
    positions: /** @type {Readonly<Record<number, PositionInfo | null>>} */ ({}),
    /** The FENs of a saved game by node, for drawing until the worker has answered. */
    fens: /** @type {Readonly<Record<number, string>>} */ ({}),
    /** Possible premoves by node; null while the worker has not answered. */
    premoves: /** @type {Readonly<Record<number, readonly LegalMove[] | null>>} */ ({}),
    premove: /** @type {string | null} */ (null),
    /** The search of the opponent's worker. */
    search: /** @type {Search | null} */ (null),
    /** The search of the evaluator, which runs alongside. */
    evaluationSearch: /** @type {Search | null} */ (null),
    /** Whether the evaluator has failed; the game continues without it. */
    evaluatorFailed: false,
    /** The number of the last search. */
    searches: 0,
    /** The number of the last request for another game, and of the one that this game answers. */
    requests: 0,
    answeredRequest: 0,
    /** The latest reports, the best line first. */
    reports: /** @type {readonly ShownReport[]} */ ([]),
    analysing: false,
    /** The node whose analysis is complete. */
    analysed: /** @type {number | null} */ (null),
    /** When the whole game is scored: once it is over, from now on, or not at all. */
    scoring: /** @type {'auto' | 'on' | 'off'} */ ('auto'),
    /** The mistake that the player tries to correct, and the move on which the verdict was announced last. */
    correction: /** @type {{ node: number, announced: number | null } | null} */ (null),
    /** The mistakes for which the player has found a better move or given up. */
    revealed: /** @type {readonly number[]} */ ([]),
    /** The key of the ending with which the game began, to practise it. */
    exercise: /** @type {string | null} */ (null),
    /** The id of the puzzle that is solved on the board. Its game is not saved. */
    puzzle: /** @type {string | null} */ (null),
    /** Step 1 marks the piece, step 2 the move; `uci` is null until it is found. `reason` is why the move is good. */
    hint: /** @type {{ node: number, uci: string | null, step: 1 | 2, reason?: Reason | 'asked' | null } | null} */ (
      null
    ),
    /** What the other side threatens: `uci` is null until it is found, and '' if there is no threat. */
    threat: /** @type {{ node: number, uci: string | null, san?: string } | null} */ (null),
    /** Why the move that the player tried last is illegal. */
    refusal: /** @type {{ node: number, key: 'mustCapture' | 'kingInCheck' } | null} */ (null),
    /** A note on the mistake that led to `node`; both moves in SAN. */
    note: /** @type {{ node: number, lost_cp: number, played: string, better: string } | null} */ (null),
    evaluations: /** @type {Evaluations} */ ({}),
    /** The state of a draw offer to the engine. */
    offer: /** @type {'asked' | 'refused' | null} */ (null),
    /** Whether a game between engines stands still. */
    paused: false,
    /** Whether the player has started the game; before that the page offers opponents. */
    started: false,
    /** Whether the player had help, took a move back or changed the opponent: the game counts for no rating. */
    isUnrated: false,
    /** Whether the engine failed and waits for a retry. */
    stalled: false,
    /** Whether the end of the game was announced. */
    announced: false,
    /** The notice to show. */
    notice: /** @type {Message | null} */ (null),
    /** Whether the page is hidden. */
    hidden: false,
    preferences: /** @type {Preferences} */ (defaultPreferences),
    /** The engines that play this game, the strongest first; empty until the worker has answered. */
    engines: /** @type {readonly OfferedEngine[]} */ ([]),
  };
}

/**
 * The other colour.
 * @param {Color} color @returns {Color}
 */
export const otherColor = (color) => (color === 'white' ? 'black' : 'white');

/**
 * A known position, or null.
 * @param {Game} game
 * @param {number} [id] Where the game stands if left out.
 * @returns {PositionInfo | null}
 */
export const positionAt = (game, id = game.head) => game.positions[id] ?? null;

/**
 * The side to move at a node.
 * @param {Game} game
 * @param {number} [id] Where the game stands if left out.
 * @returns {Color}
 */
export function turnAt({ tree, head }, id = head) {
  const first = parseTurn(startFen(tree));
  return tree.nodes[id].ply % 2 === 0 ? first : otherColor(first);
}

/**
 * Where the search with a number is; null if it is over.
 * @param {Game} game @param {number} number @returns {'search' | 'evaluationSearch' | null}
 */
export function placeOfSearch({ search, evaluationSearch }, number) {
  if (search?.number === number) return 'search';
  return evaluationSearch?.number === number ? 'evaluationSearch' : null;
}

/**
 * How the game ended, or null while it goes on.
 * @param {Game} game @returns {Ending | null}
 */
export function endingOf(game) {
  const outcome = positionAt(game)?.outcome ?? null;
  return game.ended?.reason === 'unknown' ? (outcome ?? game.ended) : (game.ended ?? outcome);
}

/**
 * Whether a side is human.
 * @param {Game} game @param {Color} color
 */
export const isHuman = (game, color) => game.players[color].kind === 'human';

/**
 * Whether both sides are human.
 * @param {Game} game
 */
export const isForTwo = (game) => isHuman(game, 'white') && isHuman(game, 'black');

/**
 * The only human side; null if both sides or none are human.
 * @param {Game} game @returns {Color | null}
 */
export function humanColor(game) {
  const [white, black] = [isHuman(game, 'white'), isHuman(game, 'black')];
  return white === black ? null : white ? 'white' : 'black';
}

/**
 * Whether the opponent is a friend elsewhere.
 * @param {Pick<Game, 'players'>} game
 */
export const isWithFriend = ({ players }) => Object.values(players).some(({ kind }) => kind === 'friend');

/**
 * Whether both sides are engines.
 * @param {Game} game
 */
export const isBetweenEngines = (game) => !isHuman(game, 'white') && !isHuman(game, 'black');

/**
 * Whether a game between engines is paused. A game with a human cannot be paused.
 * @param {Game} game
 */
export const isPaused = (game) => game.paused && isBetweenEngines(game);

/**
 * Whether opponent, colour and clock can still be chosen: no move was made and no game was started or loaded.
 * @param {Game} game
 */
export const isUnbegun = (game) =>
  !game.started && !game.ended && game.tree.next === 1 && game.tags.length === 0 && humanColor(game) === 'white';

/**
 * Whether a human is to move in a game that has not ended.
 * @param {Game} game
 */
export const isHumanTurn = (game) => !endingOf(game) && isHuman(game, turnAt(game));

/**
 * Whether an engine is to move in a game that has not ended.
 * @param {Game} game
 */
export const isEngineTurn = (game) => !endingOf(game) && game.players[turnAt(game)].kind === 'engine';

/**
 * Whether the board shows the current position of the game.
 * @param {Game} game
 */
export const isLive = (game) => game.shown === game.head;

/**
 * The draw that the player can claim now.
 * @param {Game} game @returns {string | null}
 */
export const claimOf = (game) => (isHumanTurn(game) ? (positionAt(game)?.claim ?? null) : null);

/**
 * Whether moves on the board are only variations because the game is over.
 * @param {Game} game
 */
export const isAftermath = (game) => endingOf(game) !== null;

/**
 * Whether the player can move on the board: in the current position on the player's turn; in an earlier
 * position, as a variation, for either side unless an engine plays. Moves that a friend has received stay.
 * @param {Game} game
 */
function mayMove(game) {
  const ending = endingOf(game);
  if (!isLive(game)) {
    return ending !== null || isForTwo(game) || (isHuman(game, turnAt(game, game.shown)) && !isWithFriend(game));
  }
  return ending ? ending.reason === 'unknown' && isForTwo(game) : isHumanTurn(game);
}

/**
 * The moves that the player can make on the board.
 * @param {Game} game @returns {readonly LegalMove[]}
 */
export const playableMoves = (game) => (mayMove(game) ? (positionAt(game, game.shown)?.legal ?? []) : []);

/**
 * The side to move on the board if the player can move it and its legal moves are not known yet.
 * @param {Game} game @returns {Color | null}
 */
export const awaitedSide = (game) => (mayMove(game) && !positionAt(game, game.shown) ? turnAt(game, game.shown) : null);

/**
 * Whether the player can premove.
 * @param {Game} game
 */
export const canPremove = (game) =>
  game.preferences.premoves && isLive(game) && isEngineTurn(game) && humanColor(game) !== null;

/**
 * The possible premoves.
 * @param {Game} game @returns {readonly LegalMove[]}
 */
export const premovable = (game) => (canPremove(game) ? (game.premoves[game.head] ?? []) : []);

/**
 * The premove as the board marks it.
 * @param {Game} game @returns {LegalMove | null}
 */
export const premoveOf = (game) => (game.premove && premovable(game).find(({ uci }) => uci === game.premove)) || null;

/**
 * The node after a takeback: the last one with the player to move before. Null if
 * the player has made no move.
 * @param {Game} game @returns {number | null}
 */
export function nodeAfterTakeBack(game) {
  let { parent } = game.tree.nodes[game.head];
  while (parent !== null && !isHuman(game, turnAt(game, parent))) ({ parent } = game.tree.nodes[parent]);
  return parent;
}

/**
 * The node after redoing a move and its reply; null if there is none.
 * @param {Game} game @returns {number | null}
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
 * @param {Game} game @param {number} id @param {number | null} target @returns {number | null}
 */
export function nextNode({ tree }, id, target) {
  const { children } = tree.nodes[id];
  if (children.length < 2 || target === null || !nodeAt(tree, target)) return children[0] ?? null;
  return children.find((child) => isWithin(tree, child, target)) ?? children[0];
}

/**
 * Whether a move can be taken back; not in a finished game that was imported, which keeps its result. In a game with a
 * friend only the last move, before the reply.
 * @param {Game} game
 */
export const canTakeBack = (game) =>
  nodeAfterTakeBack(game) !== null &&
  (isWithFriend(game)
    ? !endingOf(game) && !isHumanTurn(game)
    : endingOf(game) === null || humanColor(game) !== null || game.started);

/** @param {Game} game */
export const canRedo = (game) => !game.ended && nodeAfterRedo(game) !== null;

/**
 * Whether the player can offer a draw now.
 * @param {Game} game
 */
export const canOfferDraw = (game) =>
  !endingOf(game) && game.offer === null && !isBetweenEngines(game) && !isWithFriend(game);

/**
 * The side for which the player resigns: the only human side, or the side to move.
 * @param {Game} game @returns {Color | null}
 */
export function resigningColor(game) {
  if (endingOf(game)) return null;
  return isForTwo(game) ? turnAt(game) : humanColor(game);
}

/**
 * Whether a hint is possible in the shown position.
 * @param {Game} game
 */
export const canHint = (game) =>
  !game.puzzle &&
  (positionAt(game, game.shown)?.legal.length ?? 0) > 0 &&
  (!isLive(game) || isAftermath(game) || isHumanTurn(game));

/**
 * The nodes of the game, the root first.
 * @param {Game} game @returns {number[]}
 */
export const pathOf = (game) => [ROOT, ...pathTo(game.tree, game.head)];

/**
 * The pieces of the shown position, as far as known.
 * @param {Game} game @returns {Placement}
 */
export const shownPlacement = (game) => placementAt(game, game.shown);

/**
 * The FEN of a position from the worker or a saved game; null if neither has it.
 * @param {Game} game @param {number} id
 */
export const fenAt = (game, id) => positionAt(game, id)?.fen ?? game.fens[id] ?? null;

/**
 * The pieces of a position: those from the worker, or those of the nearest earlier position that is
 * known, with the moves since then applied.
 * @param {Game} game @param {number} id @returns {Placement}
 */
function placementAt(game, id) {
  const moves = [];
  for (let at = id; ;) {
    const { parent, uci } = game.tree.nodes[at];
    const placement = positionAt(game, at)?.placement ?? parsePlacement(game.fens[at] ?? '', sizeOf(game.tree));
    if (placement || parent === null || uci === null) {
      return moves.reduceRight(moved, placement ?? startPlacement(game));
    }
    moves.push({ uci, color: turnAt(game, parent) });
    at = parent;
  }
}

/**
 * The pieces after a move, as far as its notation says it.
 * @param {Placement} placement @param {{ uci: string, color: Color }} move
 */
function moved(placement, { uci, color }) {
  const [from, to] = squaresOf(uci);
  if (isDrop(uci)) return { ...placement, [to]: color === 'white' ? uci[0] : uci[0].toLowerCase() };
  return displace(placement, from, to, uci.slice(from.length + to.length) || null);
}

/**
 * The pieces of the starting position.
 * @param {Game} game @returns {Placement}
 */
export const startPlacement = ({ tree }) => parsePlacement(startFen(tree), sizeOf(tree)) ?? {};

/**
 * The engine that plays a game unless the worker offers others.
 * @param {Pick<Tree, 'variant'>} tree
 */
export const engineOf = ({ variant }) => (variant ? VARIANT_ENGINE : OPPONENT.engine);

/**
 * A draw that the worker does not report.
 * @param {string} reason @returns {Ending}
 */
export const draw = (reason) => ({ result: '1/2-1/2', reason, winner: null });

/**
 * A win that the worker does not report.
 * @param {Color} winner @param {string} reason @returns {Ending}
 */
export const win = (winner, reason) => ({ result: winner === 'white' ? '1-0' : '0-1', reason, winner });

/**
 * The ended game, without premove and draw offer.
 * @param {Game} game @param {Ending} ended @returns {Game}
 */
export const over = (game, ended) => ({ ...game, ended, premove: null, offer: null });

/**
 * Ends the game if a side has no time left: it loses, or draws if the other side cannot mate.
 * @param {Game} game @param {number} now_ms @returns {Game}
 */
export function endOnTime(game, now_ms) {
  const color = game.clock && flagOf(game.clock, now_ms);
  const known = positionAt(game);
  if (!game.clock || !color || !known) return game;
  const other = otherColor(color);
  const ended = known.mating[other] ? win(other, 'flag') : draw('flag-without-material');
  return over({ ...game, clock: turned(game.clock, null, now_ms) }, ended);
}
