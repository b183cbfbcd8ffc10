import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLink, writeLink } from './link.js';

const FEN = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';

test('a written address is read back', () => {
  for (const fen of [null, FEN]) {
    for (const name of ['moves', 'a figure, très belle']) {
      assert.deepEqual(readLink(name, writeLink(name, 11, fen)), { step: 11, fen });
    }
  }
  assert.equal(writeLink('moves', 11, null), '#moves-12');
});

test('addresses of other things and invalid ones are ignored', () => {
  const nonsense = [
    '',
    '#moves',
    '#moves-',
    '#moves-0',
    '#moves-x',
    '#moves-12345678',
    '#tree-1',
    '#moves-1&fen=',
    '#moves-1&fen=<b>',
    '#moves-1&other=2',
  ];
  for (const hash of [...nonsense, `#moves-1&fen=${'8'.repeat(121)}`])
    assert.equal(readLink('moves', hash), null, hash);
});
