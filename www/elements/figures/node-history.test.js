import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STATES } from './search-states.js';
import { iterationWith, mostTelling, walkedOf } from './node-history.js';

/** @param {keyof typeof STATES} state */
const pass = (state, parts = {}) => ({
  state: STATES[state], next: 0, node: 1, level: 0, score: 0, call: {}, walk: {}, reply: {}, entry: {}, ...parts,
});

const move = (from, to) => ({ from, to, piece: 9, captured: 0 });
const reply = { alpha: -100, beta: -10, depth: 1 };

const PASSES = [
  pass('deepen', { next: 3, call: { iteration: 1 }, walk: { best: 5 } }),
  pass('close', { next: 12, call: { beta: 100 }, walk: { best: 5 } }),
  pass('store', { call: { bestFrom: 0, bestTo: 0 }, walk: { best: 5 } }),
  pass('deepen', { next: 3, call: { iteration: 2 }, walk: { best: -8000 } }),
  pass('tried', { call: { bestTo: 8 }, walk: move(0x60, 0x40), reply }),
  pass('probe', { next: STATES.enter }),
  pass('enter', { level: 1, node: 2 }),
  pass('leave', { level: 1, node: 5, score: -20 }),
  pass('tried', { call: { bestTo: 0 }, walk: move(0x61, 0x41), reply }),
  pass('probe', { next: STATES.answer, score: -150, entry: { from: 128 } }),
  pass('close', { next: 12, call: { beta: 100 }, walk: { best: 150 } }),
  pass('store', { call: { bestFrom: 0x61, bestTo: 0xc1 }, walk: { best: 150 } }),
  pass('deepen', { next: STATES.leave, call: { iteration: 3 } }),
  pass('leave', { score: 150 }),
];

test('a node is its iterations', () => {
  const { iterations, score } = walkedOf(PASSES, 0);
  assert.equal(score, 150);
  assert.deepEqual(iterations.map(({ depth, best, ending }) => [depth, best, ending]), [[1, 5, 'all'], [2, 150, 'cut']]);
  assert.deepEqual([iterations[0].bestMove, iterations[1].bestMove], [null, { from: 0x61, to: 0x41 }]);
  const [entered, answered] = iterations[1].tries;
  assert.deepEqual([entered.node, entered.nodes, entered.score, entered.kind, entered.isFirst], [2, 4, -20, 'exact', true]);
  assert.deepEqual([answered.node, answered.nodes, answered.score, answered.kind, answered.isFirst], [null, null, -150, 'most', false]);
});

test('what is not told yet is not known', () => {
  const { iterations, score } = walkedOf(PASSES.slice(0, 7), 0);
  assert.equal(score, null);
  assert.deepEqual([iterations[1].ending, iterations[1].tries[0].node, iterations[1].tries[0].score], [null, 2, null]);
});

test('a king that can be taken, and a mate', () => {
  const ending = (parts) => walkedOf([PASSES[3], pass('close', parts)], 0).iterations[0].ending;
  assert.equal(ending({ next: 12, call: { beta: 100 }, walk: { best: 8000 } }), 'king');
  assert.equal(ending({ next: STATES.probe, call: { beta: 100 }, walk: { best: -8000 } }), 'mate');
});

test('the test for mate is no reply', () => {
  const { iterations } = walkedOf([...PASSES.slice(3, 8), pass('close', { next: STATES.probe, call: { beta: 9 }, walk: { best: -8000 } }),
    pass('enter', { level: 1, node: 9 }), pass('leave', { level: 1, node: 9, score: 8000 })], 0);
  assert.deepEqual([iterations[0].tries.length, iterations[0].tries[0].node], [1, 2]);
});

test('an iteration is found by a reply', () => {
  const walked = walkedOf(PASSES, 0);
  assert.equal(iterationWith(walked, 2)?.depth, 2);
  assert.equal(iterationWith(walked)?.depth, 2);
  assert.equal(iterationWith({ iterations: [], score: null }), null);
});

test('the clearest refutation tells most', () => {
  const one = (node, score, nodes = 3) => ({ node, nodes, score, kind: score >= -10 ? 'least' : 'exact', window: reply });
  const root = (tries) => ({ iterations: [{ ending: 'all', tries }, { ending: null, tries: [one(9, 900)] }], score: null });
  const first = (tries, isLegal = () => true) => mostTelling(root(tries), isLegal);
  assert.equal(first([one(2, -20), one(3, 0), one(4, 80), one(5, 50)]), 4);
  assert.equal(first([one(3, 0), one(4, 80), one(5, 50)], ({ node }) => node !== 4), 5);
  assert.equal(first([one(2, -20), one(3, 80, 1)]), 1);
  assert.equal(mostTelling({ iterations: [], score: null }, () => true), 1);
});
