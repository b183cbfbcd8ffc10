import assert from 'node:assert/strict';
import { test } from 'node:test';

import { words } from './texts.ts';

/** What the texts with parts say. */
type Fields = Record<'square' | 'content' | 'name' | 'piece' | 'from' | 'to' | 'squares', string> & { count: number };
type Text = string | ((fields: Fields) => string);
type Table = { readonly [key: string]: Text | Table };

/** All texts of a table by their path. */
function textsOf(table: Table, path = ''): [path: string, text: Text][] {
  return Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'object' ? textsOf(value, `${path}${key}.`) : [[`${path}${key}`, value]],
  );
}

test('every text is there, and those with parts say all of them', () => {
  const fields: Fields = {
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
      const wanted: (string | number)[] = [];
      text(new Proxy(fields, { get: (all, field: keyof Fields) => (wanted.push(all[field]), all[field]) }));
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
