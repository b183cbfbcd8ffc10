// @ts-check
/**
 * Opens dialogs, which are loaded when first opened.
 *
 * @import { Session } from '../ui/session.js'
 */
import { loadLazily } from '../ui/session.js';

/**
 * Opens a dialog; a notice says so if it cannot be loaded.
 * @param {string} name As in `dialogs/dialogs.js`.
 * @param {Session} session
 */
export const openDialog = (name, session) =>
  loadLazily(session, async () => (await import('../dialogs/dialogs.js')).openByName(name, session));
