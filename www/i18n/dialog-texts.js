// @ts-check
/**
 * The texts of the dialogs and of the panels that fold away, whose tables are loaded when they are wanted.
 *
 * @import { DialogTexts } from './dialogs/en.js'
 */
import { withOwnTexts } from './own-texts.js';

/**
 * The texts of the dialogs in a language, with those of the author.
 * @param {string} language @returns {Promise<DialogTexts>}
 */
export const loadDialogTexts = async (language) => withOwnTexts(await loadTable(language), language, 'dialogs');

/** @param {string} language @returns {Promise<DialogTexts>} */
async function loadTable(language) {
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
