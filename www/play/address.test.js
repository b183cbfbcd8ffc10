import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sharedIn } from './address.js';

test('an address shares a position or a game', () => {
  assert.equal(sharedIn('#fen=8/8/8/8/8/8/8/K1k5%20w%20-%20-%200%201'), '8/8/8/8/8/8/8/K1k5 w - - 0 1');
  assert.equal(sharedIn('#pgn=1.%20e4%0A*'), '1. e4\n*');
  assert.equal(sharedIn('#fen='), '');
});

test('another address shares nothing', () => {
  for (const hash of ['', '#', '#moves', '#afen=x', '#fenx=1']) assert.equal(sharedIn(hash), null);
});

test('an address that was cut in the middle of a letter is still read', () => {
  assert.equal(sharedIn('#pgn=1.%20e4%2'), '1. e4%2');
  assert.equal(sharedIn('#pgn=%7B%C3%A4%7D%20%E2%80'), '{ä} \ufffd');
});
