// @ts-check
/**
 * The worker that plays every game but chess. The page starts it with the first such game.
 *
 * @import { Source } from './source.js'
 */
import { INTEGRITY, WORKER_TEXTS } from '../build.js';

const FILE = 'micro-max.variants.worker.js';

/** @type {Source} */
export const source = {
  name: 'variants',
  address: new URL('../micro-max.variants.worker.js', import.meta.url).href,
  integrity: INTEGRITY[FILE] ?? '',
  text: WORKER_TEXTS[FILE] ?? null,
};
