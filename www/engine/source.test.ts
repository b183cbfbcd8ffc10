import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { chessSource, sourceIn, variantsSource, workerFolder } from './source.ts';
import { stub } from '../../tests/stub.ts';
import type { Source } from './source.ts';

afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

test('a folder is one of the host of the page or of the script', () => {
  globalThis.document = stub<Document>({ baseURI: 'https://example.org/lessons/one.html' });
  assert.equal(workerFolder('engines'), 'https://example.org/lessons/engines/');
  assert.equal(workerFolder(' /chess/ '), 'https://example.org/chess/');
  assert.equal(workerFolder('https://elsewhere.example/chess/'), null);
  assert.equal(workerFolder('https://'), null);
  assert.equal(workerFolder('http://example.org/chess/'), null);
  for (const address of ['/a?b=', '/a?', '/a#', '/a#b/', '?', '#', '/echo?cb=x//', 'blob:https://example.org/1']) {
    assert.equal(workerFolder(address), null, address);
  }
  for (const address of ['javascript:alert(1)//', 'data:text/javascript,1//', '//elsewhere.example/']) {
    assert.equal(workerFolder(address), null, address);
  }
  assert.equal(workerFolder(new URL('.', chessSource.address).href), new URL('.', chessSource.address).href);
});

test('the worker in a folder has the name of its kind', () => {
  const inFolder = (from: Source) => sourceIn(from, 'https://example.org/chess/');
  assert.equal(inFolder(chessSource).address, 'https://example.org/chess/micro-max.worker.js');
  assert.equal(inFolder(variantsSource).address, 'https://example.org/chess/micro-max.variants.worker.js');
  assert.notEqual(inFolder(chessSource).name, chessSource.name);
  assert.equal(sourceIn(chessSource, null), chessSource);
});
