// @ts-check
/** Which languages there are, and which one is used. */
import { hasOwnTexts } from './own-texts.js';

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
