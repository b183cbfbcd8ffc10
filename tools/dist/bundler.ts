/** The configuration of the bundler: Rollup joins modules, esbuild joins style sheets and minifies both. */

import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';
import { rollup } from 'rollup';
import { SHEETS } from '../../www/ui/lazy-styles.ts';
import type { OutputAsset, OutputChunk, OutputOptions, Plugin, RollupOptions } from 'rollup';

/** The folder of the sources. */
export const WWW = fileURLToPath(new URL('../../www/', import.meta.url));

/** The oldest browsers that the page runs in. */
const target = ['chrome111', 'firefox113', 'safari16.4'];

/** The module with the constants that differ between products. */
const BUILD = join(WWW, 'build.js');

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
  const bundle = await rollup(options([join(WWW, module)], product));
  const { output } = await bundle.generate({ ...modern, format: 'iife', inlineDynamicImports: true });
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
  const name = basename(entry, '.js');
  /** The entry and the modules that it imports statically. */
  const first = new Set([entry]);
  const needed = {
    name: 'needed-first',
    buildEnd() {
      for (const id of first) for (const other of this.getModuleInfo(id)?.importedIds ?? []) first.add(other);
    },
  } as Plugin;
  const fileOf = (id: string) => {
    if (first.has(id)) return name;
    if (!group?.has(id)) return null;
    const language = languageOf(id);
    return language ? `${group.name}-${language}` : group.name;
  };
  const bundle = await rollup(options([entry], product, [needed]));
  const { output } = await bundle.write({
    ...modern,
    dir: folder,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    hoistTransitiveImports: false,
    // A file contains the modules assigned to it, without their imports.
    onlyExplicitManualChunks: true,
    manualChunks: fileOf,
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
  const bundle = await rollup(options(input, product));
  await bundle.write({
    ...modern,
    dir: folder,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    hoistTransitiveImports: false,
    manualChunks: (id) => fileOf(relative(WWW, id)),
  });
}

const options = (input: RollupOptions['input'], product: Product, others: Plugin[] = []): RollupOptions => ({
  input,
  // Files that are loaded later import shared code from the entry's file.
  preserveEntrySignatures: 'allow-extension',
  onwarn: (warning) => {
    throw new Error(warning.message);
  },
  plugins: [replaced(product), addresses(product), minified, ...others],
});

/** Replaces `www/build.ts` and the modules that fetch style sheets. */
const replaced = ({ constants = {}, workers = {} }: Product): Plugin => ({
  name: 'replaced',
  async load(id) {
    if (id === BUILD) {
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
    }
    if (!id.endsWith('css-text.js')) return null;
    const { SHEETS } = await import(pathToFileURL(id).href);
    const sheets = SHEETS.map((sheet: string) => join(dirname(id), sheet));
    return `export const cssText = async () => ${JSON.stringify(await style(sheets))};`;
  },
});

/** Replaces the addresses of other files. */
const addresses = ({ address }: Product): Plugin => ({
  name: 'addresses',
  async transform(code, id) {
    const found = [...code.matchAll(/new URL\('([^']+)', import\.meta\.url\)/g)];
    if (found.length === 0) return null;
    const places = await Promise.all(found.map(([, path]) => address(join(dirname(id), path))));
    return { code: found.reduce((text, [whole], index) => text.replace(whole, () => places[index]), code), map: null };
  },
  resolveImportMeta(_property, { format, moduleId }) {
    if (format === 'iife')
      this.error(`${relative(WWW, moduleId)} names a file, and a classic script has none beside it`);
    return null;
  },
});

/** Rollup's output has arrow functions, and plain objects for modules. */
const modern: OutputOptions = { generatedCode: { preset: 'es2015', symbols: false }, freeze: false };

const minified: Plugin = {
  name: 'minified',
  async renderChunk(code, _, { format }) {
    // Pages that load classic scripts may not declare an encoding.
    const charset = format === 'iife' ? 'ascii' : 'utf8';
    return (await transform(code, { target, minify: true, legalComments: 'none', charset })).code;
  },
};

const chunks = (output: (OutputChunk | OutputAsset)[]) =>
  output.flatMap((file) => (file.type === 'chunk' ? [file] : []));

/**
 * Returns the language of a file with texts, such as `texts/de/page.ts`; null for English, which every product needs.
 */
export const languageOf = (path: string) => /(?:texts\/|-)(de|es|fr)[/-]/.exec(path)?.[1] ?? null;

/** The modules that only games other than chess need, without the drawings of pieces. */
const OF_VARIANTS =
  /(?:^|\/)(?:variants\/|board\/hands\.js|texts\/\w\w\/(?:cards|piece-names|reasons|variants|workshop)\.js)/;

/** Whether only games other than chess need a module. */
export const isOfVariants = (path: string) => OF_VARIANTS.test(path);

/** Whether a module contains drawings of pieces that chess does not have. */
export const isDrawing = (path: string) => /(?:^|\/)board\/pictures\//.test(path);

/** The paths in `www` of the style sheets that the page loads when they are first needed. */
export const LAZY_SHEETS = Object.values(SHEETS).map((address) => relative(WWW, fileURLToPath(address())));

/** Bundles the script and the style of the board alone. */
export async function bundledBoard() {
  const bundle = await rollup(options([join(WWW, 'board/board.js')], { address: nowhere }));
  const { output } = await bundle.generate({ ...modern, format: 'es' });
  const shown = chunks(output).filter(({ isDynamicEntry }) => !isDynamicEntry);
  return [...shown.map(({ code }) => code), await style([join(WWW, 'board/board.css')])];
}

/**
 * Joins and minifies style sheets.
 *
 * @param sheets Absolute paths.
 */
export async function style(sheets: string[]): Promise<string> {
  const contents = sheets.map((sheet) => `@import ${JSON.stringify(sheet)};`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, loader: 'css', resolveDir: WWW },
    bundle: true,
    minify: true,
    legalComments: 'none',
    target,
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0].text;
}

/** Minifies a classic script. */
export async function minifyScript(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code },
    bundle: true,
    format: 'iife',
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    target,
    write: false,
  });
  return outputFiles[0].text;
}

/**
 * Reads a source.
 * @param path In `www`.
 */
export const source = (path: string) => readFileSync(join(WWW, path), 'utf8');
