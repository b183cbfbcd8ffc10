import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const www = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, www));

/** The width and height of a PNG, from its first chunk. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the icons of the manifest exist in the declared sizes', () => {
  const { icons, ...manifest } = JSON.parse(read('micro-max.webmanifest').toString());
  for (const { src, sizes, type } of icons) {
    const bytes = read(src);
    if (type === 'image/png') assert.equal(sizeOf(bytes), sizes, src);
    else assert.match(bytes.toString(), /^<svg /);
  }
  assert.ok(icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable'));
  assert.equal(sizeOf(read('icons/apple-touch-icon.png')), '180x180');
  // The site may be in a subfolder.
  for (const address of [manifest.start_url, manifest.scope, manifest.id]) assert.equal(address, './');
});

test('the service worker has the placeholders that the build fills in', () => {
  const worker = read('offline/service-worker.ts').toString();
  for (const place of ["/* version */ ''", '/* files */ []', '/* on use */ []'])
    assert.equal(worker.split(place).length, 2, place);
});
