// @ts-check
/**
 * What every game needs, whatever led to it: a premove made, the right clock running, knowledge of the positions in
 * sight, the searches that are wanted, and a sentence when it is over. Pure.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Game } from './game.js'
 * @import { Wanted } from './search/next-search.js'
 * @import { Effect, Step } from './store.js'
 */
import { remaining_ms, turned } from './clock.js';
import { announceVerdict, requestReason } from './review/correction.js';
import { canPremove, endingOf, isPaused, turnAt } from './game.js';
import { dropOldHelp } from './search/assistance.js';
import { playPremove } from './players/player-actions.js';
import { dueEvaluation, dueSearch, isSame } from './search/next-search.js';
import { announce, sound, step } from './tree/steps.js';
import { ROOT, gameSoFar } from './tree/move-tree.js';

/** In this order, since a stage may depend on the previous ones. */
const STAGES = [
  playPremove,
  dropOldHelp,
  runClock,
  requestPositions,
  startDueSearches,
  requestReason,
  announceVerdict,
  announceEnding,
];

/**
 * The game with all that it needs; the same one if it needs nothing.
 * @param {Game} game @param {number} now_ms @returns {Step}
 */
export function settle(game, now_ms) {
  /** @type {Effect[]} */
  const effects = [];
  let next = game;
  for (const stage of STAGES) {
    const settled = stage(next, now_ms);
    next = settled.game;
    effects.push(...settled.effects);
  }
  return step(next, ...effects);
}

/**
 * Runs the clock of the side to move, from the first move on, while the page is visible and the engine works.
 * @param {Game} game @param {number} now_ms @returns {Step}
 */
function runClock(game, now_ms) {
  if (!game.clock) return step(game);
  const isRunning =
    game.isRead && !game.hidden && !game.stalled && !isPaused(game) && game.head !== ROOT && !endingOf(game);
  const clock = turned(game.clock, isRunning ? turnAt(game) : null, now_ms);
  return step(clock === game.clock ? game : { ...game, clock });
}

/**
 * Requests the current position and the shown one, once each; not while the worker validates the moves of a
 * saved game.
 * @param {Game} game @returns {Step}
 */
function requestPositions(game) {
  if (!game.isRead) return step(game);
  const { id, tree, head, shown } = game;
  const nodes = [...new Set([head, shown])].filter((node) => !Object.hasOwn(game.positions, node));
  const isAsked = !canPremove(game) || Object.hasOwn(game.premoves, head);
  if (nodes.length === 0 && isAsked) return step(game);
  const about = (/** @type {number} */ node) => ({ id, node, ...gameSoFar(tree, node) });
  /** @type {Effect[]} */
  const effects = nodes.map((node) => ({ type: 'requestPosition', ...about(node) }));
  if (!isAsked) effects.push({ type: 'requestPremoves', ...about(head) });
  const positions = { ...game.positions, ...Object.fromEntries(nodes.map((node) => [node, null])) };
  const premoves = isAsked ? game.premoves : { ...game.premoves, [head]: null };
  return step({ ...game, positions, premoves }, ...effects);
}

/**
 * Starts the searches of both workers.
 * @param {Game} game @param {number} now_ms @returns {Step}
 */
function startDueSearches(game, now_ms) {
  const first = startSearch(game, 'search', dueSearch(game), now_ms);
  const second = startSearch(first.game, 'evaluationSearch', dueEvaluation(first.game), now_ms);
  return step(second.game, ...first.effects, ...second.effects);
}

/**
 * Starts the wanted search, or cancels the current one if none is wanted.
 * @param {Game} game @param {'search' | 'evaluationSearch'} place @param {Wanted | null} wanted @param {number} now_ms
 * @returns {Step}
 */
function startSearch(game, place, wanted, now_ms) {
  const by = place === 'search' ? 'opponent' : 'evaluator';
  if (!wanted) return game[place] ? step({ ...game, [place]: null }, { type: 'cancel', by }) : step(game);
  if (isSame(game[place], wanted)) return step(game);
  const { purpose } = wanted;
  const number = game.searches + 1;
  const work = { ...wanted.work, clock: purpose === 'reply' ? clockOf(game, now_ms) : null };
  const search = { ...wanted, work, number, report: null, second: null, held: null, isHurried: false };
  return step({ ...game, [place]: search, searches: number }, { type: 'search', by, search: number, purpose, work });
}

/**
 * The clock as the engine gets it.
 * @param {Game} game @param {number} now_ms
 */
function clockOf({ clock, timing }, now_ms) {
  if (!clock || !timing) return null;
  const left_ms = (/** @type {Color} */ color) => remaining_ms(clock, color, now_ms);
  return { white_ms: left_ms('white'), black_ms: left_ms('black'), increment_ms: timing.increment_ms };
}

/**
 * Announces the end of the game once, together with the last move: two quick announcements could drop one.
 * @param {Game} game @returns {Step}
 */
function announceEnding(game) {
  const ending = endingOf(game);
  if (game.announced === (ending !== null)) return step(game);
  const next = { ...game, announced: ending !== null };
  if (!ending) return step(next);
  const { result, reason, winner } = ending;
  const { san } = game.tree.nodes[game.head];
  const fields = { ...(san && !game.ended ? { san } : {}), result, reason, winner };
  return step(next, announce('ending', fields), ...sound(game, 'end'));
}
