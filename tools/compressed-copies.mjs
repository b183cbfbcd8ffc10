// @ts-check
// Writes `FILE.gz` and `FILE.br` beside each file of a folder and its subfolders that they make smaller:
// `node tools/compressed-copies.mjs FOLDER`.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** @param {string} path */
function writeCopies(path) {
  const bytes = readFileSync(path);
  const copies = { gz: gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }), br: brotliCompressSync(bytes) };
  for (const [extension, copy] of Object.entries(copies)) {
    if (copy.length < bytes.length) writeFileSync(`${path}.${extension}`, copy);
  }
}

for (const name of readdirSync(argv[2], { recursive: true, encoding: 'utf8' })) {
  const path = join(argv[2], name);
  if (statSync(path).isFile()) writeCopies(path);
}
