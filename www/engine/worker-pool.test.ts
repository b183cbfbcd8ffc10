import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WorkerPool, workerPool, PRIORITIES } from './worker-pool.ts';
import type { Message } from '../texts/sentences.ts';
import type { EngineLike } from './client.ts';
import type { Work } from './uci.ts';
import type { Lease } from './worker-pool.ts';

type NamedWork = Work & { name: string | number };

type FakeEngine = EngineLike & {
  calls: string[];
  onNotice: (message: Message) => void;
  /** Ends the search. */
  found: (move: string | null) => void;
  failed: (error: Error) => void;
};

type BusyEngine = EngineLike & {
  running: { resolve: (move: string | null) => void; reject: (error: Error) => void } | null;
  end: (move: string | null) => void;
  fail: () => void;
};

type Board = { lease: Lease };

/** A turn of all promises. */
const turn = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const WORK: Work = {
  start: 'startpos',
  moves: [],
  limits: {},
  clock: null,
  engine: 'Classic',
  elo: 500,
  lines: 1,
  seed: 0,
};

/** An answer that only repeats the question. */
const echo = <Answer>(call: string) => ({ call }) as unknown as Answer;

/** A worker pool whose engines record their calls and return what the test sets. */
function makePool(times?: ConstructorParameters<typeof WorkerPool>[1]) {
  const engines: FakeEngine[] = [];
  const pool = new WorkerPool((onNotice) => {
    const engine: FakeEngine = {
      calls: [],
      onNotice,
      found: () => assert.fail('nothing is searched'),
      failed: () => assert.fail('nothing is searched'),
      ask: async (call) => {
        engine.calls.push(call);
        return echo(call);
      },
      search: (work: NamedWork) => {
        engine.calls.push(`search ${work.name}`);
        return new Promise((resolve, reject) => {
          engine.found = resolve;
          engine.failed = reject;
        });
      },
      stop: () => engine.calls.push('stop'),
      cancel: () => {
        engine.calls.push('cancel');
        engine.found(null);
      },
      newGame: () => engine.calls.push('newGame'),
      retry: () => engine.calls.push('retry'),
      close: () => engine.calls.push('close'),
    };
    engines.push(engine);
    return engine;
  }, times);
  return { pool, engines };
}

const work = (name: string | number): NamedWork => ({ ...WORK, name });

const ignore = () => {};

test('no worker starts before the first question', async () => {
  const { pool, engines } = makePool();
  const lease = pool.open();
  assert.equal(engines.length, 0);
  assert.deepEqual(await lease.ask('engines'), { call: 'engines' });
  assert.equal(engines.length, 1);
});

test('twenty boards share one worker, one after the other', async () => {
  const { pool, engines } = makePool();
  const leases = Array.from({ length: 20 }, () => pool.open());
  await Promise.all(leases.map((lease) => lease.ask('legal')));
  const moves = leases.map((lease, index) => lease.search(work(index), ignore));
  for (let index = 0; index < 20; index += 1) {
    engines[0].found(`move ${index}`);
    await turn();
  }
  assert.deepEqual(
    await Promise.all(moves),
    leases.map((_, index) => `move ${index}`),
  );
  assert.equal(engines.length, 1);
});

test('a search that waits long gets a second worker, never a third', async () => {
  const { pool, engines } = makePool({ patience_ms: 10 });
  const moves = Array.from({ length: 4 }, (_, index) => pool.open().search(work(index), ignore));
  assert.equal(engines.length, 1);
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  assert.equal(engines.length, 2);
  for (const index of [0, 1, 2, 3]) {
    engines[index % 2].found(`move ${index}`);
    await turn();
  }
  assert.deepEqual(await Promise.all(moves), ['move 0', 'move 1', 'move 2', 'move 3']);
});

test('a focused board and one that waits long get the second worker together', async () => {
  const { pool, engines } = makePool({ patience_ms: 10 });
  const leases = Array.from({ length: 8 }, () => pool.open());
  const moves = [leases[0].search(work(0), ignore), leases[1].search(work(1), ignore)];
  leases[2].setPriority(PRIORITIES.focused);
  moves.push(leases[2].search(work(2), ignore));
  await new Promise((resolve) => {
    setTimeout(resolve, 30);
  });
  moves.push(...leases.slice(3).map((lease, index) => lease.search(work(index + 3), ignore)));
  await new Promise((resolve) => {
    setTimeout(resolve, 30);
  });
  assert.equal(engines.length, 2);
  leases.forEach((lease) => lease.close());
  assert.deepEqual(await Promise.all(moves), Array(8).fill(null));
});

