#!/usr/bin/env node
// A UCI engine on standard input and output: the worker of the package in a thread of Node.

import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';

/** The pause between two attempts to stop a search. */
const PAUSE_MS = 100;

/** A search that ends only when it is stopped. */
const ENDLESS = /^\s*go\b.*\b(infinite|ponder)\b/;

const engine = new Worker(new URL('./micro-max.worker.js', import.meta.url));
const input = createInterface({ input: process.stdin });

/** The number of `uci` commands received and of answers started. */
let [requests, answers] = [0, 0];
let isEndless = false;

engine.on('message', (line) => {
  if (line.startsWith('id name')) answers += 1;
  if (answers <= requests) process.stdout.write(`${line}\n`);
  else if (line === 'uciok') engine.postMessage('quit');
});
engine.on('error', (error) => {
  process.stderr.write(`micro-max: ${error.message}\n`);
  process.exitCode = 1;
});
engine.on('exit', () => {
  input.close();
  process.stdin.destroy();
});

input.on('line', (line) => {
  if (/^\s*uci(\s|$)/.test(line)) requests += 1;
  isEndless ||= ENDLESS.test(line);
  engine.postMessage(line);
});
input.on('close', () => {
  // The answer to this `uci` comes after everything else, marks the end, and is not printed.
  engine.postMessage('uci');
  if (isEndless) setInterval(() => engine.postMessage('stop'), PAUSE_MS).unref();
});

// The reader has closed the pipe.
process.stdout.on('error', () => engine.terminate());
