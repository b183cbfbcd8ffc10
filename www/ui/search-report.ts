/** The engine's reports as they are shown, and their lines in words. Pure. */
import { isQuestionShown } from '../game/review/correction.ts';
import { halfMovesAt } from '../game/tree/move-tree.ts';
import { scoreOf } from '../game/searches/score.ts';
import { scoreText, signedScoreText } from '../texts/sentences.ts';
import { numberText, sanText } from './names.ts';
import type { Game, ShownReport } from '../game/game.ts';
import type { Score } from '../game/tree/move-tree.ts';
import type { Texts } from '../texts/en/page.ts';

/** Moves shown of a line; what the hash table has beyond them is seldom good. */
const SHOWN_PLIES = 12;

/** A word of a line: a move, with the node and the moves that lead to its preview, or a number or score. */
export type Word = { text: string; node?: number; moves?: string };

/**
 * The reports about the position on the board, or about the one before it if the engine has just moved there; none while
 * the player has to find the best move.
 */
export function shownReports(game: Game): readonly ShownReport[] {
  const {
    searches: { reports },
    tree,
  } = game;
  if (isQuestionShown(game)) return [];
  const { parent } = tree.nodes[tree.shown];
  return reports.filter(
    ({ node, purpose }) => node === tree.shown || (purpose === 'reply' && tree.shown === tree.head && node === parent),
  );
}

/** The line of a report in words. */
export function wordsOf(game: Game, texts: Texts, report: ShownReport): Word[] {
  const half = halfMovesAt(game.tree, report.node) + (report.purpose === 'threat' ? 1 : 0);
  const words = lineWords(game, texts, { ...report, sans: report.sans.slice(0, SHOWN_PLIES) }, half);
  return report.purpose === 'analysis' ? [{ text: lineScore(texts, scoreOf(report, report.turn)) }, ...words] : words;
}

/** The score before a line: "+0.35", or "+#5" if White mates in five. */
const lineScore = (texts: Texts, score: Score) => (score.mate ? signedScoreText : scoreText)(texts, score);

/**
 * The moves of a line, with their numbers.
 *
 * @param line From the position at a node.
 * @param half The half-moves before it.
 */
export const lineWords = (
  game: Game,
  texts: Texts,
  { node, sans, pv }: { node: number; sans: readonly string[]; pv: readonly string[] },
  half: number,
): Word[] =>
  sans.flatMap((san, index) => {
    const isNumbered = index === 0 || (half + index) % 2 === 0;
    const move = { text: sanText(game, texts, san), node, moves: pv.slice(0, index + 1).join(' ') };
    return isNumbered ? [{ text: numberText(half + index) }, move] : [move];
  });
