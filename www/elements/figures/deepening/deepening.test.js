import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from './deepening.js';
import { iterationsOf } from './iterations.js';

const marks = (...reports) => figure.board({ facts: { iterations: iterationsOf(reports), lines: [] }, step: 0 }).marks;

test('the best move is marked, unless it goes nowhere', () => {
  assert.deepEqual(marks({ depth: 1, nodes: 50, scoreCp: 25, pv: ['e7e8q'] }), [
    { from: 'e7', to: 'e8', kind: 'best' },
  ]);
  assert.deepEqual(marks({ depth: 98, nodes: 1, scoreCp: -2079, pv: ['a8a8'] }), []);
  assert.deepEqual(marks(), []);
});
