import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describe, sumOf } from './running-score.ts';
import { legalMove } from '../../../game/store.fixture.ts';
import { stub } from '../../../../tests/stub.ts';
import type { Color } from '../../../board/geometry.ts';
import type { Change } from '../classic-answers.ts';
import type { Facts } from './evaluation.tsx';

const start = { head: { side: 8, material: 0, centre: 3, running: 0 } };
const gains = (material: number, centre: number, castling = 0, pawns = 0) => ({ material, centre, castling, pawns });

test('the gains of the moves add up to the running score, with the sign of the side to move', () => {
  const here = {
    head: { side: 16, material: -99, centre: -9, running: -119 },
    changes: [gains(0, 4, 0, -9), gains(0, 5, 30), gains(99, 7, 0, 18)],
  };
  const { terms, running } = sumOf(here, start);
  assert.deepEqual(
    terms.map(({ carried }) => carried),
    [-99, -6, 30, -9],
  );
  assert.equal(
    terms.reduce((sum, { carried }) => sum + carried, 0),
    -84,
  );
  assert.deepEqual(
    terms.map(({ scratch }) => scratch),
    [-99, -6, null, null],
  );
  assert.equal(running, -119);
});

test('a promotion is counted differently from its pieces', () => {
  const here = { head: { side: 16, material: -792, centre: -3, running: -799 }, changes: [gains(799, 0)] };
  assert.deepEqual(sumOf(here, start).terms[0], { name: 'material', carried: -799, scratch: -792 });
});

test('a captured piece leaves its points for the centre behind', () => {
  // 1. e4 d5 2. exd5
  const here = {
    head: { side: 16, material: -99, centre: -15, running: -112 },
    changes: [gains(0, 6), gains(0, 6), gains(99, -1)],
  };
  const {
    terms: [, centre],
  } = sumOf(here, { head: { side: 8, material: 0, centre: 0, running: 0 } });
  assert.deepEqual(centre, { name: 'centre', carried: 1, scratch: -15 });
});

test('before the first move there is only material', () => {
  const { terms } = sumOf(
    { head: { side: 8, material: 99, centre: 3, running: 99 }, changes: [] },
    { head: { side: 8, material: 99, centre: 3, running: 99 } },
  );
  assert.deepEqual(
    terms.map(({ carried }) => carried),
    [99, 0, 0, 0],
  );
});

const ply = (
  running: number,
  side: Color,
  move: string | null = null,
  change: ReturnType<typeof gains> | null = null,
  terms: [carried: number, scratch: number | null][] = [
    [0, 0],
    [0, 0],
  ],
): Facts['plies'][number] => ({
  side,
  move,
  uci: null,
  change: change && stub<Change>(change),
  pieces: [],
  bytes: [],
  sum: {
    running,
    terms: terms.map(([carried, scratch], index) => ({
      name: (['material', 'centre', 'castling'] as const)[index],
      carried,
      scratch,
    })),
  },
});
const facts: Facts = {
  plies: [
    ply(0, 'white'),
    ply(-13, 'black', 'e4', gains(0, 4, 0, 9)),
    ply(-786, 'white', 'exd1=Q', gains(799, 0), [
      [-799, -792],
      [3, -4],
      [30, null],
    ]),
  ],
  best: legalMove('g1f3', 'Nf3'),
  other: null,
  nodes: 20_000,
};

test('the gain of a move and the resulting score', () => {
  assert.equal(
    describe(facts, 0),
    'White to move, before any move: the score is the material, +0. Material and centre are what the pieces on the board come to.',
  );
  assert.match(
    describe(facts, 1),
    /^e4 gains \+4 by the centre, \+9 by pawns\. So the score for Black is −\(\+0 \+ 13\) = −13\./,
  );
  assert.match(
    describe(facts, 2),
    / Material differs from the pieces on the board by −7: a promotion .* The centre differs from the pieces on the board by \+7: a piece that is captured/,
  );
});

test('the description ends with the best move and how the values change it', () => {
  assert.doesNotMatch(describe(facts, 1), /Nf3/);
  assert.match(describe(facts, 2), /now plays Nf3, after 20,000 positions\.$/);
  assert.match(describe({ ...facts, other: legalMove('d1h5', 'Qh5') }, 2), /With yours it plays Qh5\.$/);
  assert.match(describe({ ...facts, other: facts.best }, 2), /plays the same\.$/);
});
