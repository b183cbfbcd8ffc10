import assert from 'node:assert/strict';
import { test } from 'node:test';

import { CAPABLANCA, DROPS } from '../variant/variant.fixture.js';
import { lookOf, sizeInFen } from './board-look.js';

test('a diagram has the size of the game and the drawings of its pieces', () => {
  assert.deepEqual(lookOf({ variant: CAPABLANCA }), {
    width: 10,
    height: 8,
    pictures: { P: 'p', N: 'n', C: 'chancellor', K: 'k' },
  });
  assert.deepEqual(lookOf({ variant: null }), { width: 8, height: 8, pictures: null });
});

test('a FEN shows the size of its board', () => {
  const sizes = [CAPABLANCA.start, DROPS.start, '16/4Q~11 w', '5r~[Q] b'].map(sizeInFen);
  assert.deepEqual(
    sizes.map(({ files, ranks }) => [files, ranks]),
    [
      [10, 8],
      [8, 8],
      [16, 2],
      [6, 1],
    ],
  );
});
