import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adoptProperties } from './element-attributes.ts';
import { stub } from '../../tests/stub.ts';

/** The properties that are set when an element with these own properties is defined. */
function adopted(own: object) {
  const set: Record<string, unknown> = {};
  const names = ['fen', 'pgn', 'src', 'level', 'readonly', 'storageKey', 'lang', 'panels', 'ply', 'variant'];
  const accessors = names.map((name) => [
    name,
    {
      get: () => 'of the class',
      set(value: unknown) {
        set[name] = value;
      },
    },
  ]);
  const element = Object.create(Object.create(null, Object.fromEntries(accessors)));
  for (const [name, value] of Object.entries(own)) Object.defineProperty(element, name, { value, configurable: true });
  adoptProperties(stub<HTMLElement>(element));
  assert.deepEqual(Object.keys(Object.getOwnPropertyDescriptors(element)), []);
  return set;
}

test('properties that were set before the element was defined are applied', () => {
  const values = [
    { fen: 'start' },
    { level: 5 },
    { readonly: true },
    { readonly: false },
    { ply: 0 },
    { panels: ['moves', 'clock'] },
    { src: '' },
    { pgn: null },
    { storageKey: 'a', variant: 'atomic' },
    { lang: 'de', fen: 'start', pgn: '1. e4' },
  ];
  for (const own of values) assert.deepEqual(adopted(own), own);
});

test('properties that were set to undefined, as by assigning them to themselves, change nothing', () => {
  for (const name of ['fen', 'pgn', 'src', 'level', 'readonly', 'storageKey', 'lang', 'panels', 'ply', 'variant'])
    assert.deepEqual(adopted({ [name]: undefined }), {}, name);
  assert.deepEqual(adopted({ fen: undefined, level: 5 }), { level: 5 });
});
