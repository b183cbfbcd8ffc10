// @ts-check
/**
 * The score that a search found. Pure.
 *
 * @import { Game, Search } from './game.js'
 * @import { Score } from './move-tree.js'
 */
import { turnAt } from './game.js';
import { annotate } from './move-tree.js';
import { scoreOf } from './score.js';

/**
 * The score of the last report.
 *
 * @param {Game} game
 * @param {Search} search
 * @returns {Score | null}
 */
export const scoreFrom = (game, { node, report }) => report && scoreOf(report, turnAt(game, node));

/**
 * The game with the score stored at the position of the search.
 *
 * @param {Game} game
 * @param {Search} search
 * @param {Score | null} [otherwise] The score if the search reported none.
 * @returns {Game}
 */
export function withScore(game, search, otherwise = null) {
  const score = scoreFrom(game, search) ?? otherwise;
  return score ? { ...game, tree: annotate(game.tree, search.node, { score }) } : game;
}
