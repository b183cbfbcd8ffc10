// @ts-check
/**
 * What the end of a search does to a game, by the search's purpose. Pure.
 *
 * @import { Game, Purpose, Search } from './game.js'
 * @import { Step } from './store.js'
 * @import { Score } from './move-tree.js'
 */
import { stall } from './engine-answer.js';
import { draw, over } from './game-end.js';
import { endingOf, humanColor, isHuman, knownAt, turnAt } from './game.js';
import { hinted } from './assistance.js';
import { centipawns, loss_cp, scoreOf } from './score.js';
import { GRAPH_NODES } from './next-search.js';
import { advance, say, step } from './steps.js';
import { annotate } from './move-tree.js';

/** A move that loses so much is worth a note. */
const NOTED_CP = 120;

/**
 * Does what the search was for.
 *
 * @typedef {(game: Game, search: Search, uci: string | null, now_ms: number) => Step} Use
 */

/**
 * Takes the end of a search; that of an old one is dropped.
 *
 * @param {Game} game
 * @param {{ search: number, uci: string | null }} intent
 * @param {number} now_ms
 * @returns {Step}
 */
export function searched(game, { search: number, uci }, now_ms) {
  const { search } = game;
  if (!search || search.number !== number) return step(game);
  return USES[search.purpose]({ ...game, search: null }, search, uci, now_ms);
}

/** @type {Use} */
function reply(game, search, uci, now_ms) {
  if (endingOf(game)) return step(game);
  if (!uci) return stall(game, { saying: { key: 'noMove' } });
  const isLegal = knownAt(game)?.legal.some((move) => move.uci === uci);
  if (!isLegal) return stall(game, { saying: { key: 'illegalMove', fields: { uci } } });
  return advance(isForGraph(game, search) ? scored(game, search) : game, search.node, uci, now_ms);
}

/**
 * Whether a reply is worth as much as a point of the graph: another engine counts in other units, and a level may blur
 * its scores.
 *
 * @param {Game} game
 * @param {Search} search
 */
function isForGraph({ engines }, { work, report }) {
  return work.level === null && work.engine === engines[0]?.name && (report?.nodes ?? 0) >= GRAPH_NODES;
}

/**
 * Agrees to a draw when the player stands no worse; in the first twenty moves, when the player stands a pawn better.
 *
 * @type {Use}
 */
function offer(game, search) {
  const player = humanColor(game);
  const worth_cp = centipawns(scoreFrom(game, search), player ?? 'white');
  const least_cp = game.tree.nodes[search.node].ply < 40 ? 100 : 0;
  if (player !== null && worth_cp !== null && worth_cp >= least_cp) return step(over(game, draw('agreement')));
  return step({ ...game, offer: 'refused' }, say('drawRefused'));
}

/** @type {Use} */
function review(game, search, uci) {
  const score = scoreFrom(game, search);
  const reviews = { ...game.reviews, [search.node]: { score, uci } };
  return noted({ ...scored(game, search), reviews }, search.node);
}

/**
 * The game with a note on the move that led to a node, if it lost much.
 *
 * @param {Game} game
 * @param {number} node
 * @returns {Step}
 */
function noted(game, node) {
  const { parent, san } = game.tree.nodes[node];
  const [before, after] = [game.reviews[parent ?? node], game.reviews[node]];
  if (parent === null || !before) return step(game);
  const color = turnAt(game, parent);
  const lost_cp = loss_cp(before.score, after.score, color);
  const better = knownAt(game, parent)?.legal.find(({ uci }) => uci === before.uci)?.san;
  if (!isHuman(game, color) || lost_cp < NOTED_CP || !better || !san) return step(game);
  return step({ ...game, note: { node, lost_cp, played: san, better } }, say('note', { san: better }));
}

/** @type {Use} */
function hint(game, _search, uci) {
  if (!game.hint) return step(game);
  if (!uci) return step({ ...game, hint: null }, say('noHint'));
  return hinted({ ...game, hint: { ...game.hint, uci } });
}

/** @type {Use} */
function threat(game, search, uci) {
  if (!uci) return step({ ...game, threat: null }, say('noThreat'));
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
  return step({ ...game, threat: { node: search.node, uci } }, say('threat', { from, to }));
}

/** @type {Use} */
const graph = (game, search) => step(scored(game, search, { cp: null, mate: null }));

/** @type {Use} */
const analysis = (game, search) => step({ ...game, analysed: search.node });

/**
 * @param {Game} game
 * @param {Search} search
 * @returns {Score | null}
 */
const scoreFrom = (game, { node, report }) => report && scoreOf(report, turnAt(game, node));

/**
 * The game with the score that a search found in its position.
 *
 * @param {Game} game
 * @param {Search} search
 * @param {Score | null} [otherwise] If it found none.
 * @returns {Game}
 */
function scored(game, search, otherwise = null) {
  const score = scoreFrom(game, search) ?? otherwise;
  return score ? { ...game, tree: annotate(game.tree, search.node, { score }) } : game;
}

/** @type {Record<Purpose, Use>} */
const USES = { offer, review, reply, hint, threat, graph, analysis };
