/** Counts of a table, in total and by region, and its description. Pure. */
import { table as texts } from '../../../texts/en/figures/table.ts';
import { countText } from '../../../texts/number.ts';
import { recordOf } from '../classic-answers.ts';
import type { Facts } from './table.ts';

/** The number of regions that the worker counts separately. */
export const REGIONS = 256;

/** The names of the counts, in the order of the rows. */
const NAMES = Object.freeze(['lookedUp', 'found', 'answered', 'movedOn', 'noRoom', 'first', 'again', 'kept'] as const);

/**
 * - `lookedUp`: positions that were looked up; `found`: that were in the table; `answered`: whose entries made a search
 * unnecessary.
 * - `movedOn`: positions that are not in the first slot; `noRoom`: nor in the next eight slots, of which none is empty.
 * - `first`: writes to an empty slot; `again`: writes over an entry of the same position; `kept`: better entries that were kept.
 */
type Counts = Record<(typeof NAMES)[number], number>;

/** The counts after `node` positions, in total and by region. */
export type Stop = { node: number; all: Counts; regions: Record<keyof Counts, readonly number[]> };

/** The sizes of the table, as powers of two. */
export const [SMALLEST, LARGEST] = [12, 18];

/** The maximum number of positions; a search in a table that is too small is abandoned there. */
export const MOST = 300_000;

/** The lowest saving that is mentioned. */
const WORTH_A_WORD = 1.02;

/** @param rows A row for each count. */
export function stopOf(node: number, rows: readonly (readonly number[])[]): Stop {
  return {
    node,
    all: recordOf(NAMES, (_, index) => rows[index].reduce((sum, count) => sum + count, 0)),
    regions: recordOf(NAMES, (_, index) => rows[index]),
  };
}

/** What a look-up can come to: the position is written, known again, or turned away. */
export const EVENTS = Object.freeze(['fresh', 'hit', 'collision'] as const);

type Event = (typeof EVENTS)[number];

/** The count of each event. */
const COUNT_OF = Object.freeze({ fresh: 'first', hit: 'found', collision: 'noRoom' } as const);

/** The events from the rarest to the most frequent one. */
const BY_RARITY = Object.freeze(['collision', 'fresh', 'hit'] as const);

const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, part / whole) : 0);

/**
 * The rarest event in each region since the stop before; `idle` without one, `empty` where nothing is written yet.
 */
export const eventsOf = (stops: readonly Stop[], step: number): (Event | 'idle' | 'empty')[] =>
  stops[step].regions.first.map((written, region) => {
    const countAt = (index: number, event: Event) => stops[index]?.regions[COUNT_OF[event]][region] ?? 0;
    const event = BY_RARITY.find((name) => countAt(step, name) > countAt(step - 1, name));
    return event ?? (written > 0 ? 'idle' : 'empty');
  });

/** The region that is opened first: the one that turned away most, or else knew most again. */
export function busiestOf({ regions: { noRoom, found } }: Stop) {
  const counts = Math.max(...noRoom) > 0 ? noRoom : found;
  return counts.indexOf(Math.max(...counts));
}

/** The share of the slots that are in use, or of the look-ups that came to an event, from 0 to 1. */
export const shareOf = ({ all }: Stop, event: Event, bits: number) =>
  event === 'fresh' ? share(all.first, 2 ** bits) : share(all[COUNT_OF[event]], all.lookedUp);

/** A region in words. */
export function cellText({ regions }: Stop, region: number, bits: number) {
  const size = 2 ** bits / REGIONS;
  const number = (count: number) => countText('en', count);
  return texts.cell({
    from: number(region * size + 1),
    to: number((region + 1) * size),
    used: number(regions.first[region]),
    size: number(size),
    lookedUp: number(regions.lookedUp[region]),
    found: number(regions.found[region]),
    noRoom: number(regions.noRoom[region]),
  });
}

/** The lowest share of probes without a free slot that is mentioned. */
const MANY = 0.1;

/** The most instructive stop: the first one at which many positions find no room, or else the last one. */
export function mostInstructive(stops: readonly Stop[]) {
  const found = stops.findIndex(({ all }) => share(all.noRoom, all.lookedUp) >= MANY);
  return found < 0 ? stops.length - 1 : found;
}

/** The nodes at which the table is inspected, evenly spaced. */
export function nodesOf(total: number, most: number) {
  const count = Math.max(1, Math.min(most, total));
  return Array.from({ length: count }, (_, index) => Math.max(1, Math.round((total * (index + 1)) / count)));
}

/** A share in percent. */
export const percentText = (part: number) =>
  part > 0 && part < 0.005 ? texts.few : `${countText('en', part * 100, 0, 0)}\u00a0%`;

/** Describes the table at a step. */
export function describe(facts: Facts | null, step: number) {
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
    filled: percentText(shareOf(stop, 'fresh', bits)),
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

/** The counts that are described, with their totals. */
export const countsOf = ({ all }: Stop) =>
  [
    ['lookedUp', all.lookedUp, null],
    ['found', all.found, all.lookedUp],
    ['answered', all.answered, all.lookedUp],
    ['noRoom', all.noRoom, all.lookedUp],
    ['first', all.first, null],
    ['again', all.again, null],
    ['kept', all.kept, null],
  ] as const;
