// @ts-check
/**
 * Descriptions of the bars. Pure.
 *
 * @import { Bar } from './comparisons.js'
 */
import { ordering as texts } from '../../../texts/en/figures/ordering.js';
import { countText } from '../../../texts/number.js';
import { without } from './comparisons.js';

/** @param {number} ply @param {readonly Bar[]} bars */
export function describe(ply, bars) {
  const [all] = bars;
  if (!all?.nodes) return texts.none;
  const known = bars.filter(({ nodes }) => nodes !== null);
  const worst = known.reduce((one, other) => (Number(other.nodes) > Number(one.nodes) ? other : one));
  const alone = known
    .filter(({ off }) => without(off).length === 1)
    .map(({ off, factor }) => texts.alone({ name: namesOf(off), factor: countText('en', Number(factor)) }));
  const moves = new Set(known.map(({ found }) => `${found?.from} ${found?.to}`));
  const overLimit = bars.length - known.length;
  const costliest = texts.costliest({
    worst: countText('en', Number(worst.nodes)),
    factor: countText('en', Number(worst.factor)),
    without: namesOf(worst.off),
  });
  const same = overLimit > 0 ? texts.sameAmongKnown : texts.same;
  return [
    texts.descriptions({ ply: String(ply), all: countText('en', all.nodes) }),
    overLimit > 0 ? texts.tooMany({ count: overLimit }) : costliest,
    ...alone,
    moves.size === 1 ? same : texts.differs({ count: moves.size }),
  ].join(' ');
}

/** @param {number} off */
const namesOf = (off) =>
  without(off)
    .map((aid) => texts.names[aid])
    .join(texts.and);
