/** The sounds of a game, synthesized: knocks on wood for moves, notes for check and the end. */

import type { Sound } from '../game/store.ts';

/** One of the frequencies of a timbre: its ratio to the tone, and its shares of volume and duration. */
type Partial = { times: number; share: number; fade: number };

/** How a stroke sounds: its partials, the time to its full volume, and the volume of the noise at its start. */
type Timbre = { partials: readonly Partial[]; attack_s: number; noise: number };

/** A stroke. The volume is 0 to 1. */
type Stroke = { timbre: Timbre; at_s: number; tone_hz: number; fade_s: number; volume: number };

/** A hollow piece of wood on a board: partials that are no harmonics, and the noise of the impact. */
const WOOD: Timbre = Object.freeze({
  partials: [
    { times: 1, share: 1, fade: 1 },
    { times: 2.43, share: 0.5, fade: 0.55 },
    { times: 4.37, share: 0.2, fade: 0.3 },
  ],
  attack_s: 0.0015,
  noise: 0.7,
});

/** A soft mallet on a metal bar. */
const BELL: Timbre = Object.freeze({
  partials: [
    { times: 1, share: 1, fade: 1 },
    { times: 2, share: 0.22, fade: 0.6 },
    { times: 3.98, share: 0.07, fade: 0.25 },
  ],
  attack_s: 0.006,
  noise: 0,
});

/** A felt. */
const FELT: Timbre = Object.freeze({
  partials: [
    { times: 1, share: 1, fade: 1 },
    { times: 1.5, share: 0.3, fade: 0.6 },
  ],
  attack_s: 0.005,
  noise: 0,
});

/** Strokes of a timbre. */
const strokeOf =
  (timbre: Timbre): ((at_s: number, tone_hz: number, fade_s: number, volume: number) => Stroke) =>
  (at_s, tone_hz, fade_s, volume) => ({ timbre, at_s, tone_hz, fade_s, volume });

const [wood, bell, felt] = [WOOD, BELL, FELT].map(strokeOf);

export const SOUNDS: Readonly<Record<Sound, readonly Stroke[]>> = Object.freeze({
  move: [wood(0, 225, 0.11, 0.42)],
  capture: [wood(0, 330, 0.07, 0.3), wood(0.045, 168, 0.17, 0.48)],
  check: [wood(0, 225, 0.1, 0.34), bell(0.05, 587.33, 0.32, 0.16), bell(0.16, 783.99, 0.5, 0.16)],
  end: [
    bell(0, 392, 0.6, 0.17),
    bell(0.15, 523.25, 0.6, 0.17),
    bell(0.3, 659.26, 0.9, 0.18),
    bell(0.3, 261.63, 0.9, 0.12),
  ],
  solved: [bell(0, 659.26, 0.35, 0.15), bell(0.09, 987.77, 0.7, 0.15)],
  refuse: [felt(0, 140, 0.2, 0.34)],
});

/** What counts as silence. */
const SILENCE = 0.0001;

/** The duration of the noise of an impact, and its frequency as a multiple of the tone. */
const NOISE = Object.freeze({ fade_s: 0.022, times: 5 });

let context: AudioContext | null = null;

/** The noise by audio context. */
const noises: WeakMap<BaseAudioContext, AudioBuffer> = new WeakMap();

/** Counts the calls of `play`. */
let calls = 0;

/** Plays a sound; silent without audio, or before the player has used the page. It never fails. */
export async function play(name: Sound) {
  try {
    if (navigator.userActivation?.hasBeenActive === false) return;
    context ??= new AudioContext();
    const call = (calls += 1);
    if (context.state !== 'running') await context.resume();
    // Of sounds that waited for the context only the last is played, instead of all at once.
    if (call === calls) schedule(context, SOUNDS[name]);
  } catch {
    // The game goes on without sound.
  }
}

/** Schedules strokes in an audio context. */
export function schedule(audio: BaseAudioContext, strokes: readonly Stroke[]) {
  for (const { timbre, at_s, tone_hz, fade_s, volume } of strokes) {
    const start_s = audio.currentTime + at_s;
    for (const { times, share, fade } of timbre.partials) {
      const tone = audio.createOscillator();
      tone.frequency.value = tone_hz * times;
      strike(audio, tone, tone, { start_s, attack_s: timbre.attack_s, fade_s: fade_s * fade, volume: volume * share });
    }
    if (timbre.noise > 0) {
      const impact = audio.createBufferSource();
      const band = audio.createBiquadFilter();
      impact.buffer = noiseOf(audio);
      band.type = 'bandpass';
      band.frequency.value = tone_hz * NOISE.times;
      const volumeOfNoise = volume * timbre.noise;
      strike(audio, impact, impact.connect(band), {
        start_s,
        attack_s: timbre.attack_s,
        fade_s: NOISE.fade_s,
        volume: volumeOfNoise,
      });
    }
  }
}

/**
 * Starts a source with a quick attack, which avoids a click, and an exponential decay.
 *
 * @param output The source, or the last node behind it.
 */
function strike(
  audio: BaseAudioContext,
  source: AudioScheduledSourceNode,
  output: AudioNode,
  { start_s, attack_s, fade_s, volume }: { start_s: number; attack_s: number; fade_s: number; volume: number },
) {
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(SILENCE, start_s);
  loudness.gain.linearRampToValueAtTime(volume, start_s + attack_s);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, start_s + attack_s + fade_s);
  output.connect(loudness).connect(audio.destination);
  source.start(start_s);
  source.stop(start_s + attack_s + fade_s);
}

/** White noise, as long as an impact. */
function noiseOf(audio: BaseAudioContext) {
  const known = noises.get(audio);
  if (known) return known;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 2 * NOISE.fade_s), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  noises.set(audio, buffer);
  return buffer;
}
