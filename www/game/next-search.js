// @ts-check
/**
 * Which search comes next. Pure. One runs at a time, for the first purpose that needs one.
 *
 * @import { Work } from '../engine/uci.js'
 * @import { Game, Limit, Purpose, Search } from './game.js'
 */
import { canGraph, endingOf, humanColor, isHuman, isHumanTurn, positionAt, pathOf, turnAt } from './game.js';
import { OPPONENT } from './default-opponent.js';
import { lineTo } from './move-tree.js';

/** Nodes for reviewing a move or deciding about a draw offer. */
const REVIEW_NODES = 60_000;

/** Nodes for a hint or a threat. */
const HELP_NODES = 200_000;

/** Nodes for a point of the graph. */
export const GRAPH_NODES = 20_000;

/** The maximum number of lines in an analysis. */
const MAX_LINES = 3;

/** @typedef {{ purpose: Purpose, node: number, work: Work }} Wanted */

/**
 * The next search.
 *
 * @param {Game} game
 * @returns {Wanted | null}
 */
export function dueSearch(game) {
  if (game.hidden || game.stalled || !game.isRead) return null;
  return offer(game) ?? review(game) ?? reply(game) ?? hint(game) ?? threat(game) ?? graph(game) ?? analysis(game);
}

/**
 * Whether a search is the next one; a changed clock makes no difference.
 *
 * @param {Search} search
 * @param {Wanted} wanted
 */
export const isSame = (search, wanted) =>
  search.purpose === wanted.purpose && search.node === wanted.node && kindOf(search.work) === kindOf(wanted.work);

/** @param {Work} work */
const kindOf = ({ start, engine, level, lines, seed, limits }) =>
  JSON.stringify([start, engine, level, lines, seed, limits]);

/** @param {Game} game @returns {Wanted | null} */
function offer(game) {
  const isAsked = game.offer === 'asked' && isOpen(game, game.head);
  return isAsked ? atFullStrength(game, 'offer', game.head, { nodes: REVIEW_NODES }) : null;
}

/**
 * The position before the player's move, or the two around the move just made.
 *
 * @param {Game} game
 * @returns {Wanted | null}
 */
function review(game) {
  if (!game.preferences.notes || endingOf(game) || humanColor(game) === null) return null;
  const { parent, uci } = game.tree.nodes[game.head];
  const reviewOf = (/** @type {number} */ node) => {
    const needsReview = isOpen(game, node) && !game.reviews[node];
    return needsReview ? atFullStrength(game, 'review', node, { nodes: REVIEW_NODES }) : null;
  };
  if (isHumanTurn(game)) return reviewOf(game.head);
  if (parent === null || !isHuman(game, turnAt(game, parent))) return null;
  const before = game.reviews[parent];
  if (!before) return reviewOf(parent);
  return before.score && before.uci !== uci ? reviewOf(game.head) : null;
}

/** @param {Game} game @returns {Wanted | null} */
function reply(game) {
  const player = game.players[turnAt(game)];
  if (player.kind === 'human' || endingOf(game) || !isOpen(game, game.head)) return null;
  const { engine, strength } = player;
  const level = 'level' in strength ? strength.level : null;
  const limits = 'limit' in strength ? strength.limit : {};
  const work = { ...workAt(game, game.head), limits, engine, level, seed: game.seed };
  return { purpose: 'reply', node: game.head, work };
}

/** @param {Game} game @returns {Wanted | null} */
function hint(game) {
  if (!game.hint || game.hint.uci || !isOpen(game, game.hint.node)) return null;
  return atFullStrength(game, 'hint', game.hint.node, { nodes: HELP_NODES });
}

/** @param {Game} game @returns {Wanted | null} */
function threat(game) {
  if (!game.threat || game.threat.uci) return null;
  const { node } = game.threat;
  const known = positionAt(game, node);
  if (!known) return null;
  const wanted = atFullStrength(game, 'threat', node, { nodes: HELP_NODES });
  return { ...wanted, work: { ...wanted.work, start: passed(known.fen), moves: [] } };
}

/**
 * A position with the turn passed to the other side.
 *
 * @param {string} fen
 */
function passed(fen) {
  const [placement, turn, castling, , ...counts] = fen.split(' ');
  return [placement, turn === 'w' ? 'b' : 'w', castling, '-', ...counts].join(' ');
}

/** @param {Game} game @returns {Wanted | null} */
function graph(game) {
  if (!game.graphing || !canGraph(game)) return null;
  const needsScore = (/** @type {number} */ node) => !game.tree.nodes[node].score && positionAt(game, node)?.legal.length !== 0;
  const node = pathOf(game).find(needsScore);
  return node === undefined ? null : atFullStrength(game, 'graph', node, { nodes: GRAPH_NODES });
}

/** @param {Game} game @returns {Wanted | null} */
function analysis(game) {
  if (!game.analysing || game.analysed === game.shown || !isOpen(game, game.shown)) return null;
  const wanted = atFullStrength(game, 'analysis', game.shown, {});
  const lines = Math.min(MAX_LINES, game.engines[0]?.lines ?? 1);
  return { ...wanted, work: { ...wanted.work, lines } };
}

/**
 * Whether there are moves to search at a node, as far as is known.
 *
 * @param {Game} game
 * @param {number} node
 */
const isOpen = (game, node) => (positionAt(game, node)?.legal.length ?? 0) > 0;

/**
 * A search by the strongest engine.
 *
 * @param {Game} game
 * @param {Purpose} purpose
 * @param {number} node
 * @param {Limit} limits
 * @returns {Wanted}
 */
const atFullStrength = (game, purpose, node, limits) => ({ purpose, node, work: { ...workAt(game, node), limits } });

/**
 * @param {Game} game
 * @param {number} node
 * @returns {Work}
 */
function workAt({ tree, engines }, node) {
  const moves = lineTo(tree, node);
  const engine = engines[0]?.name ?? OPPONENT.engine;
  return { start: tree.start, moves, limits: {}, clock: null, engine, level: null, lines: 1, seed: 0 };
}
