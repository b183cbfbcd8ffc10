// @ts-check
/**
 * The address of the worker that plays every game but chess. The page starts it with the first such game.
 *
 * @import { Source } from './source.js'
 */

/** @type {Source} */
export const source = {
  name: 'variants',
  address: new URL('../micro-max.variants.worker.js', import.meta.url).href,
  integrity: '',
  text: null,
};
