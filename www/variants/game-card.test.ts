import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSeen, rememberSeen } from './game-card.tsx';

const storage: Record<string, string> = {};
const localStorage = {
  getItem: (key: string) => storage[key] ?? null,
  setItem: (key: string, text: string) => {
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
