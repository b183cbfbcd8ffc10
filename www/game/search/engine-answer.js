// @ts-check
/**
 * Handles answers of the worker. Pure.
 *
 * @import { LegalMove } from '../../board/state.js'
 * @import { Report } from '../../engine/uci.js'
 * @import { Game, PositionInfo, Search } from '../game.js'
 * @import { Message } from '../../texts/sentences.js'
 * @import { Step } from '../store.js'
 */
import { parseHands, parsePlacement } from '../../board/placement.js';
import { sizeOf } from '../position/board-shape.js';
import { readEffects } from '../new-game.js';
import { evaluationAt, isEvaluating, isReliable } from '../review/evaluations.js';
import { placeOfSearch, turnAt } from '../game.js';
import { isScoring } from '../review/review-state.js';
import { evaluated } from '../review/move-review.js';
import { nodeAt } from '../tree/move-tree.js';
import { centipawns, scoreOf } from './score.js';
import { step } from '../tree/steps.js';

/**
 * Stores the legal moves and the state of a position.
 * @param {Game} game @param {{ id: string, node: number, known: Omit<PositionInfo, 'placement' | 'hands'> }} intent
 * @returns {Step}
 */
export function positionReceived(game, { id, node, known }) {
  const placement = id === game.id && nodeAt(game.tree, node) ? parsePlacement(known.fen, sizeOf(game.tree)) : null;
  if (!placement) return step(game);
  return step({
    ...game,
    positions: { ...game.positions, [node]: { ...known, placement, hands: parseHands(known.fen) } },
  });
}

/**
 * Stores the possible premoves.
 * @param {Game} game @param {{ id: string, node: number, premoves: readonly LegalMove[] }} intent @returns {Step}
 */
export const premovesReceived = (game, { id, node, premoves }) =>
  step(id === game.id ? { ...game, premoves: { ...game.premoves, [node]: premoves } } : game);

/**
 * Stores the line of an evaluation in SAN, unless it has another line by now.
 * @param {Game} game @param {{ id: string, node: number, line: readonly string[], sans: readonly string[] }} intent
 * @returns {Step}
 */
export function lineReceived(game, { id, node, line, sans }) {
  const evaluation = id === game.id ? evaluationAt(game, node) : null;
  if (!evaluation || evaluation.pv.join() !== line.join()) return step(game);
  return step({ ...game, evaluations: { ...game.evaluations, [node]: { ...evaluation, sans } } });
}

/**
 * Stores a report of a search. Those of replies and analyses are shown, with their lines in SAN; others would reveal
 * more than the player asked for.
 * @param {Game} game @param {{ search: number, report: Report }} intent @returns {Step}
 */
export function searchReported(game, { search: number, report }) {
  const place = placeOfSearch(game, number);
  const search = place && game[place];
  if (!search) return step(game);
  const isBest = report.line === 1;
  const reported = { ...search, ...(isBest ? { report } : report.line === 2 ? { second: report } : {}) };
  const next = withReport({ ...game, [place]: reported }, search, report);
  return isBest && isEvaluating(search.purpose) && isReliable(report) ? evaluated(next, reported, false) : step(next);
}

/**
 * The game with a report among those that are shown, the best first. While a position is analysed, the opponent's are
 * not shown.
 * @param {Game} game @param {Search} search @param {Report} report @returns {Game}
 */
function withReport(game, { number, purpose, node, work }, report) {
  if (purpose !== 'analysis' && (purpose !== 'reply' || game.analysing)) return game;
  const turn = turnAt(game, node);
  const shown = { ...report, search: number, engine: work.engine, purpose, node, turn };
  // Between two depths a line is reported at its old place and at its new one.
  const others = game.reports.filter(
    (other) => other.search === number && other.line !== report.line && other.pv[0] !== report.pv[0],
  );
  const worth = (/** @type {Report} */ one) => centipawns(scoreOf(one, turn), turn) ?? -Infinity;
  return { ...game, reports: [...others, shown].sort((one, other) => worth(other) - worth(one)) };
}

/**
 * Stores that the evaluator has failed: the game continues without evaluations, and the player is informed if they
 * were asked for.
 * @param {Game} game @param {{ message: Message }} intent @returns {Step}
 */
export function evaluatorFailed(game, { message }) {
  const next = { ...game, evaluationSearch: null, evaluatorFailed: true };
  const isAwaited = game.analysing || isScoring(game);
  return isAwaited ? setNotice({ ...next, analysing: false }, { message }) : step(next);
}

/**
 * Handles a failure of the engine: it is not asked again until the player retries.
 * @param {Game} game @param {{ message: Message }} intent @returns {Step}
 */
export function engineFailed(game, { message }) {
  const next = { ...game, search: null, stalled: true, notice: message };
  // A dead engine fails at every position that is shown; the player is informed once.
  const isRepeated = game.stalled && game.notice?.key === message.key;
  return isRepeated ? step(next) : step(next, { type: 'announce', message });
}

/**
 * Shows or hides a notice.
 * @param {Game} game @param {{ message: Message | null }} intent @returns {Step}
 */
export const setNotice = (game, { message }) =>
  step({ ...game, notice: message }, ...(message ? [/** @type {const} */ ({ type: 'announce', message })] : []));

/**
 * Retries after a failure of the engine: unanswered questions are asked again.
 * @param {Game} game @returns {Step}
 */
export function retry(game) {
  const answered = Object.entries(game.positions).filter(([, known]) => known !== null);
  const next = {
    ...game,
    stalled: false,
    evaluatorFailed: false,
    notice: null,
    positions: Object.fromEntries(answered),
    premoves: {},
  };
  return step(next, { type: 'retry' }, ...readEffects(game));
}
