// @ts-check
/**
 * The engine's reports as they are shown, and their lines in words. Pure.
 *
 * @import { Game, ShownReport } from '../game/game.js'
 * @import { Score } from '../game/tree/move-tree.js'
 * @import { Texts } from '../texts/en/page.js'
 */
import { isQuestionShown } from '../game/review/correction.js';
import { halfMovesAt } from '../game/tree/move-tree.js';
import { scoreOf } from '../game/search/score.js';
import { scoreText, signedScoreText } from '../texts/sentences.js';
import { numberText, sanText } from './names.js';

/** Moves shown of a line; what the hash table has beyond them is seldom good. */
const SHOWN_PLIES = 12;

/**
 * A word of a line: a move, with the node and the moves that lead to its preview, or a number or score.
 *
 * @typedef {{ text: string, node?: number, moves?: string }} Word
 */

/**
 * The reports about the position on the board, or about the one before it if the engine has just moved there; none while
 * the player has to find the best move.
 * @param {Game} game @returns {readonly ShownReport[]}
 */
export function shownReports(game) {
  const { reports, shown, head, tree } = game;
  if (isQuestionShown(game)) return [];
  const { parent } = tree.nodes[shown];
  return reports.filter(
    ({ node, purpose }) => node === shown || (purpose === 'reply' && shown === head && node === parent),
  );
}

/**
 * The line of a report in words.
 * @param {Game} game @param {Texts} texts @param {ShownReport} report @returns {Word[]}
 */
export function wordsOf(game, texts, report) {
  const half = halfMovesAt(game.tree, report.node) + (report.purpose === 'threat' ? 1 : 0);
  const words = lineWords(game, texts, { ...report, sans: report.sans.slice(0, SHOWN_PLIES) }, half);
  return report.purpose === 'analysis' ? [{ text: lineScore(texts, scoreOf(report, report.turn)) }, ...words] : words;
}

/**
 * The score before a line: "+0.35", or "+#5" if White mates in five.
 * @param {Texts} texts @param {Score} score
 */
const lineScore = (texts, score) => (score.mate ? signedScoreText : scoreText)(texts, score);

/**
 * The moves of a line, with their numbers.
 * @param {Game} game @param {Texts} texts
 * @param {{ node: number, sans: readonly string[], pv: readonly string[] }} line From the position at a node.
 * @param {number} half The half-moves before it.
 * @returns {Word[]}
 */
export const lineWords = (game, texts, { node, sans, pv }, half) =>
  sans.flatMap((san, index) => {
    const isNumbered = index === 0 || (half + index) % 2 === 0;
    const move = { text: sanText(game, texts, san), node, moves: pv.slice(0, index + 1).join(' ') };
    return isNumbered ? [{ text: numberText(half + index) }, move] : [move];
  });
