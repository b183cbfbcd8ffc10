/**
 * The tree of the captures that are searched when no plies are left, the order of their search, and their
 * descriptions. Pure.
 */
import { INFINITY, STATES, kindInWindow, kindOfEntry } from '../search-states.ts';
import { exchange as texts } from '../../../texts/en/figures/exchange.ts';
import { squareOf } from '../classic-answers.ts';
import { nameOf } from '../search-nodes.ts';
import { kindAt, scoreText, sideOf, signAt } from '../score.ts';
import type { Bounds, Call, Kind, Transition, TriedMove } from '../search-states.ts';
import type { Facts } from './exchange.ts';

/**
 * A position after a capture; the first one is the leaf itself. Scores are from the view of the side to move there.
 *
 * - `rests`: the score without further captures. `score`: the result of the search. `isCut`: whether a reply caused a cutoff.
 * - `node`: the number of its node; null if the table answered.
 */
export interface Capture {
  node: number | null;
  level: number;
  side: number;
  move: TriedMove | null;
  window: Bounds;
  rests: number;
  score: number;
  kind: Kind;
  isCut: boolean;
  isIllegal: boolean;
  parent: Capture | null;
  replies: Capture[];
}

/** @param transitions From the leaf onwards. */
export function capturesOf(transitions: readonly Transition[]): Capture | null {
  /** The captures on the current path. */
  const open: Capture[] = [];
  /** The current reply. */
  let tried: Capture | null = null;
  let leaf: Capture | null = null;
  for (const transition of transitions) {
    const here = open.at(-1) ?? null;
    if (transition.state === STATES.tried && here) {
      const { from, to, piece, captured } = transition.candidate;
      tried = captureOf(transition.reply, transition.level + 1, { from, to, piece, captured }, here);
      here.replies.push(tried);
    } else if (transition.state === STATES.probe && tried && transition.next === STATES.answer) {
      Object.assign(tried, { score: transition.score, kind: kindOfEntry(transition.entry) });
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

const captureOf = (
  { side, alpha, beta, eval: rests }: Call,
  level: number,
  move: Capture['move'],
  parent: Capture | null,
): Capture => ({
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
 * - `before`: the position in which the leaf's move is made. `without`: the leaf without recaptures. `take`: a capture
 * is made. `back`: its score is known.
 *   `end`: the leaf with its recaptures.
 */
type Stage = { kind: 'before' | 'without' | 'take' | 'back' | 'end'; at: Capture };

export function stagesOf(leaf: Capture): Stage[] {
  const inside = (at: Capture): Stage[] => [{ kind: 'take', at }, ...at.replies.flatMap(inside), { kind: 'back', at }];
  return [
    { kind: 'before', at: leaf },
    { kind: 'without', at: leaf },
    ...leaf.replies.flatMap(inside),
    { kind: 'end', at: leaf },
  ];
}

/** The path from the leaf to a capture, including both. */
export const pathTo = (at: Capture): Capture[] => [...(at.parent ? pathTo(at.parent) : []), at];

/** The expected continuation: each side makes its best capture, as long as that is better than none. */
export function expected(leaf: Capture): Capture[] {
  const best = leaf.replies
    .filter(({ isIllegal }) => !isIllegal)
    .reduce((one: Capture | null, other) => (one && one.score <= other.score ? one : other), null);
  return [leaf, ...(best && leaf.score > leaf.rests ? expected(best) : [])];
}

/** Converts a score at a capture to the view of the side that made the leaf's move. */
export const oursAt = ({ level }: Capture, score: number) => score * signAt(level);

/** The move that led to a position: in SAN if it is legal, or else its squares. */
export const nameAt = ({ names, san }: Facts, at: Capture) =>
  at.move ? (names.get(at) ?? nameOf(null, at.move)) : san;

export function describe(facts: Facts | null, step: number) {
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

function describeReturn(facts: Facts, at: Capture, parts: Parameters<typeof texts.take>[0]) {
  if (at.node === null) return texts.table(parts);
  const best = expected(at)[1];
  if (!best) return at.isCut ? texts.restsCut(parts) : texts.rests(parts);
  return (at.isCut ? texts.cut : texts.answered)({ ...parts, reply: nameAt(facts, best) });
}

/** The name of the square where a capture takes place. */
export const targetOf = ({ to }: { to: number }) => String(squareOf(to));
