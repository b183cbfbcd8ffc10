// @ts-check
/**
 * The game described by an element's attributes: a new one, and changes of the one on the board. Pure.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { VariantInfo } from '../engine/messages.js'
 * @import { Game, Player, Players } from '../game/game.js'
 * @import { Loaded } from '../game/pgn/pgn.js'
 * @import { Intent } from '../game/store.js'
 * @import { Tree } from '../game/tree/move-tree.js'
 * @import { Name, Texts } from './attributes.js'
 */
import { startFen } from '../board/placement.js';
import { makeClock } from '../game/clock.js';
import { HUMAN, VARIANT_ENGINE, defaults, humanColor } from '../game/game.js';
import { orientationOfTags } from '../game/pgn/pgn-tags.js';
import { changed, defaultPreferences } from '../game/preferences.js';
import { ROOT, annotate, isWithin, mainLine, makeTree, pathTo } from '../game/tree/move-tree.js';
import { isVariant, meaningOf, valueOf } from './attributes.js';
import { readersColor } from './puzzle-solution.js';

/** The names of the engines in the worker. */
const ENGINES = Object.freeze({ classic: 'Classic', modern: 'Modern' });

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
 * The engine with its strength.
 * @param {Texts} texts @param {Pick<Tree, 'variant'>} tree @returns {Extract<Player, { kind: 'engine' }>}
 */
export function opponentOf(texts, { variant }) {
  const limit = meaningOf(texts, 'limit');
  const strength = limit ? { limit } : { level: /** @type {number} */ (valueOf(texts, 'level')) };
  return {
    kind: 'engine',
    engine: variant ? VARIANT_ENGINE : ENGINES[meaningOf(texts, 'engine') ?? 'modern'],
    strength,
  };
}

/**
 * The players. No engine plays if the board is read-only, in a puzzle, or if a game is replayed and no side is set.
 * @param {Texts} texts @param {Pick<Tree, 'variant'>} tree @returns {Players}
 */
export function playersOf(texts, tree) {
  const side = meaningOf(texts, 'side') ?? (isReplay(texts) ? 'both' : 'white');
  const isFree = texts.readonly !== undefined || texts.puzzle !== undefined || isEdited(texts);
  const playerOf = (/** @type {Color} */ color) =>
    isFree || side === color || side === 'both' ? HUMAN : opponentOf(texts, tree);
  return { white: playerOf('white'), black: playerOf('black') };
}

/**
 * Whether the element shows a game from a PGN.
 * @param {Texts} texts
 */
export const isReplay = ({ pgn, src }) => pgn !== undefined || src !== undefined;

/**
 * Whether the reader can take back moves: of a game that they play.
 * @param {Texts} texts
 */
export const mayTakeBack = (texts) =>
  texts.readonly === undefined && texts['no-takeback'] === undefined && !isReplay(texts);

/**
 * Whether the reader edits the position, which is possible in chess only.
 * @param {Texts} texts
 */
export const isEdited = (texts) => texts.edit !== undefined && !isReplay(texts) && !isVariant(texts);

/**
 * Whether the element only shows a position of chess. It may be any placement, and needs no engine.
 * @param {Texts} texts
 */
export function isDiagram(texts) {
  if (isEdited(texts)) return true;
  if (isVariant(texts)) return false;
  const isEvaluated = meaningOf(texts, 'panels')?.some((panel) => panel === 'score' || panel === 'line');
  return texts.readonly !== undefined && !isReplay(texts) && texts['storage-key'] === undefined && !isEvaluated;
}

/**
 * The colour at the bottom of the board.
 * @param {Texts} texts @returns {Color}
 */
const orientationOf = (texts) =>
  meaningOf(texts, 'orientation') ?? (meaningOf(texts, 'side') === 'black' ? 'black' : 'white');

/**
 * The preferences of an element. Premoves are off because the page could not cancel them.
 * @param {Texts} texts
 */
export const preferencesOf = (texts) =>
  changed(defaultPreferences, {
    coordinates: meaningOf(texts, 'coordinates') ?? 'inside',
    sound: texts.sound !== undefined,
    bar: meaningOf(texts, 'panels')?.includes('score') ?? false,
    premoves: false,
    review: false,
  });

/**
 * A new game or an imported one.
 * @param {Texts} texts @param {string} id @param {Loaded | null} loaded @param {number} now_ms
 * @param {VariantInfo | null} [variant] @returns {Game}
 */
export function gameOf(texts, id, loaded, now_ms, variant = null) {
  const timing = meaningOf(texts, 'time');
  const start = meaningOf(texts, 'fen') ?? 'startpos';
  const game = {
    ...defaults(id),
    tree: makeTree(start, variant),
    begun_ms: now_ms,
    timing,
    clock: timing && makeClock(timing),
    ...(isDiagram(texts) && { isRead: false, fens: { [ROOT]: startFen(start) } }),
    ...(loaded && read(loaded)),
  };
  return drawnOn(seated(placed(game, meaningOf(texts, 'ply')), texts), texts);
}

/** @param {Loaded} loaded */
function read({ tree, tags, ended, fens = {}, evaluations = {} }) {
  return {
    tree,
    tags,
    ended,
    fens,
    evaluations,
    head: mainLine(tree).at(-1) ?? ROOT,
    timing: null,
    clock: null,
    announced: true,
  };
}

/**
 * The game with the players and the orientation of the attributes.
 * @param {Game} game @param {Texts} texts @returns {Game}
 */
export function seated(game, texts) {
  const players = playersOf(texts, game.tree);
  const orientation =
    meaningOf(texts, 'orientation') ??
    (texts.puzzle === undefined ? null : readersColor(texts, game)) ??
    orientationOfTags(game.tags) ??
    humanColor({ ...game, players }) ??
    orientationOf(texts);
  return { ...game, players, orientation };
}

/**
 * The game, showing the position after a number of half-moves, or the last position if there are fewer.
 * @param {Game} game @param {number | null} ply @returns {Game}
 */
function placed(game, ply) {
  const line = [ROOT, ...mainLine(game.tree)];
  return ply === null ? game : { ...game, shown: line[Math.min(ply, line.length - 1)] };
}

/**
 * The game with the arrows and circles of the attributes on the shown position.
 * @param {Game} game @param {Texts} texts @returns {Game}
 */
function drawnOn(game, texts) {
  const [arrows, circles] = [meaningOf(texts, 'arrows'), meaningOf(texts, 'marks')];
  if (!arrows && !circles) return game;
  return { ...game, tree: annotate(game.tree, game.shown, { ...(arrows && { arrows }), ...(circles && { circles }) }) };
}

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

/**
 * The number of half-moves to the shown position.
 * @param {Game} game
 */
export const shownPly = ({ tree, shown }) => tree.nodes[shown].ply;

/**
 * The node after a number of half-moves on the shown line; null if the line is shorter.
 * @param {Game} game @param {number} ply @returns {number | null}
 */
export const nodeAtPly = (game, ply) => lineOf(game)[ply] ?? null;

/**
 * The length of the line in half-moves.
 * @param {Game} game
 */
export const lastPly = (game) => lineOf(game).length - 1;

/**
 * The shown line to its end, following the moves of the game where possible.
 * @param {Game} game
 */
function lineOf({ tree, shown, head }) {
  const through = isWithin(tree, shown, head) ? head : shown;
  return [ROOT, ...pathTo(tree, through), ...mainLine(tree, through)];
}
