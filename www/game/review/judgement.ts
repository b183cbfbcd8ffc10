/**
 * Judges moves by the winning chances that they lose, by the same rule as `crates/coach/src/judgement.rs`. Pure.
 * `docs/review.md` describes the rule.
 */
import { evaluationAt, isReviewed, scoreAt } from './evaluations.ts';
import {
  BLUNDER_LOSS,
  DOUBTFUL_LOSS,
  INACCURACY_LOSS,
  MISTAKE_LOSS,
  OPEN_CHANCES,
  OTHERS_LOSS,
} from './judgement-numbers.ts';
import { placementAt, turnAt } from '../game.ts';
import { isRated } from '../tree/annotations.ts';
import { NULL_MOVE, squaresOf } from '../tree/move-tree.ts';
import { chancesOf, forSide } from '../searches/score.ts';
import type { Color } from '../../board/geometry.ts';
import type { Game } from '../game.ts';
import type { Score } from '../tree/move-tree.ts';

export type Judgement = 'blunder' | 'mistake' | 'inaccuracy' | 'good' | 'brilliant';

/** What is known of a move of `turn`: the scores of the best two moves and of the move itself, null without a score. */
export interface Choice {
  turn: Color;
  best: Score | null;
  second: Score | null;
  after: Score | null;
  /** Whether the move is the best one. */
  isBest: boolean;
  isRecapture: boolean;
}

/** The loss from which a move is one of these. The worst come first. */
const LOSSES = [
  ['blunder', BLUNDER_LOSS],
  ['mistake', MISTAKE_LOSS],
  ['inaccuracy', INACCURACY_LOSS],
] as const;

/** The NAG of each judgement in PGN. */
export const NAG_OF: Readonly<Record<Judgement, number>> = Object.freeze({
  good: 1,
  mistake: 2,
  brilliant: 3,
  blunder: 4,
  inaccuracy: 6,
});

/** The chances that a move has lost its side, from 0 to 2; null unless both scores are known. */
export function lossOf({ turn, best, after }: Pick<Choice, 'turn' | 'best' | 'after'>): number | null {
  const [before, left] = [best, after].map(chancesOf);
  return before === null || left === null ? null : Math.max(0, forSide(before - left, turn));
}

/**
 * What a move was; null if it was an ordinary move, or is not known yet. The best move is no mistake, whatever a search finds
 * after it: what would have been better is not known.
 */
export function judge(choice: Choice): Judgement | null {
  const loss = lossOf(choice);
  if (loss === null) return null;
  if (choice.isBest) return isGood(choice) ? 'good' : null;
  return LOSSES.find(([, least]) => loss >= least)?.[0] ?? null;
}

/** Whether the best move was the only one that kept the chances of an open game, and no mere recapture. */
function isGood({ turn, best, second, isRecapture }: Choice) {
  const [first, other] = [best, second].map(chancesOf);
  if (first === null || other === null || isRecapture) return false;
  const [kept, missed] = [forSide(first, turn), forSide(other, turn)];
  return kept - missed >= OTHERS_LOSS && missed < OPEN_CHANCES && kept > -OPEN_CHANCES;
}

/** What is known of the move that led to a node. */
export function choiceAt(game: Game, node: number, scoreOf: (game: Game, node: number) => Score | null = scoreAt) {
  const { parent, uci } = game.tree.nodes[node];
  if (parent === null || uci === NULL_MOVE) return null;
  return {
    turn: turnAt(game, parent),
    best: scoreOf(game, parent),
    second: evaluationAt(game, parent)?.second ?? null,
    after: scoreOf(game, node),
    isBest: isBestMove(game, node),
    isRecapture: isRecapture(game, parent, uci ?? ''),
  };
}

/**
 * What the review knows of a move; null for a pass. The chances were measured in chess, so that it judges no moves of
 * variants.
 */
