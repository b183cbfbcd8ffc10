import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  centipawns,
  chancesOf,
  finalScore,
  forSide,
  loss_cp,
  percentOf,
  scoreCommand,
  scoreIn,
  scoreOf,
} from './score.ts';
import type { Score } from '../tree/move-tree.ts';

const cp = (value: number) => ({ cp: value, mate: null });
const mate = (value: number) => ({ cp: null, mate: value });

/** The chances at a score in centipawns. */
function chancesAt(value: number) {
  const chances = chancesOf(cp(value));
  assert.ok(chances !== null);
  return chances;
}

test('scores are turned to White’s side', () => {
  assert.deepEqual(scoreOf({ scoreCp: 35, mateMoves: null }, 'white'), { cp: 35, mate: null });
  assert.deepEqual(scoreOf({ scoreCp: 35, mateMoves: null }, 'black'), { cp: -35, mate: null });
  assert.deepEqual(scoreOf({ scoreCp: 0, mateMoves: null }, 'black'), { cp: 0, mate: null });
  assert.deepEqual(scoreOf({ scoreCp: null, mateMoves: 2 }, 'black'), { cp: null, mate: -2 });
});

test('a mate is worth more than anything, the sooner the more', () => {
  assert.equal(centipawns({ cp: null, mate: 2 }, 'white'), 9998);
  assert.equal(centipawns({ cp: null, mate: -2 }, 'white'), -9998);
  assert.equal(centipawns({ cp: null, mate: -2 }, 'black'), 9998);
  assert.equal(centipawns({ cp: 50, mate: null }, 'black'), -50);
  assert.equal(centipawns({ cp: null, mate: null }, 'black'), null);
  assert.equal(centipawns(null, 'white'), null);
});

test('a loss counts from the mover’s side, up to where the game is decided', () => {
  assert.equal(loss_cp(cp(50), cp(-150), 'white'), 200);
  assert.equal(loss_cp(cp(50), cp(250), 'black'), 200);
  assert.equal(loss_cp(cp(2500), cp(1200), 'white'), 0);
  assert.equal(loss_cp({ cp: null, mate: 3 }, cp(800), 'white'), 200);
  assert.equal(loss_cp(null, cp(800), 'white'), 0);
});

test('a finished game has a score', () => {
  assert.deepEqual([finalScore('white').cp, finalScore('black').cp, finalScore(null).cp], [10000, -10000, 0]);
});

test('chances grow with the score, ever more slowly, and a mate is certain', () => {
  assert.equal(chancesOf(cp(0)), 0);
  assert.ok(Math.abs(chancesAt(100) - 0.282) < 0.001);
  assert.ok(Math.abs(chancesAt(300) - 0.695) < 0.001);
  assert.ok(Math.abs(chancesAt(1500) - 0.998) < 0.001);
  assert.equal(chancesOf(cp(-250)), -chancesAt(250));
  assert.deepEqual([mate(3), mate(-30), cp(-10000)].map(chancesOf), [1, -1, -1]);
  assert.equal(chancesOf(null), null);
});

test('chances of a side, and in per cent', () => {
  assert.deepEqual([forSide(0.5, 'white'), forSide(0.5, 'black')], [0.5, -0.5]);
  assert.deepEqual([-1, 0, 0.5, 1].map(percentOf), [0, 50, 75, 100]);
});

test('scores are taken out of comments', () => {
  const cases: [text: string, score: Score, comment: string][] = [
    ['[%eval 0.3]', cp(30), ''],
    ['good [%eval -1.25] move', cp(-125), 'good move'],
    ['[%eval -0.05] x', cp(-5), 'x'],
    ['[%eval +2]', cp(200), ''],
    ['[%eval 12.34,20]', cp(1234), ''],
    ['[%eval #3]', mate(3), ''],
    ['[%eval #-3]', mate(-3), ''],
    ['[%eval 1] [%eval 2]', cp(100), '[%eval 2]'],
  ];
  for (const [text, score, comment] of cases) assert.deepEqual(scoreIn(text), { score, comment }, text);
});

test('text that is not a score is kept', () => {
  for (const comment of [
    '',
    'x',
    '[%eval]',
    '[%eval ]',
    '[%eval #0]',
    '[%eval #1.5]',
    '[%eval .5]',
    '[%eval 99999]',
    '[%evalx 1]',
    '[%eval 1',
  ]) {
    assert.deepEqual(scoreIn(comment), { score: null, comment });
  }
});

test('a score is written as it is read', () => {
  for (const score of [cp(0), cp(35), cp(-205), mate(3), mate(-1)])
    assert.deepEqual(scoreIn(scoreCommand(score)), { score, comment: '' });
  assert.equal(scoreCommand(cp(-205)), '[%eval -2.05]');
});

test('a comment of blanks is read in time that grows with its length only', { timeout: 20_000 }, () => {
  const blanks = ' \u00a0'.repeat(200_000);
  assert.deepEqual(scoreIn(`${blanks}x`), { score: null, comment: `${blanks}x` });
  assert.deepEqual(scoreIn(`good${blanks}[%eval 0.5] move`), { score: { cp: 50, mate: null }, comment: 'good move' });
});
