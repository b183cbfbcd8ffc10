import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dashes, fitted, plainColor } from './diagram-image.ts';

test('colours are written in widely supported syntax', () => {
  assert.deepEqual(plainColor('color(srgb 1 0.5 0 / 0.55)'), { color: 'rgb(255, 128, 0)', opacity: '0.55' });
  assert.deepEqual(plainColor('color(srgb 0 0 1)'), { color: 'rgb(0, 0, 255)', opacity: null });
  assert.deepEqual(plainColor('rgba(1, 2, 3, 0.5)'), { color: 'rgb(1, 2, 3)', opacity: '0.5' });
  assert.deepEqual(plainColor('rgb(1, 2, 3)'), { color: 'rgb(1, 2, 3)', opacity: null });
  assert.deepEqual(plainColor('none'), { color: 'none', opacity: null });
  assert.deepEqual(plainColor('3.6px'), { color: '3.6px', opacity: null });
});

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
