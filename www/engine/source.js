// @ts-check
/**
 * The worker that plays chess.
 *
 * @typedef {object} Source
 * @property {string} name Under which copies of this script share what is started of it: empty for the engine to play against.
 * @property {string} address The worker's script.
 * @property {string} integrity What its hash must be if it is fetched, as in `<script integrity>`; empty for any.
 * @property {(() => Promise<string>) | null} text The script itself, if it is inside.
 */
import { INTEGRITY, WORKER_TEXTS } from '../build.js';

const FILE = 'micro-max.worker.js';

/** @type {Source} */
export const source = {
  name: '',
  address: new URL('../micro-max.worker.js', import.meta.url).href,
  integrity: INTEGRITY[FILE] ?? '',
  text: WORKER_TEXTS[FILE] ?? null,
};
