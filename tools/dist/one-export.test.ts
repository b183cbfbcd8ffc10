import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromOneExport, withOneExport } from './one-export.ts';

const isPublic = (name: string) => name === 'Board';

test('the public names are kept and the others are one object', () => {
  assert.equal(
    withOneExport('class A{}const b=1;export{A as Board,b as t,c};', isPublic),
    'class A{}const b=1;const $internal={t:b,c:c};export{A as Board,$internal as internal};',
  );
});

test('imports are taken from the object, also those of an import()', () => {
  const take = (code: string) => fromOneExport(code, 'board.js', isPublic);
  assert.equal(
    take('import{$ as g,Board as B,c}from"./board.js";g(B,c)'),
    'import{Board as B,internal as $internal}from"./board.js";const{$:g,c:c}=$internal;g(B,c)',
  );
  assert.equal(
    take('import{a as b}from"../board.js";'),
    'import{internal as $internal}from"../board.js";const{a:b}=$internal;',
  );
  assert.equal(take('import("./board.js").then(e=>e.t)'), 'import("./board.js").then(e=>e.internal.t)');
  for (const code of [
    'import{a as b}from"./other.js";',
    'import("./board.js").then(e=>e.Board)',
    'import"./board.js";',
  ])
    assert.equal(take(code), code);
});

test('what is imported works as before', async () => {
  const address = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
  const board = withOneExport(
    'class A{}const b=1;function c(){return b+1}export{A as Board,b as $,c as at};',
    isPublic,
  );
  const names = Object.keys(await import(address(board)));
  assert.deepEqual(names, ['Board', 'internal']);
  const user = fromOneExport('import{$ as e,at as f}from"./board.js";export const sum=e+f();', 'board.js', isPublic);
  const { sum } = await import(address(user.replace('"./board.js"', JSON.stringify(address(board)))));
  assert.equal(sum, 3);
});
