import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dashes, fitted } from './diagram-canvas.js';

test('a drawing is placed in the middle of its box', () => {
  assert.deepEqual(fitted('0 0 200 200', { x: 100, y: 300, width: 100, height: 100 }), { scale: 0.5, x: 100, y: 300 });
  assert.deepEqual(fitted('-10 -20 200 100', { x: 0, y: 0, width: 400, height: 400 }), { scale: 2, x: 20, y: 140 });
});

test('reads the lengths of dashes', () => {
  assert.deepEqual(dashes('4px, 2.5px'), [4, 2.5]);
  assert.deepEqual(dashes('4 2'), [4, 2]);
  assert.deepEqual(dashes(''), []);
  assert.deepEqual(dashes('none'), []);
});
