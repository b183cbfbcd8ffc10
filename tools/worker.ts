// Writes a worker, or the command for Node, as one classic script:
// `node --import tsx tools/worker.ts MODULE GLUE WASM SCRIPT [--minify]`. MODULE, in `www`, exports `serveMicroMax`; GLUE is what
// wasm-bindgen generates, and WASM is compressed with gzip.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { argv } from 'node:process';
import { classicScript } from './dist/bundler.ts';

const [module, glue, wasm, path, ...options] = argv.slice(2);
const text = `import { gunzip } from './engine/gunzip.ts';
import { serveMicroMax } from './${module}';
${readFileSync(glue, 'utf8')}
serveMicroMax({ ...wasm_bindgen, gunzip }, '${readFileSync(wasm).toString('base64')}');
`;
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, await classicScript(text, options.includes('--minify')));
