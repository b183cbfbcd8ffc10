#!/usr/bin/env node
// The engine on standard input and output, as UCI: the worker of the package in a thread of Node.

import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';

/** Between two attempts to end a search, in milliseconds. */
const PAUSE_MS = 100;

/** A search that ends only when it is told to. */
const ENDLESS = /^\s*go\b.*\b(infinite|ponder)\b/;

const engine = new Worker(new URL('./micro-max.worker.js', import.meta.url));
const input = createInterface({ input: process.stdin });

/** How often the engine was asked for its name, and how often it began to tell it. */
let [asked, told] = [0, 0];
let isEndless = false;

engine.on('message', (line) => {
  if (line.startsWith('id name')) told += 1;
  if (told <= asked) process.stdout.write(`${line}\n`);
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
  if (/^\s*uci(\s|$)/.test(line)) asked += 1;
  isEndless ||= ENDLESS.test(line);
  engine.postMessage(line);
});
input.on('close', () => {
  // The engine tells its name once it has done everything else: this is the end, and nobody is to see it.
  engine.postMessage('uci');
  if (isEndless) setInterval(() => engine.postMessage('stop'), PAUSE_MS).unref();
});

// Whoever reads the lines has gone.
process.stdout.on('error', () => engine.terminate());
