// @ts-check
/**
 * The explained game: the moves of the subject, the answer to the last one, and the moves evaluated at each
 * position: the score of the best one, and for each other move an upper bound and the answer that set it. A move is
 * described by the positions before and after it. All numbers come from the worker.
 *
 * @import { LegalMove } from '../../../board/state.js'
 * @import { EngineQueries, Matter, Position } from '../figure-types.js'
 * @import { Transition } from '../search-states.js'
 */
import { ALL_PARTS, MATE, STATES, STATUS, setOf, transitionOf } from '../search-states.js';
import { squareOf } from '../classic-answers.js';
import { why as texts } from '../../../texts/en/figures/why.js';
import { countText } from '../../../texts/number.js';
import { scoreText } from '../score.js';

/** The size of the table as a power of two, the same as in play. */
const TABLE_BITS = 19;

/** The number of moves before the answer that are explained. */
const MOST_MOVES = 2;

/**
 * A position of the game, and the engine's evaluation of its moves.
 *
 * - `played`: the move that was made, null at the end. `best`: the best move found.
 * - `sans`: the shown moves in SAN, each with its answer, and the expected line.
 *
 * @typedef {object} Moment
 * @property {readonly string[]} moves From the start of the game.
 * @property {Position} position
 * @property {Weighed | null} weighed
 * @property {LegalMove | null} best
 * @property {LegalMove | null} played
 * @property {ReadonlyMap<string, readonly string[]>} sans
 * @property {readonly string[]} line
 */

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

/** Scores closer than this look equal to a reader, in points. */
const NEAR = 10;

/** A ply from this value on means that a mate was found. */
const MATE_PLY = 98;

/**
 * The moments from a few moves before the last one up to the position after the answer.
 * @param {EngineQueries} queries @param {Matter} matter @returns {Promise<Moment[]>}
 */
export async function momentsOf(queries, { subject: { moves }, chosen: { nodes } }) {
  const first = Math.max(0, moves.length - MOST_MOVES);
  const all = [...moves];
  /** @type {Moment[]} */
  const moments = [];
  for (let count = first; count <= all.length; count += 1) {
    const moment = await momentOf(queries, all.slice(0, count), count <= moves.length ? nodes : 0, all[count] ?? null);
    const isAnswered = count === moves.length && count > 0 && moment.best !== null;
    if (isAnswered) all.push(/** @type {LegalMove} */ (moment.best).uci);
    moments.push(isAnswered ? { ...moment, played: moment.best } : moment);
  }
  return moments;
}

/**
 * @param {EngineQueries} queries
 * @param {readonly string[]} moves
 * @param {number} nodes The limit of the search; 0 for no search.
 * @param {string | null} uci The move that was made, or null.
 * @returns {Promise<Moment>}
 */
async function momentOf(queries, moves, nodes, uci) {
  /** @type {EngineQueries['ask']} */
  const ask = (call, fields) => queries.ask(call, { moves, ...fields });
  const position = /** @type {Position} */ (await ask('legal', {}));
  const { legal } = position;
  const played = legal.find((move) => move.uci === uci) ?? null;
  const found = legal.length > 0 && nodes > 0 ? await weighedAt(ask, nodes) : null;
  // Illegal moves that leave the king to be captured are evaluated too, and lose it.
  const weighed = found && { ...found, moves: found.moves.filter((move) => legalOf(legal, move.uci)) };
  const [first] = weighed?.moves ?? [];
  const best = first ? legalOf(legal, first.uci) : null;
  const sans = new Map(
    await Promise.all(
      (weighed ? shownOf(weighed, uci) : []).map(async (move) => {
        const line = [legalOf(legal, move.uci)?.uci ?? move.uci, ...(move.answer ? [move.answer] : [])];
        return /** @type {const} */ ([move.uci, await sansOf(ask, line)]);
      }),
    ),
  );
  const line = best ? await lineOf(queries, ask, moves, nodes, best) : [];
  return { moves, position, weighed, best, played, sans, line };
}

/**
 * @param {readonly LegalMove[]} legal
 * @param {string} uci A move without its promotion.
 */
const legalOf = (legal, uci) => legal.find((move) => move.uci === uci || move.uci === `${uci}q`) ?? null;

/** @param {EngineQueries['ask']} ask @param {number} nodes */
async function weighedAt(ask, nodes) {
  /** @type {Transition[]} */
  const transitions = [];
  for (let after = 1, status = /** @type {number} */ (STATUS.underway); status === STATUS.underway;) {
    /** @type {{ rows: number[][] }} */
    const {
      rows: [[at, now], ...rows],
    } = await ask('children', {
      search: [TABLE_BITS, 0, nodes],
      ask: [after, 0, 1, ROOT_STATES, REPLY_STATES, ALL_PARTS],
    });
    transitions.push(...rows.map(transitionOf));
    [after, status] = [at + 1, now];
  }
  return weighedOf(transitions);
}

