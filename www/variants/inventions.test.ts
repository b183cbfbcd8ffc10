import assert from 'node:assert/strict';
import { test } from 'node:test';

import { nameIn } from '../game/variant/variant-source.ts';
import { INVENTIONS } from './inventions.ts';

test('each invention has the name of its definition', () => {
  for (const [name, text] of Object.entries(INVENTIONS)) assert.equal(nameIn(text), name);
});
