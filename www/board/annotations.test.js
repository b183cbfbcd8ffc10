import assert from 'node:assert/strict';
import { test } from 'node:test';

import { annotated, colorOfKeys } from './annotations.js';

const none = { arrows: [], circles: [] };
const stroke = (from, to, color = 'green') => ({ from, to, color });

test('modifier keys choose the colour', () => {
  const colors = [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ].map(([shiftKey, altKey]) => colorOfKeys({ shiftKey, altKey }));
  assert.deepEqual(colors, ['green', 'red', 'blue', 'yellow']);
});

test('the same stroke twice takes the arrow away', () => {
  const once = annotated(none, stroke('e2', 'e4'));
  assert.deepEqual(once, { arrows: [stroke('e2', 'e4')], circles: [] });
  assert.deepEqual(annotated(once, stroke('e2', 'e4')), none);
});

test('another colour repaints, another direction is another arrow', () => {
  const once = annotated(none, stroke('e2', 'e4'));
  assert.deepEqual(annotated(once, stroke('e2', 'e4', 'red')).arrows, [stroke('e2', 'e4', 'red')]);
  assert.deepEqual(annotated(once, stroke('e4', 'e2')).arrows, [stroke('e2', 'e4'), stroke('e4', 'e2')]);
});

test('a stroke on one square is a circle, toggled and repainted alike', () => {
  const once = annotated(none, stroke('e4', 'e4', 'blue'));
  assert.deepEqual(once, { arrows: [], circles: [{ square: 'e4', color: 'blue' }] });
  assert.deepEqual(annotated(once, stroke('e4', 'e4', 'red')).circles, [{ square: 'e4', color: 'red' }]);
  assert.deepEqual(annotated(once, stroke('e4', 'e4', 'blue')), none);
});

test('arrows and circles leave each other alone, and the lists that came in', () => {
  const before = { arrows: [stroke('e2', 'e4')], circles: [{ square: 'e4', color: 'red' }] };
  const copy = structuredClone(before);
  assert.deepEqual(annotated(before, stroke('d2', 'd2')).arrows, before.arrows);
  assert.deepEqual(annotated(before, stroke('e2', 'e4')), { arrows: [], circles: before.circles });
  assert.deepEqual(before, copy);
});
