/** The game described by an element's attributes: a new one, and changes of the one on the board. Pure. */
import { startFen } from '../board/placement.ts';
import { makeClock } from '../game/players/clock.ts';
import { CLASSIC, MODERN, strengthAt } from '../game/players/strength.ts';
import { HUMAN, VARIANT_ENGINE, defaults, humanColor, patched } from '../game/game.ts';
import { orientationOfTags } from '../game/pgn/pgn-tags.ts';
import { changed, defaultPreferences } from '../game/settings/preferences.ts';
import { ROOT, annotate, isWithin, mainLine, makeTree, pathTo } from '../game/tree/move-tree.ts';
import { isVariant, meaningOf, valueOf } from './attributes.ts';
import { readersColor } from './puzzle-solution.ts';
import type { Color } from '../board/geometry.ts';
import type { VariantInfo } from '../engine/messages.ts';
import type { Game, Parts, Player, Players } from '../game/game.ts';
import type { Loaded } from '../game/pgn/pgn.ts';
import type { Intent } from '../game/store.ts';
import type { Tree } from '../game/tree/move-tree.ts';
import type { Name, Texts } from './attributes.ts';

/** The names of the engines in the worker. */
const ENGINES = Object.freeze({ classic: CLASSIC, modern: MODERN });

/** Attributes that replace the game. */
const RESTARTING: readonly Name[] = ['variant', 'fen', 'pgn', 'src', 'for', 'puzzle', 'time', 'storage-key'];

/** Attributes that replace a puzzle, or the diagram of another board. */
const RESTARTING_PUZZLES: readonly Name[] = ['ply', 'side'];

/** Attributes that set the players. */
const SEATS: readonly Name[] = ['side', 'engine', 'level', 'limit', 'readonly', 'edit'];

const PREFERENCES: readonly Name[] = ['coordinates', 'sound', 'panels'];

const DRAWINGS: readonly Name[] = ['arrows', 'marks'];

/** The engine with its strength. */
export function opponentOf(texts: Texts, { variant }: Pick<Tree, 'variant'>): Extract<Player, { kind: 'engine' }> {
  const limit = meaningOf(texts, 'limit');
  const engine = variant ? VARIANT_ENGINE : ENGINES[meaningOf(texts, 'engine') ?? 'modern'];
  const strength = limit ? { limit } : strengthAt(engine, valueOf(texts, 'level') as number);
  return { kind: 'engine', engine, strength };
}

/** The players. No engine plays if the board is read-only, in a puzzle, or if a game is replayed and no side is set. */
export function playersOf(texts: Texts, tree: Pick<Tree, 'variant'>): Players {
  const side = meaningOf(texts, 'side') ?? (isReplay(texts) ? 'both' : 'white');
  const isFree = texts.readonly !== undefined || texts.puzzle !== undefined || isEdited(texts);
  const playerOf = (color: Color) => (isFree || side === color || side === 'both' ? HUMAN : opponentOf(texts, tree));
  return { white: playerOf('white'), black: playerOf('black') };
}

/** Whether the element shows a game from a PGN. */
export const isReplay = ({ pgn, src }: Texts) => pgn !== undefined || src !== undefined;

/** Whether the reader can take back moves: of a game that they play. */
export const mayTakeBack = (texts: Texts) =>
  texts.readonly === undefined && texts['no-takeback'] === undefined && !isReplay(texts);

/** Whether the reader edits the position, which is possible in chess only. */
export const isEdited = (texts: Texts) => texts.edit !== undefined && !isReplay(texts) && !isVariant(texts);

/** Whether the element only shows a position of chess. It may be any placement, and needs no engine. */
export function isDiagram(texts: Texts) {
  if (isEdited(texts)) return true;
  if (isVariant(texts)) return false;
  const isEvaluated = meaningOf(texts, 'panels')?.some((panel) => panel === 'score' || panel === 'line');
  return texts.readonly !== undefined && !isReplay(texts) && texts['storage-key'] === undefined && !isEvaluated;
}

/** The colour at the bottom of the board. */
const orientationOf = (texts: Texts): Color =>
  meaningOf(texts, 'orientation') ?? (meaningOf(texts, 'side') === 'black' ? 'black' : 'white');

/** The preferences of an element. Premoves are off because the page could not cancel them. */
export const preferencesOf = (texts: Texts) =>
  changed(defaultPreferences, {
    coordinates: meaningOf(texts, 'coordinates') ?? 'inside',
    sound: texts.sound !== undefined,
    bar: meaningOf(texts, 'panels')?.includes('score') ?? false,
    premoves: false,
    review: false,
  });

