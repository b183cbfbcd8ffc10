import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { VERSION } from '../version.ts';
import { gameText, pageCode } from './page-code.ts';

const FILE = `micro-max-${VERSION}/micro-max.figures.classic.js`;

test('a figure is written with its script, its attributes and a text', () => {
  assert.equal(
    pageCode('micro-max-moves', { square: 'f4', step: '12' }, 'A knight on f4.'),
    `<script defer src="${FILE}"></script>\n<micro-max-moves square="f4" step="12">A knight on f4. This figure needs scripts and the file ${FILE}.</micro-max-moves>\n`,
  );
});

test('characters of HTML are escaped in attributes and in the text', () => {
  const [, element] = pageCode('micro-max-tree', { pgn: gameText('8/8 w', ['e4', 'e5']) }, '1 < 2 & 3').split('\n');
  assert.ok(element.startsWith('<micro-max-tree pgn="[FEN &quot;8/8 w&quot;] e4 e5">1 &lt; 2 &amp; 3 This'), element);
  assert.doesNotMatch(pageCode('micro-max-cards', { values: '1\n2', caption: '"><script>' }, ''), /"><script>|1\n2/);
});

test('the script is in the folder that README.txt tells authors to copy beside their page', () => {
  const readme = readFileSync(new URL('../../authors/files.md', import.meta.url), 'utf8').replaceAll(
    '{VERSION}',
    VERSION,
  );
  assert.ok(readme.includes(`src="${FILE.split('/')[0]}/`) && readme.includes(`\`${FILE.split('/')[1]}\``));
});
