// @ts-check
/**
 * The review of a game in words. Pure.
 *
 * @import { Reason } from '../engine/messages.js'
 * @import { Game } from '../game/game.js'
 * @import { Review } from '../game/review/game-review.js'
 * @import { Judgement } from '../game/review/judgement.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { MotifTexts } from '../texts/en/motifs.js'
 * @import { Texts } from '../texts/en/page.js'
 * @import { Word } from './search-report.js'
 */
import { bestOf } from '../game/review/evaluation-curve.js';
import { correctionStage, explainedNodes, isAnswerHidden, moverAt, reasonOf } from '../game/review/correction.js';
import { evaluationAt } from '../game/review/evaluations.js';
import { NAG_OF, isBestMove, isMistake, judgementAt } from '../game/review/judgement.js';
import { ROOT, halfMovesAt, nodeAt } from '../game/tree/move-tree.js';
import { reasonSentence, scoreText, sideText } from '../texts/sentences.js';
import { GLYPHS } from './move-rows.js';
import { numberedMove, unbroken } from './names.js';
import { lineWords } from './search-report.js';

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
 * The same in less space: "12. Nf3?, +0.35".
 * @param {Review} review @param {number} index @param {Texts} texts @param {DialogTexts} words
 */
export function placeLabel({ game, places }, index, texts, { review }) {
  const { node, score } = places[index];
  const move = node === ROOT ? review.start : judgedMoveText(game, node, texts);
  return `${move}, ${score ? scoreText(texts, score) : review.noScore}`;
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
 * The explanation of the move on the board, word by word: its judgement, why, and what was better, or the state of its
 * correction. Empty if there is nothing to say.
 * @param {Game} game @param {Texts} texts @param {DialogTexts} words @param {MotifTexts} motifs
 * @param {Word[]} [merit] Why the move that solves it is good.
 * @returns {Word[]}
 */
export function explanationOf(game, texts, { review }, motifs, merit = []) {
  const stage = correctionStage(game);
  const mistake = game.correction && nodeAt(game.tree, game.correction.node);
  const move = moveText(game, game.shown, texts, '');
  if (mistake && stage === 'asking') {
    const side = sideText(texts, moverAt(game, mistake.id));
    const ask = [{ text: review.ask({ side }) }];
    return joined(wasText(game, mistake.id, texts, review), reasonWords(game, mistake.id, texts, motifs), ask);
  }
  if (stage === 'checking') return [{ text: review.checking({ move }) }];
  if (mistake && stage === 'solved') {
    const praise = isBestMove(game, game.shown) ? review.isBest : review.isGood;
    const was = wasText(game, mistake.id, texts, review);
    return joined([{ text: praise({ move }) }], merit, was, whyWords(game, mistake.id, texts, review, motifs));
  }
  if (stage === 'wrong')
    return joined([{ text: review.isWrong({ move }) }], whyWords(game, game.shown, texts, review, motifs));
  return judgementWords(game, texts, review, motifs);
}

/**
 * Sentences with spaces between them.
 * @param {...Word[]} sentences @returns {Word[]}
 */
const joined = (...sentences) =>
  sentences
    .filter((words) => words.length > 0)
    .flatMap((words, index) => (index === 0 ? words : [{ text: ' ' }, ...words]));

/**
 * What a move was: "3… Nf6⁇ was a blunder."
 * @param {Game} game @param {number} node @param {Texts} texts @param {DialogTexts['review']} review @returns {Word[]}
 */
function wasText(game, node, texts, review) {
  const judgement = judgementAt(game, node);
  const move = judgedMoveText(game, node, texts);
  return judgement ? [{ text: review.was({ move, judgement: texts.game.judgements[judgement] }) }] : [];
}

/**
 * @param {Game} game @param {Texts} texts @param {DialogTexts['review']} review @param {MotifTexts} motifs
 * @returns {Word[]}
 */
function judgementWords(game, texts, review, motifs) {
  const { parent } = game.tree.nodes[game.shown];
  const judgement = judgementAt(game, game.shown);
  if (parent === null || judgement === null || !explainedNodes(game).includes(game.shown)) return [];
  const isMissed = reasonOf(game, game.shown)?.cause === 'missed';
  const better = isMissed || isAnswerHidden(game, game.shown) ? [] : lineOf(game, parent, texts);
  return joined(
    wasText(game, game.shown, texts, review),
    whyWords(game, game.shown, texts, review, motifs),
    aroundLine((line) => review.better({ line }), better),
  );
}

/**
 * Why a move is bad: the reason, or else the line that refutes it.
 * @param {Game} game @param {number} node @param {Texts} texts @param {DialogTexts['review']} review
 * @param {MotifTexts} motifs
 */
function whyWords(game, node, texts, review, motifs) {
  const reason = reasonWords(game, node, texts, motifs);
  const line = reason.length > 0 ? [] : lineOf(game, node, texts);
  return joined(
    reason,
    aroundLine((line) => review.becauseOf({ line }), line),
  );
}

/**
 * Why a move was bad: "It hangs the knight on e5: 12. Bxe5."
 * @param {Game} game @param {number} node @param {Texts} texts @param {MotifTexts} motifs @returns {Word[]}
 */
export function reasonWords(game, node, texts, motifs) {
  const reason = reasonOf(game, node);
  const at = reason?.cause === 'missed' ? game.tree.nodes[node].parent : node;
  return reason && at !== null ? provenWords(game, at, reason, texts, motifs) : [];
}

/**
 * A reason in a sentence with the moves that show it.
 * @param {Game} game @param {number} at The node from which the moves begin.
 * @param {Reason} reason @param {Texts} texts @param {MotifTexts} motifs @returns {Word[]}
 */
export function provenWords(game, at, reason, texts, motifs) {
  const sentence = reasonSentence(motifs, reason);
  if (!sentence) return [];
  const line = movesInWords(game, at, reason.san, reason.line, texts);
  return line.length > 0 ? [{ text: `${sentence} ` }, ...line, { text: '.' }] : [{ text: sentence }];
}

/**
 * A sentence with a line in its place; nothing without the line.
 * @param {(line: string) => string} sentence @param {Word[]} line @returns {Word[]}
 */
export function aroundLine(sentence, line) {
  const [before, after] = sentence('\0').split('\0');
  return line.length > 0 ? [{ text: before }, ...line, { text: after }] : [];
}

/**
 * The engine's line from a position; empty if it is not known in SAN.
 * @param {Game} game @param {number} node @param {Texts} texts @returns {Word[]}
 */
function lineOf(game, node, texts) {
  const { sans, pv = [] } = evaluationAt(game, node) ?? {};
  return movesInWords(game, node, (sans ?? []).slice(0, SHOWN_PLIES), pv, texts);
}

/**
 * The moves of a line from a position, each with its number where it has one, and spaces between them.
 * @param {Game} game @param {number} node @param {readonly string[]} sans @param {readonly string[]} pv
 * @param {Texts} texts @returns {Word[]}
 */
function movesInWords(game, node, sans, pv, texts) {
  /** @type {Word[]} */
  const words = [];
  let number = '';
  for (const word of lineWords(game, texts, { node, sans, pv }, halfMovesAt(game.tree, node))) {
    if (word.moves === undefined) {
      number = `${word.text} `;
      continue;
    }
    if (words.length > 0) words.push({ text: ' ' });
    words.push({ ...word, text: unbroken(number + word.text) });
    number = '';
  }
  return words;
}
