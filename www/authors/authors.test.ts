import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { MicroMaxCards } from '../elements/figures/cards/cards-class.ts';
import { FIGURES, VIEWS, attributesOfViews } from '../elements/figures/figures.ts';
import { withAbsoluteUrls } from './authors.ts';

const examples = new URL('./examples/', import.meta.url);
const page = readFileSync(new URL('./index.html', import.meta.url), 'utf8');

test('addresses are written out, and nothing else is changed', () => {
  const text = '<script src="../../micro-max.js"></script> <a href="here.js"> "../x"';
  const address = 'https://host/sub/authors/examples/position.html';
  assert.equal(withAbsoluteUrls(text, address), text.replace('../../', 'https://host/sub/'));
});

test('the page shows every file of the examples', () => {
  for (const name of readdirSync(examples)) assert.ok(page.includes(`<a href="examples/${name}">${name}</a>`), name);
});

test('every example that is a page runs beside its text, but for what fills a page, or runs from a disk or in another program', () => {
  const elsewhere = ['annotated.html', 'disk.html', 'figure-disk.html', 'figures.html', 'jekyll.html'];
  for (const name of readdirSync(examples).filter((file) => file.endsWith('.html'))) {
    assert.equal(page.includes(`<iframe src="examples/${name}"`), !elsewhere.includes(name), name);
  }
});

test('every section can be reached from the top', () => {
  const titles = [...page.matchAll(/<h2 id="([\w-]+)"/g)].map(([, id]) => id).filter((id) => id !== 'begin');
  const links = [...page.matchAll(/<li><a href="#([\w-]+)"/g)].map(([, id]) => id);
  assert.deepEqual(links, titles);
});

test('every figure is named with its attributes, and is in the example of all', () => {
  const named = page.matchAll(/<code>&lt;micro-max-(\w+)&gt;<\/code><\/th><td>.* <code class="values">(.*)<\/code>/g);
  const all = readFileSync(new URL('figures.html', examples), 'utf8');
  const attributesOf: [name: string, attributes: string[]][] = Object.entries(FIGURES).map(([name, { attributes }]) => [
    name,
    [...attributes].sort(),
  ]);
  for (const [name, views] of Object.entries(VIEWS)) attributesOf.push([name, attributesOfViews(views).sort()]);
  const shared = ['caption', 'controls'];
  attributesOf.push(['cards', MicroMaxCards.observedAttributes.filter((name) => !shared.includes(name)).toSorted()]);
  assert.deepEqual(
    Object.fromEntries([...named].map(([, name, attributes]) => [name, attributes.split(' ').sort()])),
    Object.fromEntries(attributesOf),
  );
  for (const [name] of attributesOf) assert.ok(all.includes(`<micro-max-${name}`), name);
});
