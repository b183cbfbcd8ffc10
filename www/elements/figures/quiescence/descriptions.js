// @ts-check
/**
 * Descriptions of recaptures. Pure.
 *
 * @import { Capture } from './captures.js'
 * @import { Facts } from './quiescence.js'
 */
import { quiescence as texts } from '../../../texts/en/figures/quiescence.js';
import { squareOf } from '../classic-answers.js';
import { nameOf } from '../search-nodes.js';
import { kindAt, scoreText, sideOf, signAt } from '../score.js';
import { expected, stagesOf } from './captures.js';

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