const reviewedChoiceAt: typeof choiceAt = (game, node, scoreOf) =>
  game.tree.variant ? null : choiceAt(game, node, scoreOf);

/**
 * The chances that a move has lost its side, from 0 to 2; null for a pass, and unless both positions have a score.
 *
 * @param node The node that the move led to.
 */
export function lossAt(game: Game, node: number): number | null {
  const choice = reviewedChoiceAt(game, node);
  return choice && lossOf(choice);
}

/** Whether the scores around a move, as `scoreOf` returns them, are to be checked with more time. */
export function isDoubtful(game: Game, node: number, scoreOf: (game: Game, node: number) => Score | null): boolean {
  const choice = reviewedChoiceAt(game, node, scoreOf);
  return ((choice && lossOf(choice)) ?? 0) >= DOUBTFUL_LOSS;
}

/**
 * What a move was; null if it was an ordinary move, or is not known yet. A move of the opening table is not faulted.
 *
 * @param node The node that the move led to.
 */
export function judgementAt(game: Game, node: number): Judgement | null {
  const choice = reviewedChoiceAt(game, node);
  const judgement = choice && judge(choice);
  if (judgement === 'good' && isSacrifice(game, node)) return 'brilliant';
  return isBad(judgement) && game.review.book?.includes(node) ? null : judgement;
}

/** In pawns. */
const VALUES: Readonly<Record<string, number>> = Object.freeze({ p: 1, n: 3, b: 3, r: 5, q: 9 });

/** What makes a good move a sacrifice: the material that it costs, in pawns. */
const SACRIFICED = 2;

/**
 * Whether a move gave up material that the opponent took and that was not taken back at once, although its side
 * did not stand worse afterwards.
 */
function isSacrifice(game: Game, node: number): boolean {
  const { parent, children } = game.tree.nodes[node];
  const reply = game.tree.nodes[children[0]];
  if (parent === null || !reply?.san?.includes('x')) return false;
  const turn = turnAt(game, parent);
  const end = reply.children[0] ?? reply.id;
  const chances = chancesOf(scoreAt(game, end));
  const [before, after] = [parent, end].map((id) => forSide(materialAt(game, id), turn));
  return before - after >= SACRIFICED && chances !== null && forSide(chances, turn) >= 0;
}

/** White's pieces less Black's, in pawns. */
const materialAt = (game: Game, node: number) =>
  Object.values(placementAt(game, node)).reduce((sum, piece) => {
    const value = VALUES[piece.toLowerCase()] ?? 0;
    return piece === piece.toLowerCase() ? sum - value : sum + value;
  }, 0);

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

/** Whether a move lost something. */
export const isBad = (judgement: Judgement | null) => judgement !== null && !isPraised(judgement);

/** Whether a move was the only good one. */
export const isPraised = (judgement: Judgement | null) => judgement === 'good' || judgement === 'brilliant';

/** Whether a judgement is one of those that the player is asked to correct. */
export const isMistake = (judgement: Judgement | null) => judgement === 'blunder' || judgement === 'mistake';

/** Whether a move is good enough as a correction of a mistake. Null as long as that is not known. */
export function isGoodEnough(game: Game, node: number) {
  const choice = reviewedChoiceAt(game, node);
  return choice && lossOf(choice) !== null ? !isBad(judge(choice)) : null;
}

/**
 * Whether a move is the engine's. A deeper look after it may find that it loses something, but not what would have
 * been better.
 */
export function isBestMove(game: Game, node: number) {
  const { parent, uci } = game.tree.nodes[node];
  return parent !== null && evaluationAt(game, parent)?.pv[0] === uci;
}

/** Whether a move goes to the square of the move before it, where something was captured. */
function isRecapture({ tree }: Game, before: number, uci: string) {
  const { uci: last, san } = tree.nodes[before];
  return last !== null && san?.includes('x') === true && squaresOf(last)[1] === squaresOf(uci)[1];
}
