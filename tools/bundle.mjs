// @ts-check
// Joins modules: `node bundle.mjs FORM ENTRY [FOLDER]`.
//
// `page`    What the entry needs becomes one file, for a visit waits for each file by itself; then what a module that
//           it imports by `import()` needs beside that; the rest as it is shared. All names change with what is in the
//           files. Prints which file needs which, and the modules in each.
// `module`  The same, but the entry's file keeps its name, and the names of the others begin with it.
// `script`  Everything becomes one classic script, which is printed.

import { basename, dirname, relative, sep } from 'node:path';
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import { minify } from 'terser';

const [form, entry, folder] = process.argv.slice(2);
const name = basename(entry, '.js');
const [isPage, isScript] = [form === 'page', form === 'script'];

/** The file of each module that is put into one on purpose. @type {Map<string, string>} */
const files = new Map();

/**
 * Puts a module, and what it cannot run without, into a file of its name.
 *
 * @param {import('rollup').PluginContext} context
 * @param {string} module
 */
function gather(context, module) {
  const own = module === entry && !isPage ? 'main' : basename(module, '.js');
  const found = [module];
  const isTaken = [...files.values()].includes(own);
  const file = isTaken ? `${basename(dirname(module))}-${own}` : own;
  for (const id of found) {
    if (files.has(id)) continue;
    files.set(id, file);
    found.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
}

const bundle = await rollup({
  input: entry,
  // Parts that are loaded later take what they share with the entry from its file, in a page, which nothing imports.
  // The entry of a module exports its own names alone.
  preserveEntrySignatures: isPage ? 'allow-extension' : 'strict',
  plugins: [{
    name: 'files',
    buildEnd() {
      gather(this, entry);
      if (!isPage) return;
      const later = [...files.keys()].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      for (const id of later) gather(this, id);
    },
  }, {
    name: 'stands alone',
    resolveImportMeta(_, { moduleId }) {
      if (isScript) this.error(`${moduleId} names a file, and a classic script has none beside it`);
      return null;
    },
  }, {
    name: 'small',
    async renderChunk(code) {
      // The oldest browsers that the page runs in.
      const target = ['chrome111', 'firefox113', 'safari16.4'];
      const old = await transform(code, { target, legalComments: 'none' });
      return (await minify(old.code, { module: !isScript, ecma: 2020, compress: { passes: 2 } })).code ?? '';
    },
  }],
});

if (isScript) {
  const { output: [script] } = await bundle.generate({ format: 'iife', inlineDynamicImports: true });
  process.stdout.write(script.code);
} else {
  const { output } = await bundle.write({
    dir: folder,
    entryFileNames: isPage ? '[name]-[hash].js' : '[name].js',
    chunkFileNames: isPage ? '[name]-[hash].js' : `${name}.[name]-[hash].js`,
    hoistTransitiveImports: false,
    manualChunks: (id) => files.get(id) ?? null,
  });
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const nameOf = (/** @type {string} */ id) => relative(dirname(entry), id).split(sep).filter((part) => part !== '..').join('/');
  // Modules that are loaded later can have the name of the entry, in other folders.
  console.log(JSON.stringify(Object.fromEntries(chunks.map(({ fileName, facadeModuleId, isEntry, imports, moduleIds }) =>
    [fileName, { source: isEntry && facadeModuleId ? basename(facadeModuleId) : null, imports, modules: moduleIds.map(nameOf) }]))));
}
