import assert from 'node:assert/strict';
import { test } from 'node:test';

test('the board can be imported where there is no page', async () => {
  assert.equal(typeof document, 'undefined');
  assert.equal(typeof (await import('./board.ts')).createBoard, 'function');
  assert.equal(typeof (await import('./diagram.ts')).drawDiagram, 'function');
});
