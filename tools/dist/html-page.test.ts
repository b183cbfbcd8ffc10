import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HtmlPage } from './html-page.ts';

const HTML = `<!doctype html>
<head>
  <meta http-equiv="Content-Security-Policy" content="a">
  <link rel="icon" href="../icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="../board/board.css">
  <link rel="stylesheet" href="play.css">
  <script type="module" src="main.js"></script>
</head>
<body>

  <pre>fn f() {
    g();

}</pre>
</body>
`;
const page = new HtmlPage(HTML, 'play/index.html');

test('files are found relative to the page', () => {
  assert.equal(page.script, 'play/main.ts');
  assert.deepEqual(page.styles, ['board/board.css', 'play/play.css']);
  assert.equal(page.icon, 'icon.svg');
  assert.throws(() => new HtmlPage('<p>', 'a.html').script, /a\.html has no module script/);
});

test('only links and scripts are replaced', () => {
  const expected = `<!doctype html>
<head>
<meta http-equiv="Content-Security-Policy" content="a">
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="page.css">
<link rel="modulepreload" href="chunk.js">
<script type="module" src="main-1.js"></script>
</head>
<body>
<pre>fn f() {
    g();

}</pre>
</body>
`;
  assert.equal(page.bundled('page.css', 'main-1.js', ['chunk.js']), expected);
});

test('a page alone loads nothing', () => {
  const expected =
    '<!doctype html>\n<head>\n<meta name="head">\n</head>\n<body>\n<pre>fn f() {\n    g();\n\n}</pre>\n<b>$&</b>\n</body>\n';
  assert.equal(page.alone('<meta name="head">', '<b>$&</b>'), expected);
});
