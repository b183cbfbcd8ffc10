import assert from 'node:assert/strict';
import { test } from 'node:test';

import { defaults } from '../game/game.js';
import { chances, shownScore } from './search-report.js';

const cp = (value) => chances({ cp: value, mate: null });

test('winning chances follow the lichess curve', () => {
  assert.equal(cp(0), 0);
  assert.ok(Math.abs(cp(100) - 0.1825) < 0.001);
  assert.ok(Math.abs(cp(100) + cp(-100)) < 1e-12);
  assert.equal(cp(1000), cp(5000));
});

test('a shorter mate gives better chances, and any mate more than a score', () => {
  const mate = (moves) => chances({ cp: null, mate: moves });
  assert.ok(mate(1) > mate(5) && mate(5) > mate(10) && mate(10) > cp(1000));
  assert.ok(Math.abs(mate(-3) + mate(3)) < 1e-12);
  assert.equal(mate(10), mate(30));
});

test('the score is that of the current report, else the saved one', () => {
  const game = defaults();
  assert.equal(shownScore(game), null);
  const report = { node: 0, purpose: 'reply', turn: 'black', scoreCp: 30, mateMoves: null };
  assert.deepEqual(shownScore({ ...game, reports: [report] }), { cp: -30, mate: null });
  assert.equal(shownScore({ ...game, reports: [{ ...report, node: 4 }] }), null);
  assert.equal(shownScore({ ...game, reports: [{ ...report, purpose: 'threat' }] }), null);
});
