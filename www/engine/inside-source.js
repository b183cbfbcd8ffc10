// @ts-check
/**
 * The address of the worker that also answers questions about the inside of Classic. Products with figures use it in place of
 * the other one.
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
