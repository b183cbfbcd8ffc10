import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameText, pageCode } from './page-code.ts';

test('a figure is written with its script, its attributes and a text', () => {
  assert.equal(
    pageCode('micro-max-moves', { square: 'f4', step: '12' }, 'A knight on f4.'),
    '<script defer src="micro-max.figures.classic.js"></script>\n<micro-max-moves square="f4" step="12">A knight on f4.</micro-max-moves>\n',
  );
});

test('characters of HTML are escaped in attributes and in the text', () => {
  const [, element] = pageCode('micro-max-tree', { pgn: gameText('8/8 w', ['e4', 'e5']) }, '1 < 2 & 3').split('\n');
  assert.equal(element, '<micro-max-tree pgn="[FEN &quot;8/8 w&quot;] e4 e5">1 &lt; 2 &amp; 3</micro-max-tree>');
  assert.doesNotMatch(pageCode('micro-max-cards', { values: '1\n2', caption: '"><script>' }, ''), /"><script>|1\n2/);
});
