import assert from 'node:assert/strict';
import { test } from 'node:test';

test('without a page the element can be imported and does nothing', async () => {
  assert.equal(globalThis.document, undefined);
  const { MicroMax } = await import('./micro-max.ts');
  await import('./define.ts');
  assert.equal(typeof MicroMax, 'function');
});

test('the script for pages exports the class', async () => {
  const { MicroMax } = await import('../micro-max.ts');
  assert.equal(MicroMax.version, (await import('./version.ts')).VERSION);
});
