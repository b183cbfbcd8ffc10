import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';

import { makeThreshold } from './threshold.js';

class FakeElement extends EventTarget {
  clicks = 0;

  closest() {
    return this;
  }

  click() {
    this.clicks += 1;
  }
}

/** A threshold whose desk comes, or does not come, when a test says so. */
function make() {
  const loads = [];
  const complain = mock.fn();
  const load = mock.fn(() => new Promise((resolve, reject) => loads.push({ resolve, reject })));
  return { enter: makeThreshold(load, complain), load, loads, complain };
}

/** A touch of the page, at a button or beside one. */
function touch(type, button = null) {
  const event = new Event(type);
  Object.defineProperty(event, 'target', { value: button });
  globalThis.document.dispatchEvent(event);
}

const settled = () => new Promise((resolve) => { setTimeout(resolve, 0); });

beforeEach(() => {
  globalThis.document = new EventTarget();
  globalThis.Element = FakeElement;
  mock.method(console, 'warn', () => {});
});

test('nothing is loaded before the first touch, and once with it', () => {
  const { load } = make();
  assert.equal(load.mock.callCount(), 0);
  touch('pointerdown');
  touch('keydown');
  assert.equal(load.mock.callCount(), 1);
});

test('what is wanted waits for the desk; of each name the last wish counts', async () => {
  const { enter, loads } = make();
  const used = [];
  assert.equal(enter('level', (desk) => used.push(`first ${desk}`)), false);
  enter('level', (desk) => used.push(`second ${desk}`));
  enter('move', (desk) => used.push(`move ${desk}`));
  loads[0].resolve('desk');
  await settled();
  assert.deepEqual(used, ['second desk', 'move desk']);
  assert.equal(enter('level', (desk) => used.push(`third ${desk}`)), true);
  assert.deepEqual(used.slice(2), ['third desk']);
});

test('a button that is pressed too early is pressed again', async () => {
  const { loads } = make();
  const [early, late] = [new FakeElement(), new FakeElement()];
  touch('click', early);
  touch('click', late);
  loads[0].resolve('desk');
  await settled();
  touch('click', late);
  assert.deepEqual([early.clicks, late.clicks], [0, 1]);
});

test('what could not be loaded is told, and tried again with the next touch', async () => {
  const { enter, load, loads, complain } = make();
  const used = [];
  enter('move', (desk) => used.push(desk));
  loads[0].reject(new Error('no network'));
  await settled();
  assert.equal(complain.mock.callCount(), 1);
  touch('pointerdown');
  assert.equal(load.mock.callCount(), 2);
  loads[1].resolve('desk');
  await settled();
  assert.deepEqual(used, ['desk']);
});
