import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { languages } from '../i18n/language.js';
import { textsIn } from './texts.js';

const www = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, www));

/** The width and height of a PNG, from its first chunk. */
const sizeOf = (png) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('there are texts in every language of the page, and English for others', () => {
  const names = Object.keys(textsIn('en'));
  for (const language of Object.keys(languages)) {
    const texts = textsIn(language);
    assert.deepEqual(Object.keys(texts), names, language);
    assert.ok(
      Object.values(texts).every((text) => text.length > 2),
      language,
    );
    assert.equal(texts === textsIn('en'), language === 'en');
  }
  assert.equal(textsIn('xx'), textsIn('en'));
});

test('the icons of the manifest exist in the declared sizes', () => {
  const { icons, ...manifest } = JSON.parse(read('micro-max.webmanifest').toString());
  for (const { src, sizes, type } of icons) {
    const bytes = read(src);
    if (type === 'image/png') assert.equal(sizeOf(bytes), sizes, src);
    else assert.match(bytes.toString(), /^<svg /);
  }
  assert.ok(icons.some(({ purpose }) => purpose === 'maskable'));
  assert.equal(sizeOf(read('icons/apple-touch-icon.png')), '180x180');
  // The site may be in a subfolder.
  for (const address of [manifest.start_url, manifest.scope, manifest.id]) assert.equal(address, './');
});

test('the service worker has the placeholders that the build fills in', () => {
  const worker = read('offline/service-worker.js').toString();
  for (const place of ["/* version */ ''", '/* files */ []', '/* on use */ []'])
    assert.equal(worker.split(place).length, 2, place);
});
