import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { missingFeatures, warnOnce } from './readiness.js';

const { warn } = console;

afterEach(() => {
  console.warn = warn;
  for (const name of ['IntersectionObserver', 'MutationObserver', 'CSSStyleSheet', 'Element']) delete globalThis[name];
});

test('the features that a simulated browser lacks are named', () => {
  Object.assign(globalThis, {
    MutationObserver: class {},
    IntersectionObserver: class {},
    Element: class {},
    CSSStyleSheet: class {},
  });
  assert.match(missingFeatures()?.message ?? '', /This browser lacks Element\.part, CSSStyleSheet\.replaceSync\./);
  Object.assign(Element.prototype, { part: null });
  Object.assign(CSSStyleSheet.prototype, { replaceSync() {} });
  assert.equal(missingFeatures(), null);
});

test('each warning is written to the console once', () => {
  const written = [];
  console.warn = (text) => written.push(text);
  for (const message of ['one', 'one', 'two']) warnOnce(new Error(message));
  assert.deepEqual(written, ['one', 'two']);
});
