import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { texts as en } from '../texts/en/page.ts';
import { textAt } from '../ui/theme.ts';

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

test('the texts of the page are in the English table', () => {
  const texts = [...page.matchAll(/data-text="([\w.]+)"[^>]*>([^<]*)</g)];
  assert.equal(texts.length, page.match(/data-text=/g)?.length);
  for (const [, path, text] of texts)
    assert.ok(text ? text === textAt(en, path) : typeof textAt(en, path) === 'string', path);
});

test('the accessible names of the page are in the English table', () => {
  const labels = [...page.matchAll(/(?:aria-label="([^"]*)" )?data-label="([\w.]+)"/g)];
  assert.equal(labels.length, page.match(/data-label=/g)?.length);
  assert.doesNotMatch(page, /aria-label="[^"]*"(?! data-label)/);
  for (const [, label, path] of labels)
    assert.ok(label ? label === textAt(en, path) : typeof textAt(en, path) === 'string', path);
});

test('the page has no inline style or script', () => {
  assert.doesNotMatch(page, /<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)/);
});

test('the ids that scripts may look up are those of the page', () => {
  const types = readFileSync(new URL('../ui/page-ids.ts', import.meta.url), 'utf8');
  const listed = [...types.matchAll(/^ {2}\| '([\w-]+)';?$/gm)].map(([, id]) => id);
  const ids = [...page.matchAll(/\sid="([\w-]+)"/g)].map(([, id]) => id);
  assert.deepEqual(listed, ids.sort());
});
