// A client of a worker that runs in Node.

import assert from 'node:assert/strict';
import { Worker } from 'node:worker_threads';
import { WorkerClient } from './site/worker-client.js';
import type { AllCalls, InsideCalls } from '../../www/engine/messages.ts';

/** The calls of all workers; `table` without a search, which each of them answers. */
type Calls = AllCalls & Omit<InsideCalls, 'table'>;

/** A valid question. */
export type Question<Call extends keyof Calls = keyof Calls> = { call: Call } & Calls[Call]['question'];

/** Starts a worker from a file. */
export function openNodeWorker(path: string | undefined) {
  assert.ok(path, 'no script of a worker');
  const worker = new Worker(path);
  const client = new WorkerClient(worker);
  worker.on('message', (message) => client.receive(message));
  return { client, worker };
}

/** Asks a valid question. */
export async function resultOf<Call extends keyof Calls>(
  client: WorkerClient,
  question: Question<Call>,
): Promise<Calls[Call]['result']> {
  const { result, error } = await client.ask(question);
  assert.equal(error, undefined, JSON.stringify(question));
  return result as Calls[Call]['result'];
}