/** A new game or an imported one. */
export function gameOf(
  texts: Texts,
  id: string,
  loaded: Loaded | null,
  now_ms: number,
  variant: VariantInfo | null = null,
): Game {
  const timing = meaningOf(texts, 'time');
  const start = meaningOf(texts, 'fen') ?? 'startpos';
  const fresh = patched(defaults(id), {
    tree: {
      ...makeTree(start, variant),
      ...(isDiagram(texts) && { isRead: false, fens: { [ROOT]: startFen(start) } }),
    },
    players: { begun_ms: now_ms, timing, clock: timing && makeClock(timing) },
  });
  const game = loaded ? patched(fresh, partsOf(loaded)) : fresh;
  return drawnOn(seated(placed(game, meaningOf(texts, 'ply')), texts), texts);
}

function partsOf({ tree, tags, ended, fens = {}, positions = {}, evaluations = {} }: Loaded): Parts {
  return {
    tree: { ...tree, tags, fens, positions, head: mainLine(tree).at(-1) ?? ROOT },
    players: { ended, timing: null, clock: null, announced: true },
    searches: { evaluations },
  };
}

/** The game with the players and the orientation of the attributes. */
export function seated(game: Game, texts: Texts): Game {
  const players = playersOf(texts, game.tree);
  const orientation =
    meaningOf(texts, 'orientation') ??
    (texts.puzzle === undefined ? null : readersColor(texts, { tree: game.tree, tags: game.tree.tags })) ??
    orientationOfTags(game.tree.tags) ??
    humanColor(patched(game, { players })) ??
    orientationOf(texts);
  return patched(game, { players: { ...players, orientation } });
}

/** The game, showing the position after a number of half-moves, or the last position if there are fewer. */
function placed(game: Game, ply: number | null): Game {
  const line = [ROOT, ...mainLine(game.tree)];
  return ply === null ? game : patched(game, { tree: { shown: line[Math.min(ply, line.length - 1)] } });
}

/** The game with the arrows and circles of the attributes on the shown position. */
function drawnOn(game: Game, texts: Texts): Game {
  const [arrows, circles] = [meaningOf(texts, 'arrows'), meaningOf(texts, 'marks')];
  if (!arrows && !circles) return game;
  return patched(game, {
    tree: annotate(game.tree, game.tree.shown, { ...(arrows && { arrows }), ...(circles && { circles }) }),
  });
}

/**
 * Whether the changed attributes replace the game.
 *
 * @param texts The attributes now.
 */
export const startsNewGame = (names: ReadonlySet<Name>, { puzzle, for: board }: Texts) =>
  RESTARTING.some((name) => names.has(name)) ||
  ((puzzle ?? board) !== undefined && RESTARTING_PUZZLES.some((name) => names.has(name)));

/**
 * The intents for the current game.
 *
 * @param names The changed attributes.
 * @param texts The attributes now.
 */
export function intentsOf(names: ReadonlySet<Name>, texts: Texts, game: Game): Intent[] {
  const isChanged = (group: readonly Name[]) => group.some((name) => names.has(name));
  return [
    ...(isChanged(SEATS) ? seatIntents(texts, game) : []),
    ...(isChanged(PREFERENCES) ? [{ type: 'setPreferences', patch: preferencesOf(texts) } as const] : []),
    ...(names.has('ply') ? plyIntents(texts, game) : []),
    ...(isChanged(DRAWINGS) ? [drawIntent(texts, game)] : []),
  ];
}

function seatIntents(texts: Texts, game: Game): Intent[] {
  const players = playersOf(texts, game.tree);
  const moved = (['white', 'black'] as const).filter(
    (color) => JSON.stringify(players[color]) !== JSON.stringify(game.players[color]),
  );
  return moved.map((color) => ({ type: 'setPlayer', color, player: players[color] }));
}

function plyIntents(texts: Texts, game: Game): Intent[] {
  const ply = meaningOf(texts, 'ply');
  const node = ply === null ? null : nodeAtPly(game, Math.min(ply, lastPly(game)));
  return node === null ? [] : [{ type: 'showNode', node }];
}

const drawIntent = (texts: Texts, game: Game): Intent => ({
  type: 'setMarks',
  node: game.tree.shown,
  arrows: meaningOf(texts, 'arrows') ?? [],
  circles: meaningOf(texts, 'marks') ?? [],
});

/** The number of half-moves to the shown position. */
export const shownPly = ({ tree }: Game) => tree.nodes[tree.shown].ply;

/** The node after a number of half-moves on the shown line; null if the line is shorter. */
export const nodeAtPly = (game: Game, ply: number): number | null => lineOf(game)[ply] ?? null;

/** The length of the line in half-moves. */
export const lastPly = (game: Game) => lineOf(game).length - 1;

/** The shown line to its end, following the moves of the game where possible. */
function lineOf({ tree }: Game) {
  const through = isWithin(tree, tree.shown, tree.head) ? tree.head : tree.shown;
  return [ROOT, ...pathTo(tree, through), ...mainLine(tree, through)];
}
