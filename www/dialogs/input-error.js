// @ts-check
/**
 * What is wrong with a FEN or a PGN, in the player's language.
 *
 * @import { Texts } from '../texts/en/page.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 */
import { QuestionError, messageOf } from '../engine/error.js';
import { errorText } from '../ui/error-text.js';
import { loadMessageText } from '../texts/rare-messages.js';

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
