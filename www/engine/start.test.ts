import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { EngineError } from './error.ts';
import { startWorker } from './start.ts';
import { stub } from '../../tests/stub.ts';

/** Workers that were started. */
let started: FakeWorker[] = [];

class FakeWorker {
  address;

  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  said: unknown[] = [];
  isOver = false;

  constructor(address: string) {
    this.address = address;
    started.push(this);
  }

  postMessage(message: unknown) {
    this.said.push(message);
  }

  terminate() {
    this.isOver = true;
  }
}

const own = 'https://here.example/micro-max.worker.js';
const foreign = 'https://cdn.example/micro-max.worker.js';
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
let address = 0;

beforeEach(() => {
  started = [];
  Object.assign(globalThis, {
    Worker: FakeWorker,
    location: { href: 'https://here.example/page' },
    origin: 'https://here.example',
  });
  URL.createObjectURL = () => `blob:${(address += 1)}`;
});

test('from the own host it is started by its address, at once', () => {
  const worker = startWorker({ address: own });
  worker.postMessage('uci');
  assert.deepEqual(
    started.map(({ address, said }) => [address, said]),
    [[own, ['uci']]],
  );
});

test('from another host it is fetched, as it must be, and its messages wait', async () => {
  const fetched: unknown[] = [];
  globalThis.fetch = async (name, options) => {
    fetched.push([name, options?.integrity]);
    return stub<Response>({ ok: true, text: async () => 'script' });
  };
  const worker = startWorker({ address: foreign, integrity: 'sha384-a' });
  worker.postMessage('uci');
  worker.postMessage('isready');
  assert.equal(started.length, 0);
  await pause();
  assert.deepEqual(fetched, [[foreign, 'sha384-a']]);
  assert.match(started[0].address, /^blob:/);
  assert.deepEqual(started[0].said, ['uci', 'isready']);
  startWorker({ address: foreign, integrity: 'sha384-a' });
  await pause();
  assert.equal(fetched.length, 1, 'it is fetched once for all workers');
  assert.equal(started[1].address, started[0].address);
});

test('an embedded script is not requested from a host', async () => {
  globalThis.fetch = () => assert.fail('it was fetched');
  startWorker({ address: 'inside.js', text: async () => 'script' });
  await pause();
  assert.match(started[0].address, /^blob:/);
});

test('one that was ended before it began is not started', async () => {
  startWorker({ address: 'ended.js', text: async () => 'script' }).terminate();
  await pause();
  assert.equal(started.length, 0);
});

test('messages are forwarded, and errors too after the first message', async () => {
  const worker = startWorker({ address: own });
  const heard: unknown[] = [];
  worker.onmessage = ({ data }) => heard.push(data);
  worker.onerror = ({ message }) => heard.push(message);
  started[0].onmessage?.(stub<MessageEvent>({ data: 'uciok' }));
  started[0].onerror?.(stub<ErrorEvent>({ message: 'trap' }));
  assert.deepEqual(heard, ['uciok', 'trap']);
});

test('a failure that nothing can explain is still reported', async () => {
  const { ErrorEvent, document } = globalThis;
  Object.assign(globalThis, {
    ErrorEvent: class extends Event {
      message;

      constructor(type: string, fields: EventInit & { message: string }) {
        super(type, fields);
        this.message = fields.message;
      }
    },
    document: undefined,
  });
  try {
    const worker = startWorker({ address: own });
    const failed = new Promise((resolve) => {
      worker.onerror = ({ message }) => resolve(message);
    });
    started[0].onerror?.(stub<ErrorEvent>({ message: 'blocked' }));
    assert.equal(await failed, 'blocked');
  } finally {
    Object.assign(globalThis, { ErrorEvent, document });
  }
});

test('a browser without workers is reported at once', () => {
  Object.assign(globalThis, { Worker: undefined });
  assert.throws(
    () => startWorker(),
    (error) => error instanceof EngineError && error.notice.key === 'noWorkers',
  );
});
