// @ts-check
/**
 * Measures the value of a piece: plays pairs of games at exchanges that are about equal, and estimates the value from their
 * results. What the engine itself takes the piece to be worth follows the estimate, and games that were played with another
 * idea of it no longer count: who thinks too little of a piece gives it away.
 *
 * @import { EngineLike } from '../../engine/client.js'
 * @import { Exchange } from './armies.js'
 * @import { Cell, Estimate } from './estimate.js'
 */
import { QuestionError } from '../../engine/error.js';
import { exchangesFor, testGame, testPosition, worth } from './armies.js';
import { estimate, withGame } from './estimate.js';
import { makeRandom } from './random.js';
import { playTestGame } from './test-game.js';

/** The nodes of a search. */
const NODES = 1500;

/** The engine's idea of the value is set anew after so many pairs of games if it is further than this from the estimate. */
const PAIRS_PER_ROUND = 10;
const TOLERANCE = 0.3;

/** Games that were played with an idea of the value that is further than this from the estimate do not count, in pawns. */
const MAX_BIAS = 0.5;

/** A piece that gives check from nearly everywhere cannot be measured. */
const MAX_ATTEMPTS = 100;

/** The error of a position in which a king could be captured. */
const OPPONENT_IN_CHECK = 'variant-opponent-in-check';

/** The rounds that say where the value is now. */
const LATEST_ROUNDS = 5;

/** No known pieces are worth about as much. */
export class NoExchangeError extends Error {}

/** Games with one idea of the value. @typedef {{ assumed: number, pairs: number, cells: readonly Cell[] }} Round */

/**
 * @typedef {object} Measured
 * @property {string} moves The moves of the piece as in the line of a definition, without its properties.
 * @property {number} value In pawns, what it is taken to be worth at first.
 * @property {number} seed
 */

/**
 * Measures until the signal ends it.
 *
 * @param {readonly EngineLike[]} engines Each plays a game at a time.
 * @param {Measured} piece
 * @param {(estimate: Estimate) => void} onEstimate Called after each pair of games.
 * @param {AbortSignal} signal
 * @returns {Promise<void>} Rejected with a `NoExchangeError`, or if an engine fails.
 */
export async function measure(engines, { moves, value, seed }, onEstimate, signal) {
  const random = makeRandom(seed);
  /** @type {Round[]} */
  let rounds = [{ assumed: value, pairs: 0, cells: [] }];
  const playPair = async (/** @type {EngineLike} */ engine) => {
    const round = rounds[rounds.length - 1];
    const current = estimateOf(rounds, value);
    const exchanges = exchangesFor(current.value, moves);
    const exchange = exchanges[Math.floor(random() * exchanges.length)];
    if (!exchange) throw new NoExchangeError();
    const variant = testGame(moves, 100 * round.assumed);
    const opening = await quietOpening(engine, variant, exchange, random);
    for (const isWhite of [true, false]) {
      const start = testPosition(exchange, isWhite, makeRandom(opening));
      const points = await playTestGame(engine, { variant, start, nodes: NODES, seed: 0 });
      round.cells = withGame(round.cells, worth(exchange), isWhite ? points : 1 - points);
    }
    round.pairs += 1;
    const next = estimateOf(rounds, value);
    const isOff = Math.abs(next.value - round.assumed) > TOLERANCE;
    if (isOff && round.pairs >= PAIRS_PER_ROUND && round === rounds[rounds.length - 1]) rounds = [...rounds, { assumed: next.value, pairs: 0, cells: [] }];
    if (!signal.aborted) onEstimate(next);
  };
  await Promise.all(engines.map(async (engine) => {
    while (!signal.aborted) await playPair(engine);
  }));
}

/**
 * The seed of a position without check: through open files a piece may reach the opponent's king.
 *
 * @param {EngineLike} engine
 * @param {string} variant
 * @param {Exchange} exchange
 * @param {() => number} random
 * @returns {Promise<number>} Rejected if there is none.
 */
async function quietOpening(engine, variant, exchange, random) {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const opening = Math.floor(random() * 2 ** 31);
    // With colours exchanged it is the same position, so one question answers for both.
    if (await isQuiet(engine, variant, testPosition(exchange, true, makeRandom(opening)))) return opening;
  }
  throw new NoExchangeError();
}

/**
 * Whether nobody is in check.
 *
 * @param {EngineLike} engine
 * @param {string} variant
 * @param {string} start
 */
async function isQuiet(engine, variant, start) {
  try {
    return !(await engine.ask('legal', { variant, start, moves: [] })).check;
  } catch (error) {
    /** @type {string | null} */
    const code = error instanceof QuestionError ? error.fields.code : null;
    if (code === OPPONENT_IN_CHECK) return false;
    throw error;
  }
}

/**
 * The estimate from the rounds whose idea of the value was about right.
 *
 * @param {readonly Round[]} rounds
 * @param {number} expected
 * @returns {Estimate}
 */
function estimateOf(rounds, expected) {
  const all = estimate(rounds.flatMap(({ cells }) => cells), expected);
  const latest = estimate(rounds.slice(-LATEST_ROUNDS).flatMap(({ cells }) => cells), all.value);
  const counted = rounds.filter(({ assumed }) => Math.abs(assumed - latest.value) <= MAX_BIAS);
  return estimate(counted.flatMap(({ cells }) => cells), latest.value);
}
