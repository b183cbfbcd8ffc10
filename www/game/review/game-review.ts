/**
 * The review of a game: scores, judgements and accuracy of its moves. Pure. Accuracy goes from 0 to 100, as lichess computes it
 * (https://lichess.org/page/accuracy).
 */
import { moverAt } from './correction.ts';
import { canScore, evaluationAt, scoresOf } from './evaluations.ts';
import { pointsOf } from './evaluation-curve.ts';
import { humanColor, turnAt } from '../game.ts';
import { openTasks } from './game-scoring.ts';
import { isBad, isPraised, judgementAt, lossAt } from './judgement.ts';
import { NULL_MOVE, ROOT } from '../tree/move-tree.ts';
import { chancesOf, forSide, percentOf } from '../searches/score.ts';
import type { Color } from '../../board/geometry.ts';
import type { Game } from '../game.ts';
import type { Point } from './evaluation-curve.ts';
import type { Judgement } from './judgement.ts';

/** How a side played: its accuracy from 0 to 100, null without scores, and how many of its moves got each judgement. */
type SideReview = { accuracy: number | null; counts: Readonly<Record<Judgement, number>> };

export interface Review {
  game: Game;
  places: ReturnType<typeof scoresOf>;
  points: readonly Point[];
  /** The position on the board, or the one where its line left the game. */
  here: number;
  /** Of the moves that led to the places. */
  judgements: readonly (Judgement | null)[];
  sides: Readonly<Record<Color, SideReview>>;
  /** Positions that are still to be scored, or to be checked. */
  missing: number;
}

/** The smallest and the largest weight of a move. */
const WEIGHTS = Object.freeze({ least: 0.5, most: 12 });

/** The number of positions whose chances decide about the weight of a move. */
const WINDOW = Object.freeze({ least: 2, most: 8 });

/** The review of a game as far as its positions are scored. */
export function reviewOf(game: Game): Review {
  const places = scoresOf(game);
  const points = pointsOf(places.map(({ score }) => score));
  const indices = new Map(places.map(({ node }, index) => [node, index]));
  let at = game.tree.shown;
  while (!indices.has(at)) at = game.tree.nodes[at].parent ?? ROOT;
  const judgements = places.map(({ node }) => judgementAt(game, node));
  const side = (color: Color) => sideReview(game, points, places, judgements, color);
  return {
    game,
    places,
    points,
    judgements,
    missing: openTasks(game).length,
    here: indices.get(at) ?? 0,
    sides: { white: side('white'), black: side('black') },
  };
}

/** The accuracy of each side; null unless the review is complete and accuracy has a meaning for the game. */
export function accuracies(game: Game): Readonly<Record<Color, number>> | null {
  if (!canScore(game) || openTasks(game).length > 0) return null;
  const { white, black } = reviewOf(game).sides;
  return white.accuracy === null || black.accuracy === null ? null : { white: white.accuracy, black: black.accuracy };
}

/** The moves that a summary names, by the nodes that they led to. */
export interface Highlights {
  /** The move of the player, or of either side, that was hardest to replace: the brilliant ones first. */
  best: number | null;
  /** The move that lost most, after which another side may have been ahead. */
  turningPoint: number | null;
}

export function highlightsOf({ game, places, judgements }: Review): Highlights {
  const human = humanColor(game);
  const gap = (node: number) => {
    const { score, second } = evaluationAt(game, game.tree.nodes[node].parent ?? node) ?? {};
    const [first, other] = [score ?? null, second ?? null].map(chancesOf);
    return first === null || other === null ? 0 : Math.abs(first - other);
  };
  const nodes = places.slice(1).map(({ node }, index) => ({ node, judgement: judgements[index + 1] }));
  const praised = nodes.filter(
    ({ node, judgement }) => isPraised(judgement) && (human === null || human === moverAt(game, node)),
  );
  const brilliant = praised.filter(({ judgement }) => judgement === 'brilliant');
  const lost = nodes.filter(({ judgement }) => isBad(judgement));
  return {
    best: greatest(brilliant.length > 0 ? brilliant : praised, gap),
    turningPoint: greatest(lost, (node) => lossAt(game, node) ?? 0),
  };
}

