import assert from 'node:assert/strict';
import { test } from 'node:test';

import { canShare, shareLink } from './download.ts';
import type { TestContext } from 'node:test';

type Sheet = Partial<Pick<Navigator, 'share' | 'canShare'>>;

const LINK = { title: 'Chess', url: 'https://example.org/#g=AAA' };
const PICTURE = new Blob(['x'], { type: 'image/png' });

/** Replaces the browser's functions. */
function withNavigator(t: TestContext, fields: Sheet) {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', { value: fields, configurable: true });
  t.after(() => {
    if (original) Object.defineProperty(globalThis, 'navigator', original);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });
}

test('the share sheet gets the picture only if it takes files', async (t) => {
  const shared: ShareData[] = [];
  const sheet: Sheet = {
    share: async (content = {}) => {
      shared.push(content);
    },
    canShare: (content) => content?.files?.[0].type === 'image/png',
  };
  withNavigator(t, sheet);
  assert.equal(canShare(), true);
  assert.equal(await shareLink(LINK, PICTURE), true);
  assert.equal(await shareLink(LINK, null), true);
  delete sheet.canShare;
  assert.equal(await shareLink(LINK, PICTURE), true);
  assert.deepEqual(
    shared.map(({ url, files }) => [url, files?.[0].name]),
    [
      [LINK.url, 'position.png'],
      [LINK.url, undefined],
      [LINK.url, undefined],
    ],
  );
});

test('closing the share sheet is no failure', async (t) => {
  let name = 'AbortError';
  withNavigator(t, {
    share: async () => {
      throw new DOMException('', name);
    },
  });
  assert.equal(await shareLink(LINK, null), true);
  name = 'NotAllowedError';
  assert.equal(await shareLink(LINK, null), false);
});

test('there may be no share sheet', (t) => {
  withNavigator(t, {});
  assert.equal(canShare(), false);
});
