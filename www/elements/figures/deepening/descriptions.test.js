import assert from 'node:assert/strict';
import { test } from 'node:test';
import { iterationsOf } from './iterations.js';
import { scoreOf, describe } from './descriptions.js';

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
