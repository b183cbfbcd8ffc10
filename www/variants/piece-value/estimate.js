// @ts-check
/**
 * Estimates the value of a piece from the results of games. Pure.
 *
 * The score that is expected of the side with the piece is a logistic function of its advantage in pawns; value and slope
 * are fitted together by maximum likelihood. Draws make results less scattered than wins and losses alone, so the error is
 * that of quasi-likelihood: R. W. M. Wedderburn, Biometrika 61 (1974).
 */

/** Games at one exchange. @typedef {{ worth: number, points: number, squaredPoints: number, games: number }} Cell */

/** The slope that is expected, in logits for each pawn, and how far it may be from that. */
const SLOPE = Object.freeze({ mean: 0.6, deviation: 0.3 });

/** How far a value may be from the one that was expected; wide enough to be forgotten after a few games. */
const VALUE_DEVIATION = 5;

/** Newton steps; it converges in about five. */
const STEPS = 30;

/** The 97.5th percentile of the normal distribution. */
const Z_95 = 1.96;

/**
 * @typedef {object} Estimate
 * @property {number} value In pawns.
 * @property {number} error Half of the 95 % interval, in pawns.
 * @property {number} slope In logits for each pawn.
 * @property {number} games
 */

/**
 * The estimate.
 * @param {readonly Cell[]} cells
 * @param {number} expected The value that was expected before the first game, in pawns.
 * @returns {Estimate}
 */
export function estimate(cells, expected) {
  let value = expected;
  let slope = /** @type {number} */ (SLOPE.mean);
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

/**
 * The gradient of the logarithm of the likelihood, and its expected curvature, by value and slope.
 * @param {readonly Cell[]} cells @param {number} value @param {number} slope @param {number} expected
 */
function derivatives(cells, value, slope, expected) {
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

/**
 * How scattered the results are, compared with wins and losses alone.
 * @param {readonly Cell[]} cells @param {number} value @param {number} slope
 */
function dispersion(cells, value, slope) {
  // As if a few games without draws had been played, so that it is not 0 after the first draws.
  let [squares, expected] = [1, 1];
  for (const { worth, points, squaredPoints, games } of cells) {
    const score = 1 / (1 + Math.exp(-slope * (value - worth)));
    squares += squaredPoints - 2 * score * points + games * score * score;
    expected += games * score * (1 - score);
  }
  return squares / expected;
}

/** @param {number} step @param {number} limit */
const limited = (step, limit) => Math.min(limit, Math.max(-limit, step));

/**
 * The cells with one more game.
 * @param {readonly Cell[]} cells
 * @param {number} worth
 * @param {number} points 1, 0.5 or 0 for the side with the measured piece.
 * @returns {Cell[]}
 */
export function withGame(cells, worth, points) {
  const known = cells.find((cell) => cell.worth === worth) ?? { worth, points: 0, squaredPoints: 0, games: 0 };
  const changed = {
    worth,
    points: known.points + points,
    squaredPoints: known.squaredPoints + points * points,
    games: known.games + 1,
  };
  return [...cells.filter((cell) => cell !== known), changed];
}
