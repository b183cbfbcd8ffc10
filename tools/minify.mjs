// @ts-check
// Minifies a classic script, removes unused code, and prints the result: `node tools/minify.mjs FILE`.

import { readFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { minifyScript } from './dist/bundler.mjs';

stdout.write(await minifyScript(readFileSync(argv[2], 'utf8')));
