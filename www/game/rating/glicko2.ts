/**
 * Ratings with their uncertainty, by [Glicko-2](http://www.glicko.net/glicko/glicko2.pdf). Pure. The names of functions are
 * those of the paper.
 */

/** What is known of a player's strength. The true rating is within two deviations with a probability of 95 %. */
export type Strength = { rating: number; deviation: number; volatility: number };

/** A result against an opponent: 1 for a win, 0.5 for a draw. */
type Result = { rating: number; deviation: number; score: number };

/** Rating points of a unit of the paper's scale, and the rating at its zero. */
const UNIT = 173.7178;
const ZERO = 1500;

/** How fast the volatility may change. */
const TAU = 0.5;

/** The precision of the volatility's logarithm. */
const PRECISION = 1e-6;

/** @param phi The deviation of the opponent. */
const g = (phi: number) => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

/**
 * A player's strength after the results of a period.
 *
 * @param results At least one.
 */
export function update({ rating, deviation, volatility }: Strength, results: readonly Result[]): Strength {
  const mu = (rating - ZERO) / UNIT;
  const phi = deviation / UNIT;
  let [information, surprise] = [0, 0];
  for (const result of results) {
    const weight = g(result.deviation / UNIT);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (result.rating - ZERO) / UNIT)));
    information += weight * weight * expected * (1 - expected);
    surprise += weight * (result.score - expected);
  }
  const variance = 1 / information;
  const next = nextVolatility(volatility, phi, variance, variance * surprise);
  const nextPhi = 1 / Math.sqrt(1 / (phi * phi + next * next) + information);
  return {
    rating: ZERO + UNIT * (mu + nextPhi * nextPhi * surprise),
    deviation: UNIT * nextPhi,
    volatility: next,
  };
}

/**
 * The volatility that explains an improvement, found by the Illinois method.
 *
 * @param sigma The volatility before.
 * @param delta The improvement.
 */
function nextVolatility(sigma: number, phi: number, variance: number, delta: number) {
  const a = Math.log(sigma * sigma);
  const spread = phi * phi + variance;
  const f = (x: number) => {
    const sum = spread + Math.exp(x);
    return (Math.exp(x) * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high = delta * delta > spread ? Math.log(delta * delta - spread) : a - TAU;
  while (f(high) < 0 && high < a) high -= TAU;
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
