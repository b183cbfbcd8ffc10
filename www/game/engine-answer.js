// @ts-check
/**
 * What the worker's answers do to a game. Pure.
 *
 * @import { LegalMove } from '../board/state.js'
 * @import { Report } from '../engine/uci.js'
 * @import { Game, Known, Saying } from './game.js'
 * @import { Step } from './store.js'
 */
import { parsePlacement } from '../board/placement.js';
import { readEffects } from './new-game.js';
import { turnAt } from './game.js';
import { step } from './steps.js';
import { lineTo, nodeAt } from './move-tree.js';

/**
 * Takes what the worker knows of a position.
 *
 * @param {Game} game
 * @param {{ id: string, node: number, known: Omit<Known, 'placement'> }} intent
 * @returns {Step}
 */
export function learnt(game, { id, node, known }) {
  const placement = id === game.id && nodeAt(game.tree, node) ? parsePlacement(known.fen) : null;
  if (!placement) return step(game);
  return step({ ...game, positions: { ...game.positions, [node]: { ...known, placement } } });
}

/**
 * Takes what may be premoved.
 *
 * @param {Game} game
 * @param {{ id: string, node: number, premoves: readonly LegalMove[] }} intent
 * @returns {Step}
 */
export const premovesCame = (game, { id, node, premoves }) =>
  step(id === game.id ? { ...game, premoves: { ...game.premoves, [node]: premoves } } : game);

/**
 * Takes a report of the search that runs. Those of a reply and of an analysis are shown, and their lines asked
 * for in SAN; the others would give away more than was asked.
 *
 * @param {Game} game
 * @param {{ search: number, report: Report }} intent
 * @returns {Step}
 */
export function seen(game, { search: number, report }) {
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
  return step({ ...game, search, reports }, { type: 'line', start: game.tree.start, moves, pv: report.pv });
}

/**
 * Takes the line of a report in SAN.
 *
 * @param {Game} game
 * @param {{ pv: readonly string[], sans: readonly string[] }} intent
 * @returns {Step}
 */
export function lineCame(game, { pv, sans }) {
  if (!game.reports.some((report) => report.pv === pv)) return step(game);
  return step({ ...game, reports: game.reports.map((report) => (report.pv === pv ? { ...report, sans } : report)) });
}

/**
 * Takes it that there is no answer: the engine is not asked again until the player wishes.
 *
 * @param {Game} game
 * @param {{ saying: Saying }} intent
 * @returns {Step}
 */
export function stall(game, { saying }) {
  const next = { ...game, search: null, stalled: true, notice: saying };
  // A dead engine fails over every position that is looked at: once is enough to hear of it.
  const isTold = game.stalled && game.notice?.key === saying.key;
  return isTold ? step(next) : step(next, { type: 'say', saying });
}

/**
 * Tells the player something, or takes what is told away.
 *
 * @param {Game} game
 * @param {{ saying: Saying | null }} intent
 * @returns {Step}
 */
export const notice = (game, { saying }) =>
  step({ ...game, notice: saying }, ...(saying ? [/** @type {const} */ ({ type: 'say', saying })] : []));

/**
 * Goes on after the engine gave no answer: what was asked in vain is asked again.
 *
 * @param {Game} game
 * @returns {Step}
 */
export function retry(game) {
  const answered = Object.entries(game.positions).filter(([, known]) => known !== null);
  const next = { ...game, stalled: false, notice: null, positions: Object.fromEntries(answered), premoves: {} };
  return step(next, { type: 'retry' }, ...readEffects(game));
}
