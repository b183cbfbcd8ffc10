// The elements in simulated browsers, in which applications test their components: they are defined, keep their content and
// report missing features once. MICRO_MAX_PACKAGE names the folder that `cargo xtask dist` builds; `cargo xtask test
// dist` sets it.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const { MICRO_MAX_PACKAGE: source } = process.env;
const options = { skip: source ? false : 'missing: MICRO_MAX_PACKAGE', timeout: 120_000 };
const page = fileURLToPath(new URL('simulated-page.mjs', import.meta.url));

/** Runs the page and returns a report of its elements. */
async function look(...words) {
  const { stdout } = await promisify(execFile)(process.execPath, [page, ...words]);
  return JSON.parse(stdout);
}

for (const [simulator, missing] of [
  ['jsdom', 'IntersectionObserver, ResizeObserver, matchMedia, Element.part'],
  ['happy-dom', 'Element.part'],
]) {
  test(`elements in ${simulator} keep their content and report what is missing`, options, async () => {
    const message = `This browser lacks ${missing}. The element keeps its content.`;
    const content = { ready: message, text: 'A board', isDrawn: false };
    assert.deepEqual(await look(simulator, 'plain'), {
      thrown: [],
      console: [message],
      events: [['micro-max', message]],
      elements: { 'micro-max': content, 'micro-max-moves': content, 'micro-max-cards': content },
    });
  });

  test(`elements in ${simulator} with mocks are drawn and report that there are no workers`, options, async () => {
    const message = 'This browser does not support web workers, which the engine needs.';
    const board = { ready: message, text: 'A board', isDrawn: true };
    assert.deepEqual(await look(simulator, 'mocked'), {
      thrown: [],
      console: [message],
      events: [
        ['micro-max', message],
        ['micro-max-moves', message],
      ],
      elements: { 'micro-max': board, 'micro-max-moves': board, 'micro-max-cards': { ...board, ready: 'ready' } },
    });
  });
}
