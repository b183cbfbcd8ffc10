import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gradeOf, pathsOf } from './view.tsx';
import {
  REGIONS,
  countsOf,
  describe,
  mostInstructive,
  nodesOf,
  percentText,
  shareOf,
  sharesOf,
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

test('a map shows shares of lookups', () => {
  assert.deepEqual(
    (['filled', 'found', 'noRoom'] as const).map((map) => [sharesOf(STOP, map, 12)[7], shareOf(STOP, map, 12)]),
    [
      [0.5, 0.5],
      [0.4, 0.4],
      [0.1, 0.1],
    ],
  );
  const empty = stopOf(1, rowsOf([0, 0, 0, 0, 0, 0, 0, 0]));
  assert.equal(sharesOf(empty, 'found', 12)[0], 0);
});

test('a share is at most 1', () => {
  assert.equal(sharesOf(stopOf(1, rowsOf([1, 0, 0, 0, 0, 25, 0, 0])), 'filled', 12)[255], 1);
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

test('squares have grades', () => {
  assert.deepEqual([0, 0.01, 0.5, 1].map(gradeOf), [0, 1, 3, 6]);
  const paths = pathsOf([0, 1, ...Array(15).fill(0), 1]);
  assert.equal(paths[6], 'M1 0h1v1h-1zM1 1h1v1h-1z');
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
