// @ts-check
/**
 * Handles answers of the worker: positions, reports, and the end of a search by its purpose. Pure.
 *
 * @import { LegalMove } from '../../board/state.js'
 * @import { Reason } from '../../engine/messages.js'
 * @import { Report } from '../../engine/uci.js'
 * @import { Game, PositionInfo, Purpose, Search } from '../game.js'
 * @import { Message } from '../../texts/sentences.js'
 * @import { Step } from '../store.js'
 * @import { Score } from '../tree/move-tree.js'
 */
import { remaining_ms } from '../clock.js';
import { readEffects } from '../new-game.js';
import { evaluationAt, isEvaluating, isReliable, isScoring, scoreAt, withEvaluation } from '../review/evaluations.js';
import { draw, endingOf, humanColor, otherColor, over, placeOfSearch, positionAt, turnAt } from '../game.js';
import { gameSoFar, isDrop, nodeAt } from '../tree/move-tree.js';
import { centipawns, loss_cp, scoreOf } from './score.js';
import { announce, makeMove, setNotice, step } from '../tree/steps.js';
import { announceHint } from './assistance.js';
import { lastOwnMove } from './next-search.js';

/** The smallest loss that is noted. */
const NOTED_CP = 120;

/** The least that a threat gains; a second move in a row usually gains about half of it. */
const THREAT_CP = 100;

/** The ply from which the engine accepts a draw in an equal position. */
const EQUAL_PLY = 40;

/** The player's advantage, in centipawns, that the engine requires before that ply. */
const EARLY_ADVANTAGE_CP = 100;

/**
 * Handles the result of a search with a certain purpose.
 *
 * @typedef {(game: Game, search: Search, uci: string | null, now_ms: number) => Step} ResultHandler
 */

/**
 * Stores the legal moves and the state of a position.
 * @param {Game} game @param {{ id: string, node: number, known: PositionInfo }} intent @returns {Step}
 */
export const positionReceived = (game, { id, node, known }) =>
  step(id === game.id && nodeAt(game.tree, node) ? { ...game, positions: { ...game.positions, [node]: known } } : game);

/**
 * Stores the possible premoves.
 * @param {Game} game @param {{ id: string, node: number, premoves: readonly LegalMove[] }} intent @returns {Step}
 */
export const premovesReceived = (game, { id, node, premoves }) =>
  step(id === game.id ? { ...game, premoves: { ...game.premoves, [node]: premoves } } : game);

/**
 * Stores why a move was bad, unless its refutation has changed.
 * @param {Game} game @param {{ id: string, node: number, answer: readonly string[], reason: Reason | null }} intent
 * @returns {Step}
 */
export function reasonReceived(game, { id, node, answer, reason }) {
  const evaluation = id === game.id ? evaluationAt(game, node) : null;
  if (!evaluation || evaluation.pv.join() !== answer.join()) return step(game);
  return step({ ...game, evaluations: { ...game.evaluations, [node]: { ...evaluation, reason } } });
}

/**
 * Stores why the move of a hint is good, if it is still given; a move that was announced is announced with it.
 * @param {Game} game @param {{ id: string, node: number, uci: string, reason: Reason | null }} intent @returns {Step}
 */
