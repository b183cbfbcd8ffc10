import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { VERSION } from './version.ts';

test('the element has the version of the project', () => {
  const manifest = readFileSync(new URL('../../Cargo.toml', import.meta.url), 'utf8');
  assert.equal(/^version = "(.*)"$/m.exec(manifest)?.[1], VERSION);
});
