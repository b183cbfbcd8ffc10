// Runs the bench in Node: `node node-bench.ts WORKER CASES`. The cases and the printed results are JSON.

import { openNodeWorker } from './node-worker.ts';

const [path, cases] = process.argv.slice(2);
const { client, worker } = openNodeWorker(path);
console.log(JSON.stringify(await client.bench(JSON.parse(cases))));
await worker.terminate();
