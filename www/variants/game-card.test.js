import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSeen, rememberSeen } from './game-card.js';

/** @type {Record<string, string>} */
const storage = {};
const localStorage = {
  getItem: (/** @type {string} */ key) => storage[key] ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ text) => {
    storage[key] = text;
  },
};
Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });

test('a game that was seen is remembered, whatever was stored before', () => {
  storage['micro-max:seen-games'] = '{broken';
  assert.equal(isSeen('makruk'), false);
  rememberSeen('makruk');
  rememberSeen('makruk');
  assert.deepEqual([isSeen('makruk'), isSeen('shogi')], [true, false]);
  assert.equal(storage['micro-max:seen-games'], '["makruk"]');
});
