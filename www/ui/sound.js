// @ts-check
/**
 * The sounds of a game: synthesized knocks on wood.
 *
 * @import { Sound } from '../game/store.js'
 */

/**
 * A knock. The volume is 0 to 1.
 *
 * @typedef {{ at_s: number, tone_hz: number, fade_s: number, volume: number }} Knock
 */

/** @type {Readonly<Record<Sound, readonly Knock[]>>} */
export const SOUNDS = Object.freeze({
  move: [{ at_s: 0, tone_hz: 410, fade_s: 0.09, volume: 0.4 }],
  capture: [
    { at_s: 0, tone_hz: 340, fade_s: 0.08, volume: 0.4 },
    { at_s: 0.06, tone_hz: 520, fade_s: 0.09, volume: 0.35 },
  ],
  check: [
    { at_s: 0, tone_hz: 410, fade_s: 0.09, volume: 0.35 },
    { at_s: 0.09, tone_hz: 880, fade_s: 0.22, volume: 0.3 },
  ],
  end: [
    { at_s: 0, tone_hz: 523, fade_s: 0.3, volume: 0.35 },
    { at_s: 0.16, tone_hz: 659, fade_s: 0.3, volume: 0.35 },
    { at_s: 0.32, tone_hz: 392, fade_s: 0.6, volume: 0.4 },
  ],
  refuse: [{ at_s: 0, tone_hz: 130, fade_s: 0.14, volume: 0.5 }],
});

/** The overtones of a wooden bar: frequency ratios, and their shares of volume and duration. */
const OVERTONES = Object.freeze([{ times: 1, share: 1 }, { times: 2.76, share: 0.3 }, { times: 5.4, share: 0.12 }]);

/** The attack of a knock; without one it would start with a click. */
const ATTACK_S = 0.002;

/** What counts as silence. */
const SILENCE = 0.0001;

/** @type {AudioContext | null} */
let context = null;

/** Counts the calls of `play`. */
let calls = 0;

/**
 * Plays a sound; silent without audio, or before the player has used the page. It never fails.
 *
 * @param {Sound} name
 */
export async function play(name) {
  try {
    if (navigator.userActivation?.hasBeenActive === false) return;
    context ??= new AudioContext();
    const call = calls += 1;
    if (context.state !== 'running') await context.resume();
    // Of sounds that waited for the context only the last is played, instead of all at once.
    if (call === calls) schedule(context, SOUNDS[name]);
  } catch {
    // The game goes on without sound.
  }
}

/**
 * Schedules knocks in an audio context.
 *
 * @param {BaseAudioContext} audio
 * @param {readonly Knock[]} knocks
 */
export function schedule(audio, knocks) {
  for (const { at_s, tone_hz, fade_s, volume } of knocks) {
    for (const { times, share } of OVERTONES) {
      const start_s = audio.currentTime + at_s;
      const end_s = start_s + Math.max(2 * ATTACK_S, fade_s * Math.sqrt(share));
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.frequency.value = tone_hz * times;
      loudness.gain.setValueAtTime(SILENCE, start_s);
      loudness.gain.linearRampToValueAtTime(volume * share, start_s + ATTACK_S);
      loudness.gain.exponentialRampToValueAtTime(SILENCE, end_s);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start_s);
      tone.stop(end_s);
    }
  }
}
