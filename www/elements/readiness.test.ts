import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { missingFeatures, warn, warnOnce } from './readiness.ts';

const consoleWarn = console.warn;
const NAMES = ['IntersectionObserver', 'MutationObserver', 'ResizeObserver', 'matchMedia', 'CSSStyleSheet', 'Element'];

afterEach(() => {
  console.warn = consoleWarn;
  for (const name of NAMES) Reflect.deleteProperty(globalThis, name);
});

test('the features that a simulated browser lacks are named', () => {
  Object.assign(globalThis, {
    MutationObserver: class {},
    IntersectionObserver: class {},
    ResizeObserver: class {},
    matchMedia() {},
    Element: class {},
    CSSStyleSheet: class {},
  });
  assert.match(missingFeatures()?.message ?? '', /This browser lacks Element\.part, CSSStyleSheet\.replaceSync\./);
  Object.assign(Element.prototype, { part: null });
  Object.assign(CSSStyleSheet.prototype, { replaceSync() {} });
  assert.equal(missingFeatures(), null);
});

test('each warning is written to the console once', () => {
  const written: string[] = [];
  console.warn = (text) => written.push(text);
  for (const message of ['one', 'one', 'two']) warnOnce(new Error(message));
  assert.deepEqual(written, ['one', 'two']);
});

test('a fault of the engine is written once, one of an element each time', () => {
  const written: string[] = [];
  console.warn = (text) => written.push(text);
  for (const cause of ['engine', 'engine', 'attribute', 'attribute']) warn({ message: `no ${cause}`, cause });
  assert.deepEqual(written, ['no engine', 'no attribute', 'no attribute']);
});
