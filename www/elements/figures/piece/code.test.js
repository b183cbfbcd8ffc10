import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeRead, stepsOf } from './code.js';

const TABLES = {
  steps: [-16, -15, -17, 0, 1, 16, 0, 1, 16, 15, 17, 0, 14, 18, 31, 33, 0],
  first: [0, 7, -1, 11, 6, 8, 3, 6],
};

test('codes of the start position', () => {
  const read = (code) => [codeRead(code).letter, codeRead(code).isVirgin];
  assert.deepEqual([46, 44, 9, 18, 52, 23].map(read), [
    ['R', true],
    ['K', true],
    ['P', false],
    ['p', false],
    ['k', true],
    ['q', false],
  ]);
  assert.deepEqual(codeRead(46).parts, [32, 8, 4, 2]);
});

test('codes that no piece has', () => {
  assert.deepEqual(
    [0, 32, 6, 30, 10, 17].map((code) => codeRead(code).fault),
    ['noType', 'noType', 'noSide', 'bothSides', 'wrongPawn', 'wrongPawn'],
  );
  assert.equal(codeRead(30).letter, null);
  assert.equal(codeRead(10).letter, 'P');
});

test('the printed letter is that of the listing', () => {
  assert.deepEqual(
    [46, 18, 9, 20, 0].map((code) => codeRead(code).printed),
    ['R', '+', '*', 'k', '.'],
  );
});

test('steps are read from the tables', () => {
  assert.deepEqual(stepsOf(6, TABLES), [1, 16]);
  assert.deepEqual(stepsOf(5, TABLES), [15, 17]);
  assert.deepEqual(stepsOf(7, TABLES), [1, 16, 15, 17]);
  assert.deepEqual(stepsOf(3, TABLES), [14, 18, 31, 33]);
  assert.deepEqual([stepsOf(1, TABLES), stepsOf(2, TABLES), stepsOf(0, TABLES)], [[-16, -15, -17], [16, 15, 17], []]);
});
