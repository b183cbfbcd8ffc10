/**
 * The worker that also answers questions about the inside of Classic, for figures. Bundlers copy it beside any script that
 * contains this module.
 */
import { INTEGRITY, WORKER_TEXTS } from '../build.ts';
import type { Source } from './source.ts';

const FILE = 'micro-max.inside.worker.js';

export const source: Source = {
  name: 'inside',
  address: new URL('../micro-max.inside.worker.js', import.meta.url).href,
  integrity: INTEGRITY[FILE] ?? '',
  text: WORKER_TEXTS[FILE] ?? null,
};
