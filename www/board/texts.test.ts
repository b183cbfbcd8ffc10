// @ts-nocheck
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { words } from './texts.ts';

/** All texts of a table by their path. */
function textsOf(table, path = '') {
  return Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'object' ? textsOf(value, `${path}${key}.`) : [[`${path}${key}`, value]],
  );
}

test('every text is there, and those with parts say all of them', () => {
  const fields = {
    square: 'e4',
    content: 'white pawn',
    name: 'red',
    piece: 'black rook',
    from: 'a1',
    to: 'a8',
    squares: 'b2, b3',
    count: 2,
  };
  for (const [path, text] of textsOf(words)) {
    if (typeof text === 'string') assert.match(text, /\S/, path);
    else {
      const wanted = [];
      text(new Proxy(fields, { get: (all, field) => (wanted.push(all[field]), all[field]) }));
      assert.ok(wanted.length > 0, path);
      for (const part of wanted) assert.ok(part && text(fields).includes(String(part)), `${path}: ${part}`);
    }
  }
});

test('every piece has a name of its own', () => {
  assert.deepEqual(Object.keys(words.pieces).sort(), [...'BKNPQRbknpqr']);
  assert.equal(new Set(Object.values(words.pieces)).size, 12);
  assert.deepEqual(Object.keys(words.choices), ['q', 'r', 'b', 'n']);
});
