import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STATES } from '../search-states.ts';
import { transition } from '../search-states.fixture.ts';
import { capturesOf, describe, expected, pathTo, stagesOf } from './captures.ts';
import type { Facts } from './exchange.ts';

const call = (side: number, evaluation: number, alpha = -8001, beta = 8000) => ({
  side,
  alpha,
  beta,
  eval: evaluation,
});
const take = (level: number, reply: ReturnType<typeof call>, piece: number, from: number) => [
  transition('tried', { level, candidate: { from, to: 0x34, piece, captured: 11 }, reply }),
  transition('probe', { level, next: STATES.enter }),
];

/**
 * White has captured on e5. The knight recaptures, then the rook, which ends the line; the queen's recapture is in the table.
 */
const PASSES = [
  transition('enter', { level: 1, node: 9, call: call(16, -102, -8001, -4) }),
  ...take(1, call(8, -202, 3, 8000), 19, 0x13),
  transition('enter', { level: 2, node: 10 }),
  ...take(2, call(16, -95, -8000, -10), 14, 0x64),
  transition('enter', { level: 3, node: 11 }),
  transition('close', { level: 3, call: { beta: -10 }, candidate: { best: -95 } }),
  transition('leave', { level: 3, score: -95 }),
  transition('close', { level: 2, call: { beta: 8000 }, candidate: { best: 94 } }),
  transition('leave', { level: 2, score: 94 }),
  transition('tried', {
    level: 1,
    candidate: { from: 0x07, to: 0x34, piece: 23, captured: 11 },
    reply: call(8, -202, 3, 8000),
  }),
  transition('probe', { level: 1, next: STATES.answer, score: -130, entry: { from: 136 } }),
  transition('close', { level: 1, call: { beta: -4 }, candidate: { best: 129 } }),
  transition('leave', { level: 1, score: 129 }),
];

/** The leaf of the captures above. */
function leafOf() {
  const leaf = capturesOf(PASSES);
  assert.ok(leaf);
  return leaf;
}

test('captures are a tree', () => {
  const leaf = leafOf();
  assert.deepEqual(
    [leaf.node, leaf.rests, leaf.score, leaf.kind, leaf.isCut, leaf.move],
    [9, -102, 129, 'least', true, null],
  );
  assert.deepEqual(
    leaf.replies.map(({ node, score, rests, kind }) => [node, score, rests, kind]),
    [
      [10, 94, -202, 'exact'],
      [null, -130, -202, 'exact'],
    ],
  );
  const [[rook]] = leaf.replies.map(({ replies }) => replies);
  assert.deepEqual(
    [rook.node, rook.level, rook.isCut, pathTo(rook).map(({ node }) => node)],
    [11, 3, false, [9, 10, 11]],
  );
  assert.equal(capturesOf([]), null);
});

test('the expected line has the best capture of each side', () => {
  const leaf = leafOf();
  assert.deepEqual(
    expected(leaf).map(({ move }) => move?.piece),
    [undefined, 23],
  );
});

test('each capture is made and gets a score', () => {
  const leaf = leafOf();
  assert.deepEqual(
    stagesOf(leaf).map(({ kind, at }) => `${kind} ${at.move?.piece ?? ''}`.trim()),
    ['before', 'without', 'take 19', 'take 14', 'back 14', 'back 19', 'take 23', 'back 23', 'end'],
  );
});

test('each stage has a sentence', () => {
  const leaf = leafOf();
  const facts: Facts = {
    leaf,
    san: 'Nxe5',
    uci: 'd3e5',
    square: 'e5',
    without: 102,
    names: new Map([[leaf.replies[0], 'Nxe5']]),
    boards: new Map(),
    plays: { with: 'Be4', without: 'Nxe5' },
  };
  assert.deepEqual(
    [0, 1, 2, 4, 5, 7].map((step) => describe(facts, step)),
    [
      'White is to move. The move to be judged is Nxe5.',
      'After Nxe5, no plies are left. If the search ended here, the score would be the evaluation: +1.02.',
      'Black recaptures: Nxe5. If nothing more is taken, that is −2.02. Now White may stop, or recapture too.',
      'After Re2×e5, recapturing does not pay for Black: the score stays +0.95.',
      'After Nxe5, the best recapture is Re2×e5: +0.94.',
      'Qh8×e5: the table already has the score, −1.30.',
    ],
  );
  assert.equal(
    describe(facts, 8),
    'Without recaptures Nxe5 would be worth +1.02. With them it is −1.29 at most: Qh8×e5. A swing of −2.31. One ply deep micro-Max plays Be4; without them it would play Nxe5.',
  );
  assert.match(describe({ ...facts, leaf: { ...leaf, replies: [] } }, 2), /^There is no recapture on e5/);
  assert.equal(describe(null, 0), 'There is no legal move here.');
});
