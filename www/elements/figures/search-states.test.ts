import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindInWindow, kindOfEntry, transitionOf, setOf, stopOf } from './search-states.ts';

const CALL = [8, -100, 100, 7, 3, 2, 0x60, 0x40, 0x33, 128, 77, 11, 22];
const CANDIDATE = [5, 0x60, 9, 9, 0, 0x60, 0x40, 0x40, 128, 128, 3, -16, 0, 2];
const REPLY = CALL.map((number) => -number);
const ENTRY = [1, -50, 8, 0x44, 4];

test('rows have names', () => {
  const transition = transitionOf([8, 0, 12, 1, 0, ...CALL, ...CANDIDATE, ...REPLY, ...ENTRY]);
  assert.deepEqual([transition.state, transition.node, transition.level], [8, 12, 1]);
  assert.deepEqual(
    [transition.call.alpha, transition.call.keyLock, transition.candidate.to, transition.candidate.remaining],
    [-100, 22, 0x40, 2],
  );
  assert.deepEqual([transition.reply.beta, transition.entry.score, transition.entry.depth], [-100, -50, 4]);
});

test('a stop has its number', () => {
  const stop = stopOf([...CALL, ...CANDIDATE, ...ENTRY, 345]);
  assert.deepEqual([stop.node, stop.call.depth, stop.candidate.piece, stop.entry.held], [345, 3, 9, 1]);
});

test('states are bits', () => {
  assert.equal(setOf('enter', 'leave'), 2 + 16384);
  assert.equal(setOf(), 0);
});

test('kinds of scores', () => {
  assert.deepEqual(
    [100, 99, -99, -100].map((score) => kindInWindow(score, { alpha: -100, beta: 100 })),
    ['least', 'exact', 'exact', 'most'],
  );
  assert.deepEqual(
    [8, 136, 128].map((from) => kindOfEntry({ from })),
    ['least', 'exact', 'most'],
  );
});
