// @ts-check
// Joins the modules of a page: `node bundle.mjs ENTRY FOLDER`. What the entry imports becomes one file, for a
// visit waits for each file by itself; what is imported by `import()` stays apart. Prints which file needs which.

import { basename } from 'node:path';
import { transform } from 'esbuild';
import { rollup } from 'rollup';

const [entry, folder] = process.argv.slice(2);
const main = basename(entry, '.js');

/** The modules that the entry cannot run without. @type {Set<string>} */
const needed = new Set();

const bundle = await rollup({
  input: entry,
  plugins: [{
    name: 'needed',
    buildEnd() {
      const found = [entry];
      for (const id of found) {
        if (needed.has(id)) continue;
        needed.add(id);
        found.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  }, {
    name: 'small',
    async renderChunk(code) {
      // The oldest browsers that the page runs in.
      const target = ['chrome111', 'firefox113', 'safari16.4'];
      return (await transform(code, { minify: true, format: 'esm', legalComments: 'none', target })).code;
    },
  }],
});
const { output } = await bundle.write({
  dir: folder,
  entryFileNames: '[name]-[hash].js',
  chunkFileNames: '[name]-[hash].js',
  hoistTransitiveImports: false,
  manualChunks: (id) => (needed.has(id) ? main : null),
});
const files = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
console.log(JSON.stringify(Object.fromEntries(files.map(({ fileName, facadeModuleId, imports }) =>
  [fileName, { source: facadeModuleId && basename(facadeModuleId), imports }]))));
