import assert from 'node:assert/strict';
import { test } from 'node:test';
import { transition } from '../search-states.fixture.ts';
import { Follower } from './collisions.ts';

const tried = (level: number, from: number, to: number, piece = 12) =>
  transition('tried', { level, candidate: { from, to, piece } });
const probe = (level: number, keyIndex: number, slot: number, held = 0) =>
  transition('probe', {
    level,
    reply: { side: 8, epSquare: 128, keyIndex, keyLock: keyIndex * 7, slot },
    entry: { held, depth: 3 },
  });

/** The first slot for a key, in a table of 4096. */
const firstOf = (keyIndex: number) => (((8 * 128) ^ keyIndex) & 4095) + 1;

test('a position reached on two paths', () => {
  const follower = new Follower(12);
  follower.follow([
    tried(0, 0x74, 0x73),
    probe(0, 5, firstOf(5)),
    tried(1, 0x04, 0x03),
    probe(1, 9, firstOf(9)),
    tried(1, 0x04, 0x03),
    probe(1, 9, firstOf(9), 1),
  ]);
  assert.equal(follower.found.again, null, 'the same way is no other way');
  follower.follow([tried(0, 0x74, 0x75), probe(0, 6, firstOf(6)), tried(1, 0x04, 0x14), probe(1, 9, firstOf(9), 1)]);
  assert.deepEqual(follower.found.again, {
    paths: [
      ['e1d1', 'e8d8'],
      ['e1f1', 'e8e7'],
    ],
    slot: firstOf(9),
    other: firstOf(9),
    depth: 3,
  });
  assert.equal(follower.isDone, false);
});

test('two positions that hash to one slot', () => {
  const follower = new Follower(12);
  follower.follow([
    tried(0, 0x10, 0x00, 9),
    probe(0, 5, firstOf(5)),
    tried(0, 0x74, 0x75),
    probe(0, 5 + 4096, firstOf(5) + 1),
  ]);
  assert.deepEqual(follower.found.collision, {
    paths: [['a7a8q'], ['e1f1']],
    slot: firstOf(5),
    other: firstOf(5) + 1,
    depth: 0,
  });
});

test('a position without a slot collides with none', () => {
  const follower = new Follower(12);
  follower.follow([tried(0, 0x74, 0x73), probe(0, 5, 0), tried(0, 0x74, 0x75), probe(0, 5, 0, 1)]);
  assert.deepEqual(follower.found, { again: null, collision: null });
});
