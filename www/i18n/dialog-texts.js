// @ts-check
/**
 * The texts of the dialogs and of the panels that fold away, whose tables are loaded when they are wanted.
 *
 * @import { DialogTexts } from './dialogs/en.js'
 */

/**
 * The texts of the dialogs in a language.
 * @param {string} language @returns {Promise<DialogTexts>}
 */
export async function loadDialogTexts(language) {
  switch (language) {
    case 'de':
      return (await import('./dialogs/de.js')).de;
    case 'fr':
      return (await import('./dialogs/fr.js')).fr;
    case 'es':
      return (await import('./dialogs/es.js')).es;
    default:
      return (await import('./dialogs/en.js')).en;
  }
}
