import assert from 'node:assert/strict';
import { test } from 'node:test';
import { manifest } from '../../tools/custom-elements.ts';
import { nowhere, script } from '../../tools/dist/bundler.ts';
import { ATTRIBUTES, NAMES } from './attributes.ts';
import { MicroMax } from './micro-max.ts';

const [declaration] = manifest().modules[0].declarations;

test('the tables of the documentation are those of the code', async () => {
  const { document, withTables } = await import('../../tools/element-tables.ts');
  const text = document();
  assert.equal(withTables(text), text);
  assert.equal(text.split('<!-- table: ').length, 7);
});

test('every attribute is observed and described', () => {
  assert.deepEqual(
    declaration.attributes.map(({ name }) => name),
    NAMES,
  );
  assert.deepEqual(MicroMax.observedAttributes, [...NAMES, 'htmlfor', 'enginebase', 'notakeback', 'storagekey']);
  for (const { name, description, type } of declaration.attributes) assert.ok(description && type.text, name);
});

test('every documented member exists, and every member is documented', () => {
  const own = Object.getOwnPropertyNames(MicroMax.prototype).filter((name) => !/^constructor$|Callback$/.test(name));
  assert.deepEqual(declaration.members.map(({ name }) => name).sort(), own.sort());
  for (const { name, description } of declaration.members) assert.ok(description, name);
  assert.deepEqual(
    NAMES.map((name) => ATTRIBUTES[name].property).filter((name) => !own.includes(name)),
    [],
  );
});

test('the custom properties that are described are those that the styles use', async () => {
  const styles = await script('elements/define.ts', { address: nowhere });
  const used = new Set([...styles.matchAll(/var\((--mx-[a-z-]+)/g)].map(([, name]) => name));
  // The number of squares is not a matter of style.
  for (const name of ['--mx-width', '--mx-height']) used.delete(name);
  assert.deepEqual(declaration.cssProperties.map(({ name }) => name).sort(), [...used].sort());
});
