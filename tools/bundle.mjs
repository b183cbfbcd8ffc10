// @ts-check
// Joins modules: `node bundle.mjs FORM ENTRY [FOLDER [GROUP]]`.
//
// `page`    What the entry needs becomes one file, since each file delays a visit; the rest is divided by what needs it. All
//           names change with the contents. Prints which file needs which, and the modules in each. A group, such as
//           `variants=variants/,board/hands.js`, has a name and parts of paths: its modules become one file, and one more
//           per language for the modules named after a language.
// `module`  The same, but the entry's file keeps its name, and the names of the others begin with it.
// `script`  Everything becomes one classic script, which is printed.

import { basename, dirname, relative, sep } from 'node:path';
import { transform } from 'esbuild';
import { rollup } from 'rollup';

const [form, entry, folder, group] = process.argv.slice(2);
const name = basename(entry, '.js');
const [isPage, isScript] = [form === 'page', form === 'script'];
const entryFile = isPage ? name : 'main';

/** The modules that the entry cannot run without, and the entry. @type {Set<string>} */
const first = new Set([entry]);

const [groupName, groupParts] = group?.split('=') ?? [];

/**
 * The name of the file that a module must be in, if there is one.
 * @param {string} id
 */
function fileOf(id) {
  if (first.has(id)) return entryFile;
  if (!groupParts?.split(',').some((part) => id.includes(`/${part}`))) return null;
  const language = /\/([a-z]{2})\.js$/.exec(id)?.[1];
  return language ? `${groupName}-${language}` : groupName;
}

const bundle = await rollup({
  input: entry,
  // Parts that are loaded later take what they share with the entry from its file, in a page, which nothing imports.
  // The entry of a module exports its own names alone.
  preserveEntrySignatures: isPage ? 'allow-extension' : 'strict',
  plugins: [
    {
      name: 'files',
      buildEnd() {
        for (const id of first) for (const needed of this.getModuleInfo(id)?.importedIds ?? []) first.add(needed);
      },
    },
    {
      name: 'stands alone',
      resolveImportMeta(_, { moduleId }) {
        if (isScript) this.error(`${moduleId} names a file, and a classic script has none beside it`);
        return null;
      },
    },
    {
      name: 'small',
      async renderChunk(code) {
        // The oldest browsers that the page runs in.
        const target = ['chrome111', 'firefox113', 'safari16.4'];
        return (await transform(code, { target, minify: true, legalComments: 'none' })).code;
      },
    },
  ],
});

if (isScript) {
  const {
    output: [script],
  } = await bundle.generate({ format: 'iife', inlineDynamicImports: true });
  process.stdout.write(script.code);
} else {
  const { output } = await bundle.write({
    dir: folder,
    entryFileNames: isPage ? '[name]-[hash].js' : '[name].js',
    chunkFileNames: isPage ? '[name]-[hash].js' : `${name}.[name]-[hash].js`,
    hoistTransitiveImports: false,
    // A file has the modules that were assigned to it, and not what they import.
    onlyExplicitManualChunks: true,
    manualChunks: fileOf,
  });
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const nameOf = (/** @type {string} */ id) =>
    relative(dirname(entry), id)
      .split(sep)
      .filter((part) => part !== '..')
      .join('/');
  // Modules that are loaded later can have the name of the entry, in other folders.
  console.log(
    JSON.stringify(
      Object.fromEntries(
        chunks.map(({ fileName, facadeModuleId, isEntry, imports, moduleIds }) => [
          fileName,
          {
            source: isEntry && facadeModuleId ? basename(facadeModuleId) : null,
            imports,
            modules: moduleIds.map(nameOf),
          },
        ]),
      ),
    ),
  );
}
