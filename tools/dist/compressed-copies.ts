/** Compressed copies of files, for hosts that serve them in place of the files. */

import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes `FILE.gz` and `FILE.br` beside each file of a folder and its subfolders, if they are smaller. */
export function writeCompressedCopies(folder: string) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (statSync(path).isFile()) writeCopies(path);
  }
}

function writeCopies(path: string) {
  const bytes = readFileSync(path);
  const copies = { gz: gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }), br: brotliCompressSync(bytes) };
  for (const [extension, copy] of Object.entries(copies)) {
    if (copy.length < bytes.length) writeFileSync(`${path}.${extension}`, copy);
  }
}
