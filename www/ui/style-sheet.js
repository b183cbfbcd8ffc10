// @ts-check
/** Style sheets that are loaded on demand, each of them once. */

import { hasAllStyles } from '../build.js';

/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/**
 * Loads style sheets.
 * @param {readonly string[]} addresses
 * @returns {Promise<unknown>} When they are in force; rejected if one could not be loaded.
 */
export const loadSheets = (addresses) =>
  Promise.all(
    (hasAllStyles ? [] : addresses).map((address) => {
      const loaded = loading.get(address) ?? loadSheet(address);
      loading.set(address, loaded);
      return loaded;
    }),
  );

/** @param {string} address @returns {Promise<void>} */
const loadSheet = (address) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading.delete(address);
      reject(new Error(address));
    });
    document.head.append(link);
  });
