// Builds the page with each bundler as described in the README of the package: `node build.ts PACKAGE OUTPUT`.
// Each bundler writes to its own folder in OUTPUT.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';

const here = import.meta.dirname;
const installed = join(here, 'node_modules/micro-max');
const [source, output] = argv.slice(2);

/** Copies the page, for bundlers that take only a script. */
const copyPage = (folder) => cpSync(join(here, 'page/index.html'), join(folder, 'index.html'));

/** Copies the workers, for bundlers that do not process `new URL`. */
function copyWorkers(folder) {
  for (const name of readdirSync(installed).filter((file) => file.endsWith('.worker.js')))
    cpSync(join(installed, name), join(folder, name));
}

/** The arguments of each bundler, and a function to call after it. */
const BUNDLERS = {
  vite: (folder) => [['vite', 'build', 'page', '--base=./', '--outDir', folder, '--logLevel=warn'], []],
  webpack: (folder) => [
    ['webpack', '--mode=production', '--entry=./page/main.js', `--output-path=${folder}`, '--no-stats'],
    [copyPage],
  ],
  parcel: (folder) => [
    ['parcel', 'build', 'page/index.html', '--dist-dir', folder, '--public-url=./', '--no-cache', '--log-level=warn'],
    [],
  ],
  esbuild: (folder) => [
    ['esbuild', 'page/main.js', '--bundle', '--format=esm', '--splitting', `--outdir=${folder}`, '--log-level=warning'],
    [copyPage, copyWorkers],
  ],
  rollup: (folder) => [
    ['rollup', '--plugin=node-resolve', '--input=page/main.js', '--dir', folder, '--silent'],
    [copyPage, copyWorkers],
  ],
};

rmSync(installed, { recursive: true, force: true });
cpSync(source, installed, { recursive: true });
for (const [name, wordsOf] of Object.entries(BUNDLERS)) {
  const folder = join(output, name);
  mkdirSync(folder, { recursive: true });
  const [[program, ...words], steps] = wordsOf(folder);
  execFileSync(join(here, 'node_modules/.bin', program), words, { cwd: here, stdio: 'inherit' });
  for (const step of steps) step(folder);
}
