/** The service worker of the site, with the list of files that it caches. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classicScript, source } from './bundler.ts';
import { sha256, shortHash } from './hash.ts';

/**
 * Writes the service worker, and its off switch, which, published under the same name, removes itself and its caches
 * from all browsers.
 *
 * @param atOnce Paths of files to cache at once.
 * @param onUse Paths of files to cache on use.
 */
export async function writeServiceWorkers(site: string, atOnce: string[], onUse: string[]) {
  const entries = (paths: string[]) =>
    paths.map((path) => [path.replace(/(^|\/)index\.html$/, '$1'), sha256(readFileSync(join(site, path)))]);
  const filled = withLists(source('offline/service-worker.ts'), entries(atOnce), entries(onUse));
  writeFileSync(join(site, 'service-worker.js'), await classicScript(filled));
  writeFileSync(join(site, 'service-worker-off.js'), await classicScript(source('offline/service-worker-off.ts')));
}

/** Inserts the lists and the version, a hash of both, into the source. */
export function withLists(worker: string, files: string[][], onUse: string[][]) {
  const lists = { '/* files */ []': JSON.stringify(files), '/* on use */ []': JSON.stringify(onUse) };
  const version = JSON.stringify(shortHash(worker + Object.values(lists).join('')));
  const values = Object.entries({ "/* version */ ''": version, ...lists });
  return values.reduce((text, [place, value]) => {
    if (!text.includes(place)) throw new Error(`service-worker.ts has no placeholder ${place}`);
    return text.replace(place, () => value);
  }, worker);
}
