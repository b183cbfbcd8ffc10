import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentText, withSizes } from './documented-sizes.ts';

const TABLE = `
| file | loaded by | bytes after gzip |
|---|---|---|
| \`a.js\` | your page | 82,000 |
| \`b.js\`, \`c.js\` | a board | 22,000 and 176,000 |
| \`lang/de.js\`, \`lang/fr.js\` | boards | 13,000 each |
`;

test('sizes that differ much are replaced', () => {
  const sizes: Record<string, number> = { 'a.js': 91_607, 'b.js': 22_200, 'c.js': 192_060, 'lang/de.js': 14_600 };
  const expected = TABLE.replace('82,000', '92,000').replace('176,000', '192,000').replace('13,000', '15,000');
  assert.equal(
    withSizes(TABLE, (file) => sizes[file] ?? 14_700),
    expected,
  );
});

test('the document has a size for each file', () => {
  const files: string[] = [];
  withSizes(documentText(), (file) => files.push(file));
  assert.deepEqual(files, [
    'micro-max.js',
    'micro-max.worker.js',
    'micro-max.links.js',
    'micro-max.variants.js',
    'micro-max.variants.worker.js',
    'micro-max.figures.js',
    'micro-max.inside.worker.js',
    'lang/de.js',
    'lang/es.js',
    'lang/fr.js',
    'micro-max.classic.js',
    'micro-max.figures.classic.js',
  ]);
});
