// @ts-check
/** Random numbers that are the same for the same seed. Pure. */

/**
 * Numbers from 0 to 1, exclusive (mulberry32).
 * @param {number} seed @returns {() => number}
 */
export function makeRandom(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The items in a random order.
 * @template Item @param {readonly Item[]} items @param {() => number} random @returns {Item[]}
 */
export function shuffled(items, random) {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other], result[last]];
  }
  return result;
}
