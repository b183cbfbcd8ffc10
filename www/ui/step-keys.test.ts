import assert from 'node:assert/strict';
import { test } from 'node:test';

import { stub } from '../../tests/stub.ts';
import { defaults } from '../game/game.ts';
import { ROOT } from '../game/tree/move-tree.ts';
import { stepByKey, stepOfKey } from './step-keys.ts';
import type { Game } from '../game/game.ts';
import type { Intent } from '../game/store.ts';

function key(name: string, rest: Partial<KeyboardEvent> = {}) {
  const event = {
    key: name,
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true;
    },
    ...rest,
  };
  return stub<KeyboardEvent>(event);
}

function gameOf(children: number[]): Game {
  const { tree, ...game } = defaults();
  return { ...game, tree: { ...tree, nodes: { [ROOT]: { ...tree.nodes[ROOT], children } } } };
}

/** What a key dispatches, and whether its default was prevented. */
function pressed(event: KeyboardEvent, children = [1]) {
  const intents: Intent[] = [];
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
