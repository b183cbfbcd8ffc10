/** What is wrong with a FEN, a PGN or a file, in the player's language. */
import { QuestionError, messageOf } from '../engine/error.ts';
import { errorText, loadMessageText } from '../ui/messages.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Texts } from '../texts/en/page.ts';
import type { App } from '../ui/app.ts';

/** Why a text was refused; the message is for the player. */
export class ImportError extends Error {}

/** The worker's error with its place in a PGN, or why there is no engine, without a full stop. */
export async function inputErrorText(texts: Texts, words: DialogTexts, error: unknown): Promise<string> {
  if (!(error instanceof QuestionError)) return (await loadMessageText(texts, messageOf(error))).replace(/\.$/, '');
  const { fields } = error;
  const fault = await errorText(texts.language, fields);
  if (!('line' in fields)) return fault;
  const game = 'game' in fields ? fields.game : undefined;
  return words.import.place({ game, line: fields.line, fault });
}

/** Throws an error of the worker as a sentence. */
export const failure = (name: string, app: App, words: DialogTexts) => async (error: unknown) => {
  const fault = await inputErrorText(app.texts(), words, error);
  throw new ImportError(words.import.wrong({ name, fault }));
};
