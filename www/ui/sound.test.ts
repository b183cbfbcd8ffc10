// @ts-nocheck
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { play, schedule, SOUNDS } from './sound.ts';

/** An audio context that records its sources and the volumes behind them. */
function makeAudio() {
  const [tones, impacts] = [[], []];
  let latest: unknown;
  const node = (fields) => ({ ...fields, connect: (next) => next });
  const makeSource = (list, fields) => {
    latest = node({
      ...fields,
      start(time_s) {
        this.begin_s = time_s;
      },
      stop(time_s) {
        this.end_s = time_s;
      },
    });
    list.push(latest);
    return latest;
  };
  return {
    tones,
    impacts,
    state: 'running',
    currentTime: 5,
    sampleRate: 8000,
    destination: {},
    createOscillator: () => makeSource(tones, { frequency: { value: 0 } }),
    createBufferSource: () => makeSource(impacts, {}),
    createBuffer: (_channels, length: number, rate: number) => ({
      duration: length / rate,
      getChannelData: () => new Float32Array(length),
    }),
    createBiquadFilter: () => node({ frequency: { value: 0 } }),
    createGain() {
      const ramps = [];
      latest.ramps = ramps;
      const ramp = (value, time_s) => ramps.push({ value, time_s });
      return node({
        gain: { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp },
      });
    },
  };
}

/** How many oscillators a sound takes. */
const toneCount = (strokes) => strokes.reduce((sum, { timbre }) => sum + timbre.partials.length, 0);

test('does nothing without audio', async () => {
  assert.equal(typeof AudioContext, 'undefined');
  for (const name of Object.keys(SOUNDS)) await play(name);
});

test('every sound is quiet, short, and fades in and out', () => {
  for (const [name, strokes] of Object.entries(SOUNDS)) {
    const audio = makeAudio();
    schedule(audio, strokes);
    assert.equal(audio.tones.length, toneCount(strokes), name);
    assert.equal(audio.impacts.length, strokes.filter(({ timbre }) => timbre.noise > 0).length, name);
    for (const { begin_s, end_s, ramps } of [...audio.tones, ...audio.impacts]) {
      assert.ok(begin_s >= 5 && end_s > begin_s && end_s <= 6.5, `${name} from ${begin_s} to ${end_s} s`);
      assert.deepEqual([ramps[0].time_s, ramps[2].time_s], [begin_s, end_s], name);
      assert.ok(ramps[1].time_s > begin_s && ramps[1].time_s < end_s, name);
      assert.ok(ramps[0].value < 0.001 && ramps[2].value < 0.001, name);
      assert.ok(ramps[1].value > 0.005 && ramps[1].value <= 0.5, name);
    }
  }
});

test('the noise of an impact is made once and lasts as long as the impact', () => {
  const audio = makeAudio();
  schedule(audio, SOUNDS.capture);
  const [first, second] = audio.impacts;
  assert.ok(first.buffer.duration >= first.end_s - first.begin_s);
  assert.equal(second.buffer, first.buffer);
});

test('no two sounds are the same', () => {
  assert.equal(new Set(Object.values(SOUNDS).map((knocks) => JSON.stringify(knocks))).size, Object.keys(SOUNDS).length);
});

test('one audio context plays all sounds; of those waiting for it only the last is played', async () => {
  const made = [];
  const wakes = [];
  globalThis.navigator ??= {};
  globalThis.AudioContext = class {
    resume;

    constructor() {
      Object.assign(this, makeAudio(), { state: 'suspended' });
      this.resume = () =>
        new Promise((resolve) => {
          wakes.push(resolve);
        });
      made.push(this);
    }
  };
  try {
    const waiting = [play('move'), play('end')];
    made[0].state = 'running';
    for (const wake of wakes) wake();
    await Promise.all(waiting);
    assert.equal(made.length, 1);
    assert.equal(made[0].tones.length, toneCount(SOUNDS.end));
    await play('refuse');
    assert.equal(made[0].tones.length, toneCount([...SOUNDS.end, ...SOUNDS.refuse]));
    assert.equal(made.length, 1);
  } finally {
    delete globalThis.AudioContext;
  }
});
