/**
 * A chess clock: the remaining time of both sides, and whose clock runs, also as a text. Pure; the current time is a parameter.
 */

import type { Color } from '../../board/geometry.ts';

export type Timing = { base_ms: number; increment_ms: number };

export type Clock = { white_ms: number; black_ms: number; running: Color | null; since_ms: number };

/** Below this a clock shows tenths of a second and is highlighted. */
export const SHORT_MS = 20000;

/** The longest time and increment, in minutes and in seconds. */
const MAX_NUMBER = 999;

/** The minutes that lichess writes as one character. */
const FRACTIONS: Readonly<Record<string, string>> = Object.freeze({ '¼': '.25', '½': '.5', '¾': '.75' });

/**
 * A time control; null if it leaves no time for a move or is out of bounds.
 *
 * @param minutes For each side.
 * @param seconds The increment per move.
 */
export function makeTiming(minutes: number, seconds: number): Timing | null {
  const isInBounds = [minutes, seconds].every((number) => number >= 0 && number <= MAX_NUMBER);
  const timing = { base_ms: Math.round(minutes * 60_000), increment_ms: Math.round(seconds * 1000) };
  return isInBounds && timing.base_ms + timing.increment_ms > 0 ? timing : null;
}

/**
 * The time control of a text: minutes and the increment in seconds, such as `5+3`, `0.25+0`, `½+0`, `3 | 2` or `10`.
 *
 * @returns Null if the text is something else, or the time control is none.
 */
export function parseTimeControl(written: string): Timing | null {
  const text = written.trim().replace(/[¼½¾]/g, (fraction) => FRACTIONS[fraction]);
  const [minutes, seconds = '0', ...rest] = text.split(/[+|]/).map((part) => part.trim().replace(',', '.'));
  const isNumber = (part: string) => /^(\d+(\.\d*)?|\.\d+)$/.test(part);
  if (rest.length > 0 || !isNumber(minutes) || !isNumber(seconds)) return null;
  return makeTiming(Number(minutes), Number(seconds));
}

/** A time control in seconds, as in the PGN tag `TimeControl`. */
export const timeControlText = ({ base_ms, increment_ms }: Timing) => `${base_ms / 1000}+${increment_ms / 1000}`;

/**
 * A stopped clock with the full time for both sides. Without a base time they begin with one increment: else the flag would
 * fall before the first move.
 */
export function makeClock({ base_ms, increment_ms }: Timing): Clock {
  const first_ms = base_ms || increment_ms;
  return { white_ms: first_ms, black_ms: first_ms, running: null, since_ms: 0 };
}

/** The remaining time of a side. */
export function remaining_ms(clock: Clock, color: Color, now_ms: number) {
  const left_ms = clock[`${color}_ms`];
  return clock.running === color ? Math.max(0, left_ms - Math.max(0, now_ms - clock.since_ms)) : left_ms;
}

/** The clock with another side's time running, or stopped. */
export function turned(clock: Clock, color: Color | null, now_ms: number): Clock {
  if (clock.running === color) return clock;
  const [white_ms, black_ms] = [remaining_ms(clock, 'white', now_ms), remaining_ms(clock, 'black', now_ms)];
  return { white_ms, black_ms, running: color, since_ms: now_ms };
}

/**
 * The clock after a move: its side gets the increment, and no time runs. The first move of a game is free, and
 * gets it too, so that both sides are given alike.
 */
export function pressed(clock: Clock, color: Color, increment_ms: number, now_ms: number): Clock {
  const rested = turned(clock, null, now_ms);
  return { ...rested, [`${color}_ms`]: rested[`${color}_ms`] + increment_ms };
}

/** The side whose time is up. */
export const flagOf = (clock: Clock, now_ms: number): Color | null =>
  clock.running !== null && remaining_ms(clock, clock.running, now_ms) <= 0 ? clock.running : null;

/** A time as "12:05", "1:02:03" or "9.4". Whole seconds are rounded up, so 0:00 means that the time is up. */
export function clockText(left_ms: number) {
  if (left_ms < SHORT_MS && left_ms > 0) return (Math.ceil(left_ms / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left_ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = hours > 0 ? [hours, two(minutes)] : [minutes];
  return [...parts, two(seconds % 60)].join(':');
}

/** The time until the text of a running clock changes. */
export function untilNextTick_ms(left_ms: number) {
  const step_ms = left_ms < SHORT_MS ? 100 : 1000;
  return left_ms - (Math.ceil(left_ms / step_ms) - 1) * step_ms;
}

const two = (number: number) => String(number).padStart(2, '0');
