// @ts-check
/**
 * The texts of workers from classic scripts beside the one that a page has loaded. Browsers neither fetch files of a disk nor
 * start workers from them, but they run scripts.
 */
import { trusted } from './trusted.js';

/** Where such scripts put the texts, by the names of the workers. */
const TEXTS = Symbol.for('micro-max:worker-texts');

/** The script that is running, known only while it runs for the first time; none in Node. */
const script = /** @type {HTMLScriptElement | null | undefined} */ (globalThis.document?.currentScript);
const base = script?.src || globalThis.document?.baseURI;

/**
 * A function that loads the text of a worker.
 * @param {string} worker The name of its file.
 * @param {string} name The name of the classic script with its text.
 * @returns {() => Promise<string>} Rejected if there is no such script.
 */
export const textBesideScript = (worker, name) => async () => {
  const world = /** @type {Record<symbol, Record<string, string>>} */ (/** @type {unknown} */ (globalThis));
  if (!world[TEXTS]?.[worker]) await runScript(new URL(name, base).href, name);
  const text = world[TEXTS]?.[worker];
  if (!text) throw new Error(`${name} is not the script that this one needs`);
  return text;
};

/** @param {string} address @param {string} name @returns {Promise<void>} */
const runScript = (address, name) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trusted(address);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () =>
      reject(new Error(`${name} cannot be loaded; it belongs beside the script of the element`)),
    );
    document.head.append(script);
    script.remove();
  });
