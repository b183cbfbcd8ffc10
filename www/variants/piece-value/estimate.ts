/**
 * Estimates the value of a piece from the results of games. Pure.
 *
 * The score that is expected of the side with the piece is a logistic function of its advantage in pawns; value and slope
 * are fitted together by maximum likelihood. Draws make results less scattered than wins and losses alone, so the error is
 * that of quasi-likelihood: R. W. M. Wedderburn, Biometrika 61 (1974).
 */

/** Games at one exchange. */
export type Cell = { worth: number; points: number; squaredPoints: number; games: number };

/** The slope that is expected, in logits for each pawn, and how far it may be from that. */
const SLOPE = Object.freeze({ mean: 0.6, deviation: 0.3 });

/** How far a value may be from the one that was expected; wide enough to be forgotten after a few games. */
const VALUE_DEVIATION = 5;

/** Newton steps; it converges in about five. */
const STEPS = 30;

/** The 97.5th percentile of the normal distribution. */
const Z_95 = 1.96;

export interface Estimate {
  /** In pawns. */
  value: number;
  /** Half of the 95 % interval, in pawns. */
  error: number;
  /** In logits for each pawn. */
  slope: number;
  games: number;
}

/**
 * The estimate.
 *
 * @param expected The value that was expected before the first game, in pawns.
 */
export function estimate(cells: readonly Cell[], expected: number): Estimate {
  let value = expected;
  let slope = SLOPE.mean as number;
  let information = derivatives(cells, value, slope, expected);
  for (let step = 0; step < STEPS; step += 1) {
    const {
      gradient: [g, h],
      hessian: [[a, b], [, d]],
    } = information;
    const determinant = a * d - b * b;
    value += limited((d * g - b * h) / determinant, 1);
    slope = Math.max(0.05, slope + limited((a * h - b * g) / determinant, 0.2));
    information = derivatives(cells, value, slope, expected);
  }
  const [[a, b], [, d]] = information.hessian;
  const variance = (d / (a * d - b * b)) * dispersion(cells, value, slope);
  const games = cells.reduce((sum, cell) => sum + cell.games, 0);
  return { value, error: Z_95 * Math.sqrt(variance), slope, games };
}

/** The gradient of the logarithm of the likelihood, and its expected curvature, by value and slope. */
function derivatives(cells: readonly Cell[], value: number, slope: number, expected: number) {
  const prior = [1 / VALUE_DEVIATION ** 2, 1 / SLOPE.deviation ** 2];
  const gradient = [(expected - value) * prior[0], (SLOPE.mean - slope) * prior[1]];
  let [a, b, d] = [prior[0], 0, prior[1]];
  for (const { worth, points, games } of cells) {
    const advantage = value - worth;
    const score = 1 / (1 + Math.exp(-slope * advantage));
    const weight = games * score * (1 - score);
    gradient[0] += (points - games * score) * slope;
    gradient[1] += (points - games * score) * advantage;
    a += weight * slope * slope;
    b += weight * slope * advantage;
    d += weight * advantage * advantage;
  }
  return {
    gradient,
    hessian: [
      [a, b],
      [b, d],
    ],
  };
}

/** How scattered the results are, compared with wins and losses alone. */
function dispersion(cells: readonly Cell[], value: number, slope: number) {
  // As if a few games without draws had been played, so that it is not 0 after the first draws.
  let [squares, expected] = [1, 1];
  for (const { worth, points, squaredPoints, games } of cells) {
    const score = 1 / (1 + Math.exp(-slope * (value - worth)));
    squares += squaredPoints - 2 * score * points + games * score * score;
    expected += games * score * (1 - score);
  }
  return squares / expected;
}

const limited = (step: number, limit: number) => Math.min(limit, Math.max(-limit, step));

/**
 * The cells with one more game.
 *
 * @param points 1, 0.5 or 0 for the side with the measured piece.
 */
export function withGame(cells: readonly Cell[], worth: number, points: number): Cell[] {
  const known = cells.find((cell) => cell.worth === worth) ?? { worth, points: 0, squaredPoints: 0, games: 0 };
  const changed = {
    worth,
    points: known.points + points,
    squaredPoints: known.squaredPoints + points * points,
    games: known.games + 1,
  };
  return [...cells.filter((cell) => cell !== known), changed];
}
