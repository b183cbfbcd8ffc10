import assert from 'node:assert/strict';
import test from 'node:test';

import { answer } from './questions.js';

/** A session that answers with two rows, and what it has been asked. */
function session() {
  const asked = [];
  return { asked, ask: (question) => { asked.push(question); return '2 7 0 0 -15\n3 1\n'; } };
}

test('without it, questions about the inside are refused with the name of the worker that answers them', () => {
  for (const question of [{ call: 'evaluate' }, { call: 'stepTo' }, { call: 'node' }, { call: 'children' }, { call: 'table', search: [16] }]) {
    const sentence = `'${question.call}' is answered by micro-max.inside.worker.js`;
    assert.throws(() => answer(session(), question), { message: sentence });
  }
});

test('with it, they are rows of numbers', async () => {
  await import('./inside.js');
  const one = session();
  const rows = [[2, 7, 0, 0, -15], [3, 1]];
  assert.deepEqual(answer(one, { call: 'evaluate', moves: ['e2e4'] }), { score: -15, rows });
  assert.deepEqual(answer(one, { call: 'children', moves: ['e2e4'], search: [16, '1\n2'], ask: [3, 0] }), { rows });
  assert.deepEqual(answer(one, { call: 'table', search: 16, ask: 1 }), { rows });
  assert.deepEqual(one.asked, ['istartpos\ne2e4\n\nevaluate 1', 'istartpos\ne2e4\n16 1 2\nchildren 3 0', 'istartpos\n\n16\ntable 1']);
  assert.equal(answer({ ask: () => '8\n5\n' }, { call: 'table' }).used, 5);
});
