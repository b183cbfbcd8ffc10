// @ts-nocheck
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { canStep } from './shown-position.ts';

test('there are steps back to the first position and forward to the last', () => {
  const tree = { nodes: [{ children: [1] }, { children: [] }] };
  assert.deepEqual([canStep({ tree, shown: 0 }, 'back'), canStep({ tree, shown: 1 }, 'back')], [false, true]);
  assert.deepEqual([canStep({ tree, shown: 0 }, 'forward'), canStep({ tree, shown: 1 }, 'forward')], [true, false]);
});
