/** Judges moves by the winning chances that they lose. Pure. `docs/review.md` describes the rule. */
import { evaluationAt, isReviewed, scoreAt } from './evaluations.ts';
import { turnAt } from '../game.ts';
import { isRated } from '../tree/annotations.ts';
import { NULL_MOVE, squaresOf } from '../tree/move-tree.ts';
import { chancesOf, forSide } from '../searches/score.ts';
import type { Color } from '../../board/geometry.ts';
import type { Game } from '../game.ts';
import type { Score } from '../tree/move-tree.ts';
import type { Evaluation } from './evaluations.ts';

export type Judgement = 'blunder' | 'mistake' | 'inaccuracy' | 'good';

/**
 * The loss from which a move is one of these, as a share of the way from a sure loss (-1) to a sure win (1). The worst
 * come first.
 */
const LOSSES = [
  ['blunder', 0.3],
  ['mistake', 0.22],
  ['inaccuracy', 0.13],
] as const;

/** The loss from which the scores around a move are checked with more time. */
export const DOUBTFUL_LOSS = 0.18;

/** A move is good if the second best would have lost at least this. */
const MISSED_BY_OTHERS = 0.3;

/** Chances that are neither won nor lost: outside of them no move is hard to find. */
const OPEN_CHANCES = 0.9;

/** The NAG of each judgement in PGN. */
export const NAG_OF: Readonly<Record<Judgement, number>> = Object.freeze({
  good: 1,
  mistake: 2,
  blunder: 4,
  inaccuracy: 6,
});

/**
 * The chances that a move has lost its side, from 0 to 2; null for a pass, and unless both positions have a score. The
 * chances were measured in chess, so that no moves of variants are judged.
 *
 * @param node The node that the move led to.
 */
export const lossAt = (game: Game, node: number): number | null => lossBetween(game, node, scoreAt);

/** The same, by the scores that `scoreOf` returns. */
export function lossBetween(
  game: Game,
  node: number,
  scoreOf: (game: Game, node: number) => Score | null,
): number | null {
  const { parent, uci } = game.tree.nodes[node];
  if (parent === null || uci === NULL_MOVE || game.tree.variant) return null;
  const [before, after] = [parent, node].map((at) => chancesOf(scoreOf(game, at)));
  if (before === null || after === null) return null;
  return Math.max(0, forSide(before - after, turnAt(game, parent)));
}

/**
 * What a move was; null if it was an ordinary move, or is not known yet.
 *
 * @param node The node that the move led to.
 */
export function judgementAt(game: Game, node: number): Judgement | null {
  const loss = lossAt(game, node);
  if (loss === null) return null;
  const bad = LOSSES.find(([, least]) => loss >= least);
  if (bad && !isBestMove(game, node)) return bad[0];
  return isGood(game, node) ? 'good' : null;
}

/**
 * The NAGs of a move; one that nobody has rated gets that of its judgement.
 *
 * @param node The node that the move led to.
 */
export function nagsOf(game: Game, node: number): readonly number[] {
  const { nags } = game.tree.nodes[node];
  const judgement = isReviewed(game) && !isRated(nags) ? judgementAt(game, node) : null;
  return judgement ? [NAG_OF[judgement], ...nags] : nags;
}

/** Whether a judgement is one of those that the player is asked to correct. */
export const isMistake = (judgement: Judgement | null) => judgement === 'blunder' || judgement === 'mistake';

/** Whether a move is good enough as a correction of a mistake. Null as long as that is not known. */
export function isGoodEnough(game: Game, node: number) {
  const loss = lossAt(game, node);
  return loss === null ? null : isBestMove(game, node) || loss < LOSSES[2][1];
}

/**
 * Whether a move is the engine's. A deeper look after it may find that it loses something, but not what would have
 * been better.
 */
export function isBestMove(game: Game, node: number) {
  const { parent, uci } = game.tree.nodes[node];
  return parent !== null && evaluationAt(game, parent)?.pv[0] === uci;
}

/** Whether a move was the only one that kept the chances of an open game, and no mere recapture. */
function isGood(game: Game, node: number) {
  const { parent, uci } = game.tree.nodes[node];
  if (parent === null || !isBestMove(game, node) || isRecapture(game, parent, uci ?? '')) return false;
  const chances = chancesOfLines(evaluationAt(game, parent), turnAt(game, parent));
  if (!chances) return false;
  const [best, second] = chances;
  return best - second >= MISSED_BY_OTHERS && second < OPEN_CHANCES && best > -OPEN_CHANCES;
}

/** The chances of the best two moves, as the side to move sees them. */
function chancesOfLines(evaluation: Evaluation | null, turn: Color): [number, number] | null {
  const [best, second] = [evaluation?.score ?? null, evaluation?.second ?? null].map(chancesOf);
  return best === null || second === null ? null : [forSide(best, turn), forSide(second, turn)];
}

/** Whether a move goes to the square of the move before it, where something was captured. */
function isRecapture({ tree }: Game, before: number, uci: string) {
  const { uci: last, san } = tree.nodes[before];
  return last !== null && san?.includes('x') === true && squaresOf(last)[1] === squaresOf(uci)[1];
}
