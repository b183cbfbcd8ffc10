import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listenForDrags } from './drag.ts';
import { stub } from '../../tests/stub.ts';
import type { Drag } from './drag.ts';

/** An element that can be dragged, and what its drags did. */
function makeElement(options: Partial<Drag> = {}) {
  const captured: number[] = [];
  const element = Object.assign(new EventTarget(), {
    setPointerCapture: (id: number) => captured.push(id),
  });
  const log: string[] = [];
  const cancel = listenForDrags(stub<HTMLElement>(element), ({ button }) => {
    if (button !== 0) return null;
    return {
      ...options,
      move: (_, { x, y }) => log.push(`move ${x},${y}`),
      release: (_, isDrag) => log.push(isDrag ? 'drop' : 'click'),
      cancel: () => log.push('cancel'),
    };
  });
  const send = (type: string, x = 0, y = 0, others = {}) => {
    const defaults = { clientX: x, clientY: y, pointerId: 1, isPrimary: true, button: 0, buttons: 1, detail: 1 };
    return element.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), defaults, others));
  };
  return { element, captured, log, cancel, send };
}

test('a drag begins beyond its slop, and then follows the pointer', () => {
  const { captured, log, send } = makeElement();
  send('pointerdown', 10, 10);
  send('pointermove', 13, 12);
  assert.deepEqual(log, []);
  send('pointermove', 15, 10);
  send('pointermove', 10, 10);
  send('pointerup', 10, 10);
  assert.deepEqual(log, ['move 5,0', 'move 0,0', 'drop']);
  assert.deepEqual(captured, [1]);
});

test('without a slop the smallest movement drags', () => {
  const { log, send } = makeElement({ slop_px: 0 });
  send('pointerdown');
  send('pointermove', 0, 1);
  assert.deepEqual(log, ['move 0,1']);
});

test('the click after a drag is stopped, others are not', () => {
  const { element, send } = makeElement();
  let clicks = 0;
  element.addEventListener('click', () => (clicks += 1));
  send('pointerdown');
  send('pointerup');
  send('click');
  assert.equal(clicks, 1);
  send('pointerdown');
  send('pointermove', 9);
  send('pointerup', 9);
  send('click', 9);
  assert.equal(clicks, 1);
  send('click', 0, 0, { detail: 0 });
  assert.equal(clicks, 2, 'a click by keyboard counts');
});

test('a second finger, a pointer that was not pressed and other buttons change nothing', () => {
  const { log, send } = makeElement();
  send('pointermove', 50);
  send('pointerdown', 0, 0, { button: 2 });
  send('pointermove', 50, 0, { buttons: 2 });
  send('pointerdown');
  send('pointerdown', 0, 0, { pointerId: 2, isPrimary: false });
  send('pointermove', 50, 0, { pointerId: 2 });
  send('pointerup', 50, 0, { pointerId: 2 });
  assert.deepEqual(log, []);
  send('pointerup');
  assert.deepEqual(log, ['click']);
});

test('a drag is cancelled by the system, by a second button and by the page, once', () => {
  const { log, cancel, send } = makeElement();
  for (const end of [() => send('pointercancel'), () => send('pointermove', 0, 0, { buttons: 3 }), cancel]) {
    log.length = 0;
    send('pointerdown');
    send('pointermove', 9);
    end();
    send('pointermove', 30);
    send('pointerup', 30);
    assert.deepEqual(log, ['move 9,0', 'cancel']);
  }
  assert.equal(cancel(), false);
});
