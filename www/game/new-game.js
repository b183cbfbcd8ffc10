// @ts-check
/**
 * Starting, opening and loading games. Pure. The previous game stays saved under its own id.
 *
 * @import { Timing } from './clock.js'
 * @import { Game } from './game.js'
 * @import { Message } from '../texts/sentences.js'
 * @import { Loaded } from './pgn/pgn.js'
 * @import { Effect, NewGameOptions, Step } from './store.js'
 */
import { makeClock } from './clock.js';
import { HUMAN, defaults, humanColor, isForTwo, isUnbegun } from './game.js';
import { orientationOfTags } from './pgn/pgn-tags.js';
import { opponentOf, playersFor, playersOf, withOfferedPlayers } from './players/players.js';
import { announce, refuse, setNotice, step } from './tree/steps.js';
import { ROOT, mainLine, makeTree, startOf } from './tree/move-tree.js';
import { unreadLines } from './saved/saved-game.js';

/**
 * Opens the page with a game; the worker validates the moves of a saved game.
 * @param {Game} game @param {{ game: Game, request?: number }} intent @returns {Step}
 */
export const open = (game, intent) => replaceGame(game, intent.game, intent.request, ...readEffects(intent.game));

/**
 * Reopens a saved game.
 * @param {Game} game @param {{ game: Game, request?: number }} intent @returns {Step}
 */
export const reopen = (game, intent) =>
  replaceGame(
    game,
    intent.game,
    intent.request,
    { type: 'newGame' },
    ...readEffects(intent.game),
    announce('reopened'),
  );

/**
 * Numbers a request for another game that has yet to be read.
 * @param {Game} game @returns {Step}
 */
export const requestGame = (game) => step({ ...game, requests: game.requests + 1 });

/**
 * Replaces the game on the page, unless that answers a later request; the state of the page is kept.
 * @param {Game} game
 * @param {Game} next
 * @param {number | undefined} request The number of the request that it answers; a new one if left out.
 * @param {...Effect} effects
 * @returns {Step}
 */
function replaceGame(game, next, request = game.requests + 1, ...effects) {
  if (request < game.answeredRequest) return setNotice(game, { message: { key: 'overtaken' } });
  const { preferences, hidden, searches } = game;
  const isOfSameWorker = !game.tree.variant === !next.tree.variant;
  const engines = isOfSameWorker ? game.engines : [];
  const { game: fitted, effects: announcements } = withOfferedPlayers({
    ...next,
    preferences,
    engines,
    hidden,
    searches,
    requests: Math.max(request, game.requests),
    answeredRequest: request,
  });
  /** @type {Effect[]} */
  const first = isOfSameWorker ? [] : [requestEngines(next)];
  if (game.search) first.push({ type: 'cancel', by: 'opponent' });
  if (game.evaluationSearch) first.push({ type: 'cancel', by: 'evaluator' });
  return step({ ...fitted, search: null, evaluationSearch: null }, ...first, ...effects, ...announcements);
}

/**
 * The question which engines play a game.
 * @param {Pick<Game, 'tree'>} game @returns {Effect}
 */
export const requestEngines = ({ tree: { variant } }) => ({ type: 'requestEngines', variant: variant?.source });

/**
 * The questions about the moves of a saved game.
 * @param {Game} game @returns {Effect[]}
 */
export function readEffects({ id, tree, isRead }) {
  const lines = isRead ? [] : unreadLines(tree);
  return lines.length > 0 ? [{ type: 'requestSan', id, ...startOf(tree), lines }] : [];
}

/**
 * Requests an id for a new game, and a seed if it involves chance.
 * @param {Game} game @param {NewGameOptions & { request?: number }} intent @returns {Step}
 */
export function requestNewGame(game, { as, opponent, players, timing, start, variant, isVaried, exercise, request }) {
  const isNeeded = isVaried === true || (as === 'random' && !players);
  const next = request === undefined ? { ...game, requests: game.requests + 1 } : game;
  return step(next, {
    type: 'requestSeed',
    options: { as, opponent, players, timing, start, variant, isVaried, exercise },
    request: request ?? next.requests,
    isNeeded,
  });
}

/**
 * Starts a new game.
 * @param {Game} game @param {NewGameOptions & { id: string, seed: number, request?: number }} intent @param {number} now_ms
 * @returns {Step}
 */
export function startGame(game, intent, now_ms) {
  const {
    id,
    seed,
    as,
    opponent = opponentOf(game.players),
    timing = null,
    start,
    variant,
    isVaried,
    exercise = null,
  } = intent;
  const human = as === 'random' ? (seed % 2 === 0 ? 'white' : 'black') : as;
  const tree = makeTree(start, variant);
  const players = playersOf(intent.players ?? playersFor(human, opponent), tree);
  const next = {
    ...defaults(id),
    tree,
    players,
    exercise,
    seed: isVaried ? Math.floor(seed / 2) : 0,
    begun_ms: now_ms,
    timing,
    clock: timing && makeClock(timing),
    started: true,
  };
  const color = humanColor(next);
  const key = color ? 'newGame' : isForTwo(next) ? 'newGameForTwo' : 'newGameOfEngines';
  const announcement = announce(key, color ? { color } : undefined);
  const oriented = { ...next, orientation: color ?? 'white' };
  return replaceGame(game, oriented, intent.request, { type: 'newGame' }, announcement);
}

/**
 * Sets the clock of a game that nobody has started yet.
 * @param {Game} game @param {{ timing: Timing | null }} intent @returns {Step}
 */
export const setTiming = (game, { timing }) =>
  isUnbegun(game) ? step({ ...game, timing, clock: timing && makeClock(timing) }) : refuse(game);

/**
 * Shows an imported game at its start; the player plays both sides.
 * @param {Game} game @param {{ id: string, game: Loaded, notice?: Message | null, request?: number }} intent @param {number} now_ms
 * @returns {Step}
 */
export function loadGame(
  game,
  { id, game: { tree, tags, ended, fens = {}, evaluations = {} }, notice = null, request },
  now_ms,
) {
  const line = mainLine(tree);
  const next = {
    ...defaults(id),
    tree,
    tags,
    ended,
    fens,
    evaluations,
    notice,
    head: line.at(-1) ?? ROOT,
    players: { white: HUMAN, black: HUMAN },
    orientation: orientationOfTags(tags) ?? 'white',
    begun_ms: now_ms,
    announced: true,
    scoring: /** @type {Game['scoring']} */ (game.preferences.review ? 'on' : 'auto'),
  };
  const { key, fields } =
    notice ?? (line.length > 0 ? { key: 'loaded', fields: { moves: line.length } } : { key: 'loadedPosition' });
  return replaceGame(game, next, request, { type: 'newGame' }, announce(key, fields));
}
