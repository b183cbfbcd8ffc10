// @ts-check
/**
 * The worker that also answers questions about the inside of Classic, for figures. Bundlers copy it beside any script that
 * contains this module.
 *
 * @import { Source } from './source.js'
 */
import { INTEGRITY, WORKER_TEXTS } from '../build.js';

const FILE = 'micro-max.inside.worker.js';

/** @type {Source} */
export const source = {
  name: 'inside',
  address: new URL('../micro-max.inside.worker.js', import.meta.url).href,
  integrity: INTEGRITY[FILE] ?? '',
  text: WORKER_TEXTS[FILE] ?? null,
};
