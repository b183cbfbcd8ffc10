import assert from 'node:assert/strict';
import { test } from 'node:test';

import { EngineError } from '../engine/error.js';
import { de } from '../i18n/de.js';
import { en } from '../i18n/en.js';
import { de as german } from '../i18n/dialogs/de.js';
import { en as english } from '../i18n/dialogs/en.js';
import { faultText } from './input-error.js';

test('why there is no engine is said in the words of the language', async () => {
  const error = new EngineError('engineTwice');
  assert.equal(await faultText(en, english, error), 'The engine failed twice in this position');
  assert.equal(await faultText(de, german, error), de.messages.engineTwice.slice(0, -1));
});

test('what is wrong with a text is said with its place', async () => {
  const error = new Error('game 2, line 3, byte 40: no such move.');
  const text = await faultText(en, english, error);
  for (const part of ['2', '3', '40', 'no such move']) assert.ok(text.includes(part), text);
});
