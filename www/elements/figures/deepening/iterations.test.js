import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decadesOf, describe, iterationsOf, lengthOf, mostInstructive, scoreOf } from './iterations.js';

const REPORTS = [
  { depth: 1, nodes: 50, scoreCp: 25, pv: ['e1g1'] },
  { depth: 2, nodes: 1050, scoreCp: 2, pv: ['b1c3', 'd7d6'] },
  { depth: 3, nodes: 6050, scoreCp: 26, pv: ['b1c3'] },
  { depth: 98, nodes: 6100, scoreCp: 3998, pv: ['b1c3'] },
];

test('each iteration has its own cost and the total so far', () => {
  const iterations = iterationsOf(REPORTS);
  assert.deepEqual(
    iterations.map(({ spent }) => spent),
    [50, 1000, 5000, 50],
  );
  assert.deepEqual(
    iterations.map(({ growth }) => growth),
    [null, 20, 5, 0.01],
  );
  assert.deepEqual(
    iterations.map(({ isChanged }) => isChanged),
    [false, true, false, false],
  );
  assert.deepEqual(
    iterations.map(({ isMate }) => isMate),
    [false, false, false, true],
  );
});

test('a second search starts from the beginning', () => {
  const iterations = iterationsOf([...REPORTS, { depth: 1, nodes: 6200, scoreCp: 25, pv: ['e1g1'] }]);
  assert.deepEqual([iterations.at(-1).spent, iterations.at(-1).growth], [100, null]);
});

test('the last change of the best move is the most instructive, or else the last iteration', () => {
  assert.equal(mostInstructive(iterationsOf(REPORTS)), 1);
  assert.equal(mostInstructive(iterationsOf(REPORTS.slice(1))), 2);
  assert.equal(mostInstructive([]), 0);
});

test('bars grow by the logarithm', () => {
  assert.equal(decadesOf(200_353), 6);
  assert.equal(decadesOf(0), 1);
  assert.ok(Math.abs(lengthOf(1000, 200_353) - 0.5) < 1e-9);
  assert.equal(lengthOf(0, 10), 0);
});

const facts = {
  iterations: iterationsOf([
    { depth: 1, nodes: 50, scoreCp: 25, pv: ['e1g1'] },
    { depth: 2, nodes: 1050, scoreCp: -2, pv: ['b1c3', 'd7d6'] },
    { depth: 3, nodes: 6050, scoreCp: 0, pv: ['b1c3'] },
    { depth: 98, nodes: 6100, scoreCp: 3998, pv: ['b1c3'] },
  ]),
  lines: [['O-O'], ['Nc3', 'd6'], ['Nc3'], ['Nc3']],
};

test('scores are in hundreds of points', () => {
  assert.deepEqual(facts.iterations.map(scoreOf), ['+0.25', '−0.02', '0.00', 'mate +3,998']);
});

test('changes are described', () => {
  assert.equal(describe(facts, 0), 'Ply 1: The best move is O-O (+0.25). That took 50 positions. Expected: O-O.');
  assert.equal(
    describe(facts, 1),
    'Ply 2: The best move is now Nc3, and no longer O-O (−0.02). That took 1,000 positions, 20 times as many as the ply before. Expected: Nc3 d6.',
  );
  assert.match(describe(facts, 2), /still Nc3/);
  assert.match(describe(facts, 3), /^Mate found: .*\(mate \+3,998\)/);
  assert.match(describe({ iterations: [], lines: [] }, 0), /no legal move/);
});

test('an illegal move is described by its squares', () => {
  const iterations = iterationsOf([{ depth: 98, nodes: 1, scoreCp: -2079, pv: ['a8a8'] }]);
  assert.equal(
    describe({ iterations, lines: [[]] }, 0),
    'Mate found: The best move is a8–a8 (mate −2,079). That took 1 position. Expected: a8–a8.',
  );
});
