/** The bundler of the products: Rolldown compiles, joins and minifies modules, Lightning CSS style sheets. */

import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { Features, bundleAsync } from 'lightningcss';
import { RUNTIME_MODULE_ID, rolldown } from 'rolldown';
import { SHEETS } from '../../www/ui/lazy-styles.ts';
import { ADDRESS, BUILD, CSS_TARGETS, SETTINGS, STYLE_TEXT, WWW } from './settings.ts';
import type { InputOptions, OutputAsset, OutputChunk, OutputOptions, Plugin } from 'rolldown';

/** The differences of a product. */
interface Product {
  /** Values for exports of `www/build.ts`. */
  constants?: Record<string, unknown>;
  /** The texts of the workers that the product contains, by file name. */
  workers?: Record<string, string>;
  /** An expression that replaces the `new URL` of a file; the path is absolute. */
  address: (path: string) => string | Promise<string>;
}

/** The expression for a file that the product contains, or never loads. */
export const nowhere = (path: string) => `({ href: ${JSON.stringify(basename(path))} })`;

/**
 * Joins a module and its imports, including those by `import()`, into one classic script.
 *
 * @param module Its path in `www`.
 */
export async function script(module: string, product: Product): Promise<string> {
  const bundle = await rolldown(options([join(WWW, module)], product));
  const { output } = await bundle.generate({ ...OUTPUT, format: 'iife', charset: 'ascii', codeSplitting: false });
  return output[0].code.trimEnd();
}

/**
 * Joins the modules of a page. The entry and its static imports become one file, because each file delays a visit; the other
 * modules are divided by their importers. All names contain a hash.
 *
 * @param module The entry's path in `www`.
 * @param product The modules of a group become one
 * file, and one more for each language.
 * @returns The files, the entry's first.
 */
export async function page(
  module: string,
  folder: string,
  { group, ...product }: Product & { group?: { name: string; has: (path: string) => boolean } },
): Promise<OutputChunk[]> {
  const entry = join(WWW, module);
  const fileOf = (id: string) => {
    if (!group?.has(id)) return null;
    const language = languageOf(id);
    return language ? `${group.name}-${language}` : group.name;
  };
  const bundle = await rolldown(options([entry], product));
  const { output } = await bundle.write({
    ...OUTPUT,
    dir: folder,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: basename(entry, '.ts'), tags: ['$initial'], priority: 1 },
        { name: fileOf, debugName: 'of the group' },
      ],
    },
  });
  return chunks(output);
}

/**
 * Joins modules into files with fixed names.
 *
 * @param entries Paths in `www` by names of files, without `.js`.
 * @param product `fileOf` returns the name of the file that contains a module of `www`.
 */
export async function modules(
  entries: Record<string, string>,
  folder: string,
  { fileOf, ...product }: Product & { fileOf: (path: string) => string },
): Promise<void> {
  const input = Object.fromEntries(Object.entries(entries).map(([name, module]) => [name, join(WWW, module)]));
  const bundle = await rolldown(options(input, product));
  const { output } = await bundle.write({
    ...OUTPUT,
    dir: folder,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: (id) => fileOf(relative(WWW, id)), debugName: 'by module' }],
    },
  });
  // Rolldown's own helper is in a file of its own, which authors would have to copy.
  const [[helper], files] = partition(chunks(output), ({ moduleIds }) => moduleIds.includes(RUNTIME_MODULE_ID));
  if (!helper) return;
  await build({
    ...SETTINGS,
    entryPoints: files.map(({ fileName, name }) => ({ in: join(folder, fileName), out: name })),
    outdir: folder,
    allowOverwrite: true,
    bundle: true,
    format: 'esm',
    minify: true,
    external: files.map(({ fileName }) => `*/${basename(fileName)}`),
    logLevel: 'warning',
  });
  rmSync(join(folder, helper.fileName));
}

/** Options of a build of modules. */
export const options = (input: InputOptions['input'], product: Product): InputOptions => ({
  input,
  // Files that are loaded later import shared code from the entry's file.
  preserveEntrySignatures: 'allow-extension',
  onwarn: (warning) => {
    throw new Error(warning.message);
  },
  // The element's parts are in one file for some products.
  checks: { ineffectiveDynamicImport: false },
  transform: { target: SETTINGS.target },
  plugins: [
    buildConstants(product),
    expressions('addresses', ADDRESS, (path, folder) => product.address(join(folder, path))),
    expressions('styles', STYLE_TEXT, async (sheets, folder) => {
      const paths = [...sheets.matchAll(/'([^']+)'/g)].map(([, sheet]) => join(folder, sheet));
      return JSON.stringify(await style(paths));
    }),
    expressions('elements', PREACT_ELEMENT, (names) => `createElementNS(${names})`),
  ],
});