export function meritReceived(game, { id, node, uci, reason }) {
  const { hint: given } = game;
  const isGiven = id === game.id && given?.node === node && given.uci === uci;
  if (!isGiven) return step(game);
  const next = { ...game, hint: { ...given, reason } };
  return reason && given.step === 2 ? announceHint(next) : step(next);
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

/**
 * Handles the end of a search; results of old searches are dropped. A reply can be held: its search stays, so that whatever
 * cancels or replaces the search drops the reply.
 * @param {Game} game @param {{ search: number, uci: string | null, hold_ms?: number }} intent @param {number} now_ms
 * @returns {Step}
 */
export function searchFinished(game, { search: number, uci, hold_ms = 0 }, now_ms) {
  const place = placeOfSearch(game, number);
  const search = place && game[place];
  if (!search || search.held) return step(game);
  if (uci && search.purpose === 'reply' && hold_ms > 0 && !search.isHurried) {
    const hold = /** @type {const} */ ({
      type: 'holdReply',
      search: number,
      hold_ms: holdTime_ms(game, hold_ms, now_ms),
    });
    return step({ ...game, search: { ...search, held: uci } }, hold);
  }
  return HANDLERS[search.purpose]({ ...game, [place]: null }, search, uci, now_ms);
}

/**
 * How long a reply is held: with a clock, it costs little of the time that is left.
 * @param {Game} game @param {number} hold_ms @param {number} now_ms
 */
const holdTime_ms = (game, hold_ms, now_ms) =>
  game.clock ? Math.min(hold_ms, remaining_ms(game.clock, turnAt(game), now_ms) / 10) : hold_ms;

/**
 * Makes a held reply, unless something has cancelled it.
 * @param {Game} game @param {{ search: number }} intent @param {number} now_ms @returns {Step}
 */
export function replyDue(game, { search: number }, now_ms) {
  const { search } = game;
  if (search?.number !== number || search.held === null) return step(game);
  return reply({ ...game, search: null }, search, search.held, now_ms);
}

/**
 * Makes the engine play its best move so far, or the one that it has found.
 * @param {Game} game @param {object} _intent @param {number} now_ms @returns {Step}
 */
export function moveNow(game, _intent, now_ms) {
  const { search } = game;
  if (search?.purpose !== 'reply') return step(game);
  if (search.held !== null) return replyDue(game, { search: search.number }, now_ms);
  return step({ ...game, search: { ...search, isHurried: true } }, { type: 'stop' });
}

/** @type {ResultHandler} */
function reply(game, search, uci, now_ms) {
  if (endingOf(game)) return step(game);
  if (!uci) return engineFailed(game, { message: { key: 'noMove' } });
  const move = positionAt(game, search.node)?.legal.find((legal) => legal.uci === uci);
  if (!move) return engineFailed(game, { message: { key: 'illegalMove', fields: { uci } } });
  return makeMove(game, search.node, move, now_ms);
}

/** @type {ResultHandler} */
function hint(game, search, uci) {
  if (!game.hint) return step(game);
  if (!uci) return step({ ...game, hint: null }, announce('noHint'));
  const merit = meritOf(game, search, uci);
  /** @type {Game['hint']} */
  const found = { ...game.hint, uci, ...(merit && { reason: 'asked' }) };
  // The first step would show a square, and a drop has none to start from.
  const { game: next, effects } = announceHint({ ...game, hint: { ...found, step: isDrop(uci) ? 2 : found.step } });
  return step(next, ...effects, ...(merit ? [merit] : []));
}

/**
 * The question why the move of a hint is good; null if its line is not known or is not of chess.
 * @param {Game} game @param {Search} search @param {string} uci
 */
function meritOf(game, { node, report }, uci) {
  if (game.tree.variant || report?.pv[0] !== uci) return null;
  const question = { ...gameSoFar(game.tree, node), score: scoreOf(report, turnAt(game, node)), best: report.pv };
  return /** @type {const} */ ({ type: 'requestMerit', id: game.id, node, uci, question });
}

/** @type {ResultHandler} */
function threat(game, search, uci) {
  const { node, report } = search;
  if (!uci || !isThreat(game, search)) return step({ ...game, threat: { node, uci: '' } }, announce('noThreat'));
  const san = report?.sans[0] ?? uci;
  return step({ ...game, threat: { node, uci, san } }, announce('threat', { san }));
}

/**
 * Whether moving twice in a row would gain clearly more than any second move does. Until the position has an evaluation,
 * every move counts as a threat.
 * @param {Game} game @param {Search} search
 */
function isThreat(game, { node, report }) {
  const turn = turnAt(game, node);
  const now = scoreAt(game, node);
  return !now || !report || loss_cp(now, scoreOf(report, otherColor(turn)), turn) >= THREAT_CP;
}

/** @type {ResultHandler} */
const evaluation = (game, search) => evaluated(game, search, true);

/** @type {ResultHandler} */
const analysis = (game, search) => {
  const { game: next, effects } = evaluated(game, search, true);
  return step({ ...next, analysed: search.node }, ...effects);
};

/**
 * Accepts a draw if the player stands no worse, or early in the game if the player is a pawn ahead.
 * @param {Game} game @param {Search} search @returns {Step}
 */
function decideDrawOffer(game, search) {
  const player = humanColor(game);
  const score_cp = centipawns(scoreFrom(game, search), player ?? 'white');
  const required_cp = game.tree.nodes[search.node].ply < EQUAL_PLY ? EARLY_ADVANTAGE_CP : 0;
  if (player !== null && score_cp !== null && score_cp >= required_cp) return step(over(game, draw('agreement')));
  return step({ ...game, offer: 'refused' }, announce('drawRefused'));
}

/**
 * The score of the last report.
 * @param {Game} game @param {Search} search @returns {Score | null}
 */
const scoreFrom = (game, { node, report }) => report && scoreOf(report, turnAt(game, node));

/**
 * Stores the evaluation of a position. With the first one, the player's last move may get a note.
 * @param {Game} game
 * @param {Search} search
 * @param {boolean} isFinished Whether the search is over.
 * @returns {Step}
 */
function evaluated(game, search, isFinished) {
  const { node } = search;
  const next = withEvaluation(game, search, isFinished);
  const isFirst = evaluationAt(game, node) === null;
  return isFirst && game.preferences.notes ? withNote(next, node) : step(next);
}

/**
 * The game with a note on the player's last move if it lost much, once both positions around it are evaluated.
 * @param {Game} game
 * @param {number} node The position that was evaluated.
 * @returns {Step}
 */
function withNote(game, node) {
  const after = lastOwnMove(game);
  const { parent: before, san } = game.tree.nodes[after ?? node];
  if (after === null || before === null || !san || (node !== before && node !== after)) return step(game);
  const [best, left] = [evaluationAt(game, before), evaluationAt(game, after)];
  if (!best || !left) return step(game);
  const lost_cp = loss_cp(best.score, left.score, turnAt(game, before));
  const better = positionAt(game, before)?.legal.find(({ uci }) => uci === best.pv[0])?.san;
  if (lost_cp < NOTED_CP || !better || better === san) return step(game);
  return step({ ...game, note: { node: after, lost_cp, played: san, better } }, announce('note', { san: better }));
}

/** @type {Record<Purpose, ResultHandler>} */
const HANDLERS = { offer: decideDrawOffer, reply, hint, threat, analysis, evaluation };
