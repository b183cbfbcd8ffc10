import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addMove, makeTree, ROOT } from './move-tree.ts';
import { canStep } from './shown-position.ts';

test('there are steps back to the first position and forward to the last', () => {
  const { tree } = addMove(makeTree(), ROOT, 'e2e4', 'e4');
  assert.deepEqual(
    [canStep({ tree: { ...tree, shown: 0 } }, 'back'), canStep({ tree: { ...tree, shown: 1 } }, 'back')],
    [false, true],
  );
  assert.deepEqual(
    [canStep({ tree: { ...tree, shown: 0 } }, 'forward'), canStep({ tree: { ...tree, shown: 1 } }, 'forward')],
    [true, false],
  );
});
