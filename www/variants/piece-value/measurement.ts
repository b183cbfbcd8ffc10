/**
 * Measures the value of a piece: plays pairs of games at exchanges that are about equal, and estimates the value from their
 * results. The engine plays with an assumed value. If the results contradict it, a new round starts with the estimate, and
 * earlier games no longer count: an engine that undervalues a piece gives it away.
 */
import { QuestionError } from '../../engine/error.ts';
import { exchangesFor, makeRandom, testGame, testPosition, worth } from './armies.ts';
import { estimate, withGame } from './estimate.ts';
import type { EngineLike } from '../../engine/client.ts';
import type { Report } from '../../engine/uci.ts';
import type { Exchange } from './armies.ts';
import type { Cell, Estimate } from './estimate.ts';

/** The nodes of a search. More nodes cost more games than they make the results clearer. */
const NODES = 500;

/**
 * The largest difference between the assumed value and the estimate, in pawns; the estimate's error if that is larger.
 */
const MAX_BIAS = 0.5;

/** The assumed value is checked once the error is no larger, in pawns. */
const CHECKED_ERROR = 0.8;

/** A piece that gives check from nearly everywhere cannot be measured. */
const MAX_ATTEMPTS = 100;

/** The error of a position in which a king could be captured. */
const OPPONENT_IN_CHECK = 'variant-opponent-in-check';

/** A longer game is a draw, in half-moves. */
const MAX_PLIES = 240;

/** A side that is so far ahead by both sides' scores, this many half-moves in a row, has won. */
const DECIDED_CP = 1000;
const DECIDED_PLIES = 6;

/** The rules that end a game, such as the third repetition, are checked after this number of half-moves. */
const ASK_EVERY = 10;

/** No known pieces are worth about as much. */
export class NoExchangeError extends Error {}

interface Measured {
  /** The moves of the piece as in the line of a definition, without its properties. */
  moves: string;
  /** The assumed value at first, in pawns. */
  value: number;
  seed: number;
}

/** The measurement of one piece, which can be stopped and continued. */
export class Measurement {
  #moves;
  #random;
  /** The engine's value of the piece in the games that count, in pawns. */
  #assumed;
  /** The games that count. */
  #cells: readonly Cell[] = [];

  constructor({ moves, value, seed }: Measured) {
    this.#moves = moves;
    this.#assumed = value;
    this.#random = makeRandom(seed);
  }

  /**
   * Measures until the signal ends it.
   *
   * @param engines Each plays a game at a time.
   * @param onEstimate Called after each pair of games.
   * @returns Rejected with a `NoExchangeError`, or if an engine fails.
   */
  async run(
    engines: readonly EngineLike[],
    onEstimate: (estimate: Estimate) => void,
    signal: AbortSignal,
  ): Promise<void> {
    await Promise.all(
      engines.map(async (engine) => {
        while (!signal.aborted) {
          await this.#playPair(engine);
          if (!signal.aborted) onEstimate(this.#estimate());
        }
      }),
    );
  }

  #estimate() {
    return estimate(this.#cells, this.#assumed);
  }

  async #playPair(engine: EngineLike) {
    const assumed = this.#assumed;
    const exchanges = exchangesFor(this.#estimate().value, this.#moves);
    const exchange = exchanges[Math.floor(this.#random() * exchanges.length)];
    if (!exchange) throw new NoExchangeError();
    const variant = testGame(this.#moves, 100 * assumed);
    const opening = await quietOpening(engine, variant, exchange, this.#random);
    for (const isWhite of [true, false]) {
      const start = testPosition(exchange, isWhite, makeRandom(opening));
      const points = await playTestGame(engine, { variant, start, nodes: NODES, seed: 0 });
      // A game that ended meanwhile may have started a new round.
      if (assumed === this.#assumed)
        this.#cells = withGame(this.#cells, worth(exchange), isWhite ? points : 1 - points);
    }
    this.#restartIfBiased();
  }

  /** Starts a new round with the estimate as the assumed value, if the results contradict the current one. */
  #restartIfBiased() {
    const { value, error } = this.#estimate();
    if (error > CHECKED_ERROR || Math.abs(value - this.#assumed) <= Math.max(MAX_BIAS, error)) return;
    this.#assumed = value;
    this.#cells = [];
  }
}

/**
 * The seed of a position without check: through open files a piece may reach the opponent's king.
 *
 * @returns Rejected if there is none.
 */
async function quietOpening(
  engine: EngineLike,
  variant: string,
  exchange: Exchange,
  random: () => number,
): Promise<number> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const opening = Math.floor(random() * 2 ** 31);
    // With colours exchanged it is the same position, so one question answers for both.
    if (await isQuiet(engine, variant, testPosition(exchange, true, makeRandom(opening)))) return opening;
  }
  throw new NoExchangeError();
}

/** Whether nobody is in check. */
async function isQuiet(engine: EngineLike, variant: string, start: string) {
  try {
    return !(await engine.ask('legal', { variant, start, moves: [] })).check;
  } catch (error) {
    const code: string | null = error instanceof QuestionError ? error.fields.code : null;
    if (code === OPPONENT_IN_CHECK) return false;
    throw error;
  }
}

/**
 * Plays the game.
 *
 * @returns White's points. Rejected if the engine fails or is cancelled.
 */
async function playTestGame(
  engine: EngineLike,
  { variant, start, nodes, seed }: { variant: string; start: string; nodes: number; seed: number },
): Promise<1 | 0.5 | 0> {
  const moves: string[] = [];
  let [leader, decided] = [0, 0];
  while (moves.length < MAX_PLIES) {
    let report: Report | null = null;
    const work = {
      variant,
      start,
      moves: [...moves],
      limits: { nodes },
      clock: null,
      engine: 'Fairy',
      elo: null,
      lines: 1,
      seed,
    };
    const move = await engine.search(work, (next) => {
      report = next;
    });
    const isEnd = move === null || moves.length % ASK_EVERY === ASK_EVERY - 1;
    const result = isEnd ? await resultOf(engine, { variant, start, moves }) : null;
    if (result !== null) return result;
    if (move === null) return 0.5;
    const ahead = sideAhead(report, moves.length);
    decided = ahead !== 0 && ahead === leader ? decided + 1 : 0;
    leader = ahead;
    if (decided >= DECIDED_PLIES) return leader > 0 ? 1 : 0;
    moves.push(move);
  }
  return 0.5;
}

/** The side that is far ahead: 1 for White, −1 for Black, 0 for none. */
function sideAhead(report: Report | null, ply: number) {
  if (!report) return 0;
  const { scoreCp, mateMoves } = report;
  const score = mateMoves ? Math.sign(mateMoves) * Infinity : (scoreCp ?? 0);
  if (Math.abs(score) < DECIDED_CP) return 0;
  return Math.sign(score) * (ply % 2 === 0 ? 1 : -1);
}

/** White's points, or null while the game is not over. */
async function resultOf(
  engine: EngineLike,
  game: { variant: string; start: string; moves: readonly string[] },
): Promise<1 | 0.5 | 0 | null> {
  const { outcome } = await engine.ask('outcome', game);
  if (!outcome) return null;
  return outcome.winner === 'white' ? 1 : outcome.winner === 'black' ? 0 : 0.5;
}
