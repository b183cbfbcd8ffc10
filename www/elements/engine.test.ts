import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { PRIORITIES } from '../engine/worker-pool.ts';
import { Engine } from './engine.ts';
import type { Work } from '../engine/uci.ts';

interface RecordedLease {
  priority: number;
  calls: string[];
  found: (move: string | null) => void;
}

/** A worker pool that records the calls of its leases; a test ends a search with `found`. */
let leases: RecordedLease[] = [];

const WORK: Work = {
  start: 'startpos',
  moves: [],
  limits: {},
  clock: null,
  engine: 'Modern',
  elo: null,
  lines: 1,
  seed: 0,
};

beforeEach(() => {
  leases = [];
  const open = ({ priority }: { priority: number }) => {
    const lease: RecordedLease = { priority, calls: [], found: () => assert.fail('no search is running') };
    const methods = ['stop', 'cancel', 'newGame', 'retry', 'close'].map(
      (name) => [name, () => lease.calls.push(name)] as const,
    );
    leases.push(lease);
    return Object.assign(lease, Object.fromEntries(methods), {
      ask: async (call: string) => {
        lease.calls.push(call);
        return call;
      },
      search: () => {
        lease.calls.push('search');
        return new Promise<string | null>((resolve) => {
          lease.found = resolve;
        });
      },
      setPriority: (next: number) => {
        lease.priority = next;
      },
    });
  };
  Object.assign(globalThis, { [Symbol.for('micro-max:pools:1')]: new Map([['', { open }]]) });
});

test('a question waits until the engine is woken', async () => {
  const engine = new Engine(() => {});
  engine.open();
  const answer = engine.ask('legal');
  await Promise.resolve();
  assert.deepEqual(leases[0].calls, []);
  engine.wake();
  assert.equal(await answer, 'legal');
});

test('the questions of a removed element are answered', async () => {
  const engine = new Engine(() => {});
  engine.open();
  engine.wake();
  engine.close();
  assert.deepEqual(leases[0].calls, ['close']);
  assert.equal(await engine.ask('legal'), 'legal');
  assert.deepEqual(leases[1].calls, ['legal', 'close']);
});

test('the search of a removed element starts again when the element is put back', async () => {
  const engine = new Engine(() => {});
  engine.open();
  engine.wake();
  const found: (string | null)[] = [];
  const search = engine.search(WORK, () => {}).then((move) => found.push(move));
  await new Promise(setImmediate);
  engine.close();
  leases[0].found(null);
  await new Promise(setImmediate);
  assert.deepEqual(found, []);
  engine.open();
  await new Promise(setImmediate);
  leases[1].found('e2e4');
  await search;
  assert.deepEqual(found, ['e2e4']);
});

test('a search cancelled while the element is removed finds nothing', async () => {
  const engine = new Engine(() => {});
  engine.wake();
  const search = engine.search(WORK, () => {});
  await new Promise(setImmediate);
  engine.cancel();
  engine.open();
  assert.equal(await search, null);
  assert.deepEqual(leases[0].calls, []);
});

test('a search by a script has its own lease and closes it', async () => {
  const engine = new Engine(() => {});
  engine.open();
  engine.setPriority(PRIORITIES.focused);
  const search = engine.think(WORK, () => {});
  assert.equal(leases[1].priority, PRIORITIES.focused);
  engine.setPriority(PRIORITIES.hidden);
  assert.deepEqual(
    leases.map(({ priority }) => priority),
    [PRIORITIES.hidden, PRIORITIES.visible],
  );
  leases[1].found('e2e4');
  assert.equal(await search, 'e2e4');
  assert.deepEqual(leases[1].calls, ['search', 'close']);
});

test('a search by a script is rejected when the element is removed', async () => {
  const engine = new Engine(() => {});
  engine.open();
  const refused = assert.rejects(
    engine.think(WORK, () => {}),
    /removed from its page/,
  );
  engine.close();
  await refused;
});
