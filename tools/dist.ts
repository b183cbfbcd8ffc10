// Builds the products: `node tools/dist.ts WORKERS FOLDER VERSION`. WORKERS is a folder with the workers and the script of the
// command, which `cargo xtask dist` builds first.

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { argv } from 'node:process';
import { writeClassicScripts, writeModules, writeReadme, writeZip } from './dist/author-files.ts';
import { LAZY_SHEETS, source } from './dist/bundler.ts';
import { HtmlPage } from './dist/html-page.ts';
import { writePackage } from './dist/npm-package.ts';
import { singleFile } from './dist/single-file.ts';
import { Site } from './dist/site.ts';
import { book } from './dist/tutorial.ts';

const [from, folder, version] = argv.slice(2);
const textOf = (name: string) => readFileSync(join(from, name), 'utf8');
const names = ['micro-max.worker.js', 'micro-max.inside.worker.js', 'micro-max.variants.worker.js'];
const workers = Object.fromEntries(names.map((name) => [name, textOf(name)]));
const { 'micro-max.worker.js': playing, 'micro-max.inside.worker.js': inside, ...variants } = workers;
const [authorFiles, site, npm] = [`micro-max-${version}`, 'site', 'npm'].map((name) => join(folder, name));

rmSync(folder, { recursive: true, force: true });
for (const path of [authorFiles, site, npm]) mkdirSync(path, { recursive: true });
await writeModules(authorFiles, workers);
writePackage(npm, { authorFiles, command: textOf('micro-max.command.js'), version });
await writeClassicScripts(authorFiles, workers);
writeReadme(authorFiles, version);
writeZip(authorFiles);

const page = new HtmlPage(source('index.html'), 'index.html');
writeFileSync(join(folder, 'micro-max-learn.html'), await singleFile(book(), { 'micro-max.inside.worker.js': inside }));
writeFileSync(
  join(folder, 'micro-max.html'),
  await singleFile(page, { 'micro-max.worker.js': playing, ...variants }, LAZY_SHEETS),
);

const copied = [
  ...readdirSync(authorFiles)
    .filter((name) => name !== 'README.txt')
    .map((name) => join(authorFiles, name)),
  ...['', '-learn'].map((name) => join(folder, `micro-max${name}.html`)),
];
const files = await new Site(site, workers).write(copied);
writeFileSync(join(folder, 'files.json'), JSON.stringify({ authorFiles: basename(authorFiles), ...files }, null, 2));
