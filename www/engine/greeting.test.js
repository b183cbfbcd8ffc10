import assert from 'node:assert/strict';
import { test } from 'node:test';

import { greet } from './greeting.js';

/** A worker that says what a test wants. */
class FakeWorker {
  asked = [];

  postMessage(question) {
    this.asked.push(question);
  }

  say(data) {
    this.onmessage({ data });
  }
}

test('both answers are waited for', async () => {
  const worker = new FakeWorker();
  const told = greet(worker);
  assert.deepEqual(worker.asked.map(({ call }) => call), ['legal', 'engines']);
  for (const { id, call } of worker.asked) worker.say({ id, result: `of ${call}` });
  assert.deepEqual(await told, { legal: 'of legal', engines: 'of engines' });
});

test('a worker that refuses or breaks is told of', async () => {
  const refusing = new FakeWorker();
  const refused = greet(refusing);
  refusing.say({ id: 'legal', error: 'the engine cannot start' });
  await assert.rejects(refused, (reason) => reason === 'the engine cannot start');
  const breaking = new FakeWorker();
  const broken = greet(breaking);
  let isPrevented = false;
  breaking.onerror({ preventDefault() { isPrevented = true; } });
  await assert.rejects(broken);
  assert.ok(isPrevented);
});
