// @ts-check
/**
 * What a player does to a game. Pure.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Game } from './game.js'
 * @import { Choice, Step } from './store.js'
 */
import { claimOf, defaults, playableMoves, plyAfterTakeBack } from './game.js';
import { makeGame, makeRecord } from './record.js';
import { only, push } from './step.js';
import { claimEnding } from './words.js';

/**
 * Opens a game, new or kept: the worker reads the moves of one that was kept.
 *
 * @param {Game} game
 * @returns {Step}
 */
export function open(game) {
  const { start, moves, sans } = game;
  return { game, effects: sans.length < moves.length ? [{ type: 'sans', start, moves }] : [] };
}

/**
 * @param {Color} human
 * @returns {Game['players']}
 */
const seated = (human) =>
  human === 'white' ? { white: 'human', black: 'engine' } : { white: 'engine', black: 'human' };

/**
 * Asks for a seed first where chance plays a part.
 *
 * @param {Game} game
 * @param {{ as: Choice, isVaried: boolean }} wish
 * @returns {Step}
 */
export function prepare(game, { as, isVaried }) {
  if (as !== 'random' && !isVaried) return begin(game, { as, isVaried, seed: 0 });
  return { game, effects: [{ type: 'seed', as, isVaried }] };
}

/**
 * Begins a new game and keeps the one before.
 *
 * @param {Game} game
 * @param {{ as: Choice, isVaried: boolean, seed: number }} wish
 * @returns {Step}
 */
export function begin(game, { as, isVaried, seed }) {
  /** @type {Color} */
  const human = as === 'random' ? (seed % 2 === 0 ? 'white' : 'black') : as;
  const previous = game.moves.length > 0 ? makeRecord(game) : game.previous;
  const next = {
    ...defaults(),
    players: seated(human),
    orientation: human,
    level: game.level,
    seed: isVaried ? Math.floor(seed / 2) : 0,
    searches: game.searches,
    previous,
  };
  const text = `New game. You play ${human}.`;
  return { game: next, effects: [{ type: 'cancel' }, { type: 'newGame' }, { type: 'say', text }] };
}

/**
 * Goes back to the game that the last new one replaced, and keeps that one in its place.
 *
 * @param {Game} game
 * @returns {Step}
 */
export function returnToPrevious(game) {
  if (!game.previous) return only(game);
  const previous = game.moves.length > 0 ? makeRecord(game) : null;
  const next = { ...makeGame(game.previous), searches: game.searches, previous };
  const text = 'Back in the game before.';
  const before = /** @type {const} */ ([{ type: 'cancel' }, { type: 'newGame' }]);
  return { game: next, effects: [...before, ...open(next).effects, { type: 'say', text }] };
}

/**
 * Makes a move of the player; an illegal one changes nothing.
 *
 * @param {Game} game
 * @param {string} uci
 * @returns {Step}
 */
export function play(game, uci) {
  const isLegal = playableMoves(game).some((move) => move.uci === uci);
  return isLegal ? push({ ...game, notice: null }, uci) : only(game);
}

/**
 * Takes the last move of the player back, and what was answered.
 *
 * @param {Game} game
 * @returns {Step}
 */
export function takeBack(game) {
  const ply = plyAfterTakeBack(game);
  if (ply === null) return only(game);
  const next = {
    ...game,
    moves: game.moves.slice(0, ply),
    sans: game.sans.slice(0, ply),
    ply,
    claimed: null,
    savedFen: null,
    search: null,
    report: null,
    stalled: false,
    notice: null,
  };
  return { game: next, effects: [{ type: 'cancel' }, { type: 'say', text: 'Move taken back.' }] };
}

/**
 * Claims a draw, if there is one to claim.
 *
 * @param {Game} game
 * @returns {Step}
 */
export function claim(game) {
  const reason = claimOf(game);
  return only(reason ? { ...game, claimed: claimEnding(reason) } : game);
}

/**
 * Goes on after the engine gave no answer: what was asked in vain is asked again.
 *
 * @param {Game} game
 * @returns {Step}
 */
export function retry(game) {
  const answered = Object.entries(game.positions).filter(([, known]) => known !== null);
  const next = { ...game, stalled: false, notice: null, positions: Object.fromEntries(answered) };
  return { game: next, effects: [{ type: 'retry' }, ...open(next).effects] };
}
