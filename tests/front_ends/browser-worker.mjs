// A thread of Node with the globals of a browser's worker in place of Node's, which runs the script that `workerData`
// names: engines compiled by Emscripten select their way of messaging by the globals.

import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

const script = pathToFileURL(workerData);
// Node loads the modules for `fetch` at its first use, which requires `process`.
await new Response('').text();

Object.assign(globalThis, {
  self: globalThis,
  process: undefined,
  global: undefined,
  location: new URL(script.pathname, 'http://localhost'),
  onmessage: null,
  importScripts: () => {},
  close: () => parentPort.close(),
  postMessage: (data) => parentPort.postMessage(data),
  fetch: async (address) =>
    new Response(readFileSync(fileURLToPath(new URL(new URL(address, location).pathname, script))), {
      headers: { 'content-type': 'application/wasm' },
    }),
});
parentPort.on('message', (data) => globalThis.onmessage({ data }));
runInThisContext(readFileSync(script, 'utf8'), { filename: workerData });
