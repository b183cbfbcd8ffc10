import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describe } from './descriptions.js';

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
