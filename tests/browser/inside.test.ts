// The questions about Classic's internals, which a separate worker answers.
// MICRO_MAX_INSIDE_WORKER names the joined script; `cargo xtask test js` sets it.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openNodeWorker, resultOf } from './node-worker.ts';
import type { Question } from './node-worker.ts';

const path = process.env.MICRO_MAX_INSIDE_WORKER;

describe('questions about the inside', { skip: !path && 'missing: MICRO_MAX_INSIDE_WORKER' }, () => {
  let opened: ReturnType<typeof openNodeWorker>;
  before(() => {
    opened = openNodeWorker(path);
  });
  after(() => opened.worker.terminate());

  const ask = (question: object) => opened.client.ask(question);
  const result = <Call extends Question['call']>(question: Question<Call>) => resultOf(opened.client, question);

  test('are answered with rows of numbers', async () => {
    const { score, rows } = await result({ call: 'evaluate' });
    assert.equal(score, 0);
    assert.equal(rows.filter(([kind]) => kind === 0).length, 32);
    const [[nodes, status]] = (await result({ call: 'stepTo', search: 16, ask: 301 })).rows;
    assert.deepEqual([nodes, status], [300, 1]);
  });

  test('that are invalid are refused with a code', async () => {
    assert.deepEqual((await ask({ call: 'node', search: 11, ask: 1 })).error, {
      code: 'inside-number',
      found: '11',
      min: 12,
      max: 20,
      message: "'11' is not a whole number from 12 to 20",
    });
    assert.equal((await ask({ call: 'evaluate', moves: ['e2e5'] })).error?.code, 'illegal-move');
    assert.equal((await ask({ call: 'evaluate', moves: ['e2e4', '0000'] })).error?.code, 'illegal-move');
  });

  test('are answered in addition to those of the other worker', async () => {
    assert.deepEqual(await result({ call: 'table' }), { slots: 0, used: 0 });
    assert.deepEqual(await result({ call: 'play', move: 'Nf3' }), { uci: 'g1f3', san: 'Nf3' });
    assert.equal((await opened.client.talk(['isready'], 'readyok')).at(-1), 'readyok');
  });
});
