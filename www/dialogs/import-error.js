// @ts-check
/**
 * Why something from outside cannot be read, in a sentence for the player.
 *
 * @import { Session } from '../ui/session.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 */
import { inputErrorText } from './input-error.js';

/** Why a text was refused; the message is for the player. */
export class ImportError extends Error {}

/**
 * Throws an error of the worker as a sentence.
 * @param {string} name @param {Session} session @param {DialogTexts} words
 */
export const failure = (name, session, words) => async (/** @type {unknown} */ error) => {
  const fault = await inputErrorText(session.texts(), words, error);
  throw new ImportError(words.import.wrong({ name, fault }));
};
