import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STATES } from '../search-states.js';
import { describe, shownOf, weighedOf } from './game.js';

let node = 1;
const transition = (name, fields = {}) => ({
  state: STATES[name],
  level: 0,
  node,
  score: 0,
  entry: { held: 0 },
  ...fields,
  call: { iteration: 2, bestFrom: 0, bestTo: 0, ...fields.call },
  candidate: { from: 0, to: 0, best: -8000, ...fields.candidate },
});

/** A move of the root evaluated by its reply: squares, the reply's score, its best move, the root's best score after it. */
const tried = ([from, to], score, [replyFrom, replyTo], { best, isBest }) => {
  const rows = [transition('tried', { candidate: { from, to } }), transition('probe')];
  node += 10;
  return [
    ...rows,
    transition('leave', { level: 1, score, call: { bestFrom: replyFrom, bestTo: replyTo | 0x80 } }),
    transition('answer', {
      score,
      candidate: { from, to, best },
      call: isBest ? { bestFrom: from, bestTo: to | 0x80 } : { bestFrom: 0x74, bestTo: 0xf5 },
    }),
  ];
};

test('the best is exact, the others are bounds with their answers', () => {
  node = 1;
  const weighed = weighedOf([
    transition('deepen'),
    ...tried([0x74, 0x75], -20, [4, 5], { best: 20, isBest: true }),
    ...tried([0x60, 0x50], 90, [1, 0x22], { best: 20, isBest: false }),
    ...tried([0x61, 0x51], -20, [2, 0x22], { best: 20, isBest: false }),
    ...tried([0x74, 0x75], -20, [4, 5], { best: 20, isBest: false }),
    transition('store', { call: { iteration: 3 } }),
    transition('deepen'),
    ...tried([0x60, 0x50], 90, [1, 0x22], { best: -90, isBest: true }),
  ]);
  assert.deepEqual([weighed.ply, weighed.nodes], [2, 41]);
  assert.deepEqual(
    weighed.moves.map(({ uci, score, isExact, answer }) => [uci, score, isExact, answer]),
    [
      ['e1f1', 20, true, 'e8f8'],
      ['b2b3', 20, false, 'c8c6'],
      ['a2a3', -90, false, 'b8c6'],
    ],
  );
});

test('a better move turns the score of the previous one into a bound', () => {
  node = 1;
  const { moves } = weighedOf([
    transition('deepen'),
    ...tried([0x74, 0x75], -20, [4, 5], { best: 20, isBest: true }),
    ...tried([0x60, 0x50], -30, [1, 0x22], { best: 30, isBest: true }),
    transition('store'),
  ]);
  assert.deepEqual(
    moves.map(({ uci, isExact }) => [uci, isExact]),
    [
      ['a2a3', true],
      ['e1f1', false],
    ],
  );
});

test('a move answered by the table has the answer of the table', () => {
  const {
    moves: [move],
  } = weighedOf([
    transition('deepen'),
    transition('tried', { candidate: { from: 0x60, to: 0x50 } }),
    transition('probe', { entry: { held: 1, from: 1 | 0x88, to: 0x22 | 0x80 } }),
    transition('answer', { candidate: { from: 0x60, to: 0x50, best: 7 }, call: { bestFrom: 0x60, bestTo: 0x50 } }),
    transition('store'),
  ]);
  assert.equal(move.answer, 'b8c6');
});

test('the first few are shown, and the one that was played', () => {
  const moves = Array.from({ length: 12 }, (_, index) => ({ uci: `a${index}` }));
  assert.equal(shownOf({ moves }, 'a3').length, 8);
  assert.deepEqual(shownOf({ moves }, 'a11').at(-1), moves[11]);
  assert.equal(weighedOf([]), null);
});

const move = (uci, san) => ({ uci, san });
const LEGAL = [move('a2a3', 'a3'), move('b2b3', 'b3'), move('c2c3', 'c3')];
const weighed = (best, ...others) => ({
  ply: 4,
  nodes: 1000,
  moves: [
    { uci: 'a2a3', score: best, isExact: true, answer: 'h7h6', nodes: 1 },
    ...others.map(([uci, score]) => ({ uci, score, isExact: false, answer: 'g7g6', nodes: 1 })),
  ],
});
const before = (played) => ({
  position: { turn: 'white', legal: LEGAL },
  weighed: weighed(25, ['b2b3', 24], ['c2c3', -10]),
  best: LEGAL[0],
  played,
  sans: new Map([
    ['a2a3', ['a3', 'h6']],
    ['b2b3', ['b3', 'g6']],
    ['c2c3', ['c3', 'g6']],
  ]),
  line: ['a3', 'h6'],
});
const after = (score, legal = LEGAL, check = false) => ({
  position: { turn: 'black', legal, check },
  weighed: score === null ? null : weighed(score),
  best: LEGAL[0],
  played: null,
  sans: new Map(),
  line: ['h6', 'b3'],
});

test('the best move and the second best', () => {
  assert.equal(
    describe(before(LEGAL[0]), after(-25)),
    'White played a3: for micro-Max the best of 3 moves, +0.25 for White at ply 4. It expected a3 h6. The next best, b3, is worth +0.24 at most.',
  );
});

test('another move, the answer to it, and its cost', () => {
  assert.equal(
    describe(before(LEGAL[2]), after(110)),
    'White played c3, where micro-Max would play a3 (+0.25 for White). Searched by itself, c3 is worth −1.10: it is answered by h6 b3. That is 1.35 less.',
  );
  assert.equal(
    describe(before(LEGAL[2]), { ...after(-20), line: ['g6', 'b3'] }),
    'White played c3, where micro-Max would play a3 (+0.25 for White). It found that Black’s answer g6 makes it worth −0.10 at most. ' +
      'The line expected now: g6 b3. That is at least 0.35 less.',
  );
  assert.equal(
    describe(before(LEGAL[2]), after(-20)),
    'White played c3, where micro-Max would play a3 (+0.25 for White). It found that Black’s answer g6 makes it worth −0.10 at most. ' +
      'Searched by itself, c3 is worth +0.20, with another answer: h6 b3.',
  );
  assert.match(describe(before(LEGAL[1]), after(-24)), /That is about as good\.$/);
  assert.doesNotMatch(describe(before(LEGAL[1]), after(7990)), /less/);
});

test('the position itself and the end of the game', () => {
  assert.match(
    describe(null, { ...after(30), best: LEGAL[0] }),
    /^Black to move\. micro-Max would play a3 \(\+0\.30 for Black\)\. It expects h6 b3\.$/,
  );
  assert.match(describe(before(LEGAL[0]), after(null, [], true)), /That is mate\.$/);
  assert.match(describe(before(LEGAL[0]), after(null, [], false)), /end of the game\.$/);
  assert.match(
    describe({ ...before(LEGAL[0]), position: { turn: 'white', legal: [LEGAL[0]] } }, after(1)),
    /no other legal move/,
  );
});
