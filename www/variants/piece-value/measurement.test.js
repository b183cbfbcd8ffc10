// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { QuestionError } from '../../engine/error.js';
import { measure, NoExchangeError } from './measurement.js';

/**
 * An engine whose games are drawn at once.
 *
 * @param {readonly (boolean | string)[]} openings Whether White is in check, or the code of the error, of each opening that is asked for.
 */
function drawingEngine(openings) {
  /** @type {string[]} */
  const asked = [];
  /** @type {Set<string>} */
  const played = new Set();
  const engine = /** @type {any} */ ({
    ask: async (/** @type {string} */ call, /** @type {{ start: string }} */ { start }) => {
      if (call === 'outcome') return { outcome: { winner: null } };
      const check = openings[asked.length] ?? false;
      asked.push(start);
      if (typeof check === 'string') throw new QuestionError(/** @type {any} */ ({ code: check, message: check }));
      return { check };
    },
    search: async (/** @type {{ start: string }} */ { start }) => {
      played.add(start);
      return null;
    },
  });
  return { engine, asked, played };
}

/**
 * Measures until a pair has been played.
 *
 * @param {any} engine
 */
async function measurePair(engine) {
  const enough = new AbortController();
  let games = 0;
  await measure([engine], { moves: 'R', value: 5, seed: 1 }, (estimate) => {
    ({ games } = estimate);
    enough.abort();
  }, enough.signal);
  return games;
}

test('no game begins with a check', async () => {
  const { engine, asked, played } = drawingEngine(['variant-opponent-in-check', true, false]);
  assert.equal(await measurePair(engine), 2);
  assert.equal(asked.length, 3);
  assert.deepEqual(asked.map((start) => played.has(start)), [false, false, true]);
  assert.equal(played.size, 2);
});

test('another error ends the measurement', async () => {
  await assert.rejects(measurePair(drawingEngine(['engine-failed']).engine), QuestionError);
});

test('a piece that always gives check cannot be measured', async () => {
  const always = Array.from({ length: 1000 }, () => true);
  await assert.rejects(measurePair(drawingEngine(always).engine), NoExchangeError);
});
