// @ts-check
/**
 * What the worker's answers do to a game. Pure.
 *
 * @import { Report } from '../engine/uci.js'
 * @import { Game, Known, Notice } from './game.js'
 * @import { Step } from './store.js'
 */
import { parsePlacement } from '../board/placement.js';
import { knownAt, turnAt } from './game.js';
import { only, push } from './step.js';

/**
 * Takes what the worker knows of a position.
 *
 * @param {Game} game
 * @param {{ key: string, start: string, known: Omit<Known, 'placement'> }} intent
 * @returns {Step}
 */
export function learnt(game, { key, start, known }) {
  const placement = parsePlacement(known.fen);
  if (start !== game.start || !placement) return only(game);
  return only({ ...game, positions: { ...game.positions, [key]: { ...known, placement } } });
}

/**
 * The SAN of a game that was kept. If it ends early, so does the game: what comes after is not legal.
 *
 * @param {Game} game
 * @param {{ start: string, moves: readonly string[], sans: string[] }} intent
 * @returns {Step}
 */
export function sansCame(game, { start, moves, sans }) {
  const isSame = start === game.start && game.moves.every((move, ply) => move === moves[ply]);
  if (!isSame) return only(game);
  const count = sans.length;
  if (count >= game.moves.length) return only({ ...game, sans: sans.slice(0, game.moves.length) });
  const where = `Move ${count + 1} of the game that was kept, '${moves[count]}',`;
  const text = `${where} is not legal. The game goes on before it.`;
  const next = {
    ...game, sans, moves: moves.slice(0, count), ply: count, claimed: null, savedFen: null,
    search: null, stalled: false,
  };
  const { game: told, effects } = notice(next, text);
  return { game: told, effects: [{ type: 'cancel' }, ...effects] };
}

/**
 * Takes a report of the search that runs, and asks for its line in SAN.
 *
 * @param {Game} game
 * @param {number} search
 * @param {Report} report
 * @returns {Step}
 */
export function seen(game, search, report) {
  if (search !== game.search) return only(game);
  const { start, moves } = game;
  const line = game.report?.line ?? [];
  const next = { ...game, report: { ...report, line, turn: turnAt(game) } };
  return { game: next, effects: [{ type: 'line', start, moves, pv: report.pv }] };
}

/**
 * Takes the line of the last report in SAN.
 *
 * @param {Game} game
 * @param {readonly string[]} pv
 * @param {string[]} line
 * @returns {Step}
 */
export function lineCame(game, pv, line) {
  return only(game.report?.pv === pv ? { ...game, report: { ...game.report, line } } : game);
}

/**
 * Takes the engine’s move.
 *
 * @param {Game} game
 * @param {number} search
 * @param {string | null} uci
 * @returns {Step}
 */
export function reply(game, search, uci) {
  if (search !== game.search) return only(game);
  if (uci && knownAt(game)?.legal.some((move) => move.uci === uci)) return push(game, uci);
  const what = uci ? `the move ${uci}, which is not legal here` : 'no move';
  return stall(game, `The engine answered with ${what}.`);
}

/**
 * Takes it that there is no answer: the engine is not asked again until the player wishes.
 *
 * @param {Game} game
 * @param {string} text
 * @returns {Step}
 */
export function stall(game, text) {
  /** @type {Notice} */
  const told = { text, canRetry: true };
  return { game: { ...game, search: null, stalled: true, notice: told }, effects: [{ type: 'say', text }] };
}

/**
 * Tells the player something.
 *
 * @param {Game} game
 * @param {string} text
 * @returns {Step}
 */
export function notice(game, text) {
  return { game: { ...game, notice: { text, canRetry: false } }, effects: [{ type: 'say', text }] };
}
