// @ts-check
/**
 * Own texts of the author of a page.
 *
 * @import { OwnTexts } from '../i18n/own-texts.js'
 */
import { loadDialogTexts } from '../i18n/dialog-texts.js';
import { loadTexts } from '../i18n/language.js';
import { setOwnTexts, unknownKey } from '../i18n/own-texts.js';
import { notifyLanguage } from './language.js';

/**
 * Sets texts of a language, which may be a new one.
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
