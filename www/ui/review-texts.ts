/** The review of a game in words. Pure. */
import { isLive, shownPlacement } from '../game/game.ts';
import { bestOf } from '../game/review/evaluation-curve.ts';
import {
  correctionStage,
  explainedNodes,
  hintedSquare,
  isAnswerHidden,
  moverAt,
  reasonOf,
} from '../game/review/correction.ts';
import { evaluationAt, isReviewed } from '../game/review/evaluations.ts';
import { NAG_OF, isBestMove, isMistake, isPraised, judgementAt } from '../game/review/judgement.ts';
import { ROOT, halfMovesAt, nodeAt } from '../game/tree/move-tree.ts';
import { pieceText, reasonSentence, scoreText, sideText } from '../texts/sentences.ts';
import { GLYPHS } from './move-rows.ts';
import { numberedMove, unbroken } from './names.ts';
import { lineWords } from './search-report.ts';
import type { Reason } from '../engine/messages.ts';
import type { Game } from '../game/game.ts';
import type { Review } from '../game/review/game-review.ts';
import type { Judgement } from '../game/review/judgement.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { MotifTexts } from '../texts/en/motifs.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Word } from './search-report.ts';

/** Half-moves of a line that are shown. */
const SHOWN_PLIES = 6;

/** A move with its number, "12… Nf6"; the word for the start at the root. */
const moveText = (game: Game, node: number, texts: Texts, start: string) =>
  node === ROOT ? start : numberedMove(game, texts, node);

/** The same with the glyph of the judgement: "12… Nf6⁇". */
export function judgedMoveText(game: Game, node: number, texts: Texts) {
  const judgement = judgementAt(game, node);
  return moveText(game, node, texts, '') + (judgement ? glyphOf(judgement) : '');
}

/** The glyph of a judgement. */
export const glyphOf = (judgement: Judgement) => GLYPHS[NAG_OF[judgement]];

