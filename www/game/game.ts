/** The state of a game, and values derived from it. Pure. */
import { displace, parsePlacement, parseTurn } from '../board/placement.ts';
import { sizeOf } from './position/board-shape.ts';
import { defaultPreferences } from './settings/preferences.ts';
import { ROOT, isDrop, isWithin, nodeAt, pathTo, squaresOf, startFen } from './tree/move-tree.ts';
import { flagOf, turned } from './players/clock.ts';
import { MODERN, strengthAt } from './players/strength.ts';
import { helpResets, newHelp } from './help/help-state.ts';
import { pageResets, newPage } from './page/page-state.ts';
import { playersResets, newPlayers } from './players/players-state.ts';
import { reviewResets, newReview } from './review/review-state.ts';
import { searchesResets, newSearches } from './searches/searches-state.ts';
import { newTraining } from './training/training-state.ts';
import { newTree } from './tree/tree-state.ts';
import type { Color } from '../board/geometry.ts';
import type { Hand, Placement } from '../board/placement.ts';
import type { LegalMove } from '../board/state.ts';
import type { Report, Work } from '../engine/uci.ts';
import type { Help } from './help/help-state.ts';
import type { Page } from './page/page-state.ts';
import type { PlayersState } from './players/players-state.ts';
import type { Review } from './review/review-state.ts';
import type { Searches } from './searches/searches-state.ts';
import type { Training } from './training/training-state.ts';
import type { GameTree } from './tree/tree-state.ts';
import type { Cause } from './resets.ts';
import type { Preferences } from './settings/preferences.ts';
import type { Tree } from './tree/move-tree.ts';

/**
 * A person elsewhere, who sends each move as a link. `pair` is the id of all games of the two, `number` counts them from 1.
 */
export type Friend = { kind: 'friend'; pair: string; number: number };

/** How strong an engine plays: at a rating, or with a limit with exactly one field. Levels are names of both. */
export type Limit = { nodes?: number; depth?: number; ms?: number };
export type Strength = { elo: number } | { limit: Limit };
export type Style = (typeof STYLES)[number];
/** `character` is the id of one in `players/characters.ts`, or of one that a newer version has. */
export type EnginePlayer = { kind: 'engine'; engine: string; strength: Strength; style?: Style; character?: string };
export type Player = { kind: 'human' } | EnginePlayer | Friend;
export type Players = Readonly<Record<Color, Player>>;
export type WithPlayers = { players: Players };

/**
 * The end of a game. `reason` is one of the worker's (checkmate, stalemate, insufficient-material,
 * fivefold-repetition, seventy-five-moves; those of `VariantReason`), a claim (threefold-repetition, fifty-moves), or
 * flag, flag-without-material, resignation, agreement; unknown if a PGN contains only the result.
 */
export type Ending = { result: string; reason: string; winner: Color | null };

/** What the worker knows about a position. */
export interface PositionInfo {
  fen: string;
  placement: Placement;
  /** Null in games without hands. */
  hands: Readonly<Record<Color, Hand>> | null;
  turn: Color;
  check: boolean;
  legal: LegalMove[];
  /** An end that needs no claim. */
  outcome: Ending | null;
  /** A draw that the side to move may claim. */
  claim: string | null;
  /** Who has enough to ever give mate. */
  mating: Readonly<Record<Color, boolean>>;
  /** The squares of the royal pieces in check; only of variants. */
  checked?: readonly string[];
  /** Those of all royal pieces; only of variants. */
  royals?: Readonly<Record<Color, readonly string[]>>;
}

/** An engine that the worker offers, with the limits of each level. */
export type Level = {
  level: number;
  nodes?: number | null;
  depth?: number | null;
  ms?: number | null;
  people?: number | null;
  elo?: number | null;
};
export type OfferedEngine = { name: string; lines: number; levels: Level[] };

/**
 * A search. `report` is the latest one of its best line, `second` that of its second line. `held` is the move of a reply that
 * is found but not made yet, so that the player notices it; one that `isHurried` is not held.
 */
export type Purpose = 'offer' | 'reply' | 'hint' | 'threat' | 'analysis' | 'evaluation';
export type Search = {
  number: number;
  purpose: Purpose;
  node: number;
  work: Work;
  report: Report | null;
  second: Report | null;
  held: string | null;
  isHurried: boolean;
};

