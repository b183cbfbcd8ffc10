import assert from 'node:assert/strict';
import { test } from 'node:test';
import { update } from './glicko2.ts';

test('the example of the paper', () => {
  const { rating, deviation, volatility } = update({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  // The paper rounds between its steps.
  assert.ok(Math.abs(rating - 1464.06) < 0.02, String(rating));
  assert.ok(Math.abs(deviation - 151.52) < 0.01, String(deviation));
  assert.ok(Math.abs(volatility - 0.05999) < 1e-5, String(volatility));
});

test('the unexpected changes a rating most, and every game makes it more certain', () => {
  const before = { rating: 1500, deviation: 200, volatility: 0.06 };
  const after = (rating: number, score: number) => update(before, [{ rating, deviation: 50, score }]);
  assert.ok(after(1900, 1).rating > after(1100, 1).rating);
  assert.ok(after(1900, 0).rating > after(1100, 0).rating);
  assert.ok(Math.abs(after(1500, 0.5).rating - 1500) < 1e-9);
  for (const score of [0, 0.5, 1]) assert.ok(after(1500, score).deviation < 200);
});

test('extreme results have finite ratings', () => {
  for (const score of [0, 1]) {
    let player = { rating: 1200, deviation: 350, volatility: 0.06 };
    for (let count = 0; count < 300; count += 1)
      player = update(player, [{ rating: 3000 * (1 - score), deviation: 50, score }]);
    assert.ok(Object.values(player).every(Number.isFinite), JSON.stringify(player));
  }
});
