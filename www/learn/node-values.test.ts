import assert from 'node:assert/strict';
import { test } from 'node:test';
import { transitionOf } from '../elements/figures/search-states.ts';
import { LISTING } from './characters.ts';
import { changedBy, stateText, variablesOf } from './node-values.ts';

/** A row in which the bishop on e2 goes to the square with a code. */
function rowOf(to: number) {
  const head = [6, 10, 1, 0, 0];
  const call = [8, -8000, 8000, 198, 2, 1, 0x64, 0x80 | 0x77, 8, 128, 5, 1, 1];
  const candidate = [198, 0, 13, 0, 18, 100, to, to, 128, 128, 10, 17, 99, 0];
  return transitionOf([...head, ...call, ...candidate, ...call, 0, 0, 0, 0, 0]);
}

test('variables have their letter, our name, and a value in words', () => {
  const variables = variablesOf(rowOf(0x75));
  const shown = Object.fromEntries(variables.map(({ letter, value, words }) => [letter, `${value} ${words}`.trim()]));
  assert.equal(shown.k, '8 White');
  assert.equal(shown.x, '100 e2');
  assert.equal(shown.y, '117 f1');
  assert.equal(shown.u, '13 white bishop');
  assert.equal(shown.t, '18 black pawn');
  assert.equal(shown.G, '128 none');
  // The bit that says that there is a best move is no part of its square.
  assert.equal(shown.Y, '247 h1');
  assert.equal(shown.q, '-8000');
});

test('every letter is declared in the listing', () => {
  const declared = new Set(LISTING.slice(15, 21).flatMap((line) => line.flatMap(({ letters }) => letters)));
  for (const { letter } of variablesOf(rowOf(0))) assert.ok(declared.has(letter), letter);
});

test('a state names what it has changed', () => {
  assert.deepEqual([...changedBy(rowOf(0x75), rowOf(0x64))], ['y', 'H']);
  assert.deepEqual([...changedBy(undefined, rowOf(0x64))], []);
});

test('a state names its lines', () => {
  assert.equal(stateText({ state: 6, next: 8 }), 'Step (lines 45 to 53). Next: Try.');
  assert.equal(stateText({ state: 5, next: 6 }), 'Ray (line 44). Next: Step.');
  assert.equal(stateText({ state: 13, next: 2 }), 'Report. Next: Deepen.');
});