/** Whose worker searches. */
export type Searcher = 'opponent' | 'evaluator';

/** A report to show: of the position at `node` with `turn` to move, with its line in SAN. */
export type ShownReport = Report & { search: number; engine: string; purpose: Purpose; node: number; turn: Color };

/** The record of a game: a slice for each subject. */
export interface Game {
  /** The id under which the game is saved. */
  id: string;
  tree: GameTree;
  players: PlayersState;
  searches: Searches;
  help: Help;
  review: Review;
  training: Training;
  page: Page;
  settings: Preferences;
}

/** The styles of play of the option `Style`. */
export const STYLES = ['greedy', 'odd', 'gambits', 'trading', 'attacking', 'defending'] as const;

/** A human player. */
export const HUMAN: Player = Object.freeze({ kind: 'human' });

/** The default opponent, and the engine that is used until the worker has listed its engines. */
export const OPPONENT = Object.freeze({
  kind: 'engine' as const,
  engine: MODERN,
  strength: Object.freeze(strengthAt(MODERN, 3)),
});

/** The engine of all variants. */
export const VARIANT_ENGINE = 'Fairy';

/** A human with White against the opponent. */
const PLAYERS = Object.freeze({ white: HUMAN, black: OPPONENT });

/** Results of tournaments in which no player won, although the points differ from a draw. */
export const UNEQUAL_RESULTS = new Set(['0-0', '1/2-0', '0-1/2']);

/** A new game: White at the bottom against the engine at its third level. */
export const defaults = (id: string = ''): Game => ({
  id,
  tree: newTree(),
  players: newPlayers(PLAYERS),
  searches: newSearches(),
  help: newHelp(),
  review: newReview(),
  training: newTraining(),
  page: newPage(),
  settings: defaultPreferences,
});

/** Changes to some fields of some slices. */
export type Parts = { [Slice in keyof Game]?: Game[Slice] extends object ? Partial<Game[Slice]> : Game[Slice] };

/** The game with some fields of its slices changed; the other slices stay the same objects. */
export function patched<Kind extends Game>(game: Kind, { id = game.id, ...slices }: Parts): Kind {
  const names = Object.keys(slices) as (keyof typeof slices)[];
  return { ...game, id, ...Object.fromEntries(names.map((name) => [name, { ...game[name], ...slices[name] }])) };
}

/** The game with what `cause` resets; the same one if nothing changes. */
export function reset(game: Game, cause: Cause): Game {
  const parts: Parts = {
    players: playersResets[cause]?.(game.players, game),
    searches: searchesResets[cause]?.(game.searches, game),
    help: helpResets[cause]?.(game.help, game),
    review: reviewResets[cause]?.(game.review, game),
    page: pageResets[cause]?.(game.page, game),
  };
  const changed = Object.entries(parts).filter(([, fields]) => fields && Object.keys(fields).length > 0);
  return changed.length > 0 ? patched(game, Object.fromEntries(changed)) : game;
}

/** The other colour. */
export const otherColor = (color: Color): Color => (color === 'white' ? 'black' : 'white');

/**
 * A known position, or null.
 *
 * @param id Where the game stands if left out.
 */
export const positionAt = (game: Game, id: number = game.tree.head): PositionInfo | null =>
  game.tree.positions[id] ?? null;

/**
 * The side to move at a node.
 *
 * @param id Where the game stands if left out.
 */
export function turnAt({ tree }: Game, id: number = tree.head): Color {
  const first = parseTurn(startFen(tree));
  return tree.nodes[id].ply % 2 === 0 ? first : otherColor(first);
}

/** Whose worker runs the search with a number; null if it is over. */
export function searcherOf({ searches }: Game, number: number): Searcher | null {
  if (searches.opponent?.number === number) return 'opponent';
  return searches.evaluator?.number === number ? 'evaluator' : null;
}

/** How the game ended, or null while it goes on. */
export function endingOf(game: Game): Ending | null {
  const outcome = positionAt(game)?.outcome ?? null;
  return game.players.ended?.reason === 'unknown' ? (outcome ?? game.players.ended) : (game.players.ended ?? outcome);
}

/** Whether a side is human. */
export const isHuman = (game: Game, color: Color) => game.players[color].kind === 'human';

/** Whether both sides are human. */
export const isForTwo = (game: Game) => isHuman(game, 'white') && isHuman(game, 'black');

