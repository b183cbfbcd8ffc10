import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VALUES, moveBranch, moveCard, parseValues, placeOf } from './values.ts';
import type { Branches } from './values.ts';

const written = (text: string) =>
  parseValues(text)?.map(({ name, cards }) => `${name} ${cards.map(({ value }) => value)}`) ?? null;

test('branches and cards are read', () => {
  assert.deepEqual(written('4 6 5 / 3 8 6 / 7 2 9'), ['A 4,6,5', 'B 3,8,6', 'C 7,2,9']);
  assert.deepEqual(written(' -99/ 99  0 1 2 3 '), ['A -99', 'B 99,0,1,2,3']);
  assert.deepEqual(written('1/2/3/4/5')?.at(-1), 'E 5');
  assert.deepEqual(
    parseValues('7 / 8 9')?.[1].cards.map(({ key }) => key),
    ['B1', 'B2'],
  );
  assert.equal(VALUES.defaultValue.length, 3);
});

test('other texts are refused', () => {
  for (const text of ['', '4 6 5', '1/2/3/4/5/6', '1 2 3 4 5 6 / 1', '1 / ', '1 / x', '1 / 100', '1.5 / 2', '1 // 2'])
    assert.equal(parseValues(text), null, text);
});

const CARDS = parseValues('4 6 5 / 3 8 6 / 7 2 9');
assert.ok(CARDS);

test('branches and cards are moved', () => {
  const namesOf = (branches: Branches) => branches.map(({ name }) => name).join('');
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
