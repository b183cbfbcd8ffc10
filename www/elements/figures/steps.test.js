import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepAfterKey, stepFault, stepWithin } from './steps.js';

test('a step is always an existing one', () => {
  assert.deepEqual(
    [-3, 0, 4.4, 99, NaN].map((step) => stepWithin(step, 6)),
    [0, 0, 4, 5, 0],
  );
  assert.equal(stepWithin(2, 0), 0);
});

test('a first step that does not exist is named', () => {
  for (const text of [null, '1', '6']) assert.equal(stepFault(text, 6), null);
  for (const text of ['0', '7', '99999', '1.5', 'x']) {
    assert.equal(stepFault(text, 6), `step="${text}" is not valid: it must be a whole number from 1 to 6.`);
  }
});

test('keys change the step', () => {
  const after = (key) => stepAfterKey(key, 20, 25, false);
  assert.deepEqual(
    ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', ',', '.'].map(after),
    [19, 21, 0, 24, 24, 10, 19, 21],
  );
  assert.equal(after('a'), null);
  assert.equal(after('toString'), null);
});

test('all keys but two stay with the board', () => {
  assert.equal(stepAfterKey('ArrowLeft', 3, 9, true), null);
  assert.equal(stepAfterKey('.', 3, 9, true), 4);
});
