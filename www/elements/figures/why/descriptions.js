// @ts-check
/**
 * Descriptions of the evaluation of a move. Pure.
 *
 * @import { Moment } from './game.js'
 */
import { why as texts } from '../../../texts/en/figures/why.js';
import { countText } from '../../../texts/number.js';
import { MATE } from '../search-states.js';
import { scoreText } from '../score.js';

/** Scores closer than this look equal to a reader, in points. */
const NEAR = 10;

/** A ply from this value on means that a mate was found. */
const MATE_PLY = 98;

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
