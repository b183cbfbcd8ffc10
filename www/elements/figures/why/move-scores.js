// @ts-check
/**
 * The evaluation of each move in a search: the score of the best one, and for each other move an upper bound and the answer
 * that set it. Pure; all numbers come from the rows of the worker.
 *
 * @import { Transition } from '../search-states.js'
 */
import { squareOf } from '../classic-answers.js';
import { setOf, STATES } from '../search-states.js';

/** The requested states of the root and of the replies to it. */
export const [ROOT_STATES, REPLY_STATES] = [setOf('deepen', 'tried', 'probe', 'answer', 'store'), setOf('leave')];

/** The number of moves shown. */
const SHOWN = 8;

/**
 * A move that was evaluated. Scores are from the view of the side that makes it.
 *
 * - `isExact`: whether the score is exact; otherwise it is an upper bound.
 * - `answer`: the reply that set the score, in UCI notation without promotions; null if there was none.
 * - `nodes`: the number of positions searched.
 *
 * @typedef {{ uci: string, score: number, isExact: boolean, answer: string | null, nodes: number }} Move
 */

/** An iteration of the root; the best move is first. @typedef {{ ply: number, nodes: number, moves: Move[] }} Weighed */

/** @param {number} from @param {number} to */
const uciOf = (from, to) => `${squareOf(from & 0x77)}${squareOf(to & 0x77)}`;

/** @param {number} from @param {number} to */
const answerOf = (from, to) => ((from & 0x77) === (to & 0x77) ? null : uciOf(from, to));

/**
 * The last finished iteration of the root.
 * @param {readonly Transition[]} transitions @returns {Weighed | null}
 */
export function weighedOf(transitions) {
  /** @type {Map<string, Move>} */
  let moves = new Map();
  /** @type {Weighed | null} */
  let weighed = null;
  let [answer, before] = [/** @type {string | null} */ (null), 0];
  for (const { state, level, node, score, call, candidate, entry } of transitions) {
    if (level > 0) answer = answerOf(call.bestFrom, call.bestTo);
    else if (state === STATES.deepen) moves = new Map();
    else if (state === STATES.tried) [answer, before] = [null, node];
    else if (state === STATES.probe && entry.held) answer = answerOf(entry.from, entry.to);
    else if (state === STATES.answer) update_best({ score, call, candidate, nodes: node - before });
    else if (state === STATES.store && moves.size > 0) {
      weighed = { ply: call.iteration - 1, nodes: node, moves: sorted([...moves.values()]) };
    }
  }
  return weighed;

  /** @param {{ score: number, call: Record<string, number>, candidate: Record<string, number>, nodes: number }} answered */
  function update_best({ score, call, candidate, nodes }) {
    const uci = uciOf(candidate.from, candidate.to);
    const best = candidate.best;
    const isBest = uci === uciOf(call.bestFrom, call.bestTo);
    const known = moves.get(uci);
    // The best move of the previous iteration is tried twice, the second time against its own score.
    if (known?.isExact) return;
    if (isBest) for (const [other, move] of moves) if (move.isExact) moves.set(other, { ...move, isExact: false });
    moves.set(uci, {
      uci,
      score: isBest ? best : Math.min(-score, best),
      isExact: isBest,
      answer: known?.answer ?? answer,
      nodes: nodes + (known?.nodes ?? 0),
    });
  }
}

/**
 * Sorts moves: the best one first, then by their upper bounds.
 * @param {Move[]} moves
 */
const sorted = (moves) =>
  moves.sort((one, other) => Number(other.isExact) - Number(one.isExact) || other.score - one.score);

/**
 * The shown moves: the first few, and the one that was played.
 * @param {Weighed} weighed @param {string | null} played
 */
export function shownOf({ moves }, played) {
  const shown = moves.slice(0, SHOWN);
  const found = moves.slice(SHOWN).find(({ uci }) => uci === played?.slice(0, 4));
  return found ? [...shown, found] : shown;
}
