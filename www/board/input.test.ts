import assert from 'node:assert/strict';
import { test } from 'node:test';
import { latinKey } from './input.ts';

test('a key of another script is the letter at its position', () => {
  assert.equal(latinKey({ key: 'а', code: 'KeyF' }), 'f');
  assert.equal(latinKey({ key: 'Я', code: 'KeyZ' }), 'z');
  assert.equal(latinKey({ key: 'φ', code: 'KeyF' }), 'f');
});

test('Latin layouts keep their own letters', () => {
  assert.equal(latinKey({ key: 'z', code: 'KeyY' }), 'z');
  assert.equal(latinKey({ key: 'Escape', code: 'Escape' }), 'Escape');
  assert.equal(latinKey({ key: 'é', code: 'Digit2' }), 'é');
});
