import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { en } from '../i18n/en.js';
import { textAt } from '../ui/theme.js';

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

test('the texts of the page are those of the table', () => {
  const texts = [...page.matchAll(/data-text="([\w.]+)"[^>]*>([^<]*)</g)];
  assert.equal(texts.length, page.match(/data-text=/g).length);
  for (const [, path, text] of texts) assert.equal(text, textAt(en, path), path);
});

test('the names of the page are those of the table', () => {
  const labels = [...page.matchAll(/aria-label="([^"]*)" data-label="([\w.]+)"/g)];
  assert.equal(labels.length, page.match(/data-label=/g).length);
  for (const [, label, path] of labels) assert.equal(label, textAt(en, path), path);
});

test('the page has no style or script of its own', () => {
  assert.doesNotMatch(page, /<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)/);
});

test('an element that the script looks for is there', () => {
  const ids = new Set([...page.matchAll(/\sid="([\w-]+)"/g)].map(([, id]) => id));
  for (const id of ['turn', 'result', 'status-detail', 'notice', 'moves', 'board', 'loading']) assert.ok(ids.has(id), id);
});
