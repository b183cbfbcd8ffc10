// @ts-check
/**
 * The review of a game: scores, judgements and accuracy of its moves. Pure. Accuracy goes from 0 to 100, as lichess computes it
 * (https://lichess.org/page/accuracy).
 *
 * @import { Color } from '../../board/geometry.js'
 * @import { Game } from '../game.js'
 * @import { Point } from './evaluation-curve.js'
 * @import { Judgement } from './judgement.js'
 */
import { moverAt } from './correction.js';
import { canScore, scoresOf } from './evaluations.js';
import { pointsOf } from './evaluation-curve.js';
import { turnAt } from '../game.js';
import { openTasks } from './game-scoring.js';
import { judgementAt } from './judgement.js';
import { NULL_MOVE, ROOT } from '../tree/move-tree.js';
import { forSide, percentOf } from '../search/score.js';

/**
 * How a side played: its accuracy from 0 to 100, null without scores, and how many of its moves got each judgement.
 *
 * @typedef {{ accuracy: number | null, counts: Readonly<Record<Judgement, number>> }} SideReview
 */

/**
 * @typedef {object} Review
 * @property {Game} game
 * @property {ReturnType<typeof scoresOf>} places
 * @property {readonly Point[]} points
 * @property {number} here The position on the board, or the one where its line left the game.
 * @property {readonly (Judgement | null)[]} judgements Of the moves that led to the places.
 * @property {Readonly<Record<Color, SideReview>>} sides
 * @property {number} missing Positions that are still to be scored, or to be checked.
 */

/** The smallest and the largest weight of a move. */
const WEIGHTS = Object.freeze({ least: 0.5, most: 12 });

/** The number of positions whose chances decide about the weight of a move. */
const WINDOW = Object.freeze({ least: 2, most: 8 });

/**
 * The review of a game as far as its positions are scored.
 * @param {Game} game @returns {Review}
 */
export function reviewOf(game) {
  const places = scoresOf(game);
  const points = pointsOf(places.map(({ score }) => score));
  const indices = new Map(places.map(({ node }, index) => [node, index]));
  let at = game.shown;
  while (!indices.has(at)) at = game.tree.nodes[at].parent ?? ROOT;
  const judgements = places.map(({ node }) => judgementAt(game, node));
  const side = (/** @type {Color} */ color) => sideReview(game, points, places, judgements, color);
  return {
    game,
    places,
    points,
    judgements,
    missing: openTasks(game).length,
    here: indices.get(at) ?? 0,
    sides: { white: side('white'), black: side('black') },
  };
}

/**
 * The accuracy of each side; null unless the review is complete and accuracy has a meaning for the game.
 * @param {Game} game @returns {Readonly<Record<Color, number>> | null}
 */
export function accuracies(game) {
  if (!canScore(game) || openTasks(game).length > 0) return null;
  const { white, black } = reviewOf(game).sides;
  return white.accuracy === null || black.accuracy === null ? null : { white: white.accuracy, black: black.accuracy };
}

/**
 * @param {Game} game
 * @param {readonly Point[]} points
 * @param {Review['places']} places
 * @param {Review['judgements']} judgements
 * @param {Color} color
 * @returns {SideReview}
 */
function sideReview(game, points, places, judgements, color) {
  const own = judgements.filter((_, index) => index > 0 && moverAt(game, places[index].node) === color);
  const isPass = (/** @type {number} */ index) => game.tree.nodes[places[index].node].uci === NULL_MOVE;
  const count = (/** @type {Judgement} */ judgement) => own.filter((one) => one === judgement).length;
  return {
    // It was measured in chess.
    accuracy: game.tree.variant
      ? null
      : accuracyOf(
          points.map(({ chances }) => chances),
          color,
          turnAt(game, ROOT),
          isPass,
        ),
    counts: {
      blunder: count('blunder'),
      mistake: count('mistake'),
      inaccuracy: count('inaccuracy'),
      good: count('good'),
    },
  };
}

/**
 * The accuracy of a move, from 0 to 100.
 * @param {number} before The winning chances of its side before it, in per cent.
 * @param {number} after The same after it.
 */
export function moveAccuracy(before, after) {
  if (after >= before) return 100;
  const accuracy = 103.1668100711649 * Math.exp(-0.04354415386753951 * (before - after)) - 3.166924740191411;
  // One more, because the engine's scores are uncertain.
  return limited(accuracy + 1, 0, 100);
}

/**
 * The accuracy of a side: the mean of the harmonic mean of its moves and of their mean weighted by how much the
 * chances vary around each. Null if none of its moves has a score before and after it.
 * @param {readonly (number | null)[]} chances White's chances in each position of the game, from -1 to 1.
 * @param {Color} color
 * @param {Color} first The side that has the first move.
 * @param {(index: number) => boolean} [isPass] Whether no move, but a pass led to a position.
 * @returns {number | null}
 */
export function accuracyOf(chances, color, first, isPass = () => false) {
  const size = limited(Math.floor(chances.length / 10), WINDOW.least, WINDOW.most);
  const moves = [];
  for (let index = color === first ? 1 : 2; index < chances.length; index += 2) {
    const [before, after] = [chances[index - 1], chances[index]];
    if (before === null || after === null || isPass(index)) continue;
    const accuracy = moveAccuracy(percentOf(forSide(before, color)), percentOf(forSide(after, color)));
    moves.push({ accuracy, weight: weightOf(chances, index, size) });
  }
  if (moves.length === 0) return null;
  const weights = sum(moves.map(({ weight }) => weight));
  const weighted = sum(moves.map(({ accuracy, weight }) => accuracy * weight)) / weights;
  const harmonic = moves.length / sum(moves.map(({ accuracy }) => 1 / Math.max(1, accuracy)));
  return (weighted + harmonic) / 2;
}

/**
 * The weight of a move: the standard deviation of the chances in the positions up to it, in per cent. The first moves
 * share the first window.
 * @param {readonly (number | null)[]} chances @param {number} index @param {number} size
 */
function weightOf(chances, index, size) {
  const end = Math.max(index + 1, size);
  const known = chances
    .slice(Math.max(0, end - size), end)
    .filter((value) => value !== null)
    .map(percentOf);
  const mean = sum(known) / known.length;
  const deviation = Math.sqrt(sum(known.map((value) => (value - mean) ** 2)) / known.length);
  return limited(deviation, WEIGHTS.least, WEIGHTS.most);
}

/** @param {readonly number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

/** @param {number} value @param {number} least @param {number} most */
const limited = (value, least, most) => Math.max(least, Math.min(most, value));
