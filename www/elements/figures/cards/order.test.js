import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveBranch, moveCard, placeOf } from './order.js';
import { parseValues } from './values.js';

const CARDS = parseValues('4 6 5 / 3 8 6 / 7 2 9');

test('branches and cards are moved', () => {
  const namesOf = (branches) => branches.map(({ name }) => name).join('');
  assert.equal(namesOf(moveBranch(CARDS, 2, 0)), 'CAB');
  assert.equal(namesOf(moveBranch(CARDS, 0, 7)), 'BCA');
  assert.equal(moveBranch(CARDS, 0, -1), CARDS);
  const moved = moveCard(CARDS, 2, 1, 0);
  assert.deepEqual(
    moved[2].cards.map(({ value }) => value),
    [2, 7, 9],
  );
  assert.equal(moveCard(CARDS, 2, 2, 3), CARDS);
  assert.deepEqual(placeOf(moved, 'C2'), { branch: 2, card: 0 });
});
