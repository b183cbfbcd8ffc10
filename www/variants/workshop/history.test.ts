import assert from 'node:assert/strict';
import { test } from 'node:test';

import { beginHistory, changed, redone, undone } from './history.ts';

test('changes are undone and redone', () => {
  const history = changed(changed(beginHistory('a'), 'b'), 'c');
  assert.equal(undone(history).present, 'b');
  assert.equal(undone(undone(undone(history))).present, 'a');
  assert.equal(redone(undone(history)).present, 'c');
  assert.equal(redone(history), history);
  assert.equal(redone(changed(undone(history), 'd')).present, 'd');
});
