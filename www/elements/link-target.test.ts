import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNumbered, targetOf } from './link-target.ts';

test('a link names a board and a moment', () => {
  assert.deepEqual(targetOf('#game:17w'), { id: 'game', moment: '17w' });
  assert.deepEqual(targetOf('#game:17b.Nf6.18w'), { id: 'game', moment: '17b.Nf6.18w' });
  assert.deepEqual(targetOf('#a-b_1:17w.Rd8#'), { id: 'a-b_1', moment: '17w.Rd8#' });
  assert.deepEqual(targetOf('#partie%C3%A9:17.%20Qxb3'), { id: 'partieé', moment: '17. Qxb3' });
  assert.deepEqual(targetOf('#100%:17w'), { id: '100%', moment: '17w' });
  assert.deepEqual(targetOf('#game', '33'), { id: 'game', moment: 33 });
  assert.deepEqual(targetOf('', ' 0 ', 'game'), { id: 'game', moment: 0 });
  assert.deepEqual(targetOf('', '17b.Nf6'), { id: null, moment: '17b.Nf6' });
});

test('other fragments are no targets', () => {
  for (const hash of ['', '#', '#game', '#:17w', '#game:', '#/route:17w', '#!a:b', '#https://host:80/']) {
    assert.equal(targetOf(hash), null, hash);
  }
  for (const moment of ['1', 'plan', 'ref-2', 'b4']) assert.equal(isNumbered({ id: 'fn', moment }), false, moment);
  for (const moment of ['1w', '17b.Nf6', '17.Qxb3', '4...a6']) assert.ok(isNumbered({ id: 'game', moment }), moment);
});
