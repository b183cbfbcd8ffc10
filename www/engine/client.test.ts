import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

import { EngineClient } from './client.ts';
import { EngineError, QuestionError, messageOf } from './error.ts';
import { stub } from '../../tests/stub.ts';
import type { TestContext } from 'node:test';
import type { Message } from '../texts/sentences.ts';
import type { WorkerLike } from './client.ts';
import type { QuestionErrorFields } from './messages.ts';

const work = {
  start: 'startpos',
  moves: [],
  limits: {},
  clock: null,
  engine: 'Classic',
  elo: 500,
  lines: 1,
  seed: 0,
};

/** A worker that answers on command, and answers pings while it works. */
class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  heard: unknown[] = [];
  isWell = true;
  isTerminated = false;

  postMessage(message: unknown) {
    this.heard.push(message);
    if (message === 'isready' && this.isWell) queueMicrotask(() => this.say('readyok'));
  }

  say(data: unknown) {
    this.onmessage?.(stub<MessageEvent>({ data }));
  }

  /** The messages it received, without pings. */
  get orders() {
    return this.heard.filter((message) => message !== 'isready' && message !== 'uci');
  }

  break(message: string) {
    this.onerror?.(stub<ErrorEvent>({ message, preventDefault() {} }));
  }

  terminate() {
    this.isTerminated = true;
  }
}

/** A client with all the workers that it started. */
function make() {
  const workers: FakeWorker[] = [];
  const notices: Message[] = [];
  const client = new EngineClient({
    onNotice: (message) => notices.push(message),
    makeWorker() {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
  });
  return { client, workers, notices };
}

/** Time stands still; `pass` lets some go by, and what was due happens. */
function clock(context: TestContext) {
  context.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  return async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) {
      context.mock.timers.tick(100);
      await Promise.resolve();
      await Promise.resolve();
    }
  };
}

test('no worker is started before it is needed', () => {
  const { workers } = make();
  assert.equal(workers.length, 0);
});

test('a question is answered, or refused with a code', async (context) => {
  clock(context);
  const { client, workers } = make();
  const good = client.ask('legal', { moves: ['e2e4'] });
  const bad = client.ask('fen', { fen: 'x' });
  assert.deepEqual(workers[0].orders, [
    { id: 1, call: 'legal', moves: ['e2e4'] },
    { id: 2, call: 'fen', fen: 'x' },
  ]);
  const error = { code: 'fen-empty', message: 'the FEN is empty' };
  workers[0].say({ id: 2, error });
  workers[0].say({ id: 1, result: { ply: 1 } });
  workers[0].say({ id: 99, result: 'nobody asked' });
  assert.deepEqual(await good, { ply: 1 });
  await assert.rejects(bad, (reason) => reason instanceof QuestionError && reason.fields === error);
});

test('a search reports and ends with its move', async (context) => {
  clock(context);
  const { client, workers } = make();
  const reports: number[] = [];
  const search = client.search(work, (report) => reports.push(report.depth));
  workers[0].say('info depth 1 nodes 20 score cp 0 pv e2e4');
  workers[0].say('info depth 2 nodes 90 score cp 0 pv e2e4');
  workers[0].say('bestmove e2e4');
  assert.equal(await search, 'e2e4');
  assert.deepEqual(reports, [1, 2]);
  assert.deepEqual(workers[0].orders, [
    'setoption name Engine value Classic',
    'setoption name ShowSAN value true',
    'setoption name UCI_LimitStrength value true',
    'setoption name UCI_Elo value 500',
    'position startpos',
    'go',
  ]);
});

test('the best move of a cancelled search is dropped, and the next search waits for it', async (context) => {
  clock(context);
  const { client, workers } = make();
  const seen: string[] = [];
  const first = client.search(work, () => seen.push('first'));
  const second = client.search({ ...work, moves: ['e2e4'] }, () => seen.push('second'));
  assert.equal(await first, null);
  assert.equal(workers[0].orders.at(-1), 'stop');
  workers[0].say('info depth 3 nodes 90 score cp 0 pv e2e4');
  workers[0].say('bestmove e2e4');
  assert.deepEqual(workers[0].orders.slice(-2), ['position startpos moves e2e4', 'go']);
  workers[0].say('info depth 1 nodes 90 score cp 0 pv e7e5');
  workers[0].say('bestmove e7e5');
  assert.equal(await second, 'e7e5');
  assert.deepEqual(seen, ['second']);
});

