/**
 * The running score beside the sum over the pieces at each ply, in numbers and in words. Pure; all numbers come from the worker.
 */
import { evaluation as texts } from '../../../texts/en/figures/evaluation.ts';
import { countText } from '../../../texts/number.ts';
import { signed } from '../classic-answers.ts';
import type { Change, Head } from '../classic-answers.ts';
import type { Facts } from './evaluation.tsx';

/** The terms that a move can add to the score. */
const GAINS = ['material', 'centre', 'castling', 'pawns'] as const;

/** What a move adds to each term. */
type Gains = Pick<Change, (typeof GAINS)[number]>;

/** The numbers of a position that its score is made of. */
type Scored = Pick<Head, 'side' | 'material' | 'centre' | 'running'>;

/**
 * A term of the score for the side to move: the sum over the moves, and the sum over the pieces, null if the pieces do
 * not determine it.
 */
type Term = { name: (typeof GAINS)[number]; carried: number; scratch: number | null };

export interface Sum {
  /** As updated by the engine with each move. */
  running: number;
  /** They add up to the running score. */
  terms: Term[];
}

/**
 * The score at a ply.
 *
 * @param here After all moves since the start.
 * @param start Before any move.
 */
export function sumOf({ head, changes }: { head: Scored; changes: readonly Gains[] }, start: { head: Scored }): Sum {
  const sign = head.side === start.head.side ? 1 : -1;
  const scratch = {
    material: head.material,
    centre: head.centre - sign * start.head.centre,
    castling: null,
    pawns: null,
  };
  const terms = GAINS.map((name) => {
    const gained = changes.reduce(
      (sum, change, index) => sum + ((changes.length - index) % 2 ? -1 : 1) * change[name],
      0,
    );
    const carried = gained + (name === 'material' ? sign * start.head.material : 0);
    return { name, carried: carried || 0, scratch: scratch[name] };
  });
  return { running: head.running, terms };
}

/** Describes a ply in a few sentences. */
export function describe({ plies, best, other, nodes }: Facts, step: number) {
  const { sum, side, move, change } = plies[step];
  const running = signed(sum.running);
  const first =
    move === null || !change
      ? texts.descriptions.start({ side: texts.sides[side], running })
      : texts.descriptions.move({
          move,
          parts: partsOf(change),
          side: texts.sides[side],
          before: turnedSum(plies[step - 1].sum.running, change),
          running,
        });
  const check = sum.terms.flatMap(describeGap).join(' ') || texts.agree;
  const isLast = step === plies.length - 1;
  const played = best && isLast ? texts.best({ move: best.san, count: countText('en', nodes) }) : '';
  const changed =
    best && isLast && other ? (other.uci === best.uci ? texts.sameMove : texts.other({ move: other.san })) : '';
  return [first, check, played, changed].filter(Boolean).join(' ');
}

/** Describes a term that differs from the sum over the pieces, and why. */
const describeGap = ({ name, carried, scratch }: Term) =>
  scratch === null || carried === scratch
    ? []
    : texts.disagree[name as 'material' | 'centre']({ gap: signed(carried - scratch) });

function partsOf(change: Gains) {
  const parts = GAINS.filter((name) => change[name] !== 0).map((name) =>
    texts.parts[name]({ gain: signed(change[name]) }),
  );
  return parts.join(', ') || texts.nothing;
}

/** The calculation of the next side's score: "−(+5 + 9)". */
function turnedSum(before: number, change: Gains) {
  const gain = GAINS.reduce((sum, name) => sum + change[name], 0);
  return `−(${signed(before)} ${gain < 0 ? '−' : '+'} ${Math.abs(gain)})`;
}