/**
 * The SANs of consecutive moves; an answer that promotes makes a queen.
 * @param {EngineQueries['ask']} ask @param {readonly string[]} line @returns {Promise<string[]>}
 */
async function sansOf(ask, line) {
  const { san } = await ask('san', { line });
  if (san.length === line.length) return san;
  return (await ask('san', { line: [...line.slice(0, -1), `${line.at(-1)}q`] })).san;
}

/**
 * The line expected by the same search.
 * @param {EngineQueries} queries @param {EngineQueries['ask']} ask @param {readonly string[]} moves
 * @param {number} nodes @param {LegalMove} best @returns {Promise<string[]>}
 */
async function lineOf(queries, ask, moves, nodes, best) {
  const pv = (await queries.search({ nodes }, moves)).at(-1)?.pv ?? [];
  return (await ask('san', { line: pv[0] === best.uci ? pv : [best.uci] })).san;
}

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

/**
 * The evaluated entry of the move that was played.
 * @param {Moment} moment
 */
const ofPlayed = ({ weighed, played }) => weighed?.moves.find(({ uci }) => uci === played?.uci.slice(0, 4)) ?? null;

/**
 * Describes the last move of a game by the moments `before` and `after` it, or the position if no move was made.
 * @param {Moment | null} before @param {Moment} after
 */
export function describe(before, after) {
  const side = texts.sides[after.position.turn];
  if (before?.played) return [movedText(before, after), endText(after)].filter(Boolean).join(' ');
  const [best] = after.weighed?.moves ?? [];
  if (!best || !after.best) return texts.none;
  return texts.descriptions.choice({
    side,
    best: after.best.san,
    score: scoreText(best.score),
    line: after.line.join(' '),
  });
}

/** @param {Moment} before @param {Moment} after */
function movedText(before, after) {
  const {
    position: { turn, legal },
    played,
    best,
    weighed,
    line,
  } = before;
  const side = texts.sides[turn];
  const move = played?.san ?? '';
  const [first, second] = weighed?.moves ?? [];
  if (legal.length === 1) return texts.descriptions.only({ side, move });
  if (!first || !best || !weighed) return '';
  const score = scoreText(first.score);
  if (played?.uci === best.uci) {
    const best = texts.descriptions.best({
      side,
      move,
      score,
      depth: depthText(weighed),
      count: String(weighed.moves.length),
      line: line.join(' '),
    });
    return second
      ? `${best} ${texts.descriptions.next({ move: before.sans.get(second.uci)?.[0] ?? second.uci, bound: scoreText(second.score) })}`
      : best;
  }
  return [texts.descriptions.worse({ side, move, best: best.san, score }), verdict(before, after, first.score)]
    .filter(Boolean)
    .join(' ');
}

/** @param {{ ply: number }} weighed */
export const depthText = ({ ply }) => (ply < MATE_PLY ? texts.depth({ ply: String(ply) }) : '');

/**
 * Describes the value of a move that was not the best: the answer found to it, or the score of a separate search if it is
 * lower. Both are given, without a verdict, if the separate search finds another answer.
 * @param {Moment} before
 * @param {Moment} after
 * @param {number} best The score of the best move.
 */
function verdict(before, { weighed, line, position }, best) {
  const own = ofPlayed(before);
  const [answer] = weighed?.moves ?? [];
  if (!own || !answer) return '';
  const [move, found = ''] = before.sans.get(own.uci) ?? [own.uci];
  const fields = {
    move,
    other: texts.sides[position.turn],
    answer: found,
    bound: scoreText(own.score),
    worth: scoreText(-answer.score),
    line: line.join(' '),
  };
  const isBound = own.score < -answer.score;
  if (isBound && found && found !== line[0]) return texts.descriptions.disputed(fields);
  const tell = !isBound ? texts.descriptions.searched : found ? texts.descriptions.refuted : texts.descriptions.bound;
  return [tell(fields), lossText(best, isBound ? own.score : -answer.score, isBound)].filter(Boolean).join(' ');
}

/** @param {number} best @param {number} worth @param {boolean} isBound */
function lossText(best, worth, isBound) {
  if (Math.max(Math.abs(best), Math.abs(worth)) > MATE) return '';
  const loss = countText('en', (best - worth) / 100, 2, 2);
  if (best - worth < NEAR) return isBound ? texts.descriptions.atMostEqual : texts.descriptions.equal;
  return isBound ? texts.descriptions.least({ loss }) : texts.descriptions.loss({ loss });
}

/** @param {Moment} moment */
function endText({ position: { legal, check } }) {
  if (legal.length > 0) return '';
  return check ? texts.descriptions.over.mate : texts.descriptions.over.draw;
}
