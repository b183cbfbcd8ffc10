// @ts-check
/**
 * Handles answers of the worker. Pure.
 *
 * @import { LegalMove } from '../board/state.js'
 * @import { Report } from '../engine/uci.js'
 * @import { Game, PositionInfo, Message } from './game.js'
 * @import { Step } from './store.js'
 */
import { parsePlacement } from '../board/placement.js';
import { readEffects } from './new-game.js';
import { turnAt } from './game.js';
import { step } from './steps.js';
import { lineTo, nodeAt } from './move-tree.js';

/**
 * Stores the legal moves and the state of a position.
 *
 * @param {Game} game
 * @param {{ id: string, node: number, known: Omit<PositionInfo, 'placement'> }} intent
 * @returns {Step}
 */
export function positionReceived(game, { id, node, known }) {
  const placement = id === game.id && nodeAt(game.tree, node) ? parsePlacement(known.fen) : null;
  if (!placement) return step(game);
  return step({ ...game, positions: { ...game.positions, [node]: { ...known, placement } } });
}

/**
 * Stores the possible premoves.
 *
 * @param {Game} game
 * @param {{ id: string, node: number, premoves: readonly LegalMove[] }} intent
 * @returns {Step}
 */
export const premovesReceived = (game, { id, node, premoves }) =>
  step(id === game.id ? { ...game, premoves: { ...game.premoves, [node]: premoves } } : game);

/**
 * Stores a report of the current search. Reports of replies and analyses are shown, with their lines in SAN; others
 * would reveal more than the player asked for.
 *
 * @param {Game} game
 * @param {{ search: number, report: Report }} intent
 * @returns {Step}
 */
export function searchReported(game, { search: number, report }) {
  if (game.search?.number !== number) return step(game);
  const search = report.line === 1 ? { ...game.search, report } : game.search;
  const { purpose, node, work: { engine } } = search;
  if (purpose !== 'reply' && purpose !== 'analysis') return step({ ...game, search });
  const reports = game.reports.filter((other) => other.search === number);
  const at = report.line - 1;
  const sans = reports[at]?.sans ?? [];
  const about = { search: number, engine, purpose, node, turn: turnAt(game, node), sans };
  reports[Math.min(at, reports.length)] = { ...report, ...about };
  const moves = lineTo(game.tree, node);
  return step({ ...game, search, reports }, { type: 'requestPvSan', start: game.tree.start, moves, pv: report.pv });
}

/**
 * Stores the line of a report in SAN.
 *
 * @param {Game} game
 * @param {{ pv: readonly string[], sans: readonly string[] }} intent
 * @returns {Step}
 */
export function pvSanReceived(game, { pv, sans }) {
  if (!game.reports.some((report) => report.pv === pv)) return step(game);
  return step({ ...game, reports: game.reports.map((report) => (report.pv === pv ? { ...report, sans } : report)) });
}

/**
 * Handles a failure of the engine: it is not asked again until the player retries.
 *
 * @param {Game} game
 * @param {{ message: Message }} intent
 * @returns {Step}
 */
export function engineFailed(game, { message }) {
  const next = { ...game, search: null, stalled: true, notice: message };
  // A dead engine fails at every position that is shown; the player is informed once.
  const isRepeated = game.stalled && game.notice?.key === message.key;
  return isRepeated ? step(next) : step(next, { type: 'announce', message });
}

/**
 * Shows or hides a notice.
 *
 * @param {Game} game
 * @param {{ message: Message | null }} intent
 * @returns {Step}
 */
export const setNotice = (game, { message }) =>
  step({ ...game, notice: message }, ...(message ? [/** @type {const} */ ({ type: 'announce', message })] : []));

/**
 * Retries after a failure of the engine: unanswered questions are asked again.
 *
 * @param {Game} game
 * @returns {Step}
 */
export function retry(game) {
  const answered = Object.entries(game.positions).filter(([, known]) => known !== null);
  const next = { ...game, stalled: false, notice: null, positions: Object.fromEntries(answered), premoves: {} };
  return step(next, { type: 'retry' }, ...readEffects(game));
}
