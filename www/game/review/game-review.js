// @ts-check
/**
 * The review of a game: scores, judgements and accuracy of its moves. Pure.
 *
 * @import { Color } from '../../board/geometry.js'
 * @import { Game } from '../game.js'
 * @import { Point } from './evaluation-curve.js'
 * @import { Judgement } from './judgement.js'
 */
import { accuracyOf } from './accuracy.js';
import { moverAt } from './correction.js';
import { scoresOf } from './evaluations.js';
import { pointsOf } from './evaluation-curve.js';
import { turnAt } from '../game.js';
import { openTasks } from './game-scoring.js';
import { judgementAt } from './judgement.js';
import { NULL_MOVE, ROOT } from '../tree/move-tree.js';

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
