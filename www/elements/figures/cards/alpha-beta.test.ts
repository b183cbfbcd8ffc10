import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alphaBetaCount, cardCount, cardsAt, fewestCount, lowest, rootValue, searchSteps } from './alpha-beta.ts';
import { parseValues, VALUES } from './values.ts';
import type { Branches } from './values.ts';

const CARDS = VALUES.defaultValue;

/** The branches in a text that is valid. */
function branchesOf(text: string) {
  const branches = parseValues(text);
  assert.ok(branches, text);
  return branches;
}

const inOrder = (names: string) => [...names].flatMap((name) => CARDS.filter((branch) => branch.name === name));

/** All orders of a list. */
const ordersOf = <Item>(items: readonly Item[]): (readonly Item[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

/** All orders of branches and of the cards in each. */
const everyOrder = (branches: Branches): Branches[] =>
  ordersOf(branches).flatMap((ordered) =>
    ordered.reduce<Branches[]>(
      (all, branch) => all.flatMap((done) => ordersOf(branch.cards).map((cards) => [...done, { ...branch, cards }])),
      [[]],
    ),
  );

test('the order of branches decides how many cards are turned', () => {
  const counts = ['ABC', 'ACB', 'CAB', 'BAC', 'BCA', 'CBA'].map((names) => alphaBetaCount(inOrder(names)));
  assert.deepEqual(counts, [6, 6, 7, 8, 8, 9]);
  assert.equal(cardCount(CARDS), 9);
  assert.equal(searchSteps(CARDS, false).filter(({ kind }) => kind === 'turn').length, 9);
});

test('with the best replies first five cards are turned, in no order fewer', () => {
  assert.equal(alphaBetaCount(branchesOf('4 6 5 / 3 8 6 / 2 7 9')), 5);
  assert.equal(fewestCount(CARDS), 5);
  for (const text of ['4 6 5 / 3 8 6 / 7 2 9', '1 2 / 3', '5 5 / 5 / 4 1 9', '-3 0 / -9 2 7 / 4 -1']) {
    const branches = branchesOf(text);
    assert.equal(Math.min(...everyOrder(branches).map(alphaBetaCount)), fewestCount(branches), text);
  }
});

test('cuts never change the result', () => {
  for (const branches of everyOrder(branchesOf('4 6 / 3 8 6 / 7 -2 9'))) {
    for (const hasCuts of [true, false])
      assert.equal(searchSteps(branches, hasCuts).at(-1)?.alpha, rootValue(branches));
  }
  assert.equal(rootValue(CARDS), 4);
  assert.deepEqual(
    CARDS.map(({ cards }) => lowest(cards)),
    [4, 3, 2],
  );
});

test('the steps of the default cards', () => {
  const steps = searchSteps(CARDS, true);
  const written = steps.map(({ kind, branch, alpha, beta }) => `${kind} ${CARDS[branch].name} ${alpha} ${beta}`);
  assert.deepEqual(written, [
    'start A null null',
    'enter A null null',
    'turn A null null',
    'better A null 4',
    'turn A null 4',
    'turn A null 4',
    'return A 4 4',
    'enter B 4 null',
    'turn B 4 null',
    'better B 4 3',
    'cut B 4 3',
    'return B 4 3',
    'enter C 4 null',
    'turn C 4 null',
    'better C 4 7',
    'turn C 4 7',
    'better C 4 2',
    'cut C 4 2',
    'return C 4 2',
    'end C 4 null',
  ]);
  assert.equal(steps.at(-1)?.best, 'A');
  const { turned, cut } = cardsAt(CARDS, steps, steps.length - 1);
  assert.deepEqual(
    [[...turned], [...cut]],
    [
      ['A1', 'A2', 'A3', 'B1', 'C1', 'C2'],
      ['B2', 'B3', 'C3'],
    ],
  );
});
