import assert from 'node:assert/strict';
import { test } from 'node:test';

test('without a page the figures can be imported and do nothing', async () => {
  assert.equal(globalThis.document, undefined);
  assert.deepEqual(Object.keys(await import('../../micro-max.figures.ts')), []);
});

test('each figure has all parts, and an attribute for each choice with a text form', async () => {
  const { FIGURES, PRESETS } = await import('./figures.ts');
  for (const [name, { load, attributes }] of Object.entries({ ...FIGURES, ...PRESETS })) {
    const { figure } = await load();
    assert.deepEqual(Object.keys(figure.choices), attributes, name);
    for (const part of ['name', 'fen', 'dragMode'] as const)
      assert.equal(typeof figure[part], 'string', `${name}: ${part}`);
    for (const part of ['load', 'count', 'first', 'describe', 'board', 'makePicture'] as const)
      assert.equal(typeof figure[part], 'function', `${name}: ${part}`);
  }
});
