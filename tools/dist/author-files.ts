/** `micro-max-VERSION/`: the files that authors put beside their pages, under fixed names, and a zip of it. */

import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { zipSync } from 'fflate';
import { isDrawing, isOfVariants, languageOf, modules, nowhere, script, source } from './bundler.ts';
import { integrity } from './hash.ts';
import { fromOneExport, withOneExport } from './one-export.ts';
import { ELEMENT_SCRIPTS } from './settings.ts';

/** The modules that the element adds to those of games other than chess. */
const OF_ELEMENT = /^elements\/(?:hands-|figures\/piece\/diagram-)/;

/** The modules that serve links in the text of a page. */
const OF_LINKS = /^elements\/(?:prose-links|link-|follow-)/;

/** The modules of figures, with their texts in all languages. */
const OF_FIGURES = /^(micro-max\.figures\.ts|elements\/figures\/|texts\/\w\w\/figures\/)/;

/** The workers, by file name. */
type Workers = Record<string, string>;

/** Returns the name of the file that contains a module of `www`, without `.js`. */
export function fileOf(path: string) {
  if (isDrawing(path) || OF_ELEMENT.test(path)) return 'micro-max.variants';
  if (OF_LINKS.test(path)) return 'micro-max.links';
  if (OF_FIGURES.test(path)) return 'micro-max.figures';
  const language = languageOf(path);
  if (language) return `lang/${language}`;
  return isOfVariants(path) ? 'micro-max.variants' : 'micro-max';
}

/** Writes the modules and the workers beside them. */
export async function writeModules(folder: string, workers: Workers) {
  const INTEGRITY = Object.fromEntries(Object.entries(workers).map(([name, text]) => [name, integrity(text)]));
  await modules(ELEMENT_SCRIPTS, folder, {
    constants: { INTEGRITY, isElementScript: true },
    fileOf,
    // Bundlers find files of a package by this expression.
    address: (path) => `new URL("./${basename(path)}", import.meta.url)`,
  });
  hideInternalExports(folder);
  for (const [name, text] of Object.entries(workers)) writeFileSync(join(folder, name), text);
}

/** The names that pages import from the element's script. */
const isPublic = (name: string) => name === 'MicroMax';

/** Leaves the public names and one other among the exports of the element's script. */
function hideInternalExports(folder: string) {
  const element = 'micro-max.js';
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.js') && !name.endsWith('.worker.js'),
  );
  for (const name of names) {
    const path = join(folder, name);
    const code = readFileSync(path, 'utf8');
    const change = basename(name) === element ? withOneExport : null;
    writeFileSync(path, change ? change(code, isPublic) : fromOneExport(code, element, isPublic));
  }
}

/** Writes the explanation of the files. */
export function writeReadme(folder: string, version: string) {
  const hash = integrity(readFileSync(join(folder, 'micro-max.js')));
  const text = source('authors/files.md').replaceAll('{VERSION}', version).replace('{INTEGRITY}', hash);
  writeFileSync(join(folder, 'README.txt'), text);
}

/** Writes the classic scripts, each self-contained with its workers. */
export async function writeClassicScripts(folder: string, workers: Workers) {
  const { 'micro-max.inside.worker.js': inside, 'micro-max.worker.js': playing, ...others } = workers;
  const element = { address: nowhere, workers: { 'micro-max.worker.js': playing, ...others } };
  const figures = { address: nowhere, workers: { 'micro-max.inside.worker.js': inside, ...others } };
  writeFileSync(join(folder, 'micro-max.classic.js'), await script('elements/define.ts', element));
  writeFileSync(join(folder, 'micro-max.figures.classic.js'), await script('elements/figures/define.ts', figures));
}

/** Writes a zip of a folder beside it. */
export function writeZip(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  const entries = files.map((name) => [
    `${basename(folder)}/${name.replaceAll('\\', '/')}`,
    readFileSync(join(folder, name)),
  ]);
  // A fixed date, so that the same files give the same zip.
  const zip = zipSync(Object.fromEntries(entries), { level: 9, mtime: '1980-01-01' });
  writeFileSync(`${folder}.zip`, zip);
}
