import assert from 'node:assert/strict';
import { test } from 'node:test';

import { countText } from './number.ts';

test('counts have the groups of the language', () => {
  assert.equal(countText('en', 1234567), '1,234,567');
  assert.equal(countText('de', 1234567), '1.234.567');
  assert.deepEqual([countText('en', 0.5), countText('de', 0.5), countText('en', 2)], ['0.5', '0,5', '2']);
});

test('digits after the decimal sign are as many as are wanted', () => {
  assert.equal(countText('en', 0.3, 2, 2), '0.30');
});