/** The only human side; null if both sides or none are human. */
export function humanColor(game: Game): Color | null {
  const [white, black] = [isHuman(game, 'white'), isHuman(game, 'black')];
  return white === black ? null : white ? 'white' : 'black';
}

/** Whether the opponent is a friend elsewhere. */
export const isWithFriend = ({ players: { white, black } }: WithPlayers) =>
  white.kind === 'friend' || black.kind === 'friend';

/** Whether both sides are engines. */
export const isBetweenEngines = (game: Game) => !isHuman(game, 'white') && !isHuman(game, 'black');

/** Whether a game between engines is paused. A game with a human cannot be paused. */
export const isPaused = (game: Game) => game.players.paused && isBetweenEngines(game);

/** Whether opponent, colour and clock can still be chosen: no move was made and no game was started or loaded. */
export const isUnbegun = (game: Game) =>
  !game.players.started &&
  !game.players.ended &&
  game.tree.next === 1 &&
  game.tree.tags.length === 0 &&
  humanColor(game) === 'white';

/** Whether a human is to move in a game that has not ended. */
export const isHumanTurn = (game: Game) => !endingOf(game) && isHuman(game, turnAt(game));

/** Whether an engine is to move in a game that has not ended. */
export const isEngineTurn = (game: Game) => !endingOf(game) && game.players[turnAt(game)].kind === 'engine';

/** Whether the board shows the current position of the game. */
export const isLive = (game: Game) => game.tree.shown === game.tree.head;

/** The draw that the player can claim now. */
export const claimOf = (game: Game): string | null => (isHumanTurn(game) ? (positionAt(game)?.claim ?? null) : null);

/** Whether moves on the board are only variations because the game is over. */
export const isAftermath = (game: Game) => endingOf(game) !== null;

/**
 * Whether the player can move on the board: in the current position on the player's turn; in an earlier
 * position, as a variation, for either side unless an engine plays. Moves that a friend has received stay.
 */
function mayMove(game: Game) {
  const ending = endingOf(game);
  if (!isLive(game)) {
    return ending !== null || isForTwo(game) || (isHuman(game, turnAt(game, game.tree.shown)) && !isWithFriend(game));
  }
  return ending ? ending.reason === 'unknown' && isForTwo(game) : isHumanTurn(game);
}

/** The moves that the player can make on the board. */
export const playableMoves = (game: Game): readonly LegalMove[] =>
  mayMove(game) ? (positionAt(game, game.tree.shown)?.legal ?? []) : [];

/** The side to move on the board if the player can move it and its legal moves are not known yet. */
export const awaitedSide = (game: Game): Color | null =>
  mayMove(game) && !positionAt(game, game.tree.shown) ? turnAt(game, game.tree.shown) : null;

/** Whether the player can premove. */
export const canPremove = (game: Game) =>
  game.settings.premoves && isLive(game) && isEngineTurn(game) && humanColor(game) !== null;

/** The possible premoves. */
export const premovable = (game: Game): readonly LegalMove[] =>
  canPremove(game) ? (game.tree.premoves[game.tree.head] ?? []) : [];

/** The premove as the board marks it. */
export const premoveOf = (game: Game): LegalMove | null =>
  (game.players.premove && premovable(game).find(({ uci }) => uci === game.players.premove)) || null;

/** The node after a takeback: the last one with the player to move before. Null if the player has made no move. */
export function nodeAfterTakeBack(game: Game): number | null {
  let { parent } = game.tree.nodes[game.tree.head];
  while (parent !== null && !isHuman(game, turnAt(game, parent))) ({ parent } = game.tree.nodes[parent]);
  return parent;
}

/** The node after redoing a move and its reply; null if there is none. */
export function nodeAfterRedo(game: Game): number | null {
  let at = nextNode(game, game.tree.head, game.tree.ahead);
  while (at !== null && !isHuman(game, turnAt(game, at))) {
    const next = nextNode(game, at, game.tree.ahead);
    if (next === null) break;
    at = next;
  }
  return at;
}

/** The child of a node on the way to a target, the first one if the target does not come after it. */
export function nextNode({ tree }: Game, id: number, target: number | null): number | null {
  const { children } = tree.nodes[id];
  if (children.length < 2 || target === null || !nodeAt(tree, target)) return children[0] ?? null;
  return children.find((child) => isWithin(tree, child, target)) ?? children[0];
}

