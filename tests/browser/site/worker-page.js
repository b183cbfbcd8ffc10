// @ts-check
// Workers for tests and benches, as `window.client` and `window.startsMs`.

import { WorkerClient } from './worker-client.js';

const world = /** @type {any} */ (window);
const policy = world.trustedTypes?.createPolicy('micro-max', {
  createScriptURL: (/** @type {string} */ text) => text,
});

/**
 * Starts a separate worker.
 * @param {string} [script]
 */
function openWorker(script = 'micro-max.worker.js') {
  const url = new URL(script, import.meta.url).href;
  const worker = new Worker(policy ? policy.createScriptURL(url) : url);
  const client = new WorkerClient(worker);
  worker.addEventListener('message', (event) => client.receive(event.data));
  return { client, worker };
}

/**
 * Measures the milliseconds from `new Worker` to `readyok`.
 * @param {number} count The number of starts.
 * @param {string[]} [lines] The lines to send, up to `isready`.
 * @param {string} [script]
 */
async function startsMs(count, lines = ['isready'], script) {
  const times = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    const { client, worker } = openWorker(script);
    await client.talk(lines, 'readyok');
    times.push(performance.now() - start);
    worker.terminate();
  }
  return times;
}

world.startsMs = startsMs;
world.client = openWorker().client;
