import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base85Bytes } from './base85.js';

test('groups of four bytes and the rest are read', () => {
  assert.deepEqual([...base85Bytes('')], []);
  assert.deepEqual([...base85Bytes('(((((')], [0, 0, 0, 0]);
  assert.deepEqual([...base85Bytes('{@_4(')], [255, 255, 255, 255]);
  assert.deepEqual([...base85Bytes('L55b;')], [109, 97, 120, 33]);
  assert.deepEqual([...base85Bytes('(((((((')], [0, 0, 0, 0, 0]);
  assert.deepEqual([...base85Bytes('HBMf')], [97, 98, 99]);
});
