import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STAGES, directionOf, stageFrom } from './lesson.ts';

test('a lesson shows the figure, then the question, then the answer', () => {
  assert.deepEqual(
    [...STAGES, null].slice(1),
    STAGES.map((stage) => stageFrom(stage, 1)),
  );
  assert.deepEqual(
    [null, ...STAGES].slice(0, -1),
    STAGES.map((stage) => stageFrom(stage, -1)),
  );
});

test('keys lead on unless a control has the focus, those of a presenter always', () => {
  for (const key of [' ', 'Enter', 'ArrowRight', 'PageDown']) assert.equal(directionOf(key, false), 1, key);
  for (const key of ['ArrowLeft', 'PageUp']) assert.equal(directionOf(key, false), -1, key);
  for (const key of ['a', 'Tab', 'Escape', 'toString']) assert.equal(directionOf(key, false), null, key);
  assert.deepEqual(
    ['PageDown', 'PageUp', 'Enter', ' ', 'ArrowRight'].map((key) => directionOf(key, true)),
    [1, -1, null, null, null],
  );
});
