// @ts-nocheck
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { stepByKey, stepOfKey } from './step-keys.ts';

const key = (name: string, rest = {}) => ({
  key: name,
  defaultPrevented: false,
  preventDefault() {
    this.defaultPrevented = true;
  },
  ...rest,
});
const gameOf = (children: number[]) => ({ tree: { nodes: [{ children }] } });

/** What a key dispatches, and whether its default was prevented. */
function pressed(event, children = [1]) {
  const intents = [];
  stepByKey(event, gameOf(children), (intent) => intents.push(intent));
  return { intents, isPrevented: event.defaultPrevented };
}

test('keys lead along the line and between variations, but not with modifiers', () => {
  const steps = ['Home', 'ArrowLeft', 'ArrowRight', 'End', 'ArrowUp', 'ArrowDown', 'a', 'toString'].map((name) =>
    stepOfKey(key(name)),
  );
  assert.deepEqual(steps, ['first', 'back', 'forward', 'last', 'up', 'down', null, null]);
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    assert.equal(stepOfKey(key('ArrowLeft', { [modifier]: true })), null);
  }
});

test('a key steps unless something else has taken it', () => {
  assert.deepEqual(pressed(key('ArrowLeft')), { intents: [{ type: 'navigate', by: 'back' }], isPrevented: true });
  assert.deepEqual(pressed(key('End', { defaultPrevented: true })).intents, []);
});

test('other keys scroll the page, and all do in a game without moves', () => {
  for (const name of ['ArrowUp', 'ArrowDown', 'PageUp']) {
    assert.deepEqual(pressed(key(name)), { intents: [], isPrevented: false });
  }
  assert.deepEqual(pressed(key('Home'), []), { intents: [], isPrevented: false });
});
