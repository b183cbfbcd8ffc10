import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STATES } from './search-states.ts';
import {
  historyOf,
  isTest,
  iterationWith,
  legalMoveOf,
  mostInstructive,
  nameOf,
  pathOf,
  uciOf,
} from './search-nodes.ts';
import { stop, transition } from './search-states.fixture.ts';
import { legalMove } from '../../game/store.fixture.ts';
import type { NodeHistory, Try } from './search-nodes.ts';

const move = (from: number, to: number) => ({ from, to, piece: 9, captured: 0 });
const reply = { alpha: -100, beta: -10, depth: 1 };

const PASSES = [
  transition('deepen', { next: 3, call: { iteration: 1 }, candidate: { best: 5 } }),
  transition('close', { next: 12, call: { beta: 100 }, candidate: { best: 5 } }),
  transition('store', { call: { bestFrom: 0, bestTo: 0 }, candidate: { best: 5 } }),
  transition('deepen', { next: 3, call: { iteration: 2 }, candidate: { best: -8000 } }),
  transition('tried', { call: { bestTo: 8 }, candidate: move(0x60, 0x40), reply }),
  transition('probe', { next: STATES.enter }),
  transition('enter', { level: 1, node: 2 }),
  transition('leave', { level: 1, node: 5, score: -20 }),
  transition('tried', { call: { bestTo: 0 }, candidate: move(0x61, 0x41), reply }),
  transition('probe', { next: STATES.answer, score: -150, entry: { from: 128 } }),
  transition('close', { next: 12, call: { beta: 100 }, candidate: { best: 150 } }),
  transition('store', { call: { bestFrom: 0x61, bestTo: 0xc1 }, candidate: { best: 150 } }),
  transition('deepen', { next: STATES.leave, call: { iteration: 3 } }),
  transition('leave', { score: 150 }),
];

test('a node is its iterations', () => {
  const { iterations, score } = historyOf(PASSES, 0);
  assert.equal(score, 150);
  assert.deepEqual(
    iterations.map(({ depth, best, ending }) => [depth, best, ending]),
    [
      [1, 5, 'all'],
      [2, 150, 'cut'],
    ],
  );
  assert.deepEqual([iterations[0].bestMove, iterations[1].bestMove], [null, { from: 0x61, to: 0x41 }]);
  const [entered, answered] = iterations[1].tries;
  assert.deepEqual(
    [entered.node, entered.nodes, entered.score, entered.kind, entered.isFirst],
    [2, 4, -20, 'exact', true],
  );
  assert.deepEqual(
    [answered.node, answered.nodes, answered.score, answered.kind, answered.isFirst],
    [null, null, -150, 'most', false],
  );
});

test('missing rows leave values unknown', () => {
  const { iterations, score } = historyOf(PASSES.slice(0, 7), 0);
  assert.equal(score, null);
  assert.deepEqual([iterations[1].ending, iterations[1].tries[0].node, iterations[1].tries[0].score], [null, 2, null]);
});

test('a king that can be taken, and a mate', () => {
  const ending = (parts: Parameters<typeof transition>[1]) =>
    historyOf([PASSES[3], transition('close', parts)], 0).iterations[0].ending;
  assert.equal(ending({ next: 12, call: { beta: 100 }, candidate: { best: 8000 } }), 'king');
  assert.equal(ending({ next: STATES.probe, call: { beta: 100 }, candidate: { best: -8000 } }), 'mate');
});

test('the test for mate is no reply', () => {
  const { iterations } = historyOf(
    [
      ...PASSES.slice(3, 8),
      transition('close', { next: STATES.probe, call: { beta: 9 }, candidate: { best: -8000 } }),
      transition('enter', { level: 1, node: 9 }),
      transition('leave', { level: 1, node: 9, score: 8000 }),
    ],
    0,
  );
  assert.deepEqual([iterations[0].tries.length, iterations[0].tries[0].node], [1, 2]);
});

test('an iteration is found by a reply', () => {
  const history = historyOf(PASSES, 0);
  assert.equal(iterationWith(history, 2)?.depth, 2);
  assert.equal(iterationWith(history)?.depth, 2);
  assert.equal(iterationWith({ iterations: [], score: null }), null);
});

test('the clearest refutation is the most instructive', () => {
  const one = (node: number, score: number, nodes = 3): Try => ({
    ...move(0x60, 0x40),
    node,
    nodes,
    score,
    kind: score >= -10 ? 'least' : 'exact',
    window: reply,
    depth: reply.depth,
    isFirst: false,
  });
  const root = (tries: Try[]): NodeHistory => ({
    iterations: [
      { depth: 1, best: 0, bestMove: null, ending: 'all', tries },
      { depth: 2, best: 0, bestMove: null, ending: null, tries: [one(9, 900)] },
    ],
    score: null,
  });
  const first = (tries: Try[], isLegal: (move: Try) => boolean = () => true) => mostInstructive(root(tries), isLegal);
  assert.equal(first([one(2, -20), one(3, 0), one(4, 80), one(5, 50)]), 4);
  assert.equal(
    first([one(3, 0), one(4, 80), one(5, 50)], ({ node }) => node !== 4),
    5,
  );
  assert.equal(first([one(2, -20), one(3, 80, 1)]), 1);
  assert.equal(
    mostInstructive({ iterations: [], score: null }, () => true),
    1,
  );
});

const stopAt = (keyIndex: number, piece: number, from: number, to: number) =>
  stop(1, { keyIndex, keyLock: keyIndex }, { piece, from, to });

test('moves are written by their squares', () => {
  assert.equal(uciOf({ from: 0x64, to: 0x44 | 0x80 }), 'e2e4');
});

test('a path has the moves of all nodes but the last', () => {
  const stops = [stopAt(1, 9, 0x64, 0x44), stopAt(2, 18, 0x67, 0x77), stopAt(3, 0, 0, 0)];
  assert.deepEqual(pathOf(stops), { moves: ['e2e4', 'h2h1q'], isOpen: [true, true, true] });
  assert.deepEqual(pathOf(stops.slice(0, 1)), { moves: [], isOpen: [true] });
});

test('a path ends at a null move', () => {
  const stops = [stopAt(1, 9, 0x64, 0x44), stopAt(2, 12, 0x00, 0x01), stopAt(2, 0, 0, 0)];
  assert.deepEqual(pathOf(stops), { moves: ['e2e4'], isOpen: [true, true, false] });
  assert.deepEqual([isTest(stops, 0), isTest(stops, 1), isTest(stops, 2)], [false, false, true]);
});

const LEGAL = [legalMove('e2e4', 'e4'), legalMove('a7a8n', 'a8=N'), legalMove('a7a8q', 'a8=Q')];

test('moves are found by their squares, and pawns become queens', () => {
  assert.equal(legalMoveOf(LEGAL, { from: 0x64, to: 0x44 | 0x80 })?.san, 'e4');
  assert.equal(legalMoveOf(LEGAL, { from: 0x10, to: 0x00 })?.san, 'a8=Q');
  assert.equal(legalMoveOf(LEGAL, { from: 0x10, to: 0x20 }), null);
  assert.equal(nameOf(LEGAL, { from: 0x64, to: 0x44, piece: 9, captured: 0 }), 'e4');
});

test('moves without a name are written by their squares', () => {
  assert.equal(nameOf(null, { from: 0x73, to: 0x33, piece: 14, captured: 19 }), 'Rd1×d5');
  assert.equal(nameOf([], { from: 0x64, to: 0x44, piece: 9, captured: 0 }), 'e2–e4');
});
