// @ts-check
/**
 * What the worker says in words of its own, in the player's language.
 *
 * @import { Saying } from '../game/game.js'
 */

/**
 * The saying with the worker's words translated, as far as they are known.
 *
 * @param {string} language
 * @param {Saying} saying
 * @returns {Promise<Saying>}
 */
export async function toldIn(language, saying) {
  const text = saying.fields?.text;
  if (language === 'en' || typeof text !== 'string' || !text) return saying;
  try {
    const { translatedFault } = await import('../i18n/dialogs/faults.js');
    return { ...saying, fields: { ...saying.fields, text: translatedFault(language, text) } };
  } catch {
    return saying;
  }
}
