// @ts-check
/**
 * Handles the end of a search by its purpose. Pure.
 *
 * @import { Game, Purpose, Search } from '../game.js'
 * @import { Step } from '../store.js'
 * @import { Score } from '../tree/move-tree.js'
 */
import { announceHint } from './assistance.js';
import { engineFailed, evaluated } from './engine-answer.js';
import { scoreAt } from '../review/evaluations.js';
import { draw, endingOf, humanColor, otherColor, over, placeOfSearch, positionAt, turnAt } from '../game.js';
import { isDrop } from '../tree/move-tree.js';
import { centipawns, loss_cp, scoreOf } from './score.js';
import { announce, makeMove, step } from '../tree/steps.js';

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
 * Handles the end of a search; results of old searches are dropped.
 * @param {Game} game @param {{ search: number, uci: string | null }} intent @param {number} now_ms @returns {Step}
 */
export function searchFinished(game, { search: number, uci }, now_ms) {
  const place = placeOfSearch(game, number);
  const search = place && game[place];
  if (!search) return step(game);
  return HANDLERS[search.purpose]({ ...game, [place]: null }, search, uci, now_ms);
}

/** @type {ResultHandler} */
function reply(game, search, uci, now_ms) {
  if (endingOf(game)) return step(game);
  if (!uci) return engineFailed(game, { message: { key: 'noMove' } });
  const isLegal = positionAt(game)?.legal.some((move) => move.uci === uci);
  if (!isLegal) return engineFailed(game, { message: { key: 'illegalMove', fields: { uci } } });
  return makeMove(game, search.node, uci, now_ms);
}

/** @type {ResultHandler} */
function hint(game, _search, uci) {
  if (!game.hint) return step(game);
  if (!uci) return step({ ...game, hint: null }, announce('noHint'));
  // The first step would show a square, and a drop has none to start from.
  return announceHint({ ...game, hint: { ...game.hint, uci, step: isDrop(uci) ? 2 : game.hint.step } });
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

/** @type {Record<Purpose, ResultHandler>} */
const HANDLERS = { offer: decideDrawOffer, reply, hint, threat, analysis, evaluation };
