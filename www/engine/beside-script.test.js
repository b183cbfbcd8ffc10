import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

const TEXTS = Symbol.for('micro-max:worker-texts');

/** Scripts that were put into the page. */
let scripts = [];

/** Runs a script: puts its texts into the page, or fails if there are none. */
let run = () => {};

globalThis.document = {
  currentScript: { src: 'https://host/scripts/micro-max.classic.js' },
  baseURI: 'https://host/page.html',
  createElement: () => Object.assign(new EventTarget(), { src: '', remove() {} }),
  head: {
    append: (script) => {
      scripts.push(script);
      run(script);
    },
  },
};

const { textBesideScript } = await import('./beside-script.js');

beforeEach(() => {
  scripts = [];
  delete globalThis[TEXTS];
});

const succeed = (texts) => (script) =>
  setTimeout(() => {
    globalThis[TEXTS] = { ...globalThis[TEXTS], ...texts };
    script.dispatchEvent(new Event('load'));
  });

test('the script beside this one is run once', async () => {
  run = succeed({ 'a.worker.js': 'text' });
  const load = textBesideScript('a.worker.js', 'a.classic.js');
  assert.equal(await load(), 'text');
  assert.equal(await load(), 'text');
  assert.deepEqual(
    scripts.map(({ src }) => src),
    ['https://host/scripts/a.classic.js'],
  );
});

test('a script that is missing, or another one, is named', async () => {
  run = (script) => setTimeout(() => script.dispatchEvent(new Event('error')));
  await assert.rejects(textBesideScript('a.worker.js', 'a.classic.js')(), /^Error: a\.classic\.js cannot be loaded/);
  run = succeed({});
  await assert.rejects(textBesideScript('a.worker.js', 'a.classic.js')(), /^Error: a\.classic\.js is not the script/);
});