test('a stop while a cancelled search ends reaches the search that waits for it', async (context) => {
  clock(context);
  const { client, workers } = make();
  client.search(work, () => {});
  const second = client.search({ ...work, moves: ['e2e4'] }, () => {});
  client.stop();
  workers[0].say('bestmove e2e4');
  assert.deepEqual(workers[0].orders.slice(-3), ['position startpos moves e2e4', 'go', 'stop']);
  workers[0].say('bestmove e7e5');
  assert.equal(await second, 'e7e5');
});

test('a stop is repeated to the worker that replaces another', async (context) => {
  clock(context);
  const { client, workers } = make();
  const search = client.search(work, () => {});
  workers[0].say('info depth 1 nodes 20 score cp 0 pv e2e4');
  client.stop();
  workers[0].break('out of memory');
  assert.deepEqual(workers[1].orders.slice(-2), ['go', 'stop']);
  workers[1].say('bestmove e2e4');
  assert.equal(await search, 'e2e4');
});

test('listeners that throw end neither the search nor the questions', async (context) => {
  clock(context);
  context.mock.method(console, 'error', () => {});
  const workers: FakeWorker[] = [];
  const client = new EngineClient({
    onNotice() {
      throw new Error('notice');
    },
    makeWorker() {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
  });
  const question = client.ask('legal');
  const search = client.search(work, () => {
    throw new Error('report');
  });
  workers[0].say('info depth 1 nodes 20 score cp 0 pv e2e4');
  workers[0].break('out of memory');
  workers[1].say({ id: 1, result: 'here' });
  workers[1].say('info depth 1 nodes 20 score cp 0 pv e2e4');
  workers[1].say('bestmove e2e4');
  assert.deepEqual(await Promise.all([question, search]), ['here', 'e2e4']);
});

test('stop ends the search with its move', async (context) => {
  clock(context);
  const { client, workers } = make();
  const search = client.search(work, () => {});
  client.stop();
  assert.equal(workers[0].orders.at(-1), 'stop');
  workers[0].say('bestmove d2d4');
  assert.equal(await search, 'd2d4');
  client.stop();
  assert.equal(workers[0].orders.filter((order) => order === 'stop').length, 1);
});

test('a worker that traps is replaced; questions and the search are put to the next one', async (context) => {
  clock(context);
  const { client, workers, notices } = make();
  const question = client.ask('legal');
  const search = client.search({ ...work, engine: 'Modern', lines: 3 }, () => {});
  workers[0].say('info string hello');
  workers[0].say({
    id: 1,
    error: { code: 'engine-failed', detail: 'unreachable', message: 'the engine failed: unreachable' },
  });
  assert.equal(workers[0].isTerminated, true);
  workers[0].break('too late');
  assert.equal(workers.length, 2);
  assert.equal(notices.length, 1);
  assert.deepEqual(notices[0], { key: 'engineRestarted' });
  assert.deepEqual(workers[1].orders, [
    { id: 1, call: 'legal' },
    'setoption name Engine value Modern',
    'setoption name MultiPV value 3',
    'setoption name ShowSAN value true',
    'setoption name UCI_LimitStrength value true',
    'setoption name UCI_Elo value 500',
    'position startpos',
    'go',
  ]);
  workers[1].say({ id: 1, result: 'here' });
  workers[1].say('bestmove e2e4');
  assert.equal(await question, 'here');
  assert.equal(await search, 'e2e4');
});

test('a worker that is silent for five seconds during a search is replaced', async (context) => {
  const pass = clock(context);
  const { client, workers, notices } = make();
  const search = client.search(work, () => {});
  await pass(3000);
  assert.equal(workers.length, 1);
  workers[0].isWell = false;
  await pass(4000);
  assert.equal(workers.length, 1);
  await pass(2500);
  assert.equal(workers.length, 2);
  assert.equal(notices.length, 1);
  assert.deepEqual(workers[1].orders.slice(-2), ['position startpos', 'go']);
  workers[1].say('bestmove e2e4');
  assert.equal(await search, 'e2e4');
});

test('a worker that answers one question after the other is not silent', async (context) => {
  const pass = clock(context);
  const { client, workers } = make();
  const first = client.ask('legal');
  workers[0].say({ id: 1, result: 1 });
  await first;
  // The sign of life has to wait behind the questions.
  workers[0].isWell = false;
  const questions = [2, 3, 4].map(() => client.ask('legal'));
  for (const id of [2, 3, 4]) {
    await pass(4000);
    workers[0].say({ id, result: id });
  }
  assert.deepEqual(await Promise.all(questions), [2, 3, 4]);
  assert.equal(workers.length, 1);
  client.ask('legal').catch(() => {});
  await pass(7000);
  assert.equal(workers.length, 2);
});

test('a worker with nothing to do is left in peace', async (context) => {
  const pass = clock(context);
  const { client, workers } = make();
  const question = client.ask('legal');
  workers[0].say({ id: 1, result: 1 });
  await question;
  await pass(1000);
  const count = workers[0].heard.length;
  await pass(60000);
  assert.equal(workers[0].heard.length, count);
});

test('a slow download is not taken for silence', async (context) => {
  const pass = clock(context);
  const { client, workers } = make();
  mock.method(FakeWorker.prototype, 'postMessage', () => {}, { times: 1000 });
  client.ask('legal').catch(() => {});
  await pass(15000);
  assert.equal(workers.length, 1);
  await pass(6000);
  assert.equal(workers.length, 2);
  mock.restoreAll();
  client.close();
});

test('a file that fails twice is given up, and the rest loads', async (context) => {
  clock(context);
  const { client, workers } = make();
  const search = client.search(work, () => {});
  for (const index of [0, 1]) {
    workers[index].say('info string alive');
    workers[index].break('RuntimeError');
  }
  await assert.rejects(search, /engineTwice/);
  const question = client.ask('legal');
  workers[2].say({ id: 1, result: 1 });
  assert.equal(await question, 1);
});

test('a question that takes too long twice is rejected with that reason', async (context) => {
  const pass = clock(context);
  const { client, workers } = make();
  const rejected = assert.rejects(client.ask('legal'), /questionTooLong/);
  for (const index of [0, 1]) {
    workers[index].say('info string alive');
    workers[index].isWell = false;
    await pass(25000);
  }
  await rejected;
  client.close();
});

test('after three failed starts the reason is reported, and a retry may help', async (context) => {
  clock(context);
  const { client, workers } = make();
  const question = client.ask('legal');
  for (const index of [0, 1, 2]) workers[index].break('Uncaught Error: this browser is too old');
  const message = { key: 'engineFailed', fields: { text: 'this browser is too old' } };
  await assert.rejects(question, (error) => assert.deepEqual(messageOf(error), message) ?? true);
  await assert.rejects(
    client.search(work, () => {}),
    EngineError,
  );
  client.retry();
  const again = client.ask('legal');
  workers[3].say({ id: 3, result: 'well' });
  workers[3].say({ id: 2, result: 'well' });
  assert.equal(await again, 'well');
});

test('a browser without workers and one that refuses them are distinguished', async () => {
  const client = new EngineClient({});
  await assert.rejects(client.ask('legal'), (error) => messageOf(error).key === 'noWorkers');
  const refused = new EngineClient({
    makeWorker() {
      throw new TypeError('no policy');
    },
  });
  await assert.rejects(refused.ask('legal'), (error) => messageOf(error).fields?.text === 'TypeError: no policy');
});

test('an invalid question becomes a message with its error', () => {
  const error: QuestionErrorFields = { code: 'fen-empty', message: 'the FEN is empty' };
  assert.deepEqual(messageOf(new QuestionError(error)), {
    key: 'noAnswer',
    fields: { text: 'the FEN is empty', error },
  });
});

test('an invalid line is a warning on the console', (context) => {
  clock(context);
  const warn = context.mock.method(console, 'warn', () => {});
  const { client, workers, notices } = make();
  client.newGame();
  workers[0].say('info string error: option Level: 9 is beyond 8');
  assert.deepEqual(notices, []);
  assert.deepEqual(warn.mock.calls[0].arguments, ['option Level: 9 is beyond 8']);
});
