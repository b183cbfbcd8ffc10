import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describe, iterationsOf, mostInstructive, pairsOf, ratioOf, reportOf } from './iterations.ts';
import { legalMove } from '../../../game/store.fixture.ts';
import type { Iteration } from './iterations.ts';

const report = (depth: number, nodes: number, scoreCp: number | null, pv: string[], sans: string[] = []) => ({
  depth,
  nodes,
  scoreCp,
  mateMoves: null,
  pv,
  sans,
});
const REPORTS = [
  report(1, 50, 25, ['e1g1'], ['O-O']),
  report(2, 1050, -2, ['b1c3', 'd7d6'], ['Nc3', 'd6']),
  report(3, 6050, 0, ['b1c3'], ['Nc3']),
  report(98, 6100, 3998, ['b1c3'], ['Nc3']),
];

test('each iteration has its own cost and the total so far', () => {
  const iterations = iterationsOf(REPORTS);
  const listed = (name: keyof Iteration) => iterations.map((one) => one[name]);
  assert.deepEqual(listed('spent'), [50, 1000, 5000, 50]);
  assert.deepEqual(listed('growth'), [null, 20, 5, 0.01]);
  assert.deepEqual(listed('isChanged'), [false, true, false, false]);
  assert.deepEqual(listed('name'), ['1', '2', '3', 'mate']);
  assert.deepEqual(listed('score'), ['+0.25', '−0.02', '0.00', 'mate in 2']);
});

test('a second search starts from the beginning', () => {
  const iterations = iterationsOf([...REPORTS, report(1, 6200, 25, ['e1g1'])]);
  assert.deepEqual([iterations.at(-1)?.spent, iterations.at(-1)?.growth], [100, null]);
});

test('the last report of a depth counts', () => {
  const iterations = iterationsOf([
    report(1, 50, 25, ['e1g1']),
    report(2, 300, 5, ['e1g1']),
    report(2, 400, 9, ['b1c3']),
  ]);
  assert.deepEqual(
    iterations.map(({ nodes }) => nodes),
    [50, 400],
  );
  assert.equal(iterations[1].isChanged, true);
});

test('a mate that is reported in moves is written so', () => {
  const [iteration] = iterationsOf([{ ...report(5, 900, null, ['g4g7']), mateMoves: -3 }]);
  assert.equal(iteration.score, 'mate in 3');
});

test('an iteration of a recorded search has the move in SAN if it is legal', () => {
  const legal = [legalMove('b1c3', 'Nc3')];
  const finished = { ply: 3, nodes: 70, score: 12, from: 0x71, to: 0x52 };
  assert.deepEqual(reportOf(finished, legal), report(3, 70, 12, ['b1c3'], ['Nc3']));
  assert.deepEqual(reportOf(finished, []).sans, []);
});

const single = (reports: Parameters<typeof iterationsOf>[0]) => ({
  rows: iterationsOf(reports).map((full) => ({ full })),
  without: 'nothing',
  fault: '',
});

test('the last change of the best move is the most instructive, or else the last iteration', () => {
  assert.equal(mostInstructive(single(REPORTS)), 1);
  assert.equal(mostInstructive(single(REPORTS.slice(1))), 2);
  assert.equal(mostInstructive(single([])), 0);
});

const alone = single(REPORTS);

test('changes are described', () => {
  assert.equal(describe(alone, 0), 'Ply 1: The best move is O-O (+0.25). That took 50 positions. Expected: O-O.');
  assert.equal(
    describe(alone, 1),
    'Ply 2: The best move is now Nc3, and no longer O-O (−0.02). That took 1,000 positions, 20 times as many as the ply before. Expected: Nc3 d6.',
  );
  assert.match(describe(alone, 2), /still Nc3/);
  assert.match(describe(alone, 3), /^Mate found: .*\(mate in 2\)/);
  assert.match(describe(single([]), 0), /no legal move/);
});

test('an illegal move is described by its squares', () => {
  assert.equal(
    describe(single([report(98, 1, -2079, ['a8a8'])]), 0),
    'The end: The best move is a8–a8 (−20.79). That took 1 position. Expected: a8–a8.',
  );
});

const FULL = iterationsOf(REPORTS.slice(0, 2));
const LESS = iterationsOf([report(1, 50, 25, ['e1g1'], ['O-O']), report(2, 5565, 7, ['d2d3'], ['d3'])]);
const pair = { rows: pairsOf(FULL, LESS), without: 'best table', fault: '' };

test('two searches are compared ply by ply', () => {
  assert.equal(
    describe(pair, 0),
    'To ply 1: O-O (+0.25) after 50 positions. The search without the best move first and the table finds the same move (+0.25) after 50: × 1.',
  );
  assert.equal(
    describe(pair, 1),
    'To ply 2: Nc3 (−0.02) after 1,050 positions. The search without the best move first and the table finds d3 (+0.07) after 5,565: × 5.3.',
  );
  assert.equal(ratioOf(pair.rows[1]), 5.3);
  assert.equal(mostInstructive(pair), 1);
});

test('a ply that one search skipped or did not reach is not compared', () => {
  const rows = pairsOf(FULL.slice(1), LESS.slice(0, 1));
  assert.deepEqual(
    rows.map(({ full, less }) => [full?.ply, less?.ply]),
    [
      [undefined, 1],
      [2, undefined],
    ],
  );
  assert.equal(describe({ ...pair, rows }, 0), 'The whole search ends before ply 1.');
  assert.equal(
    describe({ ...pair, rows }, 1),
    'The search without the best move first and the table ends before ply 2.',
  );
  assert.equal(ratioOf(rows[1]), null);
});
