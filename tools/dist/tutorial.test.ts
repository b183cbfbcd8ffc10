import assert from 'node:assert/strict';
import { test } from 'node:test';
import { book, joined, pages, published } from './tutorial.ts';

test('pages are joined', () => {
  const page = (name: string, text: string): [name: string, html: string] => [
    `${name}.html`,
    `<head>\n<body>\n<a href="../">home</a>\n<article id="${name}">${text}</article>\n</body>\n`,
  ];
  const contents = '<a href="a.html">A</a>\n<p class="of-the-site"><a href="../x">x</a></p>\n';
  const chapter = '<a href="index.html#top">up</a> <a href="../#fen=8">play</a>';
  assert.equal(
    joined([page('index', contents), page('a', chapter)]),
    '<head>\n<body>\n<a href="micro-max.html">home</a>\n' +
      '<article id="index"><a href="#a">A</a>\n</article>\n' +
      '<article id="a"><a href="#top">up</a> <a href="micro-max.html#fen=8">play</a></article>\n</body>\n',
  );
  assert.throws(() => joined([page('index', '<a href="../x">')]), /is a link out of the file/);
  assert.throws(() => joined([['index.html', '<p>']]), /index\.html has no article/);
});

test('the claims of the text stay behind, and its numbers remain', () => {
  const html =
    '<p><data value="nodes ply=4">19,153</data> of <data value="legal">31</data></p>\n<button type="button">x</button>';
  assert.equal(published(html), '<p>19,153 of 31</p>\n<button>x</button>');
  assert.ok(!book().alone('', '').includes('<data '));
});

test('the contents come first', () => {
  assert.equal(pages()[0], 'learn/index.html');
  assert.ok(pages().length > 10);
});

test('a page that has moved is not in the book', () => {
  const html = book().alone('', '');
  assert.ok(html.includes('id="ordering"') && !html.includes('class="moved"'));
  assert.ok(!html.includes('deepening.html'));
});
