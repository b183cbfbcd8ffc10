import assert from 'node:assert/strict';
import { test } from 'node:test';

import { play, schedule, SOUNDS } from './sound.js';

/** An audio context that records its calls. */
function makeAudio() {
  const tones = [];
  const node = (fields) => ({ ...fields, connect: (next) => next });
  return {
    tones,
    state: 'running',
    currentTime: 5,
    destination: {},
    createOscillator() {
      const tone = node({
        frequency: { value: 0 },
        start(time_s) { tone.begin_s = time_s; },
        stop(time_s) { tone.end_s = time_s; },
      });
      tones.push(tone);
      return tone;
    },
    createGain() {
      const ramps = [];
      tones.at(-1).ramps = ramps;
      const ramp = (value, time_s) => ramps.push({ value, time_s });
      return node({ gain: { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp } });
    },
  };
}

test('does nothing without audio', async () => {
  assert.equal(typeof AudioContext, 'undefined');
  for (const name of Object.keys(SOUNDS)) await play(name);
});

test('every sound is quiet, short, and fades in and out', () => {
  for (const [name, knocks] of Object.entries(SOUNDS)) {
    const audio = makeAudio();
    schedule(audio, knocks);
    assert.equal(audio.tones.length, 3 * knocks.length, name);
    for (const { begin_s, end_s, ramps } of audio.tones) {
      assert.ok(begin_s >= 5 && end_s > begin_s && end_s <= 6, `${name} from ${begin_s} to ${end_s} s`);
      assert.deepEqual([ramps[0].time_s, ramps[2].time_s], [begin_s, end_s], name);
      assert.ok(ramps[1].time_s > begin_s && ramps[1].time_s < end_s, name);
      assert.ok(ramps[0].value < 0.001 && ramps[2].value < 0.001, name);
      assert.ok(ramps[1].value > 0.01 && ramps[1].value <= 0.5, name);
    }
  }
});

test('no two sounds are the same', () => {
  assert.equal(new Set(Object.values(SOUNDS).map((knocks) => JSON.stringify(knocks))).size, Object.keys(SOUNDS).length);
});

test('one audio context plays all sounds; of those waiting for it only the last is played', async () => {
  const made = [];
  const wakes = [];
  globalThis.navigator ??= {};
  globalThis.AudioContext = class {
    constructor() {
      Object.assign(this, makeAudio(), { state: 'suspended' });
      this.resume = () => new Promise((resolve) => { wakes.push(resolve); });
      made.push(this);
    }
  };
  try {
    const waiting = [play('move'), play('end')];
    made[0].state = 'running';
    for (const wake of wakes) wake();
    await Promise.all(waiting);
    assert.equal(made.length, 1);
    assert.equal(made[0].tones.length, 3 * SOUNDS.end.length);
    await play('refuse');
    assert.equal(made[0].tones.length, 3 * (SOUNDS.end.length + SOUNDS.refuse.length));
    assert.equal(made.length, 1);
  } finally {
    delete globalThis.AudioContext;
  }
});
