import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describe } from './descriptions.js';

const ply = (
  running,
  side,
  move = null,
  change = null,
  terms = [
    [0, 0],
    [0, 0],
  ],
) => ({
  side,
  move,
  change,
  sum: {
    running,
    terms: terms.map(([carried, scratch], index) => ({
      name: ['material', 'centre', 'castling'][index],
      carried,
      scratch,
    })),
  },
});
const facts = {
  plies: [
    ply(0, 'white'),
    ply(-13, 'black', 'e4', { material: 0, centre: 4, castling: 0, pawns: 9 }),
    ply(-786, 'white', 'exd1=Q', { material: 799, centre: 0, castling: 0, pawns: 0 }, [
      [-799, -792],
      [3, -4],
      [30, null],
    ]),
  ],
  best: { uci: 'g1f3', san: 'Nf3' },
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
  assert.match(describe({ ...facts, other: { uci: 'd1h5', san: 'Qh5' } }, 2), /With yours it plays Qh5\.$/);
  assert.match(describe({ ...facts, other: facts.best }, 2), /plays the same\.$/);
});
