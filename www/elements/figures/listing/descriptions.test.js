import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describe, valueOf } from './descriptions.js';

const turn = (name, next, fields = {}) => ({
  name,
  next,
  node: 39,
  path: ['c3e4'],
  bytes: [],
  transition: {
    level: 1,
    node: 48,
    score: 0,
    entry: { held: 0 },
    reply: {},
    ...fields,
    call: {
      side: 16,
      alpha: -8001,
      beta: 1,
      eval: -204,
      iteration: 2,
      depth: 2,
      bestFrom: 0,
      bestTo: 0,
      keyIndex: -1,
      ...fields.call,
    },
    candidate: {
      piece: 18,
      captured: 0,
      from: 0x33,
      to: 0x44,
      rookTo: 128,
      rookFrom: 128,
      best: 79,
      index: 2,
      step: 17,
      remaining: 1,
      ...fields.candidate,
    },
  },
});
const text = (...wanted) => describe(turn(...wanted));

test('the place in the search, and what was done there', () => {
  assert.match(
    text('step', 'Close'),
    /^Node 39, after c3–e4\. The best score so far, \+0\.79, is not below \+0\.01: .*a cutoff\.$/,
  );
  assert.match(
    describe({ ...turn('enter', 'Deepen'), path: [] }),
    /^Node 39, the position itself\. .*Black to move, depth 2; only scores from −∞ to \+0\.01 matter\.$/,
  );
  assert.match(text('step', 'Direction', { candidate: { to: 0x88 } }), /0x88 & 0x88 is not 0/);
  assert.match(text('step', 'Direction', { candidate: { captured: 18 } }), /a black pawn of the same side/);
  assert.match(text('step', 'Direction'), /e4 holds nothing/);
  assert.match(text('probe', 'Answer'), /it answers/);
  assert.match(text('probe', 'Enter', { entry: { held: 1 } }), /not deep enough/);
  assert.match(
    text('update_best', 'Extend', { score: -79, call: { bestFrom: 0x33, bestTo: 0xc4 } }),
    /scored −0\.79\. So d5–e4 is the best so far: \+0\.79/,
  );
  assert.match(
    text('store', 'Deepen', { call: { bestFrom: 0x33, bestTo: 0xc4 } }),
    /keeps at least \+0\.79, best d5–e4/,
  );
  assert.equal(describe(undefined), 'There is no legal move.');
});

test('the current values of names', () => {
  const now = (name, fields) => valueOf(turn('step', 'Close', fields), name);
  assert.deepEqual(
    ['from', 'piece', 'captured', 'beta', 'eval', 'best', 'nodes', 'rook_to'].map((name) => now(name)),
    ['0x33 d5', '18 black pawn', '0', '1', '−204', '79', '48', '0x80'],
  );
  assert.equal(now('key_index'), '0xFFFFFFFF');
  assert.equal(now('INFINITY'), null);
});
