import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainColor } from './diagram-image.js';

test('colours are written in widely supported syntax', () => {
  assert.deepEqual(plainColor('color(srgb 1 0.5 0 / 0.55)'), { color: 'rgb(255, 128, 0)', opacity: '0.55' });
  assert.deepEqual(plainColor('color(srgb 0 0 1)'), { color: 'rgb(0, 0, 255)', opacity: null });
  assert.deepEqual(plainColor('rgba(1, 2, 3, 0.5)'), { color: 'rgb(1, 2, 3)', opacity: '0.5' });
  assert.deepEqual(plainColor('rgb(1, 2, 3)'), { color: 'rgb(1, 2, 3)', opacity: null });
  assert.deepEqual(plainColor('none'), { color: 'none', opacity: null });
  assert.deepEqual(plainColor('3.6px'), { color: '3.6px', opacity: null });
});
