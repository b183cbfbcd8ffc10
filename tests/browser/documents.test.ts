// The code in the documents and in the examples for authors: elements have attributes that exist, with games that can be read,
// and scripts run. MICRO_MAX_WORKER and MICRO_MAX_VARIANTS_WORKER name the joined scripts; `cargo xtask test js` sets them.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { transformSync } from 'esbuild';
import { faultOf, isVariant, meaningOf, NAMES, nameOf, OBSERVED, unknownName } from '../../www/elements/attributes.ts';
import { gameIn } from '../../www/elements/content-game.ts';
import { MicroMaxCards } from '../../www/elements/figures/cards/cards-class.ts';
import { FIGURES, PRESETS, VIEWS, attributesOfViews } from '../../www/elements/figures/figures.ts';
import { readState } from '../../www/embed/state.ts';
import { openNodeWorker, resultOf } from './node-worker.ts';
import type { Texts } from '../../www/elements/attributes.ts';

const { MICRO_MAX_WORKER: chess, MICRO_MAX_VARIANTS_WORKER: variants } = process.env;
const skip = !(chess && variants) && 'missing: MICRO_MAX_WORKER, MICRO_MAX_VARIANTS_WORKER';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const DOCUMENTS = [
  'README.md',
  'docs/embedding.md',
  'docs/engine.md',
  'www/authors/files.md',
  'www/npm/README.md',
  'www/elements/README.md',
  'www/engine/README.md',
];

const EXAMPLES = readdirSync(new URL('www/authors/examples/', root)).map((name) => `www/authors/examples/${name}`);

/** A piece of code, with its place. */
type Code = { place: string; language: string; text: string };

/** The fenced blocks of a document. */
const blocksOf = (path: string): Code[] =>
  [...read(path).matchAll(/^```(\w+)\n([^]*?)^```/gm)].map(([, language, text], index) => ({
    place: `${path}, block ${index + 1}`,
    language,
    text,
  }));

const CODE: Code[] = [
  ...DOCUMENTS.flatMap(blocksOf),
  ...EXAMPLES.map((path) => ({ place: path, language: /\w+$/.exec(path)?.[0] ?? '', text: read(path) })),
];

/** Languages whose tags are HTML, with attributes that are written out. */
const isMarkup = ({ language }: Code) => ['html', 'md'].includes(language);

/** The text of an attribute or element, without character references. */
const plain = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** An element of ours, with its attributes and what is between its tags. */
type Element = { place: string; name: string; attributes: Record<string, string>; content: string };

