// @ts-check
/** The text of a clock. Pure. */

/** Below this a clock shows tenths of a second and is highlighted. */
export const SHORT_MS = 20000;

/**
 * A time as "12:05", "1:02:03" or "9.4". Whole seconds are rounded up, so 0:00 means that the time is up.
 * @param {number} left_ms
 */
export function clockText(left_ms) {
  if (left_ms < SHORT_MS && left_ms > 0) return (Math.ceil(left_ms / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left_ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = hours > 0 ? [hours, two(minutes)] : [minutes];
  return [...parts, two(seconds % 60)].join(':');
}

/**
 * The time until the text of a running clock changes.
 * @param {number} left_ms
 */
export function untilNextTick_ms(left_ms) {
  const step_ms = left_ms < SHORT_MS ? 100 : 1000;
  return left_ms - (Math.ceil(left_ms / step_ms) - 1) * step_ms;
}

/** @param {number} number */
const two = (number) => String(number).padStart(2, '0');
