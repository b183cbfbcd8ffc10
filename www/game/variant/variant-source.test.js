import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isDefinition, isSource, nameIn, titleIn } from './variant-source.js';

const TINY = '# my game\n game tiny\nboard 5x6\n';

test('a source is a name or a definition of several lines', () => {
  assert.deepEqual(['capablanca', TINY].map(isDefinition), [false, true]);
  assert.deepEqual(['capablanca', '3check', 'king-of-the-hill', TINY].map(isSource), [true, true, true, true]);
  assert.deepEqual(['', 'a b', '<b>', null, 7, `\n${'x'.repeat(1e6)}`].map(isSource), Array(6).fill(false));
});

test('the name of a definition is in its line "game"', () => {
  assert.deepEqual(['capablanca', TINY, '\n'].map(nameIn), ['capablanca', 'tiny', '']);
});

test('the title is the name with a capital and spaces', () => {
  assert.deepEqual(['king-of-the-hill', TINY, ''].map(titleIn), ['King of the hill', 'Tiny', '']);
});
