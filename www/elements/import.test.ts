import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { VERSION } from './version.ts';

test('without a page the element can be imported and does nothing', async () => {
  assert.equal(globalThis.document, undefined);
  const { MicroMax } = await import('./micro-max.ts');
  await import('./define.ts');
  assert.equal(typeof MicroMax, 'function');
});

test('the script for pages exports the class', async () => {
  const { MicroMax } = await import('../micro-max.ts');
  assert.equal(MicroMax.version, VERSION);
});

test('the element has the version of the project', () => {
  const manifest = readFileSync(new URL('../../Cargo.toml', import.meta.url), 'utf8');
  assert.equal(/^version = "(.*)"$/m.exec(manifest)?.[1], VERSION);
});
