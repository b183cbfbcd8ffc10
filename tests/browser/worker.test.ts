// The worker in Node: its life cycle, and its behaviour when the engine traps.
// MICRO_MAX_WORKER names the joined script; `cargo xtask test js` sets it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { test } from 'node:test';
import { transformSync } from 'esbuild';
import { openNodeWorker, resultOf } from './node-worker.ts';

const path = process.env.MICRO_MAX_WORKER;
const { code: source } = transformSync(readFileSync(new URL('../../www/engine/worker.ts', import.meta.url)), {
  loader: 'ts',
  format: 'iife',
  globalName: 'worker',
});

test('what comes before the wasm is ready is answered in order', {
  skip: !path && 'missing: MICRO_MAX_WORKER',
}, async () => {
  const { client, worker } = openNodeWorker(path);
  const uci = client.talk(['position startpos', 'go nodes 300', 'isready', 'd'], 'readyok');
  const question = await client.ask({ call: 'play', move: 'e4' });
  assert.deepEqual(question.result, { uci: 'e2e4', san: 'e4' });
  assert.equal((await uci).at(-1), 'readyok');
  await worker.terminate();
});

test('it sends nothing before the first line, and ends after quit', {
  skip: !path && 'missing: MICRO_MAX_WORKER',
}, async () => {
  const { worker } = openNodeWorker(path);
  const messages: unknown[] = [];
  worker.on('message', (message: unknown) => messages.push(message));
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.deepEqual(messages, []);
  worker.postMessage('quit');
  const [code] = await once(worker, 'exit');
  assert.equal(code, 0);
});

test('a question is answered in the middle of a search, and stop ends it', {
  skip: !path && 'missing: MICRO_MAX_WORKER',
}, async () => {
  const { client, worker } = openNodeWorker(path);
  const search = client.talk(['go infinite'], 'bestmove');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { legal } = await resultOf(client, { call: 'legal' });
  assert.equal(legal.length, 20);
  client.send('stop');
  assert.match((await search).at(-1) ?? '', /^bestmove /);
  await worker.terminate();
});

test('lines and questions are answered, other messages are ignored', {
  skip: !path && 'missing: MICRO_MAX_WORKER',
}, async () => {
  const { worker } = openNodeWorker(path);
  const answers = async (message: unknown) => {
    worker.postMessage(message);
    const [answer] = await once(worker, 'message');
    return answer;
  };
  const refusal = async (question: object) => {
    const {
      id,
      error: { message, ...error },
    } = await answers(question);
    assert.equal(typeof message, 'string');
    return { id, error };
  };
  assert.deepEqual(await refusal({ id: 'a' }), {
    id: 'a',
    error: { code: 'invalid-field', name: 'call', expected: 'a string' },
  });
  assert.deepEqual(await refusal({ id: 0, call: 'fly' }), { id: 0, error: { code: 'unknown-call', call: "'fly'" } });
  for (const message of [7, null, undefined, true, [], { call: 'seed' }, { id: [] }, { book: new ArrayBuffer(8) }]) {
    worker.postMessage(message);
  }
  assert.match(await answers('no such command'), /^info string error: /);
  assert.equal(await answers('isready\n'), 'readyok');
  await worker.terminate();
});

/** Evaluates the worker's source in a context whose port records messages, and returns its functions. */
function load() {
  const posted: unknown[] = [];
  const raised: unknown[] = [];
  const world = { take: (_data: unknown): void => assert.fail('nobody listens'), closed: false };
  const scope = {
    WorkerGlobalScope: true,
    postMessage: (message: unknown) => posted.push(message),
    addEventListener: (_name: string, listener: (event: { data: unknown }) => void) => {
      world.take = (data) => listener({ data });
    },
    close: () => {
      world.closed = true;
    },
  };
  const later = (work: () => void) => {
    try {
      work();
    } catch (error) {
      raised.push(error instanceof Error ? error.message : error);
    }
  };
  // A channel that delivers no messages: there are no searches here, and a real channel would keep Node running.
  const Channel = class {
    port1 = {};
    port2 = { postMessage() {} };
  };
  const names = ['globalThis', 'queueMicrotask', 'setTimeout', 'MessageChannel'];
  const start = new Function(...names, `${source}\nreturn worker.serveMicroMax;`)(scope, later, later, Channel);
  return { start, posted, raised, world };
}

/** Returns bindings whose session has these methods. */
function bindings(methods: object) {
  class Session {
    isOver = false;
    receive() {}
    think() {
      return false;
    }
    ask() {
      return {};
    }
  }
  Object.assign(Session.prototype, methods);
  return { Session, gunzip: async () => new ArrayBuffer(0), initSync() {} };
}

const FAILED = { code: 'engine-failed', detail: 'unreachable', message: 'the engine failed: unreachable' };

const trap = () => {
  throw new WebAssembly.RuntimeError('unreachable');
};

test('a trap in a line is reported and raised, and everything after it is refused', async () => {
  const { start, posted, raised, world } = load();
  await start(bindings({ receive: trap }), '');
  world.take('go');
  world.take({ id: 1, call: 'legal' });
  world.take('isready');
  assert.deepEqual(posted, [
    `info string error: ${FAILED.message}`,
    { id: 1, error: FAILED },
    `info string error: ${FAILED.message}`,
  ]);
  assert.deepEqual(raised, ['unreachable']);
});

test('a trap in a question is also an answer to it', async () => {
  const { start, posted, raised, world } = load();
  await start(bindings({ ask: trap }), '');
  world.take({ id: 'x', call: 'legal' });
  assert.deepEqual(posted, [`info string error: ${FAILED.message}`, { id: 'x', error: FAILED }]);
  assert.deepEqual(raised, ['unreachable']);
});

test('an error of a question is not a trap', async () => {
  const { start, posted, raised, world } = load();
  const error = { code: 'fen-empty', message: 'the FEN is empty' };
  await start(
    bindings({
      ask() {
        throw error;
      },
    }),
    '',
  );
  world.take({ id: 1, call: 'legal' });
  world.take('isready');
  assert.deepEqual(posted, [{ id: 1, error }]);
  assert.deepEqual(raised, []);
});

test('an engine that cannot start is an event first, then an answer to everything', async () => {
  const { start, posted, raised, world } = load();
  const done = start(
    {
      ...bindings({}),
      initSync() {
        throw new Error('wasm is forbidden');
      },
    },
    '',
  );
  world.take('uci');
  await done;
  world.take({ id: 1, call: 'legal' });
  const error = {
    code: 'engine-not-started',
    detail: 'wasm is forbidden',
    message: 'the engine cannot start: wasm is forbidden',
  };
  assert.deepEqual(raised, ['wasm is forbidden']);
  assert.deepEqual(posted, [`info string error: ${error.message}`, { id: 1, error }]);
});
