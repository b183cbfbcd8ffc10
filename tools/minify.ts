// Minifies a classic script, removes unused code, and prints the result: `node tools/minify.ts FILE`.

import { readFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { minifyScript } from './dist/bundler.ts';

stdout.write(await minifyScript(readFileSync(argv[2], 'utf8')));
