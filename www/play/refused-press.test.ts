import assert from 'node:assert/strict';
import { test } from 'node:test';

import { StoreFixture } from '../game/store.fixture.ts';
import { isStuck } from './refused-press.ts';

test('a piece is stuck if it is the player’s and others can move', () => {
  const { game } = new StoreFixture();
  const stuck = ['a1', 'e2', 'e7', 'e4'].map((square) => isStuck(game, square));
  assert.deepEqual(stuck, [true, false, false, false]);
});
