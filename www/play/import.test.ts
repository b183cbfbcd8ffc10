import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';

test('every module can be imported without a page', async () => {
  assert.equal(typeof document, 'undefined');
  for (const folder of ['board', 'engine', 'game', 'ui', 'play', 'dialogs', 'texts', 'texts/en']) {
    const address = new URL(`../${folder}/`, import.meta.url);
    const files = readdirSync(address, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /^[a-z0-9/-]+\.ts$/.test(name) && name !== 'worker.ts')) {
      await import(new URL(file, address).href);
    }
  }
});
