import assert from 'node:assert/strict';
import { test } from 'node:test';

import { stub } from '../../tests/stub.ts';
import { play, schedule, SOUNDS } from './sound.ts';
import type { Sound } from '../game/store.ts';

/** When a source began and ended, what it played, and the volumes behind it. */
interface Source {
  begin_s: number;
  end_s: number;
  buffer: AudioBuffer | null;
  ramps: { value: number; time_s: number }[];
}

type Strokes = Parameters<typeof schedule>[1];

/** An audio context that records its sources and the volumes behind them. */
function makeAudio() {
  const [tones, impacts]: Source[][] = [[], []];
  let latest: Source;
  const connect = <Next>(next: Next) => next;
  const frequency = () => stub<AudioParam>({ value: 0 });
  const makeSource = (list: Source[]) => {
    const source = {
      begin_s: NaN,
      end_s: NaN,
      buffer: null,
      ramps: [],
      connect,
      start(time_s = 0) {
        source.begin_s = time_s;
      },
      stop(time_s = 0) {
        source.end_s = time_s;
      },
    };
    latest = source;
    list.push(source);
    return source;
  };
  const context = stub<BaseAudioContext>({
    state: 'running',
    currentTime: 5,
    sampleRate: 8000,
    destination: stub<AudioDestinationNode>({}),
    createOscillator: () => stub<OscillatorNode>(Object.assign(makeSource(tones), { frequency: frequency() })),
    createBufferSource: () => stub<AudioBufferSourceNode>(makeSource(impacts)),
    createBuffer: (_channels, length, rate) =>
      stub<AudioBuffer>({
        duration: length / rate,
        getChannelData: () => new Float32Array(length),
      }),
    createBiquadFilter: () => stub<BiquadFilterNode>({ frequency: frequency(), connect }),
    createGain() {
      const { ramps } = latest;
      const ramp = (value: number, time_s: number) => {
        ramps.push({ value, time_s });
        return gain;
      };
      const gain = stub<AudioParam>({
        setValueAtTime: ramp,
        linearRampToValueAtTime: ramp,
        exponentialRampToValueAtTime: ramp,
      });
      return stub<GainNode>({ gain, connect });
    },
  });
  return { tones, impacts, context };
}

/** How many oscillators a sound takes. */
const toneCount = (strokes: Strokes) => strokes.reduce((sum, { timbre }) => sum + timbre.partials.length, 0);

test('does nothing without audio', async () => {
  assert.equal(typeof AudioContext, 'undefined');
  for (const name of Object.keys(SOUNDS) as Sound[]) await play(name);
});

test('every sound is quiet, short, and fades in and out', () => {
  for (const [name, strokes] of Object.entries(SOUNDS)) {
    const audio = makeAudio();
    schedule(audio.context, strokes);
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
  schedule(audio.context, SOUNDS.capture);
  const [first, second] = audio.impacts;
  assert.ok(first.buffer);
  assert.ok(first.buffer.duration >= first.end_s - first.begin_s);
  assert.equal(second.buffer, first.buffer);
});

test('no two sounds are the same', () => {
  assert.equal(new Set(Object.values(SOUNDS).map((knocks) => JSON.stringify(knocks))).size, Object.keys(SOUNDS).length);
});

test('one audio context plays all sounds; of those waiting for it only the last is played', async () => {
  const made: FakeContext[] = [];
  const wakes: (() => void)[] = [];
  class FakeContext {
    audio = makeAudio();
    state: AudioContextState;

    constructor() {
      Object.assign(this, this.audio.context);
      this.state = 'suspended';
      made.push(this);
    }

    resume() {
      return new Promise<void>((resolve) => {
        wakes.push(resolve);
      });
    }
  }
  globalThis.navigator ??= stub<Navigator>({});
  Object.assign(globalThis, { AudioContext: FakeContext });
  try {
    const waiting = [play('move'), play('end')];
    made[0].state = 'running';
    for (const wake of wakes) wake();
    await Promise.all(waiting);
    assert.equal(made.length, 1);
    assert.equal(made[0].audio.tones.length, toneCount(SOUNDS.end));
    await play('refuse');
    assert.equal(made[0].audio.tones.length, toneCount([...SOUNDS.end, ...SOUNDS.refuse]));
    assert.equal(made.length, 1);
  } finally {
    Reflect.deleteProperty(globalThis, 'AudioContext');
  }
});
