// @ts-check
/**
 * The first questions to a worker, before there is a client to speak with it.
 *
 * @import { WorkerLike } from './client.js'
 */

/**
 * Asks which engines there are, and for the first moves of a game.
 *
 * @param {WorkerLike} worker
 * @returns {Promise<{ legal: any, engines: any }>} What `legal` and `engines` answer; rejected if the worker fails.
 */
export const greet = (worker) => new Promise((resolve, reject) => {
  /** @type {Record<string, any>} */
  const told = {};
  worker.onmessage = ({ data: { id, result, error } }) => {
    told[id] = result;
    if (error) reject(error);
    else if (told.legal && told.engines) resolve({ legal: told.legal, engines: told.engines });
  };
  worker.onerror = (event) => {
    event.preventDefault();
    reject(event);
  };
  worker.postMessage({ id: 'legal', call: 'legal', start: 'startpos', moves: [] });
  worker.postMessage({ id: 'engines', call: 'engines' });
});
