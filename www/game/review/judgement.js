// @ts-check
/**
 * Judges moves by the winning chances that they lose. Pure. `docs/review.md` describes the rule.
 *
 * @import { Color } from '../../board/geometry.js'
 * @import { Game } from '../game.js'
 * @import { Score } from '../tree/move-tree.js'
 * @import { Evaluation } from './evaluations.js'
 */
import { evaluationAt, isReviewed, scoreAt } from './evaluations.js';
import { turnAt } from '../game.js';
import { isRated } from '../tree/annotations.js';
import { NULL_MOVE, squaresOf } from '../tree/move-tree.js';
import { chancesOf, forSide } from '../search/score.js';

/** @typedef {'blunder' | 'mistake' | 'inaccuracy' | 'good'} Judgement */

/**
 * The loss from which a move is one of these, as a share of the way from a sure loss (-1) to a sure win (1). The worst
 * come first.
 */
const LOSSES = /** @type {const} */ ([
  ['blunder', 0.3],
  ['mistake', 0.22],
  ['inaccuracy', 0.13],
]);

/** The loss from which the scores around a move are checked with more time. */
export const DOUBTFUL_LOSS = 0.18;

/** A move is good if the second best would have lost at least this. */
const MISSED_BY_OTHERS = 0.3;

/** Chances that are neither won nor lost: outside of them no move is hard to find. */
const OPEN_CHANCES = 0.9;

/** The NAG of each judgement in PGN. @type {Readonly<Record<Judgement, number>>} */
export const NAG_OF = Object.freeze({ good: 1, mistake: 2, blunder: 4, inaccuracy: 6 });

/**
 * The chances that a move has lost its side, from 0 to 2; null for a pass, and unless both positions have a score. The
 * chances were measured in chess, so that no moves of variants are judged.
 * @param {Game} game
 * @param {number} node The node that the move led to.
 * @returns {number | null}
 */
export const lossAt = (game, node) => lossBetween(game, node, scoreAt);

/**
 * The same, by the scores that `scoreOf` returns.
 * @param {Game} game @param {number} node @param {(game: Game, node: number) => Score | null} scoreOf
 * @returns {number | null}
 */
export function lossBetween(game, node, scoreOf) {
  const { parent, uci } = game.tree.nodes[node];
  if (parent === null || uci === NULL_MOVE || game.tree.variant) return null;
  const [before, after] = [parent, node].map((at) => chancesOf(scoreOf(game, at)));
  if (before === null || after === null) return null;
  return Math.max(0, forSide(before - after, turnAt(game, parent)));
}

/**
 * What a move was; null if it was an ordinary move, or is not known yet.
 * @param {Game} game
 * @param {number} node The node that the move led to.
 * @returns {Judgement | null}
 */
export function judgementAt(game, node) {
  const loss = lossAt(game, node);
  if (loss === null) return null;
  const bad = LOSSES.find(([, least]) => loss >= least);
  if (bad && !isBestMove(game, node)) return bad[0];
  return isGood(game, node) ? 'good' : null;
}

/**
 * The NAGs of a move; one that nobody has rated gets that of its judgement.
 * @param {Game} game
 * @param {number} node The node that the move led to.
 * @returns {readonly number[]}
 */
export function nagsOf(game, node) {
  const { nags } = game.tree.nodes[node];
  const judgement = isReviewed(game) && !isRated(nags) ? judgementAt(game, node) : null;
  return judgement ? [NAG_OF[judgement], ...nags] : nags;
}

/**
 * Whether a judgement is one of those that the player is asked to correct.
 * @param {Judgement | null} judgement
 */
export const isMistake = (judgement) => judgement === 'blunder' || judgement === 'mistake';

/**
 * Whether a move is good enough as a correction of a mistake. Null as long as that is not known.
 * @param {Game} game @param {number} node
 */
export function isGoodEnough(game, node) {
  const loss = lossAt(game, node);
  return loss === null ? null : isBestMove(game, node) || loss < LOSSES[2][1];
}

/**
 * Whether a move is the engine's. A deeper look after it may find that it loses something, but not what would have
 * been better.
 * @param {Game} game @param {number} node
 */
export function isBestMove(game, node) {
  const { parent, uci } = game.tree.nodes[node];
  return parent !== null && evaluationAt(game, parent)?.pv[0] === uci;
}

/**
 * Whether a move was the only one that kept the chances of an open game, and no mere recapture.
 * @param {Game} game @param {number} node
 */
function isGood(game, node) {
  const { parent, uci } = game.tree.nodes[node];
  if (parent === null || !isBestMove(game, node) || isRecapture(game, parent, uci ?? '')) return false;
  const chances = chancesOfLines(evaluationAt(game, parent), turnAt(game, parent));
  if (!chances) return false;
  const [best, second] = chances;
  return best - second >= MISSED_BY_OTHERS && second < OPEN_CHANCES && best > -OPEN_CHANCES;
}

/**
 * The chances of the best two moves, as the side to move sees them.
 * @param {Evaluation | null} evaluation @param {Color} turn @returns {[number, number] | null}
 */
function chancesOfLines(evaluation, turn) {
  const [best, second] = [evaluation?.score ?? null, evaluation?.second ?? null].map(chancesOf);
  return best === null || second === null ? null : [forSide(best, turn), forSide(second, turn)];
}

/**
 * Whether a move goes to the square of the move before it, where something was captured.
 * @param {Game} game @param {number} before @param {string} uci
 */
function isRecapture({ tree }, before, uci) {
  const { uci: last, san } = tree.nodes[before];
  return last !== null && san?.includes('x') === true && squaresOf(last)[1] === squaresOf(uci)[1];
}
