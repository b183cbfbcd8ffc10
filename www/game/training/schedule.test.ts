import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { answered, broughtBack, dateOf, dayOf, INTERVALS, isDue, isLearnt } from './schedule.ts';
import type { Puzzle } from './puzzle.ts';

const puzzle: Puzzle = {
  id: 'one',
  start: 'startpos',
  moves: ['a2a3'],
  san: 'a3',
  before: { cp: 20, mate: null },
  after: { cp: -200, mate: null },
  best: 'e2e4',
  found: 100,
  stage: 0,
  due: 100,
};

test('a puzzle is due at once, solved after 3, 7 and 21 days, and then no more', () => {
  let [today, current] = [100, puzzle];
  const waits = [];
  while (!isLearnt(current)) {
    assert.equal(isDue(current, current.due - 1), false);
    assert.equal(isDue(current, current.due), true);
    waits.push(current.due - today);
    today = current.due;
    current = answered(current, true, today);
  }
  assert.deepEqual(waits, [0, ...INTERVALS.slice(1)]);
  assert.equal(isDue(current, today + 1000), false);
});

test('a puzzle that was not solved begins again', () => {
  assert.deepEqual(answered({ ...puzzle, stage: 3, due: 200 }, false, 205), { ...puzzle, stage: 0, due: 206 });
});

test('a puzzle that was missed for weeks is still due', () => assert.equal(isDue(puzzle, 150), true));

test('after the clock was set back a puzzle comes back tomorrow, not in years', () => {
  assert.deepEqual(broughtBack({ ...puzzle, due: 1000 }, 100), { ...puzzle, due: 101 });
  const regular = { ...puzzle, due: 121 };
  assert.equal(broughtBack(regular, 100), regular);
  const learnt = { ...puzzle, stage: 4, due: 1000 };
  assert.equal(broughtBack(learnt, 100), learnt);
});

/** The days of moments in a time zone. */
function daysIn(zone: string, moments: string[]) {
  const code = `import('${new URL('./schedule.ts', import.meta.url)}').then(({ dayOf }) =>
    console.log(JSON.stringify(${JSON.stringify(moments)}.map((text) => dayOf(new Date(text))))))`;
  const { stdout } = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), '-e', code], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

test('days are those of the calendar, also where the clocks change', () => {
  // Summer time ends in Berlin on 25 October 2026: that day has 25 hours.
  const around = ['2026-10-24T00:00', '2026-10-24T23:59', '2026-10-25T00:00', '2026-10-25T23:59', '2026-10-26T00:00'];
  const [first, ...others] = daysIn('Europe/Berlin', around);
  assert.deepEqual(others, [first, first + 1, first + 1, first + 2]);
  // It begins in Santiago at midnight of 6 September 2026: that day begins at one o'clock.
  const [before, after] = daysIn('America/Santiago', ['2026-09-05T23:59', '2026-09-06T01:00']);
  assert.equal(after, before + 1);
});

test('a moment belongs to the day of its place, at most one day apart', () => {
  const moment = ['2026-12-03T11:30:00Z'];
  const [[east], [west], [middle]] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'].map((zone) =>
    daysIn(zone, moment),
  );
  assert.deepEqual([east - middle, west - middle], [1, 0]);
  assert.equal(dateOf(middle).toISOString().slice(0, 10), '2026-12-03');
  assert.equal(Number.isInteger(dayOf(new Date())), true);
});
