// @ts-check
/**
 * The tree of the captures that are searched when no plies are left, the order of their search, and their
 * descriptions. Pure.
 *
 * @import { Kind, Transition } from '../search-states.js'
 * @import { Facts } from './exchange.js'
 */
import { INFINITY, STATES, kindInWindow, kindOfEntry } from '../search-states.js';
import { exchange as texts } from '../../../texts/en/figures/exchange.js';
import { squareOf } from '../classic-answers.js';
import { nameOf } from '../search-nodes.js';
import { kindAt, scoreText, sideOf, signAt } from '../score.js';

/**
 * A position after a capture; the first one is the leaf itself. Scores are from the view of the side to move there.
 *
 * - `rests`: the score without further captures. `score`: the result of the search. `isCut`: whether a reply caused a cutoff.
 * - `node`: the number of its node; null if the table answered.
 *
 * @typedef {object} Capture
 * @property {number | null} node
 * @property {number} level
 * @property {number} side
 * @property {{ from: number, to: number, piece: number, captured: number } | null} move
 * @property {{ alpha: number, beta: number }} window
 * @property {number} rests
 * @property {number} score
 * @property {Kind} kind
 * @property {boolean} isCut
 * @property {boolean} isIllegal
 * @property {Capture | null} parent
 * @property {Capture[]} replies
 */

/**
 * @param {readonly Transition[]} transitions From the leaf onwards.
 * @returns {Capture | null}
 */
export function capturesOf(transitions) {
  /** The captures on the current path. @type {Capture[]} */
  const open = [];
  /** The current reply. @type {Capture | null} */
  let tried = null;
  /** @type {Capture | null} */
  let leaf = null;
  for (const transition of transitions) {
    const here = open.at(-1) ?? null;
    if (transition.state === STATES.tried && here) {
      const { from, to, piece, captured } = /** @type {any} */ (transition.candidate);
      tried = captureOf(transition.reply, transition.level + 1, { from, to, piece, captured }, here);
      here.replies.push(tried);
    } else if (transition.state === STATES.probe && tried && transition.next === STATES.answer) {
      Object.assign(tried, { score: transition.score, kind: kindOfEntry(/** @type {any} */ (transition.entry)) });
    } else if (transition.state === STATES.enter) {
      const entered = tried ?? captureOf(transition.call, transition.level, null, here);
      leaf ??= entered;
      entered.node = transition.node;
      open.push(entered);
      tried = null;
    } else if (transition.state === STATES.close && here) {
      here.isIllegal ||= transition.candidate.best >= INFINITY;
      here.isCut ||= transition.candidate.best >= transition.call.beta && transition.candidate.best < INFINITY;
    } else if (transition.state === STATES.leave && here) {
      Object.assign(here, { score: transition.score, kind: kindInWindow(transition.score, here.window) });
      open.pop();
    }
  }
  return leaf;
}

/**
 * @param {Record<string, number>} call
 * @param {number} level
 * @param {Capture['move']} move
 * @param {Capture | null} parent
 * @returns {Capture}
 */
const captureOf = ({ side, alpha, beta, eval: rests }, level, move, parent) => ({
  node: null,
  level,
  side,
  move,
  window: { alpha, beta },
  rests,
  score: rests,
  kind: 'exact',
  isCut: false,
  isIllegal: false,
  parent,
  replies: [],
});

/**
 * - `before`: the position in which the leaf's move is made. `without`: the leaf without recaptures. `take`: a capture is made. `back`: its score is known.
 *   `end`: the leaf with its recaptures.
 *
 * @typedef {{ kind: 'before' | 'without' | 'take' | 'back' | 'end', at: Capture }} Stage
 */

/** @param {Capture} leaf @returns {Stage[]} */
export function stagesOf(leaf) {
  /** @param {Capture} at @returns {Stage[]} */
  const inside = (at) => [{ kind: 'take', at }, ...at.replies.flatMap(inside), { kind: 'back', at }];
  return [
    { kind: 'before', at: leaf },
    { kind: 'without', at: leaf },
    ...leaf.replies.flatMap(inside),
    { kind: 'end', at: leaf },
  ];
}

/**
 * The path from the leaf to a capture, including both.
 * @param {Capture} at @returns {Capture[]}
 */
export const pathTo = (at) => [...(at.parent ? pathTo(at.parent) : []), at];

/**
 * The expected continuation: each side makes its best capture, as long as that is better than none.
 * @param {Capture} leaf @returns {Capture[]}
 */
export function expected(leaf) {
  const best = leaf.replies
    .filter(({ isIllegal }) => !isIllegal)
    .reduce((/** @type {Capture | null} */ one, other) => (one && one.score <= other.score ? one : other), null);
  return [leaf, ...(best && leaf.score > leaf.rests ? expected(best) : [])];
}

/** Converts a score at a capture to the view of the side that made the leaf's move. @param {Capture} at @param {number} score */
export const oursAt = ({ level }, score) => score * signAt(level);

/**
 * The move that led to a position: in SAN if it is legal, or else its squares.
 * @param {Facts} facts @param {Capture} at
 */
export const nameAt = ({ names, san }, at) => (at.move ? (names.get(at) ?? nameOf(null, at.move)) : san);

/** @param {Facts | null} facts @param {number} step */
export function describe(facts, step) {
  if (!facts) return texts.none;
  const { leaf, san, without, plays, square } = facts;
  const { kind, at } = stagesOf(leaf)[step];
  const ours = sideOf(24 - leaf.side);
  const bound = kindAt(at.kind, at.level);
  const parts = {
    ours,
    move: san,
    square,
    side: sideOf(at.side),
    mover: sideOf(24 - at.side),
    capture: nameAt(facts, at),
    rests: scoreText(oursAt(at, at.rests)),
    score: scoreText(oursAt(at, at.score)),
    bound: bound ?? 'exact',
  };
  if (kind === 'before') return texts.before(parts);
  if (kind === 'without') return texts.without(parts);
  if (kind === 'take') return at.isIllegal ? texts.illegal(parts) : texts.take(parts);
  if (kind === 'back') return at.isIllegal ? texts.illegal(parts) : describeReturn(facts, at, parts);
  const line = expected(leaf)
    .slice(1)
    .map((one) => nameAt(facts, one))
    .join(' ');
  const swing = oursAt(leaf, leaf.score) - without;
  const swingText =
    leaf.replies.length === 0
      ? texts.nothing(parts)
      : swing === 0
        ? texts.same(parts)
        : texts.end({ ...parts, swing: scoreText(swing), line });
  return [swingText, texts.plays(plays)].join(' ');
}

/** @param {Facts} facts @param {Capture} at @param {Parameters<typeof texts.take>[0]} parts */
function describeReturn(facts, at, parts) {
  if (at.node === null) return texts.table(parts);
  const best = expected(at)[1];
  if (!best) return at.isCut ? texts.restsCut(parts) : texts.rests(parts);
  return (at.isCut ? texts.cut : texts.answered)({ ...parts, reply: nameAt(facts, best) });
}

/** The name of the square where a capture takes place. @param {{ to: number }} move */
export const targetOf = ({ to }) => String(squareOf(to));
