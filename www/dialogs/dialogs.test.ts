import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';

test('every dialog and text table can be imported without a page', async () => {
  assert.equal(typeof document, 'undefined');
  for (const folder of ['dialogs', 'texts', 'texts/en']) {
    const files = readdirSync(new URL(`../${folder}/`, import.meta.url)).filter((name) => /^[a-z-]+\.tsx?$/.test(name));
    assert.notEqual(files.length, 0);
    for (const file of files) await import(new URL(`../${folder}/${file}`, import.meta.url).href);
  }
});
