// @ts-check
/**
 * The worker's errors in the player's language.
 *
 * @import { ErrorCode, QuestionErrorFields } from '../engine/messages.js'
 * @import { Message } from '../texts/sentences.js'
 */
import { loadErrorTexts } from '../texts/load.js';

/**
 * An error without its place, as part of a sentence; in English if the language or its table is not available.
 * @param {string} language @param {QuestionErrorFields} error @returns {Promise<string>}
 */
export async function errorText(language, error) {
  const english = 'reason' in error ? error.reason : error.message;
  if (language === 'en') return english;
  try {
    const errorTexts = await loadErrorTexts(language);
    const texts = /** @type {Record<ErrorCode, (fields: object) => string>} */ (errorTexts);
    return texts[error.code]?.(error) ?? english;
  } catch {
    return english;
  }
}

/**
 * A message in which the text of a worker's error is translated.
 * @param {string} language @param {Message} message @returns {Promise<Message>}
 */
export async function translateError(language, message) {
  const error = /** @type {QuestionErrorFields | undefined} */ (message.fields?.error);
  if (!error) return message;
  return { ...message, fields: { ...message.fields, text: await errorText(language, error) } };
}
