// @ts-check
// Workers for tests and benches, as `window.desk` and `window.openDesk`.

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

/** Milliseconds from `new Worker` to `readyok`. */
async function startMs() {
  const start = performance.now();
  const { desk, worker } = openDesk();
  await desk.talk(['isready'], 'readyok');
  const ms = performance.now() - start;
  worker.terminate();
  return ms;
}

world.openDesk = openDesk;
world.startMs = startMs;
world.desk = openDesk().desk;
