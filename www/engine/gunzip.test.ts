import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { gunzip } from './gunzip.ts';

test('compressed bytes come back', async () => {
  const bytes = Uint8Array.from({ length: 1000 }, (_, index) => (index * 59) % 256);
  assert.deepEqual(new Uint8Array(await gunzip(new Uint8Array(gzipSync(bytes)))), bytes);
});

test('a damaged file is an error', async () => {
  const file = new Uint8Array(gzipSync('text'));
  file[12] ^= 1;
  await assert.rejects(gunzip(file));
});
