// A desk with a worker of Node.

import { Worker } from 'node:worker_threads';
import { Desk } from './desk.js';

/**
 * Starts the worker of a file.
 * @param {string} path
 */
export function openNodeDesk(path) {
  const worker = new Worker(path);
  const desk = new Desk(worker);
  worker.on('message', (message) => desk.receive(message));
  return { desk, worker };
}
