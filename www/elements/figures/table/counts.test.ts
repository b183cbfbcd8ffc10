import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  EVENTS,
  REGIONS,
  busiestOf,
  cellText,
  countsOf,
  describe,
  eventsOf,
  mostInstructive,
  nodesOf,
  percentText,
  shareOf,
  stopOf,
} from './counts.ts';
import type { Facts } from './table.ts';

/** Eight rows with the same count in every region. */
const rowsOf = (counts: number[]) => counts.map((count) => Array<number>(REGIONS).fill(count));
const STOP = stopOf(1000, rowsOf([10, 4, 2, 3, 1, 8, 5, 0]));

test('counts are summed up', () => {
  assert.deepEqual([STOP.all.lookedUp, STOP.all.found, STOP.all.noRoom, STOP.all.first], [2560, 1024, 256, 2048]);
  assert.deepEqual(
    countsOf(STOP)
      .map(([name, count]) => `${name} ${count}`)
      .slice(-3),
    ['first 2048', 'again 1280', 'kept 0'],
  );
});

test('the key states shares of slots and of look-ups', () => {
  assert.deepEqual(
    EVENTS.map((event) => shareOf(STOP, event, 12)),
    [0.5, 0.4, 0.1],
  );
  assert.equal(shareOf(stopOf(1, rowsOf([0, 0, 0, 0, 0, 0, 0, 0])), 'hit', 12), 0);
});

test('a cell shows the rarest event since the stop before', () => {
  const stops = [
    [0, 0, 0, 0, 0, 0, 0, 0],
    [2, 0, 0, 0, 0, 1, 0, 0],
    [4, 1, 0, 0, 0, 2, 0, 0],
    [5, 2, 0, 0, 0, 2, 0, 0],
    [5, 2, 0, 0, 0, 2, 0, 0],
    [9, 3, 0, 0, 1, 3, 0, 0],
  ].map((counts) => stopOf(1, rowsOf(counts)));
  const shown = stops.map((_, step) => eventsOf(stops, step)[7]);
  assert.deepEqual(shown, ['empty', 'fresh', 'fresh', 'hit', 'idle', 'collision']);
});

test('a cell is described by its counts', () => {
  assert.equal(cellText(STOP, 1, 12), 'Slots 17 to 32: 8 of 16 in use. 10 look-ups, 4 known again, 1 without room.');
  const found = rowsOf([10, 4, 0, 0, 0, 8, 0, 0]);
  found[1][5] = 9;
  assert.equal(busiestOf(stopOf(1, found)), 5);
});

test('a search is inspected at even intervals and at its end', () => {
  assert.deepEqual(nodesOf(1000, 4), [250, 500, 750, 1000]);
  assert.deepEqual(nodesOf(2, 4), [1, 2]);
  assert.deepEqual(nodesOf(0, 4), [1]);
});

test('the stop at which many positions find no room is the most instructive', () => {
  const stops = [0, 1, 3].map((noRoom) => stopOf(1, rowsOf([10, 0, 0, 0, noRoom, 1, 0, 0])));
  assert.equal(mostInstructive(stops), 1);
  assert.equal(mostInstructive(stops.slice(0, 1)), 0);
});

test('a table is described in words', () => {
  const facts: Facts = {
    bits: 12,
    ply: 6,
    total: 1500,
    stops: [STOP],
    sizes: [
      { bits: 12, nodes: 1500 },
      { bits: 13, nodes: 1010 },
      { bits: 14, nodes: 1000 },
    ],
    pairs: { again: null, collision: null },
  };
  assert.equal(
    describe(facts, 0),
    'After 1,000 of 1,500 positions, 50\u00a0% of the 4,096 slots are filled. Of all look-ups, 40\u00a0% find their position, and 20\u00a0% need no search at all. ' +
      'Of all look-ups, 10\u00a0% find no room (256 times): their scores are forgotten, and searched again. In the end, ply 6 takes 49\u00a0% more positions than with 8,192 slots (1,010).',
  );
  assert.match(describe({ ...facts, total: 1010 }, 0), /next to nothing\.$/);
  assert.equal(percentText(0.001), 'under 1\u00a0%');
  assert.equal(describe(null, 0), 'There is no legal move to search here.');
});
