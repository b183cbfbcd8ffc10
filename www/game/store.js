// @ts-check
/**
 * The one place where a game changes: an intent makes the next game and the effects that it needs. Pure.
 *
 * @import { Report, Work } from '../engine/uci.js'
 * @import { Game, Known } from './game.js'
 */
import { spokenMove } from '../board/a11y.js';
import { lineCame, learnt, notice, reply, sansCame, seen, stall } from './answer.js';
import { endingOf, isHumanTurn, keyAt, knownAt, otherColor } from './game.js';
import { begin, claim, open, play, prepare, retry, returnToPrevious, takeBack } from './player.js';
import { only } from './step.js';
import { endingText } from './words.js';

/** @typedef {'white' | 'black' | 'random'} Choice */

/**
 * What a player or the worker does.
 *
 * - `open`: the page was opened, with the game that was kept.
 * - `new`, then `begin` once there is a seed; `return` to the game before.
 * - `play`: the player's move; `takeBack`, `claim`, `flip`, `look`, `level`, `moveNow`, `retry`.
 * - `learnt`, `sans`, `seen`, `line`, `reply`, `stall`, `notice`: what comes from the worker.
 *
 * @typedef {(
 *   { type: 'open', game: Game } |
 *   { type: 'new', as: Choice, isVaried: boolean } |
 *   { type: 'begin', as: Choice, isVaried: boolean, seed: number } |
 *   { type: 'return' } |
 *   { type: 'play', uci: string } |
 *   { type: 'takeBack' } |
 *   { type: 'claim' } |
 *   { type: 'flip' } |
 *   { type: 'look', ply: number } |
 *   { type: 'level', level: number } |
 *   { type: 'moveNow' } |
 *   { type: 'retry' } |
 *   { type: 'learnt', key: string, start: string, known: Omit<Known, 'placement'> } |
 *   { type: 'sans', start: string, moves: readonly string[], sans: string[] } |
 *   { type: 'seen', search: number, report: Report } |
 *   { type: 'line', pv: readonly string[], sans: string[] } |
 *   { type: 'reply', search: number, uci: string | null } |
 *   { type: 'stall', text: string } |
 *   { type: 'notice', text: string }
 * )} Intent
 */

/**
 * What the page has to do.
 *
 * @typedef {(
 *   { type: 'learn', key: string, start: string, moves: readonly string[] } |
 *   { type: 'sans', start: string, moves: readonly string[] } |
 *   { type: 'line', start: string, moves: readonly string[], pv: readonly string[] } |
 *   { type: 'search', search: number, work: Work } |
 *   { type: 'stop' } |
 *   { type: 'cancel' } |
 *   { type: 'newGame' } |
 *   { type: 'retry' } |
 *   { type: 'seed', as: Choice, isVaried: boolean } |
 *   { type: 'say', text: string }
 * )} Effect
 */

/** @typedef {{ game: Game, effects: Effect[] }} Step */

/**
 * The next game and what it needs.
 *
 * @param {Game} game
 * @param {Intent} intent
 * @returns {Step}
 */
export function reduce(game, intent) {
  const { game: next, effects } = change(game, intent);
  const settled = settle(next);
  return { game: settled.game, effects: [...effects, ...settled.effects] };
}

/**
 * @param {Game} game
 * @param {Intent} intent
 * @returns {Step}
 */
function change(game, intent) {
  switch (intent.type) {
    case 'open': return open(intent.game);
    case 'new': return prepare(game, intent);
    case 'begin': return begin(game, intent);
    case 'return': return returnToPrevious(game);
    case 'play': return play(game, intent.uci);
    case 'takeBack': return takeBack(game);
    case 'claim': return claim(game);
    case 'flip': return only({ ...game, orientation: otherColor(game.orientation) });
    case 'look': return only({ ...game, ply: clamp(intent.ply, game.moves.length) });
    case 'level': return only({ ...game, level: intent.level });
    case 'moveNow': return { game, effects: game.search === null ? [] : [{ type: 'stop' }] };
    case 'retry': return retry(game);
    case 'learnt': return learnt(game, intent);
    case 'sans': return sansCame(game, intent);
    case 'seen': return seen(game, intent.search, intent.report);
    case 'line': return lineCame(game, intent.pv, intent.sans);
    case 'reply': return reply(game, intent.search, intent.uci);
    case 'stall': return stall(game, intent.text);
    case 'notice': return notice(game, intent.text);
  }
}

/**
 * @param {number} ply
 * @param {number} last
 */
const clamp = (ply, last) => Math.max(0, Math.min(last, ply));

/**
 * What every game needs, whatever led to it: knowledge of the positions in sight, a search on the
 * engine's turn, and a sentence when it is over.
 *
 * @param {Game} game
 * @returns {Step}
 */
function settle(game) {
  /** @type {Effect[]} */
  const effects = [];
  let next = game;
  for (const ply of pliesToLearn(game)) {
    const key = keyAt(game, ply);
    next = { ...next, positions: { ...next.positions, [key]: null } };
    effects.push({ type: 'learn', key, start: game.start, moves: game.moves.slice(0, ply) });
  }
  if (isEngineDue(next)) {
    next = { ...next, search: next.searches + 1, searches: next.searches + 1, report: null };
    effects.push({ type: 'search', search: next.searches, work: makeWork(next) });
  }
  const ending = endingOf(next);
  if (ending && !next.announced) {
    const last = next.sans.at(-1);
    const text = [last && `${spokenMove(last)}.`, endingText(ending)].filter(Boolean).join(' ');
    effects.push({ type: 'say', text });
  }
  return { game: { ...next, announced: ending !== null }, effects };
}

/**
 * The last position and the one that is shown, unless the worker was asked; none while it still reads the
 * moves of a game that was kept.
 *
 * @param {Game} game
 */
function pliesToLearn(game) {
  if (game.sans.length < game.moves.length) return [];
  const plies = [...new Set([game.moves.length, game.ply])];
  return plies.filter((ply) => !Object.hasOwn(game.positions, keyAt(game, ply)));
}

/** @param {Game} game */
function isEngineDue(game) {
  const isIdle = game.search === null && !game.stalled;
  return isIdle && knownAt(game) !== null && !endingOf(game) && !isHumanTurn(game);
}

/**
 * @param {Game} game
 * @returns {Work}
 */
function makeWork({ start, moves, level, seed }) {
  return { start, moves, limits: {}, engine: 'Classic', level, lines: 1, seed };
}
