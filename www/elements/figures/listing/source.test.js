import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { module } from '../../../../tools/listing.mjs';
import { FUNCTIONS, NAMES } from './source.js';

test('the listing matches the engine’s source; if not: node tools/listing.mjs > www/elements/figures/listing/source.js', () => {
  assert.equal(readFileSync(new URL('source.js', import.meta.url), 'utf8'), module());
});

test('functions are whole, and names have letters', () => {
  for (const [name, text] of Object.entries(FUNCTIONS)) {
    assert.match(text.split('\n')[0], new RegExp(`fn ${name}\\(`));
    assert.equal(text.split('\n').at(-1), '}');
    assert.equal(text.split('{').length, text.split('}').length, name);
  }
  const letters = ['alpha', 'beta', 'best', 'from', 'to', 'captured', 'capture_square', 'step', 'nodes'].map(
    (name) => NAMES[name].letter,
  );
  assert.equal(letters.join(''), 'qlmxytHrN');
});
