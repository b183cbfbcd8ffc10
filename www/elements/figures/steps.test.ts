import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLink, stepAfterKey, stepFault, stepWithin, writeLink } from './steps.ts';

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
  const after = (key: string) => stepAfterKey(key, 20, 25, false);
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

const FEN = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';

test('a written address is read back', () => {
  for (const fen of [null, FEN]) {
    for (const name of ['moves', 'a figure, très belle']) {
      assert.deepEqual(readLink(name, writeLink(name, 11, fen)), { step: 11, fen });
    }
  }
  assert.equal(writeLink('moves', 11, null), '#moves-12');
});

test('addresses of other things and invalid ones are ignored', () => {
  const nonsense = [
    '',
    '#moves',
    '#moves-',
    '#moves-0',
    '#moves-x',
    '#moves-12345678',
    '#tree-1',
    '#moves-1&fen=',
    '#moves-1&fen=<b>',
    '#moves-1&other=2',
  ];
  for (const hash of [...nonsense, `#moves-1&fen=${'8'.repeat(121)}`])
    assert.equal(readLink('moves', hash), null, hash);
});
