// @ts-check
// Workers for tests and benches, as `window.desk` and `window.startsMs`.

import { Desk } from './desk.js';

const world = /** @type {any} */ (window);
const url = new URL('./micro-max.worker.js', import.meta.url).href;
const policy = world.trustedTypes?.createPolicy('micro-max', {
  createScriptURL: (/** @type {string} */ text) => text,
});

/** Starts a worker of its own. */
function openDesk() {
  const worker = new Worker(policy ? policy.createScriptURL(url) : url);
  const desk = new Desk(worker);
  worker.addEventListener('message', (event) => desk.receive(event.data));
  return { desk, worker };
}

/**
 * Milliseconds from `new Worker` to `readyok`, so many times.
 * @param {number} count
 */
async function startsMs(count) {
  const times = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    const { desk, worker } = openDesk();
    await desk.talk(['isready'], 'readyok');
    times.push(performance.now() - start);
    worker.terminate();
  }
  return times;
}

world.startsMs = startsMs;
world.desk = openDesk().desk;
