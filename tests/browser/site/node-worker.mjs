// A client of a worker that runs in Node.

import { Worker } from 'node:worker_threads';
import { WorkerClient } from './worker-client.js';

/**
 * Starts a worker from a file.
 * @param {string} path
 */
export function openNodeWorker(path) {
  const worker = new Worker(path);
  const client = new WorkerClient(worker);
  worker.on('message', (message) => client.receive(message));
  return { client, worker };
}
