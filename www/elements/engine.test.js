import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { PRIORITIES } from '../engine/worker-pool.js';
import { Engine } from './engine.js';

/** A workerPool that notes what its leases are told; searches end when the test says so. */
let leases = [];

beforeEach(() => {
  leases = [];
  const open = ({ priority }) => {
    const lease = {
      priority,
      told: [],
      ask: async (call) => { lease.told.push(call); return call; },
      search: () => { lease.told.push('search'); return new Promise((resolve) => { lease.found = resolve; }); },
      setPriority: (next) => { lease.priority = next; },
    };
    for (const name of ['stop', 'cancel', 'newGame', 'retry', 'close']) lease[name] = () => lease.told.push(name);
    leases.push(lease);
    return lease;
  };
  globalThis[Symbol.for('micro-max:hubs:1')] = new Map([['', { open }]]);
});

test('what is asked of a sleeping engine waits until it is woken', async () => {
  const engine = new Engine(() => {});
  engine.open();
  const answer = engine.ask('legal');
  await Promise.resolve();
  assert.deepEqual(leases[0].told, []);
  engine.wake();
  assert.equal(await answer, 'legal');
});

test('an element that has left its page searches no more, but is answered', async () => {
  const engine = new Engine(() => {});
  engine.open();
  engine.wake();
  engine.close();
  assert.deepEqual(leases[0].told, ['close']);
  assert.equal(await engine.search({}, () => {}), null);
  assert.equal(await engine.ask('legal'), 'legal');
  assert.deepEqual(leases[1].told, ['legal', 'close']);
});

test('a thought beside the game has a lease of its own, and gives it back', async () => {
  const engine = new Engine(() => {});
  engine.open();
  engine.setPriority(PRIORITIES.focused);
  const thought = engine.think({}, () => {});
  assert.equal(leases[1].priority, PRIORITIES.focused);
  engine.setPriority(PRIORITIES.hidden);
  assert.deepEqual(leases.map(({ priority }) => priority), [PRIORITIES.hidden, PRIORITIES.hidden]);
  leases[1].found('e2e4');
  assert.equal(await thought, 'e2e4');
  assert.deepEqual(leases[1].told, ['search', 'close']);
});

test('a thought is refused with a sentence when the element leaves its page', async () => {
  const engine = new Engine(() => {});
  engine.open();
  const refused = assert.rejects(engine.think({}, () => {}), /taken from its page/);
  engine.close();
  await refused;
});
