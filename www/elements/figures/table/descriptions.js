// @ts-check
/**
 * Descriptions of a table. Pure.
 *
 * @import { Facts } from './table.js'
 * @import { Stop } from './counts.js'
 */
import { table as texts } from '../../../texts/en/figures/table.js';
import { countText } from '../../../texts/number.js';
import { shareOf } from './counts.js';

/** @param {number} part */
export const percentText = (part) =>
  part > 0 && part < 0.005 ? texts.few : `${countText('en', part * 100, 0, 0)}\u00a0%`;

/** The lowest saving that is mentioned. */
const WORTH_A_WORD = 1.02;

/** @param {Facts | null} facts @param {number} step */
export function describe(facts, step) {
  if (!facts) return texts.none;
  const { stops, total, bits, ply, sizes } = facts;
  const stop = stops[step];
  const { found, answered, lookedUp, noRoom } = stop.all;
  const least = Math.min(...sizes.map(({ nodes }) => nodes ?? Infinity));
  const enough = sizes.find(({ nodes }) => nodes !== null && nodes <= least * WORTH_A_WORD);
  const counts = {
    node: countText('en', stop.node),
    total: countText('en', total),
    slots: countText('en', 2 ** bits),
    ply: String(ply),
    filled: percentText(shareOf(stop, 'filled', bits)),
    found: percentText(found / Math.max(1, lookedUp)),
    answered: percentText(answered / Math.max(1, lookedUp)),
  };
  return [
    texts.descriptions(counts),
    noRoom > 0 ? texts.noRoom({ share: percentText(noRoom / lookedUp), count: countText('en', noRoom) }) : texts.room,
    enough?.nodes && total > least * WORTH_A_WORD
      ? texts.dearer({
          ...counts,
          least: countText('en', enough.nodes),
          size: countText('en', 2 ** enough.bits),
          more: percentText(total / enough.nodes - 1),
        })
      : texts.enough,
  ].join(' ');
}

/** The counts that are described, with their totals. @param {Stop} stop */
export const countsOf = ({ all }) =>
  /** @type {const} */ ([
    ['lookedUp', all.lookedUp, null],
    ['found', all.found, all.lookedUp],
    ['answered', all.answered, all.lookedUp],
    ['noRoom', all.noRoom, all.lookedUp],
    ['first', all.first, null],
    ['again', all.again, null],
    ['kept', all.kept, null],
  ]);
