/** Which languages there are, and which one is used. */
import { hasOwnTexts } from './own-texts.ts';

type Language = 'en' | 'de' | 'fr' | 'es';

/** Each language by its own name. */
export const languages: Readonly<Record<Language, string>> = Object.freeze({
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
});

/** Whether there is a table for a language tag. */
const isOffered = (tag: string): tag is Language => Object.hasOwn(languages, tag) || hasOwnTexts(tag);

/**
 * The language that a player chose, or the first of the browser's that is offered, or English.
 *
 * @param preference A language tag, or "auto".
 * @param browserLanguages As in `navigator.languages`.
 */
export function pickLanguage(preference: string, browserLanguages: readonly string[]): Language {
  const wanted = [preference, ...browserLanguages].map((tag) => tag.split('-')[0].toLowerCase());
  return wanted.find(isOffered) ?? 'en';
}
