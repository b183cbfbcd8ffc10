import assert from 'node:assert/strict';
import { test } from 'node:test';

import { QuestionError } from '../../engine/error.ts';
import { Measurement, NoExchangeError } from './measurement.ts';
import { stub } from '../../../tests/stub.ts';
import type { EngineLike } from '../../engine/client.ts';
import type { GameSoFar, VariantQuestionErrorFields } from '../../engine/messages.ts';

/**
 * An engine whose games are drawn at once.
 *
 * @param openings Whether White is in check, or the error, of each opening that is asked for.
 */
function drawingEngine(openings: readonly (boolean | VariantQuestionErrorFields)[]) {
  const asked: string[] = [];
  const played: Set<string> = new Set();
  const engine = stub<EngineLike>({
    ask: (async (call, { start }: GameSoFar) => {
      if (call === 'outcome') return { outcome: { winner: null } };
      const check = openings[asked.length] ?? false;
      asked.push(String(start));
      if (typeof check === 'object') throw new QuestionError(check);
      return { check };
    }) as EngineLike['ask'],
    search: async ({ start }) => {
      played.add(start);
      return null;
    },
  });
  return { engine, asked, played };
}

/** Measures until a pair has been played. */
async function measurePair(engine: EngineLike) {
  const enough = new AbortController();
  let games = 0;
  await new Measurement({ moves: 'R', value: 5, seed: 1 }).run(
    [engine],
    (estimate) => {
      ({ games } = estimate);
      enough.abort();
    },
    enough.signal,
  );
  return games;
}

test('no game begins with a check', async () => {
  const { engine, asked, played } = drawingEngine([
    { code: 'variant-opponent-in-check', message: 'the side that is not to move is in check' },
    true,
    false,
  ]);
  assert.equal(await measurePair(engine), 2);
  assert.equal(asked.length, 3);
  assert.deepEqual(
    asked.map((start) => played.has(start)),
    [false, false, true],
  );
  assert.equal(played.size, 2);
});

test('another error ends the measurement', async () => {
  const error = { code: 'engine-failed', detail: 'unreachable', message: 'the engine failed' } as const;
  await assert.rejects(measurePair(drawingEngine([error]).engine), QuestionError);
});

test('a piece that always gives check cannot be measured', async () => {
  const always = Array.from({ length: 1000 }, () => true);
  await assert.rejects(measurePair(drawingEngine(always).engine), NoExchangeError);
});

/** The side with more material, if the measured piece is worth 6 pawns. */
function stronger(fen: string) {
  const values = { P: 1, N: 3.25, B: 3.25, R: 5, Q: 9.5, X: 6 } as Record<string, number>;
  const sum = (letters: string) =>
    [...letters].reduce((total, letter) => total + (values[letter.toUpperCase()] ?? 0), 0);
  const [placement] = fen.split(' ');
  const difference = sum(placement.replace(/[a-z]/g, '')) - sum(placement.replace(/[A-Z]/g, ''));
  return difference > 0 ? 'white' : difference < 0 ? 'black' : null;
}

test('the assumed value follows results that contradict it', async () => {
  const assumed: Set<number> = new Set();
  const engine = stub<EngineLike>({
    ask: (async (call, { start }: GameSoFar) =>
      call === 'outcome' ? { outcome: { winner: stronger(String(start)) } } : { check: false }) as EngineLike['ask'],
    search: async ({ variant }) => {
      assumed.add(Number(/^piece X .* value (\d+)/m.exec(String(variant))?.[1]));
      return null;
    },
  });
  const enough = new AbortController();
  let [pairs, found] = [0, 0];
  await new Measurement({ moves: 'K', value: 3, seed: 1 }).run(
    [engine],
    ({ value }) => {
      pairs += 1;
      found = value;
      if (pairs === 300) enough.abort();
    },
    enough.signal,
  );
  const [first, ...later] = assumed;
  assert.equal(first, 300);
  assert.ok(later.length > 0 && Math.abs(later[later.length - 1] - 600) <= 60, [...assumed].join(' '));
  assert.ok(Math.abs(found - 6) < 0.4, String(found));
});
