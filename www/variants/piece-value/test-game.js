// @ts-check
/**
 * Plays a game of an engine against itself.
 *
 * @import { EngineLike } from '../../engine/client.js'
 * @import { Report } from '../../engine/uci.js'
 */

/** A longer game is a draw, in half-moves. */
const MAX_PLIES = 240;

/** A side that is so far ahead by both sides' scores, this many half-moves in a row, has won. */
const DECIDED_CP = 1000;
const DECIDED_PLIES = 6;

/** Without a capture or pawn move for so many half-moves, or on the third repetition, a game ends by its rules. */
const ASK_EVERY = 10;

/**
 * Plays the game.
 * @param {EngineLike} engine
 * @param {{ variant: string, start: string, nodes: number, seed: number }} game
 * @returns {Promise<1 | 0.5 | 0>} White's points. Rejected if the engine fails or is cancelled.
 */
export async function playTestGame(engine, { variant, start, nodes, seed }) {
  /** @type {string[]} */
  const moves = [];
  let [leader, decided] = [0, 0];
  while (moves.length < MAX_PLIES) {
    /** @type {Report | null} */
    let report = null;
    const work = {
      variant,
      start,
      moves: [...moves],
      limits: { nodes },
      clock: null,
      engine: 'Fairy',
      level: null,
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

/**
 * The side that is far ahead: 1 for White, −1 for Black, 0 for none.
 * @param {Report | null} report @param {number} ply
 */
function sideAhead(report, ply) {
  if (!report) return 0;
  const { scoreCp, mateMoves } = report;
  const score = mateMoves ? Math.sign(mateMoves) * Infinity : (scoreCp ?? 0);
  if (Math.abs(score) < DECIDED_CP) return 0;
  return Math.sign(score) * (ply % 2 === 0 ? 1 : -1);
}

/**
 * White's points, or null if the game goes on.
 * @param {EngineLike} engine @param {{ variant: string, start: string, moves: readonly string[] }} game
 * @returns {Promise<1 | 0.5 | 0 | null>}
 */
async function resultOf(engine, game) {
  const { outcome } = await engine.ask('outcome', game);
  if (!outcome) return null;
  return outcome.winner === 'white' ? 1 : outcome.winner === 'black' ? 0 : 0.5;
}
