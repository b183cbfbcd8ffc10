import assert from 'node:assert/strict';
import { test } from 'node:test';

import { EngineError, QuestionError } from '../engine/error.ts';
import { texts as de } from '../texts/de/page.ts';
import { texts as en } from '../texts/en/page.ts';
import { texts as german } from '../texts/de/dialogs.ts';
import { texts as english } from '../texts/en/dialogs.ts';
import { texts as rare } from '../texts/de/rare-messages.ts';
import { inputErrorText } from './input-error.ts';
import type { QuestionErrorFields } from '../engine/messages.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Texts } from '../texts/en/page.ts';

test('a missing engine is explained in the language', async () => {
  const error = new EngineError('engineTwice');
  assert.equal(await inputErrorText(en, english, error), 'The engine failed twice in this position');
  assert.equal(await inputErrorText(de, german, error), rare.engineTwice.slice(0, -1));
});

test('an error in a PGN is shown with its place', async () => {
  const fields = {
    code: 'pgn-unclosed-comment',
    game: 2,
    line: 3,
    byte: 40,
    message: '',
    reason: 'this comment is not closed',
  } satisfies QuestionErrorFields;
  const error = new QuestionError(fields);
  const languages: [texts: Texts, words: DialogTexts, reason: string][] = [
    [en, english, fields.reason],
    [de, german, 'der Kommentar, der hier beginnt, hat kein Ende'],
  ];
  for (const [texts, words, reason] of languages) {
    const text = await inputErrorText(texts, words, error);
    for (const part of ['2', '3', reason]) assert.ok(text.includes(part), text);
  }
});
