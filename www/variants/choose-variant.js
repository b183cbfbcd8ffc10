// @ts-check
/**
 * The page's part for variants, which is loaded when somebody wants another game than chess.
 *
 * @import { Session } from '../ui/session.js'
 * @import { ChosenGame, GameToChange } from './chooser.js'
 */
import { loadStyle as loadDialogStyle } from '../dialogs/load-styles.js';
import { loadDialogTexts } from '../i18n/dialog-texts.js';
import { openChooser } from './chooser.js';
import { loadStyle } from './load-styles.js';
import { loadVariantTexts } from './load-texts.js';

/**
 * Lets the player choose a game.
 * @param {Session} session
 * @returns {Promise<ChosenGame | { toChange: GameToChange } | null>} Null if none was chosen; rejected if something could not be loaded.
 */
export async function chooseVariant(session) {
  const { language } = session.texts();
  const [dialogWords, texts] = await Promise.all([
    loadDialogTexts(language),
    loadVariantTexts(language),
    loadDialogStyle(),
    loadStyle(),
  ]);
  return openChooser(session, dialogWords, texts);
}
