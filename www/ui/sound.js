// @ts-check
/**
 * The sounds of a game, made as they are played: knocks on wood. `play` is all that the page calls.
 *
 * @import { Sound } from '../game/store.js'
 */

/**
 * A knock: when, how high, how long until it has faded, and how loud, where 1 is as loud as can be.
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

/** What sounds beside the tone of a bar of wood, and how much shorter and softer. */
const OVERTONES = Object.freeze([{ times: 1, share: 1 }, { times: 2.76, share: 0.3 }, { times: 5.4, share: 0.12 }]);

/** The attack of a knock: without it there would be a click. */
const ATTACK_S = 0.002;

/** What counts as silence. */
const SILENCE = 0.0001;

/** @type {AudioContext | null} */
let context = null;

/** The sounds that were asked for. */
let asked = 0;

/**
 * Plays a sound. Without audio, or before the player has touched the page, nothing is heard. It never fails.
 *
 * @param {Sound} name
 */
export async function play(name) {
  try {
    if (navigator.userActivation?.hasBeenActive === false) return;
    context ??= new AudioContext();
    const turn = asked += 1;
    if (context.state !== 'running') await context.resume();
    // Sounds that have waited for each other would all be heard at once: the last one will do.
    if (turn === asked) sound(context, SOUNDS[name]);
  } catch {
    // A game without sound is a game.
  }
}

/**
 * Hands knocks to an audio context.
 *
 * @param {BaseAudioContext} audio
 * @param {readonly Knock[]} knocks
 */
export function sound(audio, knocks) {
  for (const { at_s, tone_hz, fade_s, volume } of knocks) {
    for (const { times, share } of OVERTONES) {
      const begin_s = audio.currentTime + at_s;
      const end_s = begin_s + Math.max(2 * ATTACK_S, fade_s * Math.sqrt(share));
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.frequency.value = tone_hz * times;
      loudness.gain.setValueAtTime(SILENCE, begin_s);
      loudness.gain.linearRampToValueAtTime(volume * share, begin_s + ATTACK_S);
      loudness.gain.exponentialRampToValueAtTime(SILENCE, end_s);
      tone.connect(loudness).connect(audio.destination);
      tone.start(begin_s);
      tone.stop(end_s);
    }
  }
}
