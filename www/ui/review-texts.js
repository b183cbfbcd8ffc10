// @ts-check
/**
 * The review of a game in words. Pure.
 *
 * @import { Game } from '../game/game.js'
 * @import { Review } from '../game/review/game-review.js'
 * @import { Judgement } from '../game/review/judgement.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { Texts } from '../texts/en/page.js'
 */
import { bestOf } from '../game/review/evaluation-curve.js';
import { correctionStage, explainedNodes, isAnswerHidden, moverAt } from '../game/review/correction.js';
import { evaluationAt } from '../game/review/evaluations.js';
import { NAG_OF, isBestMove, isMistake, judgementAt } from '../game/review/judgement.js';
import { ROOT, halfMovesAt, nodeAt } from '../game/tree/move-tree.js';
import { scoreText, sideText } from '../texts/sentences.js';
import { GLYPHS } from './move-rows.js';
import { numberText, numberedMove, sanText } from './names.js';

/** Half-moves of a line that are shown. */
const SHOWN_PLIES = 6;

/**
 * A move with its number, "12… Nf6"; the word for the start at the root.
 * @param {Game} game @param {number} node @param {Texts} texts @param {string} start
 */
const moveText = (game, node, texts, start) => (node === ROOT ? start : numberedMove(game, texts, node));

/**
 * The same with the glyph of the judgement: "12… Nf6⁇".
 * @param {Game} game @param {number} node @param {Texts} texts
 */
export function judgedMoveText(game, node, texts) {
  const judgement = judgementAt(game, node);
  return moveText(game, node, texts, '') + (judgement ? glyphOf(judgement) : '');
}

/**
 * The glyph of a judgement.
 * @param {Judgement} judgement
 */
export const glyphOf = (judgement) => GLYPHS[NAG_OF[judgement]];

/**
 * A position by the move that led to it, its score and its judgement: "12. Nf3, +0.35, mistake".
 * @param {Review} review @param {number} index @param {Texts} texts @param {DialogTexts} words
 */
export function placeText({ game, places, judgements }, index, texts, { review }) {
  const { node, score } = places[index];
  const judgement = judgements[index];
  return [
    moveText(game, node, texts, review.start),
    score ? scoreText(texts, score) : review.noScore,
    judgement ? texts.game.judgements[judgement] : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * The graph in words: where each side stood best, and the biggest mistakes.
 * @param {Review} review @param {Texts} texts @param {DialogTexts} words
 */
export function summaryText(review, texts, words) {
  const best = /** @type {const} */ (['white', 'black']).map((color) => {
    const index = bestOf(review.points, color);
    if (index === null) return '';
    return words.review.best({ side: sideText(texts, color), place: placeText(review, index, texts, words) });
  });
  if (!best[0]) return words.review.noScore;
  const moves = review.places
    .filter((_, index) => isMistake(review.judgements[index]))
    .map(({ node }) => moveText(review.game, node, texts, ''));
  return [...best, moves.length > 0 ? words.review.losses({ moves: moves.join(', ') }) : words.review.noLosses].join(
    ' ',
  );
}

/**
 * The explanation of the move on the board: its judgement and what was better, or the state of its correction. Empty
 * if there is nothing to say.
 * @param {Game} game @param {Texts} texts @param {DialogTexts} words @returns {string}
 */
export function explanationText(game, texts, { review }) {
  const stage = correctionStage(game);
  const mistake = game.correction && nodeAt(game.tree, game.correction.node);
  const move = moveText(game, game.shown, texts, '');
  if (mistake && stage === 'asking') {
    const side = sideText(texts, moverAt(game, mistake.id));
    return `${wasText(game, mistake.id, texts, review)} ${review.ask({ side })}`.trim();
  }
  if (stage === 'checking') return review.checking({ move });
  if (stage === 'solved') return (isBestMove(game, game.shown) ? review.isBest : review.isGood)({ move });
  const line = lineText(game, game.shown, texts);
  if (stage === 'wrong')
    return [review.isWrong({ move }), line && review.becauseOf({ line })].filter(Boolean).join(' ');
  return judgementText(game, texts, review);
}

/**
 * What a move was: "3… Nf6⁇ was a blunder."
 * @param {Game} game @param {number} node @param {Texts} texts @param {DialogTexts['review']} review
 */
function wasText(game, node, texts, review) {
  const judgement = judgementAt(game, node);
  const move = judgedMoveText(game, node, texts);
  return judgement ? review.was({ move, judgement: texts.game.judgements[judgement] }) : '';
}

/** @param {Game} game @param {Texts} texts @param {DialogTexts['review']} review */
function judgementText(game, texts, review) {
  const { parent } = game.tree.nodes[game.shown];
  const judgement = judgementAt(game, game.shown);
  if (parent === null || judgement === null || !explainedNodes(game).includes(game.shown)) return '';
  const better = isAnswerHidden(game, game.shown) ? '' : lineText(game, parent, texts);
  const answer = lineText(game, game.shown, texts);
  return [
    wasText(game, game.shown, texts, review),
    answer && review.becauseOf({ line: answer }),
    better && review.better({ line: better }),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The engine's line from a position with its numbers; empty if it is not known in SAN.
 * @param {Game} game @param {number} node @param {Texts} texts
 */
export function lineText(game, node, texts) {
  const sans = evaluationAt(game, node)?.sans ?? [];
  const first = halfMovesAt(game.tree, node);
  return (
    sans
      .slice(0, SHOWN_PLIES)
      .map((san, index) => {
        const half = first + index;
        const number = half % 2 === 0 || index === 0 ? `${numberText(half)} ` : '';
        return number + sanText(game, texts, san);
      })
      .join(' ')
      // Castling is not broken at the end of a line.
      .replaceAll('-', '\u2011')
  );
}
