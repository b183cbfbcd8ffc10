// @ts-check
/**
 * Texts that the author of a page defines.
 *
 * @import { OwnTexts } from '../texts/own-texts.js'
 */
import { setOwnTexts, unknownKey } from '../texts/own-texts.js';
import { notifyLanguage } from './language.js';
import { loadDialogTexts, loadTexts } from '../texts/load.js';

/**
 * Defines or replaces texts of a language.
 * @param {string} language
 * @param {OwnTexts} texts
 * @returns {Promise<void>} Rejected with a sentence if a key is unknown.
 */
export async function defineTexts(language, texts) {
  const { dialogs = {}, ...page } = texts;
  const [ofPage, ofDialogs] = await Promise.all([loadTexts('en'), loadDialogTexts('en')]);
  const isObject = typeof dialogs === 'object';
  const fault = unknownKey(ofPage, page) ?? (isObject ? unknownKey(ofDialogs, dialogs, 'dialogs') : 'dialogs');
  if (fault) throw new TypeError(`"${fault}" is not the key of a text, or its value is neither a text nor a function.`);
  setOwnTexts(language, texts);
  notifyLanguage();
}
