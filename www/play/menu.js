// @ts-check
/**
 * The menu: dialogs, the zen mode and links.
 *
 * @import { Session } from '../ui/session.js'
 */
import { makePopup } from '../ui/popup.js';
import { elementById, make } from '../ui/dom.js';
import { loadLazily } from '../ui/session.js';

/** The tutorial's file beside the page on a disk. */
const LEARN_ON_DISK = 'micro-max-learn.html';

/**
 * Makes the menu.
 * @param {Session} session
 */
export function makeMenu(session) {
  const isOnDisk = location.protocol === 'file:';
  if (isOnDisk) /** @type {HTMLAnchorElement} */ (elementById('front-door-learn')).href = LEARN_ON_DISK;
  const dialogs = Object.keys(session.texts().play.dialogs);
  elementById('menu-list').append(
    ...dialogs.map((name) => entry(make('button', { type: 'button', value: name }), `play.dialogs.${name}`)),
    entry(make('button', { type: 'button', value: 'zen' }), 'play.zen'),
    // On a disk the tutorial is a file beside this one, and there are no pages for authors.
    entry(make('a', { href: isOnDisk ? LEARN_ON_DISK : 'learn/' }), 'play.learn'),
    isOnDisk ? '' : entry(make('a', { href: 'authors/' }), 'play.authors'),
  );
  makePopup(/** @type {HTMLDetailsElement} */ (elementById('menu')), ({ value }) => {
    if (value === 'zen') session.dispatch({ type: 'setPreferences', patch: { zen: true } });
    else openDialog(value, session);
  });
}

/**
 * An entry whose text `translate` sets.
 * @param {HTMLElement} element @param {string} text
 */
function entry(element, text) {
  element.dataset.text = text;
  return element;
}

/**
 * Opens a dialog, which is loaded when first opened; a notice says so if it cannot be loaded.
 * @param {string} name As in `dialogs/dialogs.js`.
 * @param {Session} session
 */
export const openDialog = (name, session) =>
  loadLazily(session, async () => (await import('../dialogs/dialogs.js')).openByName(name, session));