const ELEMENT = /<(micro-max[a-z-]*)((?:\s+[^\s=>]+(?:="[^"]*"|='[^']*'|=[^\s"'>]+)?)*)\s*>([^]*?)<\/\1>/g;

const elementsOf = ({ place, text }: Code): Element[] =>
  [...text.replaceAll(/<!--[^]*?-->/g, '').matchAll(ELEMENT)].map(([, name, written, content]) => ({
    place,
    name,
    attributes: Object.fromEntries(
      [...written.matchAll(/([^\s=]+)(?:="([^"]*)"|='([^']*)'|=(\S+))?/g)].map(([, key, ...values]) => [
        key.toLowerCase(),
        plain(values.find((value) => value !== undefined) ?? ''),
      ]),
    ),
    content,
  }));

const ELEMENTS = CODE.filter(isMarkup).flatMap(elementsOf);

/** The valid attributes of a board, with those of its content. */
function textsOf({ attributes, content }: Element): Texts {
  const texts: Texts = Object.fromEntries(Object.entries(attributes).filter(([name]) => OBSERVED.includes(name)));
  if (texts.pgn !== undefined || texts.src !== undefined) return texts;
  const [, data] = /<script type="application\/(?:x|vnd\.)-?chess-pgn">([^]*?)<\/script>/.exec(content) ?? [];
  if (data !== undefined) return { ...texts, ...gameIn(data, true) };
  return /</.test(content) ? texts : { ...gameIn(plain(content)), ...texts };
}

test('the blocks and elements are found', () => {
  assert.ok(CODE.filter(({ language }) => language === 'js').length > 15);
  assert.ok(ELEMENTS.length > 40, String(ELEMENTS.length));
});

test('the attributes of boards exist and are valid', () => {
  for (const { place, name, attributes } of ELEMENTS.filter((one) => one.name === 'micro-max')) {
    for (const [written, text] of Object.entries(attributes)) {
      assert.equal(unknownName(written, { id: '' }), null, `${place}: ${name}`);
      if (OBSERVED.includes(written)) assert.equal(faultOf(nameOf(written), text, isVariant(attributes)), null, place);
    }
  }
});

test('the attributes of figures exist', () => {
  for (const { place, name, attributes } of ELEMENTS.filter((one) => one.name !== 'micro-max')) {
    const figure = name.replace('micro-max-', '');
    const shared = ['id', 'caption', 'controls', 'fen', 'pgn', 'ply', 'step', 'orientation', 'theme', 'lang'];
    const entry = FIGURES[figure] ?? PRESETS[figure];
    const own =
      figure === 'cards'
        ? MicroMaxCards.observedAttributes
        : entry
          ? [...entry.attributes, ...(entry.extend ? ['variant', 'piece'] : [])]
          : attributesOfViews(VIEWS[figure]);
    for (const written of Object.keys(attributes))
      assert.ok([...shared, ...own].includes(written), `${place}: ${name} ${written}`);
  }
});

test('the addresses of frames are understood', () => {
  const frames = CODE.filter(isMarkup).flatMap(({ place, text }) =>
    [...text.matchAll(/embed\.html(#[^"]*)"/g)].map(([, hash]) => [place, plain(hash)] as const),
  );
  assert.ok(frames.length > 1);
  for (const [place, hash] of frames) assert.deepEqual(readState(hash).faults, [], place);
});

describe('with the engines', { skip }, () => {
  test('the games and positions of boards can be read', async () => {
    const workers = { chess: openNodeWorker(chess), variants: openNodeWorker(variants) };
    try {
      for (const element of ELEMENTS) {
        const texts = textsOf(element);
        const variant = isVariant(texts) ? (meaningOf(texts, 'variant') ?? undefined) : undefined;
        const { client } = variant ? workers.variants : workers.chess;
        if (variant) assert.ok((await resultOf(client, { call: 'variant', variant })).name, element.place);
        if (texts.pgn === undefined) continue;
        const start = texts.fen && !texts.pgn.includes('[FEN ') ? `[FEN "${texts.fen}"]\n\n` : '';
        const game = await resultOf(client, { call: 'pgn', text: start + texts.pgn, variant });
        assert.deepEqual(game.unread, [], element.place);
        assert.ok(game.nodes.length > 0, element.place);
      }
    } finally {
      for (const { worker } of Object.values(workers)) await worker.terminate();
    }
  });

  test('the document for authors lists all games', async () => {
    const { client, worker } = openNodeWorker(variants);
    const known = (await resultOf(client, { call: 'variants' })).variants.map(({ name }) => name);
    await worker.terminate();
    const [, list = ''] = /<!-- variants -->([^]*?)<!-- end of variants -->/.exec(read('docs/embedding.md')) ?? [];
    const listed = [...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    assert.deepEqual(listed, known.filter((name) => name !== 'chess').sort());
  });

  for (const { place, text } of CODE.filter(
    ({ language, text: code }) => language === 'js' && /new Worker\(/.test(code),
  ))
    test(`the engine answers: ${place}`, async () => {
      const lines = await linesOf(text);
      assert.ok(
        lines.some((line) => /^(?:bestmove|uciok)/.test(line)),
        lines.join('\n'),
      );
    });
});

/** Runs a script that starts a worker, in a page or in Node, and gives what it writes to the console. */
function linesOf(script: string): Promise<string[]> {
  const opened: Worker[] = [];
  class PageWorker extends Worker {
    onmessage: ((event: { data: unknown }) => void) | null = null;

    constructor() {
      super(chess ?? '');
      opened.push(this);
      this.on('message', (data) => this.onmessage?.({ data }));
    }
  }
  const code = script.replace(/^import .*$/gm, '').replace(/new URL\(import\.meta\.resolve\('([^']*)'\)\)/, "'$1'");
  return new Promise((resolve) => {
    const lines: string[] = [];
    const finish = () => {
      for (const worker of opened) worker.terminate();
      resolve(lines);
    };
    const timer = setTimeout(finish, 20_000);
    const log = (line: unknown) => {
      lines.push(String(line));
      if (!/^(?:bestmove|uciok)/.test(String(line))) return;
      clearTimeout(timer);
      finish();
    };
    new Function(
      'Worker',
      'console',
      `${code}\nif (!/go|uci/.test(${JSON.stringify(code)})) engine.postMessage('uci');`,
    )(PageWorker, { log });
  });
}

test('every script is valid', () => {
  const inline = CODE.filter(isMarkup).flatMap(({ place, text }) =>
    [...text.matchAll(/<script(?: type="module")?>([^]*?)<\/script>/g)].map(([, code]) => ({ place, text: code })),
  );
  const scripts = [...CODE.filter(({ language }) => ['js', 'jsx'].includes(language)), ...inline];
  assert.ok(scripts.length > 20);
  for (const { place, text } of scripts)
    assert.doesNotThrow(() => transformSync(text, { loader: 'jsx', format: 'esm' }), place);
});

test('every attribute of the element is in the documents', () => {
  const text = read('docs/embedding.md');
  for (const name of NAMES) assert.ok(text.includes(`| \`${name}\` |`), name);
});
