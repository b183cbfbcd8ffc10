// @ts-check
/**
 * Where the engine is that also answers questions about Classic's inside. Products with figures have it in the place of
 * the other one, too.
 *
 * @import { Source } from './source.js'
 */

/** @type {Source} */
export const source = {
  name: 'inside',
  address: new URL('../micro-max.inside.worker.js', import.meta.url).href,
  integrity: '',
  text: null,
};
