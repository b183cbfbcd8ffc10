// Builds the scripts and style sheets of the pages for development: `node --import tsx tools/dev.ts FOLDER [--watch]`. With `--watch` it builds
// them again after each change, until its input ends, and pages that contain `reload.js` reload themselves.

import { mkdirSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { argv, exit, stdin } from 'node:process';
import { rolldown } from 'rolldown';
import { CUSTOM_ELEMENTS, manifestText } from './custom-elements.ts';
import { options, style } from './dist/bundler.ts';
import { ELEMENT_SCRIPTS, PAGE_SCRIPTS, WWW } from './dist/settings.ts';
import type { OutputOptions } from 'rolldown';

const [folder, mode] = argv.slice(2);

/** Modules that scenarios import by themselves. */
const OF_SCENARIOS = [
  'board/board.ts',
  'board/placement.ts',
  'board/texts.ts',
  'board/variant-words.ts',
  'elements/define.ts',
  'elements/figures/define.ts',
  'elements/micro-max.ts',
  'engine/worker-pool.ts',
];

/** The folder of scripts that several others import. All scripts are in a folder of the first level. */
const SHARED = 'scripts';

/** How long after a change the build begins, because editors write a file in several steps. */
const DELAY_MS = 20;

/** The script that reloads a page after a build. */
const RELOADING = `let built;
setInterval(async () => {
  if (document.hidden) return;
  const now = await fetch('/built.txt', { cache: 'no-store' }).then((answer) => answer.text(), () => built);
  if (built && now !== built) location.reload();
  built = now;
}, 300);
`;

const modules = [...PAGE_SCRIPTS, ...Object.values(ELEMENT_SCRIPTS), ...OF_SCENARIOS];

const OUTPUT: OutputOptions = {
  dir: folder,
  entryFileNames: '[name].js',
  chunkFileNames: `${SHARED}/[name]-[hash].js`,
  sourcemap: true,
};

rmSync(join(folder, SHARED), { recursive: true, force: true });
await build();
for (const module of modules) {
  const name = nameOf(module);
  if (placeOf(module) === name) continue;
  const up = '../'.repeat(name.split('/').length - 1) || './';
  write(`${name}.js`, `export * from '${up}${placeOf(module)}.js';\n`);
}
write(CUSTOM_ELEMENTS, manifestText());

if (mode === '--watch') {
  mark();
  write('reload.js', RELOADING);
  let timer: NodeJS.Timeout | undefined;
  watch(WWW, { recursive: true }, (_, name) => {
    if (!name || !/\.(ts|tsx|css|html)$/.test(name) || /\.test\.tsx?$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => build().then(mark, ({ message }) => console.error(message)), DELAY_MS);
  });
  stdin.resume().on('end', () => exit());
  console.log('built');
} else {
  const copy = await bundled({ [`${SHARED}/second-copy`]: '../tools/second-copy.ts' });
  await copy.write({ ...OUTPUT, codeSplitting: false });
}

/** Builds all scripts and style sheets. */
async function build() {
  const bundle = await bundled(Object.fromEntries(modules.map((module) => [placeOf(module), module])));
  await bundle.write(OUTPUT);
  await bundle.close();
  const sheets = readdirSync(WWW, { recursive: true, encoding: 'utf8' }).filter(isSheet);
  await Promise.all(sheets.map(async (path) => write(path, await style([join(WWW, path)], false))));
}

/** Whether a path is that of a style sheet of the pages; those of the examples are shown to authors as they are. */
function isSheet(path: string) {
  return path.endsWith('.css') && !path.startsWith(join('authors', 'examples'));
}

/** @param entries Modules by the paths of their scripts, without `.js`. */
function bundled(entries: Record<string, string>) {
  const input = Object.fromEntries(Object.entries(entries).map(([place, module]) => [place, join(WWW, module)]));
  const address = (path: string) => `new URL("../${relative(WWW, path).replaceAll('\\', '/')}", import.meta.url)`;
  return rolldown({ ...options(input, { address }), preserveEntrySignatures: 'strict' });
}

/** The path of a module without its extension. */
function nameOf(module: string) {
  return module.replace(/\.tsx?$/, '');
}

/** Where the script of a module is, without `.js`. */
function placeOf(module: string) {
  const name = nameOf(module);
  return name.split('/').length === 2 ? name : `${SHARED}/${name.replaceAll('/', '-')}`;
}

/** Writes a file of the folder. */
function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Marks a new state of the page, which `reload.js` compares with its own. */
function mark() {
  write('built.txt', String(Date.now()));
}
