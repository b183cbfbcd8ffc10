// @ts-check
/**
 * All dialogs by their names. Each is loaded when first opened.
 *
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { Session } from '../ui/session.js'
 */
import { loadStyles } from '../ui/lazy-styles.js';
import { loadDialogTexts } from '../texts/load.js';

/** Opens a dialog. @typedef {(session: Session, words: DialogTexts) => void | Promise<void>} Open */

/** @type {Readonly<Record<string, () => Promise<{ open: Open }>>>} */
const DIALOGS = Object.freeze({
  open: () => import('./open-game.js'),
  share: () => import('./share.js'),
  send: () => import('./send-game.js'),
  setup: () => import('./position-editor.js'),
  games: () => import('./recent-games.js'),
  opponents: () => import('./opponents.js'),
  puzzles: () => import('./puzzles.js'),
  endings: () => import('./endings.js'),
  rating: () => import('./rating.js'),
  settings: () => import('./settings.js'),
  help: () => import('./help.js'),
  print: () => import('./print.js'),
});

/**
 * Opens a dialog.
 * @param {string} name
 * @param {Session} session
 * @returns {Promise<void>} When it is shown; rejected if it could not be loaded.
 */
export async function openByName(name, session) {
  const { language } = session.texts();
  const [dialog, words] = await Promise.all([DIALOGS[name](), loadDialogTexts(language), loadStyles('dialogs')]);
  await dialog.open(session, words);
}
