import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ANY_DISTANCE, FIRST_TOOL, toggled } from './step-edit.ts';

const places = (steps: readonly { files: number; ranks: number }[]) =>
  steps.map(({ files, ranks }) => `${files},${ranks}`).sort();

test('a click adds a leap in all directions, and another one removes it', () => {
  const knight = toggled([], { files: 1, ranks: 2 }, FIRST_TOOL);
  assert.equal(knight.length, 8);
  assert.deepEqual(places(toggled([], { files: 0, ranks: 2 }, FIRST_TOOL)), ['-2,0', '0,-2', '0,2', '2,0']);
  assert.deepEqual(toggled(knight, { files: -2, ranks: 1 }, FIRST_TOOL), []);
});

test('left and right can be alike', () => {
  const tool = { ...FIRST_TOOL, symmetry: 'sides' as const };
  assert.deepEqual(places(toggled([], { files: 1, ranks: 1 }, tool)), ['-1,1', '1,1']);
  assert.deepEqual(places(toggled([], { files: 0, ranks: 1 }, { ...tool, symmetry: 'one' })), ['0,1']);
});

test('a slide is named by its direction', () => {
  const tool = { ...FIRST_TOOL, motion: 'slide' as const, symmetry: 'one' as const };
  assert.deepEqual(toggled([], { files: 3, ranks: 3 }, tool), [
    { files: 1, ranks: 1, motion: 'slide', range: ANY_DISTANCE, kind: 'both', first: false },
  ]);
  assert.deepEqual(places(toggled([], { files: 1, ranks: 2 }, tool)), ['1,2']);
});

test('another kind of step on the same square replaces it', () => {
  const move = toggled([], { files: 1, ranks: 0 }, { ...FIRST_TOOL, kind: 'move' });
  const capture = toggled(move, { files: 1, ranks: 0 }, { ...FIRST_TOOL, kind: 'capture' });
  assert.deepEqual([...new Set(capture.map(({ kind }) => kind))], ['capture']);
  assert.equal(capture.length, 4);
  assert.equal(toggled(capture, { files: 1, ranks: 0 }, { ...FIRST_TOOL, motion: 'grasshopper' }).length, 8);
});
