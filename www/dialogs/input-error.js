// @ts-check
/**
 * What is wrong with a FEN, a PGN or a file, in the player's language.
 *
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { Texts } from '../texts/en/page.js'
 * @import { Session } from '../ui/session.js'
 */
import { QuestionError, messageOf } from '../engine/error.js';
import { errorText, loadMessageText } from '../ui/messages.js';

/** Why a text was refused; the message is for the player. */
export class ImportError extends Error {}

/**
 * The worker's error with its place in a PGN, or why there is no engine, without a full stop.
 * @param {Texts} texts @param {DialogTexts} words @param {unknown} error @returns {Promise<string>}
 */
export async function inputErrorText(texts, words, error) {
  if (!(error instanceof QuestionError)) return (await loadMessageText(texts, messageOf(error))).replace(/\.$/, '');
  const { fields } = error;
  const fault = await errorText(texts.language, fields);
  if (!('line' in fields)) return fault;
  const { game, line } = fields;
  return words.import.place({ game, line, fault });
}

/**
 * Throws an error of the worker as a sentence.
 * @param {string} name @param {Session} session @param {DialogTexts} words
 */
export const failure = (name, session, words) => async (/** @type {unknown} */ error) => {
  const fault = await inputErrorText(session.texts(), words, error);
  throw new ImportError(words.import.wrong({ name, fault }));
};
