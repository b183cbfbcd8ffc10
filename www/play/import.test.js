import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

test('every module can be imported without a page', async () => {
  assert.equal(typeof document, 'undefined');
  for (const folder of ['board', 'engine', 'game', 'play', 'play/later', 'rooms', 'text', 'text/rooms']) {
    const address = new URL(`../${folder}/`, import.meta.url);
    const files = existsSync(address) ? readdirSync(address) : [];
    for (const file of files.filter((name) => /^[a-z0-9-]+\.js$/.test(name) && name !== 'worker.js')) {
      await import(new URL(file, address));
    }
  }
});
