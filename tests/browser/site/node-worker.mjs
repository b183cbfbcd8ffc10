// A client with a worker of Node.

import { Worker } from 'node:worker_threads';
import { WorkerClient } from './worker-client.js';

/**
 * Starts the worker of a file.
 * @param {string} path
 */
export function openNodeWorker(path) {
  const worker = new Worker(path);
  const client = new WorkerClient(worker);
  worker.on('message', (message) => client.receive(message));
  return { client, worker };
}
