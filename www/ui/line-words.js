// @ts-check
/**
 * A line of the engine as words. Pure.
 *
 * @import { Game, ShownReport } from '../game/game.js'
 * @import { Texts } from '../texts/en/page.js'
 */
import { halfMovesAt } from '../game/tree/move-tree.js';
import { scoreOf } from '../game/search/score.js';
import { scoreText } from '../texts/sentences.js';
import { numberText, sanText } from './names.js';

/** Moves shown of a line; what the hash table has beyond them is seldom good. */
const SHOWN_PLIES = 12;

/**
 * A word of a line: a move, with the node and the moves that lead to its preview, or a number or score.
 *
 * @typedef {{ text: string, node?: number, moves?: string }} Word
 */

/**
 * The line of a report.
 * @param {Game} game @param {Texts} texts @param {ShownReport} report @returns {Word[]}
 */
export function wordsOf(game, texts, report) {
  const half = halfMovesAt(game.tree, report.node) + (report.purpose === 'threat' ? 1 : 0);
  const sans = report.sans.slice(0, SHOWN_PLIES);
  const words = sans.flatMap((san, index) => {
    const isNumbered = index === 0 || (half + index) % 2 === 0;
    const moves = report.pv.slice(0, index + 1).join(' ');
    const move = { text: sanText(game, texts, san), node: report.node, moves };
    return isNumbered ? [{ text: numberText(half + index) }, move] : [move];
  });
  const score = report.purpose === 'analysis' ? [{ text: scoreText(texts, scoreOf(report, report.turn)) }] : [];
  return [...score, ...words];
}