/**
 * Whether a move can be taken back; not in a finished game that was imported, which keeps its result. In a game with a
 * friend only the last move, before the reply.
 */
export const canTakeBack = (game: Game) =>
  nodeAfterTakeBack(game) !== null &&
  (isWithFriend(game)
    ? !endingOf(game) && !isHumanTurn(game)
    : endingOf(game) === null || humanColor(game) !== null || game.players.started);

export const canRedo = (game: Game) => !game.players.ended && nodeAfterRedo(game) !== null;

/** Whether the player can offer a draw now. */
export const canOfferDraw = (game: Game) =>
  !endingOf(game) && isOfferOpen(game) && !isBetweenEngines(game) && !isWithFriend(game);

const isOfferOpen = ({ players: { offer } }: Game) => offer === null || offer === 'received';

/** The side for which the player resigns: the only human side, or the side to move. */
export function resigningColor(game: Game): Color | null {
  if (endingOf(game)) return null;
  return isForTwo(game) ? turnAt(game) : humanColor(game);
}

/** Whether a hint is possible in the shown position. While two people play, none is. */
export const canHint = (game: Game) =>
  !game.training.puzzle &&
  !(isWithFriend(game) && !endingOf(game)) &&
  (positionAt(game, game.tree.shown)?.legal.length ?? 0) > 0 &&
  (!isLive(game) || isAftermath(game) || isHumanTurn(game));

/** The nodes of the game, the root first. */
export const pathOf = (game: Game): number[] => [ROOT, ...pathTo(game.tree, game.tree.head)];

/** The pieces of the shown position, as far as known. */
export const shownPlacement = (game: Game): Placement => placementAt(game, game.tree.shown);

/** The FEN of a position from the worker or a saved game; null if neither has it. */
export const fenAt = (game: Game, id: number) => positionAt(game, id)?.fen ?? game.tree.fens[id] ?? null;

/**
 * The pieces of a position: those from the worker, or those of the nearest earlier position that is
 * known, with the moves since then applied.
 */
export function placementAt(game: Game, id: number): Placement {
  const moves = [];
  for (let at = id; ; ) {
    const { parent, uci } = game.tree.nodes[at];
    const placement = positionAt(game, at)?.placement ?? parsePlacement(game.tree.fens[at] ?? '', sizeOf(game.tree));
    if (placement || parent === null || uci === null) {
      return moves.reduceRight(moved, placement ?? startPlacement(game));
    }
    moves.push({ uci, color: turnAt(game, parent) });
    at = parent;
  }
}

/** The pieces after a move, as far as its notation says it. */
function moved(placement: Placement, { uci, color }: { uci: string; color: Color }) {
  const [from, to] = squaresOf(uci);
  if (isDrop(uci)) return { ...placement, [to]: color === 'white' ? uci[0] : uci[0].toLowerCase() };
  return displace(placement, from, to, uci.slice(from.length + to.length) || null);
}

/** The pieces of the starting position. */
export const startPlacement = ({ tree }: Game): Placement => parsePlacement(startFen(tree), sizeOf(tree)) ?? {};

/** The engine that plays a game unless the worker offers others. */
export const engineOf = ({ variant }: Pick<Tree, 'variant'>) => (variant ? VARIANT_ENGINE : OPPONENT.engine);

/** A draw that the worker does not report. */
export const draw = (reason: string): Ending => ({ result: '1/2-1/2', reason, winner: null });

/** A win that the worker does not report. */
export const win = (winner: Color, reason: string): Ending => ({
  result: winner === 'white' ? '1-0' : '0-1',
  reason,
  winner,
});

/** The ended game. */
export const over = (game: Game, ended: Ending): Game => reset(patched(game, { players: { ended } }), 'end');

/** Ends the game if a side has no time left: it loses, or draws if the other side cannot mate. */
export function endOnTime(game: Game, now_ms: number): Game {
  const color = game.players.clock && flagOf(game.players.clock, now_ms);
  const known = positionAt(game);
  if (!game.players.clock || !color || !known) return game;
  const other = otherColor(color);
  const ended = known.mating[other] ? win(other, 'flag') : draw('flag-without-material');
  return over(patched(game, { players: { clock: turned(game.players.clock, null, now_ms) } }), ended);
}
