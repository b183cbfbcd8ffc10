// @ts-check
/**
 * The address of the worker. Builds that contain the worker or are loaded from other hosts replace
 * this module.
 *
 * @typedef {object} Source
 * @property {string} name Under which copies of this script share what is started of it: empty for the engine to play against.
 * @property {string} address The worker's script.
 * @property {string} integrity What its hash must be if it is fetched, as in `<script integrity>`; empty for any.
 * @property {(() => Promise<string>) | null} text The script itself, if it is inside.
 */

/** @type {Source} */
export const source = {
  name: '',
  address: new URL('../micro-max.worker.js', import.meta.url).href,
  integrity: '',
  text: null,
};
