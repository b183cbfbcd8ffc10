import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isStuck, movableSquares } from './refusal.ts';
import { legalMove, StoreFixture } from '../store.fixture.ts';
import { DROPS } from '../variant/variant.fixture.ts';
import { makeTree } from '../tree/move-tree.ts';
import type { LegalMove } from '../../board/state.ts';
import type { VariantInfo } from '../../engine/messages.ts';

const LOSING = { ...DROPS, mustCapture: true };
const capture = { ...legalMove('e2d3'), capture: true };

test('in check, the pieces that can move are marked until another position is shown', () => {
  const table = new StoreFixture({ '': { check: true } }).do({ type: 'explainRefusal' });
  assert.deepEqual([table.game.help.refusal?.key, table.said().at(-1)], ['kingInCheck', 'kingInCheck']);
  assert.ok(movableSquares(table.game).includes('e2'));
  table.play('e2e4');
  assert.deepEqual([table.game.help.refusal, movableSquares(table.game)], [null, []]);
});

test('the player must capture only where the game demands it and every move captures', () => {
  const begin = (variant: VariantInfo, legal: LegalMove[]) =>
    new StoreFixture({ '': { legal } }, { tree: makeTree('startpos', variant) });
  assert.equal(begin(LOSING, [capture]).do({ type: 'explainRefusal' }).game.help.refusal?.key, 'mustCapture');
  assert.equal(begin(LOSING, [capture, legalMove('e2e4')]).do({ type: 'explainRefusal' }).game.help.refusal, null);
  assert.equal(begin(DROPS, [capture]).do({ type: 'explainRefusal' }).game.help.refusal, null);
  assert.equal(new StoreFixture().do({ type: 'explainRefusal' }).game.help.refusal, null);
});

test('a piece is stuck if it is the player’s and others can move', () => {
  const { game } = new StoreFixture();
  const stuck = ['a1', 'e2', 'e7', 'e4'].map((square) => isStuck(game, square));
  assert.deepEqual(stuck, [true, false, false, false]);
});
