import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { languages } from '../i18n/language.js';
import { wordsIn } from './texts.js';

const www = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, www));

/** The width and height of a PNG, from its first chunk. */
const sizeOf = (png) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the words are there in every language of the page, and English for others', () => {
  const names = Object.keys(wordsIn('en'));
  for (const language of Object.keys(languages)) {
    const words = wordsIn(language);
    assert.deepEqual(Object.keys(words), names, language);
    assert.ok(Object.values(words).every((word) => word.length > 2), language);
    assert.equal(words === wordsIn('en'), language === 'en');
  }
  assert.equal(wordsIn('xx'), wordsIn('en'));
});

test('the icons of the manifest are there, as large as it says', () => {
  const { icons, ...manifest } = JSON.parse(read('micro-max.webmanifest').toString());
  for (const { src, sizes, type } of icons) {
    const bytes = read(src);
    if (type === 'image/png') assert.equal(sizeOf(bytes), sizes, src);
    else assert.match(bytes.toString(), /^<svg /);
  }
  assert.ok(icons.some(({ purpose }) => purpose === 'maskable'));
  assert.equal(sizeOf(read('icons/apple-touch-icon.png')), '180x180');
  // In a folder of its host too.
  for (const address of [manifest.start_url, manifest.scope, manifest.id]) assert.equal(address, './');
});

test('the service worker can be read at one sitting, and has the places that the build fills in', () => {
  const worker = read('offline/service-worker.js').toString();
  assert.ok(worker.split('\n').length <= 81);
  for (const place of ["/* version */ ''", '/* files */ []']) assert.equal(worker.split(place).length, 2, place);
});
