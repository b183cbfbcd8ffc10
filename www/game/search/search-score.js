// @ts-check
/**
 * The score that a search found. Pure.
 *
 * @import { Game, Search } from '../game.js'
 * @import { Score } from '../tree/move-tree.js'
 */
import { turnAt } from '../game.js';
import { scoreOf } from './score.js';

/**
 * The score of the last report.
 * @param {Game} game @param {Search} search @returns {Score | null}
 */
export const scoreFrom = (game, { node, report }) => report && scoreOf(report, turnAt(game, node));