/** A sequence of pseudo-random numbers below a bound. */
function randomBelow(seed: number) {
  let state = Math.imul(seed, 0x9e3779b1);
  return (bound: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** A pool on fake workers of which at most one search runs at a time, as in `EngineClient`. */
function makeBusyPool() {
  const engines: BusyEngine[] = [];
  const pool = new WorkerPool(
    () => {
      const engine: BusyEngine = {
        running: null,
        ask: async (call) => echo(call),
        search() {
          assert.equal(engine.running, null, 'a worker has two searches');
          return new Promise((resolve, reject) => {
            engine.running = { resolve, reject };
          });
        },
        end(move: string | null) {
          const { running } = engine;
          engine.running = null;
          running?.resolve(move);
        },
        fail() {
          const { running } = engine;
          engine.running = null;
          running?.reject(new Error('broken'));
        },
        stop() {},
        cancel: () => engine.end(null),
        newGame: () => engine.end(null),
        retry() {},
        close: () => engine.fail(),
      };
      engines.push(engine);
      return engine;
    },
    { patience_ms: 50, idle_ms: 1e9 },
  );
  return { pool, engines };
}

test('random schedules of many boards have at most two workers, and each search ends once', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  for (let seed = 1; seed <= 300; seed += 1) {
    const below = randomBelow(seed);
    const { pool, engines } = makeBusyPool();
    const priorities = Object.values(PRIORITIES);
    const boards: Board[] = Array.from({ length: 2 + below(10) }, () => ({ lease: pool.open() }));
    const ends: Map<number, unknown[]> = new Map();
    const begin = (board: Board) => {
      const id = ends.size;
      const found: unknown[] = [];
      ends.set(id, found);
      board.lease.search(work(id), ignore).then(
        (move) => found.push(move),
        (error) => found.push(error),
      );
    };
    const acts: ((board: Board) => unknown)[] = [
      begin,
      begin,
      begin,
      (board) => board.lease.stop(),
      (board) => board.lease.cancel(),
      (board) => board.lease.newGame(),
      (board) => board.lease.setPriority(priorities[below(3)]),
      (board) => board.lease.setPriority(PRIORITIES.focused),
      (board) => board.lease.ask('legal'),
      (board) => {
        board.lease.close();
        board.lease = pool.open();
      },
      () => engines[below(engines.length)]?.end('e2e4'),
      () => engines[below(engines.length)]?.fail(),
      () => context.mock.timers.tick(below(40)),
    ];
    for (let step = 0; step < 60; step += 1) {
      acts[below(acts.length)](boards[below(boards.length)]);
      if (below(2)) await turn();
      assert.ok(engines.length <= 2, `${engines.length} workers with seed ${seed}`);
      for (const found of ends.values()) assert.ok(found.length <= 1, `a search ended twice with seed ${seed}`);
    }
    // Each board is visible again, and each worker finds what it searches.
    boards.forEach(({ lease }) => lease.setPriority(PRIORITIES.visible));
    for (let step = 0; step < 3 * boards.length; step += 1) {
      await turn();
      context.mock.timers.tick(60);
      engines.forEach((engine) => engine.end('d2d4'));
      assert.ok(engines.length <= 2, `${engines.length} workers with seed ${seed}`);
    }
    await turn();
    for (const [id, found] of ends) assert.equal(found.length, 1, `search ${id} with seed ${seed}`);
  }
});

test('a worker forgets one game before it plays another, and keeps its own', async () => {
  const { pool, engines } = makePool();
  const [one, other] = [pool.open(), pool.open()];
  for (const lease of [one, one, other]) {
    const move = lease.search(work(lease === one ? 'one' : 'other'), ignore);
    engines[0].found('e2e4');
    await move;
    await turn();
  }
  assert.deepEqual(engines[0].calls, ['newGame', 'search one', 'search one', 'newGame', 'search other']);
});

test('the board with the focus gets a second worker, or takes one, whose board begins again later', async () => {
  const { pool, engines } = makePool();
  const [one, two, three] = [pool.open(), pool.open({ priority: PRIORITIES.focused }), pool.open()];
  const first = one.search(work('one'), ignore);
  const second = two.search(work('two'), ignore);
  assert.equal(engines.length, 2);
  two.setPriority(PRIORITIES.visible);
  three.setPriority(PRIORITIES.focused);
  const urgent = three.search(work('three'), ignore);
  assert.deepEqual(engines[0].calls, ['newGame', 'search one', 'cancel', 'newGame', 'search three']);
  engines[0].found('d2d4');
  assert.equal(await urgent, 'd2d4');
  await turn();
  assert.equal(engines[0].calls.at(-1), 'search one');
  engines[0].found('e2e4');
  engines[1].found('c2c4');
  assert.deepEqual(await Promise.all([first, second]), ['e2e4', 'c2c4']);
});

test('a board that is out of sight does not search, and resumes when it is visible again', async () => {
  const { pool, engines } = makePool();
  const lease = pool.open({ priority: PRIORITIES.hidden });
  const move = lease.search(work('a'), ignore);
  assert.equal(engines.length, 0);
  lease.setPriority(PRIORITIES.visible);
  assert.deepEqual(engines[0].calls, ['newGame', 'search a']);
  lease.setPriority(PRIORITIES.hidden);
  assert.equal(engines[0].calls.at(-1), 'cancel');
  lease.setPriority(PRIORITIES.visible);
  engines[0].found('e2e4');
  assert.equal(await move, 'e2e4');
});

test('a lease that is given back ends its search and frees the worker for others', async () => {
  const { pool, engines } = makePool();
  const leases = [pool.open(), pool.open()];
  const [first, second] = leases.map((lease, index) => lease.search(work(index), ignore));
  leases[0].close();
  assert.equal(await first, null);
  assert.equal(engines[0].calls.at(-1), 'search 1');
  engines[0].found('g1f3');
  assert.equal(await second, 'g1f3');
});

test('a search that waits is stopped as soon as it has begun', async () => {
  const { pool, engines } = makePool();
  const leases = [pool.open(), pool.open()];
  const moves = leases.map((lease, index) => lease.search(work(index), ignore));
  leases[1].stop();
  engines[0].found('e2e4');
  await moves[0];
  await turn();
  assert.deepEqual(engines[0].calls.slice(-2), ['search 1', 'stop']);
});

test('an error reaches the board whose search it was, and the worker goes on', async () => {
  const { pool, engines } = makePool();
  const [one, other] = [pool.open(), pool.open()];
  const failed = assert.rejects(one.search(work('one'), ignore), /broken/);
  engines[0].failed(new Error('broken'));
  await failed;
  await turn();
  const move = other.search(work('other'), ignore);
  engines[0].found('e2e4');
  assert.equal(await move, 'e2e4');
});

test('a notice is for the board that the worker works for', async () => {
  const { pool, engines } = makePool();
  const heard: string[] = [];
  pool.open({ onNotice: () => heard.push('one') });
  const other = pool.open({ onNotice: ({ key }) => heard.push(`other ${key}`) });
  other.search(work('other'), ignore);
  engines[0].onNotice({ key: 'engineRestarted' });
  assert.deepEqual(heard, ['other engineRestarted']);
});

test('the workers stay for a while when the last board has gone, then they end', async () => {
  const { pool, engines } = makePool({ idle_ms: 20 });
  const first = pool.open();
  await first.ask('legal');
  first.close();
  const second = pool.open();
  await new Promise((resolve) => {
    setTimeout(resolve, 40);
  });
  assert.deepEqual(engines[0].calls, ['legal']);
  second.close();
  await new Promise((resolve) => {
    setTimeout(resolve, 40);
  });
  assert.deepEqual(engines[0].calls, ['legal', 'close']);
});

test('a pool is shared under a name that other copies of the script know', () => {
  const source = { name: 'inside', address: 'elsewhere.js', integrity: '', text: null };
  const shared = workerPool(source);
  assert.equal(workerPool({ ...source, address: 'copy/elsewhere.js' }), shared);
  assert.notEqual(workerPool(), shared);
  assert.equal(Reflect.get(globalThis, Symbol.for('micro-max:pools:1')).get('inside'), shared);
});
