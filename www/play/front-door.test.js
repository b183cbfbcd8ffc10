import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { COURIER } from './front-door.js';

test('the picture of Courier Chess is its start position', () => {
  const address = new URL('../../crates/variants/src/catalogue/games/courier.txt', import.meta.url);
  const text = readFileSync(address, 'utf8');
  assert.ok(text.includes(`start ${COURIER.start} `));
  for (const [letter, name] of Object.entries(COURIER.pieces))
    assert.ok(text.includes(`piece ${letter} ${name} `), name);
});