/** A position by the move that led to it, its score and its judgement: "12. Nf3, +0.35, mistake". */
export function placeText({ game, places, judgements }: Review, index: number, texts: Texts, { review }: DialogTexts) {
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

/** The same in less space: "12. Nf3?, +0.35". */
export function placeLabel({ game, places }: Review, index: number, texts: Texts, { review }: DialogTexts) {
  const { node, score } = places[index];
  const move = node === ROOT ? review.start : judgedMoveText(game, node, texts);
  return `${move}, ${score ? scoreText(texts, score) : review.noScore}`;
}

/** The graph in words: where each side stood best, and the biggest mistakes. */
export function summaryText(review: Review, texts: Texts, words: DialogTexts) {
  const best = (['white', 'black'] as const).map((color) => {
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
 *
 * @param merit Why the move that solves it is good.
 */
export function explanationOf(
  game: Game,
  texts: Texts,
  { review }: DialogTexts,
  motifs: MotifTexts,
  merit: Word[] = [],
): Word[] {
  const stage = correctionStage(game);
  const mistake = game.review.correction && nodeAt(game.tree, game.review.correction.node);
  const move = moveText(game, game.tree.shown, texts, '');
  if (mistake && stage === 'asking') {
    const side = sideText(texts, moverAt(game, mistake.id));
    const ask = [{ text: review.ask({ side }) }];
    const square = hintedSquare(game);
    const piece = pieceText(texts, shownPlacement(game)[square ?? ''] ?? '');
    const hint = square ? [{ text: texts.messages.hintPiece({ piece, square }) }] : [];
    return joined(wasText(game, mistake.id, texts, review), reasonWords(game, mistake.id, texts, motifs), ask, hint);
  }
  if (stage === 'checking') return [{ text: review.checking({ move }) }];
  if (mistake && stage === 'solved') {
    const praise = isBestMove(game, game.tree.shown) ? review.isBest : review.isGood;
    const was = wasText(game, mistake.id, texts, review);
    return joined([{ text: praise({ move }) }], merit, was, whyWords(game, mistake.id, texts, review, motifs));
  }
  if (stage === 'wrong')
    return joined([{ text: review.isWrong({ move }) }], whyWords(game, game.tree.shown, texts, review, motifs));
  return judgementWords(game, texts, review, motifs);
}

/** Sentences with spaces between them. */
const joined = (...sentences: Word[][]): Word[] =>
  sentences
    .filter((words) => words.length > 0)
    .flatMap((words, index) => (index === 0 ? words : [{ text: ' ' }, ...words]));

/** What a move was: "3… Nf6⁇ was a blunder." */
function wasText(game: Game, node: number, texts: Texts, review: DialogTexts['review']): Word[] {
  const judgement = judgementAt(game, node);
  const move = judgedMoveText(game, node, texts);
  return judgement ? [{ text: review.was({ move, judgement: texts.game.judgements[judgement] }) }] : [];
}

function judgementWords(game: Game, texts: Texts, review: DialogTexts['review'], motifs: MotifTexts): Word[] {
  const { parent } = game.tree.nodes[game.tree.shown];
  const judgement = judgementAt(game, game.tree.shown);
  const move = judgedMoveText(game, game.tree.shown, texts);
  if (isReviewed(game) && isPraised(judgement) && !isLive(game))
    return [{ text: judgement === 'brilliant' ? review.isBrilliant({ move }) : review.wasOnly({ move }) }];
  if (parent === null || judgement === null || !explainedNodes(game).includes(game.tree.shown)) return [];
  const isMissed = reasonOf(game, game.tree.shown)?.cause === 'missed';
  const better = isMissed || isAnswerHidden(game, game.tree.shown) ? [] : lineOf(game, parent, texts);
  return joined(
    wasText(game, game.tree.shown, texts, review),
    whyWords(game, game.tree.shown, texts, review, motifs),
    aroundLine((line) => review.better({ line }), better),
  );
}

/** Why a move is bad: the reason, or else the line that refutes it. */
function whyWords(game: Game, node: number, texts: Texts, review: DialogTexts['review'], motifs: MotifTexts) {
  const reason = reasonWords(game, node, texts, motifs);
  const line = reason.length > 0 ? [] : lineOf(game, node, texts);
  return joined(
    reason,
    aroundLine((line) => review.becauseOf({ line }), line),
  );
}

/** Why a move was bad: "It hangs the knight on e5: 12. Bxe5." */
export function reasonWords(game: Game, node: number, texts: Texts, motifs: MotifTexts): Word[] {
  const reason = reasonOf(game, node);
  const at = reason?.cause === 'missed' ? game.tree.nodes[node].parent : node;
  return reason && at !== null ? provenWords(game, at, reason, texts, motifs) : [];
}

/**
 * A reason in a sentence with the moves that show it.
 *
 * @param at The node from which the moves begin.
 */
export function provenWords(game: Game, at: number, reason: Reason, texts: Texts, motifs: MotifTexts): Word[] {
  const sentence = reasonSentence(motifs, reason);
  if (!sentence) return [];
  const line = movesInWords(game, at, reason.san, reason.line, texts);
  return line.length > 0 ? [{ text: `${sentence} ` }, ...line, { text: '.' }] : [{ text: sentence }];
}

/** A sentence with a line in its place; nothing without the line. */
export function aroundLine(sentence: (line: string) => string, line: Word[]): Word[] {
  const [before, after] = sentence('\0').split('\0');
  return line.length > 0 ? [{ text: before }, ...line, { text: after }] : [];
}

/** The engine's line from a position; empty if it is not known in SAN. */
function lineOf(game: Game, node: number, texts: Texts): Word[] {
  const { sans, pv = [] } = evaluationAt(game, node) ?? {};
  return movesInWords(game, node, (sans ?? []).slice(0, SHOWN_PLIES), pv, texts);
}

/** The moves of a line from a position, each with its number where it has one, and spaces between them. */
function movesInWords(game: Game, node: number, sans: readonly string[], pv: readonly string[], texts: Texts): Word[] {
  const words: Word[] = [];
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
