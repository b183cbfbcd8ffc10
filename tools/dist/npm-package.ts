/** `npm/`: the package with the element, its types, the workers and the command `micro-max`. */

import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestText } from '../custom-elements.ts';
import { source } from './bundler.ts';
import { WWW } from './settings.ts';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Writes the package.
 *
 * @param parts The folder with the modules, the
 * script of the command, and the version.
 */
export function writePackage(
  folder: string,
  { authorFiles, command, version }: { authorFiles: string; command: string; version: string },
) {
  cpSync(authorFiles, folder, { recursive: true, filter: (path) => !/(\.classic\.js|README\.txt)$/.test(path) });
  // The module's other exports are internal.
  writeFileSync(join(folder, 'index.js'), "export { MicroMax } from './micro-max.js';\n");
  // Bundlers that do not read `exports` look for a file of this name.
  writeFileSync(join(folder, 'figures.js'), "import './micro-max.figures.js';\n");
  writeFileSync(join(folder, 'micro-max.command.js'), command);
  for (const name of ['README.md', 'uci.mjs']) cpSync(join(WWW, 'npm', name), join(folder, name));
  writeFileSync(join(folder, 'LICENSE'), licences());
  cpSync(root('CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  writeFileSync(join(folder, 'custom-elements.json'), manifestText());
  const about = { ...JSON.parse(source('npm/package.json')), version };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  writeTypes(join(folder, 'types'));
}

/** The licence, and those of the libraries that the scripts contain. */
function licences() {
  const { dependencies } = JSON.parse(readFileSync(root('package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const others = Object.entries(dependencies).map(
    ([name, version]) =>
      `\nThe scripts contain ${name} ${version}:\n\n${readFileSync(root(`node_modules/${name}/LICENSE`), 'utf8')}`,
  );
  return [readFileSync(root('LICENSE'), 'utf8'), ...others].join('');
}

/** Writes the types of the element and of the modules that it imports. */
function writeTypes(folder: string) {
  execFileSync(root('node_modules/.bin/tsc'), ['--project', join(WWW, 'npm'), '--outDir', folder], {
    stdio: 'inherit',
  });
  cpSync(join(WWW, 'npm/types'), folder, { recursive: true });
  cpSync(join(folder, 'engine/messages.d.ts'), join(folder, 'messages.d.ts'));
  cpSync(join(folder, 'engine/errors.d.ts'), join(folder, 'errors.d.ts'));
  removeInternal(folder);
}

/** Removes the declarations that no public one refers to. */
function removeInternal(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'));
  const needed = new Set(['micro-max.d.ts', 'messages.d.ts', ...readdirSync(join(WWW, 'npm/types'))]);
  for (const name of needed) {
    const imports = readFileSync(join(folder, name), 'utf8').matchAll(/['"](\.[^'"]+?)(?:\.d)?\.(?:js|ts)['"]/g);
    for (const [, path] of imports) needed.add(`${join(dirname(name), path)}.d.ts`);
  }
  for (const name of files) if (!needed.has(name)) rmSync(join(folder, name));
  for (const name of needed) nameScripts(join(folder, name));
}

/** Replaces the names of sources by those of scripts, which every compiler finds declarations for. */
function nameScripts(path: string) {
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/(['"]\.[^'"\n]+?)(?<!\.d)\.ts(?=['"])/g, '$1.js'));
}