/**
 * Where Preact makes an element, with the parent's registry of custom elements. In Chromium an element that another document has
 * adopted keeps the registry of its former document, with which the new one can make none.
 */
const PREACT_ELEMENT = /createElementNS\((\w+,\w+),\w+\.is\?\w+:\w+\)/g;

/** Legal comments name the libraries that a product contains. */
const OUTPUT: OutputOptions = { minify: true, comments: { legal: true, annotation: false, jsdoc: false } };

/** Replaces `www/build.ts`. */
const buildConstants = ({ constants = {}, workers = {} }: Product): Plugin => ({
  name: 'constants',
  load: {
    filter: { id: BUILD },
    async handler() {
      const texts = Object.entries(workers).map(
        ([name, text]) => `${JSON.stringify(name)}: async () => ${JSON.stringify(text)}`,
      );
      const values = { ...(await import(pathToFileURL(BUILD).href)), ...constants };
      const lines = Object.entries(values).map(([name, value]) =>
        name === 'WORKER_TEXTS'
          ? `export const ${name} = { ${texts.join(', ')} };`
          : `export const ${name} = ${JSON.stringify(value)};`,
      );
      return lines.join('\n');
    },
  },
});

/**
 * Replaces expressions.
 *
 * @param pattern Its first group and the folder of the module are the arguments of `replacement`.
 */
const expressions = (
  name: string,
  pattern: RegExp,
  replacement: (inside: string, folder: string) => string | Promise<string>,
): Plugin => ({
  name,
  transform: {
    filter: { code: pattern },
    async handler(code, id) {
      const found = [...code.matchAll(pattern)];
      const places = await Promise.all(found.map(([, inside]) => replacement(inside, dirname(id))));
      return {
        code: found.reduce((text, [whole], index) => text.replace(whole, () => places[index]), code),
        map: null,
      };
    },
  },
});

const partition = <T>(list: readonly T[], has: (one: T) => boolean): [T[], T[]] => [
  list.filter(has),
  list.filter((one) => !has(one)),
];

const chunks = (output: (OutputChunk | OutputAsset)[]) =>
  output.flatMap((file) => (file.type === 'chunk' ? [file] : []));

/**
 * Returns the language of a file with texts, such as `texts/de/page.ts`; null for English, which every product needs.
 */
export const languageOf = (path: string) => /(?:texts\/|-)(de|es|fr)[/-]/.exec(path)?.[1] ?? null;

/** The modules that only games other than chess need, without the drawings of pieces. */
const OF_VARIANTS =
  /(?:^|\/)(?:variants\/|board\/hands\.ts|texts\/\w\w\/(?:cards|piece-names|reasons|variants|workshop)\.ts)/;

/** Whether only games other than chess need a module. */
export const isOfVariants = (path: string) => OF_VARIANTS.test(path);

/** Whether a module contains drawings of pieces that chess does not have. */
export const isDrawing = (path: string) => /(?:^|\/)board\/pictures\//.test(path);

/** The paths in `www` of the style sheets that the page loads when they are first needed. */
export const LAZY_SHEETS = Object.values(SHEETS).map((address) => relative(WWW, fileURLToPath(address())));

/** Bundles the script and the style of the board alone. */
export async function bundledBoard() {
  const bundle = await rolldown(options([join(WWW, 'board/board.ts')], { address: nowhere }));
  const { output } = await bundle.generate({ ...OUTPUT, format: 'es' });
  const shown = chunks(output).filter(({ isDynamicEntry }) => !isDynamicEntry);
  return [...shown.map(({ code }) => code), await style([join(WWW, 'board/board.css')])];
}

/**
 * Joins style sheets, and replaces the names of breakpoints.
 *
 * @param sheets Absolute paths.
 */
export async function style(sheets: string[], minify = true): Promise<string> {
  const imports = sheets.map((sheet) => `@import ${JSON.stringify(sheet)};`).join('\n');
  const { code } = await bundleAsync({
    filename: join(WWW, 'sheets.css'),
    resolver: {
      read: (path) => (basename(path) === 'sheets.css' ? imports : readFileSync(path, 'utf8')),
      resolve: (sheet, from) => resolve(dirname(from), sheet),
    },
    minify,
    drafts: { customMedia: true },
    targets: CSS_TARGETS,
    // The pages do not use the function `light-dark`, for which it would add properties.
    exclude: Features.LightDark,
  });
  return code.toString();
}

/** Compiles a module to a classic script. */
export async function classicScript(contents: string, minify = true): Promise<string> {
  const { outputFiles } = await build({
    ...SETTINGS,
    stdin: { contents, loader: 'ts', resolveDir: WWW },
    bundle: true,
    format: 'iife',
    minify,
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0].text;
}

/**
 * Reads a source.
 * @param path In `www`.
 */
export const source = (path: string) => readFileSync(join(WWW, path), 'utf8');
