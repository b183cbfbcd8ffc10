/**
 * The time of every regular expression of the published page grows with the length of the text, not with its square.
 *
 * `MICRO_MAX_SCRIPTS` is the folder of the scripts.
 */

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { check } from 'recheck';

/** The time for one expression. A result that needs longer counts as a failure. */
const TIMEOUT_MS = 30_000;

/** Finds the regular expressions of scripts, each one once. */
function regexesIn(folder: string): RegExp[] {
  const found = new Map<string, RegExp>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const script = parse(readFileSync(join(folder, name), 'utf8'), { ecmaVersion: 'latest', sourceType: 'module' });
    simple(script, {
      Literal({ value }) {
        if (value instanceof RegExp) found.set(String(value), value);
      },
    });
  }
  return [...found.values()];
}

const regexes = regexesIn(process.env.MICRO_MAX_SCRIPTS ?? '');

test('there are regular expressions', () => assert(regexes.length > 50, `${regexes.length} found`));

for (const regex of regexes) {
  test(`the time of ${regex} is linear`, async () => {
    const found = await check(regex.source, regex.flags, { timeout: TIMEOUT_MS });
    const fault =
      found.status === 'vulnerable' ? `${found.complexity.summary}: ${found.attack.pattern}` : 'too long to check';
    assert.equal(found.status, 'safe', fault);
  });
}
