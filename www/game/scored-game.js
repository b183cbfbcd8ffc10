// @ts-check
/**
 * A game with the scores of its positions, and what is said of them. Pure.
 *
 * @import { Game } from './game.js'
 * @import { Texts } from '../i18n/en.js'
 * @import { DialogTexts } from '../i18n/dialogs/en.js'
 * @import { Point } from './evaluation-curve.js'
 */
import { scoresOf } from './evaluations.js';
import { turnAt } from './game.js';
import { ROOT } from './move-tree.js';
import { numberText, sanText } from '../ui/names.js';
import { scoreText, sideText } from '../i18n/sentences.js';
import { bestOf, lossesOf, pointsOf } from './evaluation-curve.js';

/**
 * @typedef {object} Scored
 * @property {Game} game
 * @property {ReturnType<typeof scoresOf>} places
 * @property {readonly Point[]} points
 * @property {number} here The position on the board, or the one where its line left the game.
 * @property {ReturnType<typeof lossesOf>} losses
 */

/**
 * The positions from the beginning to the end of a game.
 *
 * @param {Game} game
 * @returns {Scored}
 */
export function read(game) {
  const places = scoresOf(game);
  const points = pointsOf(places.map(({ score }) => score));
  const indices = new Map(places.map(({ node }, index) => [node, index]));
  let at = game.shown;
  while (!indices.has(at)) at = game.tree.nodes[at].parent ?? ROOT;
  return { game, places, points, here: indices.get(at) ?? 0, losses: lossesOf(points, turnAt(game, ROOT)) };
}

/**
 * A position by the move that led to it, and its score: "12. Nf3, +0.35".
 *
 * @param {Scored} scored
 * @param {number} index
 * @param {Texts} texts
 * @param {DialogTexts} words
 */
export function placeText({ game, places }, index, texts, { graph }) {
  const { node, score } = places[index];
  return graph.place({
    move: moveText(game, node, texts, graph.start),
    score: score ? scoreText(texts, score) : graph.noScore,
  });
}

/**
 * @param {Game} game
 * @param {number} node
 * @param {Texts} texts
 * @param {string} start
 */
function moveText(game, node, texts, start) {
  const { ply, san, uci } = game.tree.nodes[node];
  const half = ply - 1 + (turnAt(game, ROOT) === 'white' ? 0 : 1);
  return uci === null ? start : `${numberText(half)} ${sanText(game, texts, san ?? uci)}`;
}

/**
 * The graph in words: where each side stood best, and which moves lost much.
 *
 * @param {Scored} scored
 * @param {Texts} texts
 * @param {DialogTexts} words
 */
export function summaryText(scored, texts, words) {
  const { graph } = words;
  const best = /** @type {const} */ (['white', 'black']).map((color) => {
    const index = bestOf(scored.points, color);
    if (index === null) return '';
    return graph.best({ side: sideText(texts, color), place: placeText(scored, index, texts, words) });
  });
  if (!best[0]) return graph.noScore;
  const moves = scored.losses.map(({ index }) => moveText(scored.game, scored.places[index].node, texts, graph.start));
  return [...best, moves.length > 0 ? graph.losses({ moves: moves.join(', ') }) : graph.noLosses].join(' ');
}
