// The cases of the bench in Node: `node node-bench.mjs WORKER CASES`, the cases as JSON; prints JSON.

import { openNodeDesk } from './site/node-desk.mjs';

const [path, cases] = process.argv.slice(2);
const { desk, worker } = openNodeDesk(path);
console.log(JSON.stringify(await desk.bench(JSON.parse(cases))));
await worker.terminate();
