// @ts-check
/**
 * Which languages there are, which one is used, and their tables, which are loaded when they are wanted.
 *
 * @import { Texts } from './en.js'
 */
import { hasOwnTexts, withOwnTexts } from './own-texts.js';

/** @typedef {'en' | 'de' | 'fr' | 'es'} Language */

/** Each language by its own name. @type {Readonly<Record<Language, string>>} */
export const languages = Object.freeze({ en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' });

/**
 * Whether there is a table for a language tag.
 * @param {string} tag @returns {tag is Language}
 */
const isOffered = (tag) => Object.hasOwn(languages, tag) || hasOwnTexts(tag);

/**
 * The language that a player chose, or the first of the browser's that is offered, or English.
 * @param {string} preference A language tag, or "auto".
 * @param {readonly string[]} browserLanguages As in `navigator.languages`.
 * @returns {Language}
 */
export function pickLanguage(preference, browserLanguages) {
  const wanted = [preference, ...browserLanguages].map((tag) => tag.split('-')[0].toLowerCase());
  return wanted.find(isOffered) ?? 'en';
}

/**
 * The page's texts in a language, with those of the author.
 * @param {Language} language @returns {Promise<Texts>}
 */
export const loadTexts = async (language) => withOwnTexts(await loadTable(language), language);

/** @param {Language} language @returns {Promise<Texts>} */
async function loadTable(language) {
  switch (language) {
    case 'de':
      return (await import('./de.js')).de;
    case 'fr':
      return (await import('./fr.js')).fr;
    case 'es':
      return (await import('./es.js')).es;
    default:
      return (await import('./en.js')).en;
  }
}