/** The first node with the greatest value. */
const greatest = (nodes: readonly { node: number }[], valueOf: (node: number) => number) =>
  nodes.reduce<{ node: number; value: number } | null>((found, { node }) => {
    const value = valueOf(node);
    return found && found.value >= value ? found : { node, value };
  }, null)?.node ?? null;

function sideReview(
  game: Game,
  points: readonly Point[],
  places: Review['places'],
  judgements: Review['judgements'],
  color: Color,
): SideReview {
  const own = judgements.filter((_, index) => index > 0 && moverAt(game, places[index].node) === color);
  const isPass = (index: number) => game.tree.nodes[places[index].node].uci === NULL_MOVE;
  const count = (judgement: Judgement) => own.filter((one) => one === judgement).length;
  return {
    // It was measured in chess.
    accuracy: game.tree.variant
      ? null
      : accuracyOf(
          points.map(({ chances }) => chances),
          color,
          turnAt(game, ROOT),
          isPass,
        ),
    counts: {
      blunder: count('blunder'),
      mistake: count('mistake'),
      inaccuracy: count('inaccuracy'),
      good: count('good'),
      brilliant: count('brilliant'),
    },
  };
}

/**
 * The accuracy of a move, from 0 to 100.
 *
 * @param before The winning chances of its side before it, in per cent.
 * @param after The same after it.
 */
export function moveAccuracy(before: number, after: number) {
  if (after >= before) return 100;
  const accuracy = 103.1668100711649 * Math.exp(-0.04354415386753951 * (before - after)) - 3.166924740191411;
  // One more, because the engine's scores are uncertain.
  return limited(accuracy + 1, 0, 100);
}

/**
 * The accuracy of a side: the mean of the harmonic mean of its moves and of their mean weighted by how much the
 * chances vary around each. Null if none of its moves has a score before and after it.
 *
 * @param chances White's chances in each position of the game, from -1 to 1.
 * @param first The side that has the first move.
 * @param isPass Whether no move, but a pass led to a position.
 */
export function accuracyOf(
  chances: readonly (number | null)[],
  color: Color,
  first: Color,
  isPass: (index: number) => boolean = () => false,
): number | null {
  const size = limited(Math.floor(chances.length / 10), WINDOW.least, WINDOW.most);
  const moves = [];
  for (let index = color === first ? 1 : 2; index < chances.length; index += 2) {
    const [before, after] = [chances[index - 1], chances[index]];
    if (before === null || after === null || isPass(index)) continue;
    const accuracy = moveAccuracy(percentOf(forSide(before, color)), percentOf(forSide(after, color)));
    moves.push({ accuracy, weight: weightOf(chances, index, size) });
  }
  if (moves.length === 0) return null;
  const weights = sum(moves.map(({ weight }) => weight));
  const weighted = sum(moves.map(({ accuracy, weight }) => accuracy * weight)) / weights;
  const harmonic = moves.length / sum(moves.map(({ accuracy }) => 1 / Math.max(1, accuracy)));
  return (weighted + harmonic) / 2;
}

/**
 * The weight of a move: the standard deviation of the chances in the positions up to it, in per cent. The first moves
 * share the first window.
 */
function weightOf(chances: readonly (number | null)[], index: number, size: number) {
  const end = Math.max(index + 1, size);
  const known = chances
    .slice(Math.max(0, end - size), end)
    .filter((value) => value !== null)
    .map(percentOf);
  const mean = sum(known) / known.length;
  const deviation = Math.sqrt(sum(known.map((value) => (value - mean) ** 2)) / known.length);
  return limited(deviation, WEIGHTS.least, WEIGHTS.most);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const limited = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
