// @ts-check
/**
 * The page's part for variants, which is loaded when somebody wants another game than chess.
 *
 * @import { Session } from '../ui/session.js'
 * @import { ChosenGame } from './chooser.js'
 */
import { openChooser } from './chooser.js';
import { loadStyles } from '../ui/lazy-styles.js';
import { loadVariantTexts } from './load-texts.js';
import { loadDialogTexts } from '../texts/load.js';

/**
 * Lets the player choose a game, or change one in the workshop.
 * @param {Session} session
 * @param {() => void} [leave] Makes room for the workshop.
 * @returns {Promise<ChosenGame | null>} Null if none was chosen to play; rejected if something could not be loaded.
 */
export async function chooseVariant(session, leave = () => {}) {
  const { language } = session.texts();
  const [dialogWords, texts] = await Promise.all([
    loadDialogTexts(language),
    loadVariantTexts(language),
    loadStyles('dialogs', 'pieces', 'variants'),
  ]);
  const chosen = await openChooser(session, dialogWords, texts);
  if (!chosen || !('toChange' in chosen)) return chosen;
  const { open } = await import('./workshop/open-workshop.js');
  leave();
  await open(session, chosen.toChange);
  return null;
}
