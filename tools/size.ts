// Prints the sizes of the products of `cargo xtask dist` and their budgets: `node tools/size.ts FOLDER`. Exits with 1 if one is
// over its budget, or if those in docs/embedding.md are out of date; `--write` updates them.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { argv, exit } from 'node:process';
import { constants, gzipSync } from 'node:zlib';
import { bundledBoard, languageOf } from './dist/bundler.ts';
import { WWW } from './dist/settings.ts';
import { DOCUMENT, documentText, withSizes } from './documented-sizes.ts';
import type { SiteFiles } from './dist/site.ts';

/** Budgets in bytes after gzip. */
const BUDGETS = {
  'micro-max.js': 95_000,
  'micro-max.figures.js': 57_500,
  'micro-max.worker.js': 119_000,
  'micro-max.inside.worker.js': 113_000,
  'micro-max.variants.worker.js': 191_500,
  'the first visit': 194_000,
  'the board alone': 14_000,
  "the page's part for variants, in one language": 45_000,
};

/** The budget for a page of the tutorial with everything that it loads, in bytes after gzip. */
const CHAPTER_BUDGET = 206_000;

/** Budgets for pages in one file, in uncompressed bytes. */
const FILE_BUDGETS = { 'micro-max.html': 760_000, 'micro-max-learn.html': 560_000 };

const [folder, option] = argv.slice(2);
const { authorFiles, ...site }: SiteFiles & { authorFiles: string } = JSON.parse(
  readFileSync(join(folder, 'files.json'), 'utf8'),
);
let isWithin = true;

type Size = { raw: number; gzip: number };

const sizeOf = (bytes: string | Uint8Array): Size => ({
  raw: Buffer.byteLength(bytes),
  gzip: gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }).length,
});

/** @param path Below the folder. */
const sizeOfFile = (path: string) => sizeOf(readFileSync(join(folder, path)));

const sum = (sizes: Size[]): Size => ({
  raw: sizes.reduce((total, { raw }) => total + raw, 0),
  gzip: sizes.reduce((total, { gzip }) => total + gzip, 0),
});

/**
 * Prints a size, its budget, and whether it is over.
 *
 * @param budget The bytes to compare, and their limit.
 */
function print(
  name: string,
  { raw, gzip }: Size,
  budget: { bytes: number; limit: number | undefined } = {
    bytes: gzip,
    limit: (BUDGETS as Record<string, number>)[name],
  },
) {
  const { bytes, limit = Infinity } = budget;
  if (bytes > limit) isWithin = false;
  const last = limit === Infinity ? '' : `${String(limit).padStart(9)}${bytes > limit ? '  over budget' : ''}`;
  console.log(`${name.padEnd(46)} ${String(raw).padStart(9)} ${String(gzip).padStart(9)} ${last}`.trimEnd());
}

/** Prints files and returns the sum of their sizes. */
function list(title: string, place: string, paths: string[]) {
  console.log(`${title}:`);
  const sizes = paths.map((path) => sizeOfFile(join(place, path)));
  paths.forEach((path, index) => print(path, sizes[index]));
  return sum(sizes);
}

/** Scripts that the tutorial loads only if the engine cannot be started. */
const AFTER_FAILURES = ['rare-messages', 'start-failure'];

/** The tags of a figure with several, other than its folder's name. */
const PRESETS: Readonly<Record<string, readonly string[]>> = {
  exchange: ['quiescence'],
  race: ['ordering', 'deepening'],
};

/** Whether a page of the tutorial loads a script: that of a figure in the page, or one that figures share. */
function isLoadedBy(html: string, path: string) {
  // The tutorial is in English.
  if (languageOf(path)) return false;
  if (AFTER_FAILURES.some((name) => basename(path).startsWith(`${name}-`))) return false;
  const [name] = basename(path).split('-');
  const isFigure = readdirSync(join(WWW, 'elements/figures')).includes(name);
  return !isFigure || [name, ...(PRESETS[name] ?? [])].some((tag) => html.includes(`<micro-max-${tag}`));
}

console.log(`${'bytes'.padEnd(46)} ${'raw'.padStart(9)} ${'gzip'.padStart(9)} ${'budget'.padStart(9)}`);
const visit = list('site, first visit', 'site', site.first);
list('site, loaded when needed', 'site', site.later);

console.log('tutorial, each page with all that it loads:');
for (const path of site.tutorial.pages) {
  const html = readFileSync(join(folder, 'site', path), 'utf8');
  const loaded = site.tutorial.later.filter((script) => isLoadedBy(html, script));
  const size = sum([path, ...site.tutorial.first, ...loaded].map((file) => sizeOfFile(join('site', file))));
  print(path, size, { bytes: size.gzip, limit: CHAPTER_BUDGET });
}

const files = readdirSync(join(folder, authorFiles), { recursive: true, encoding: 'utf8' }).sort();
list(
  `${authorFiles}/`,
  authorFiles,
  files.filter((name) => extname(name) === '.js'),
);

console.log('together:');
print('the first visit', visit);
print('the board alone', sum((await bundledBoard()).map(sizeOf)));
const inEnglish = site.variants.slice(1).filter((path) => !languageOf(path));
print("the page's part for variants, in one language", sum(inEnglish.map((path) => sizeOfFile(join('site', path)))));
for (const [name, limit] of Object.entries(FILE_BUDGETS)) {
  const size = sizeOfFile(name);
  print(name, size, { bytes: size.raw, limit });
}

const text = documentText();
const updated = withSizes(text, (file) => sizeOfFile(join(authorFiles, file)).gzip);
if (option === '--write') writeFileSync(DOCUMENT, updated);
else if (updated !== text) {
  isWithin = false;
  console.log('The sizes in docs/embedding.md are out of date: node tools/size.ts FOLDER --write');
}
exit(isWithin ? 0 : 1);
