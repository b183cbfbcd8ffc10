// @ts-check
/**
 * The menu: what the tiles beside the first view do, dialogs, the zen mode and links.
 *
 * @import { Session } from '../ui/session.js'
 */
import { makePopup } from '../ui/popup.js';
import { elementById, make } from '../ui/dom.js';
import { loadLazily } from '../ui/session.js';
import { keepBehind } from './game-history.js';

/** The tutorial's file beside the page on a disk. */
const LEARN_ON_DISK = 'micro-max-learn.html';

/**
 * Makes the menu and the tiles work.
 * @param {Session} session
 */
export function makeMenu(session) {
  const isOnDisk = location.protocol === 'file:';
  if (isOnDisk) /** @type {HTMLAnchorElement} */ (elementById('front-door-learn')).href = LEARN_ON_DISK;
  const tiles = [...elementById('front-door').querySelectorAll('button')];
  const names = tiles.map(({ value }) => value);
  for (const tile of tiles) tile.addEventListener('click', () => leadTo(tile.value, session));
  const dialogs = Object.keys(session.texts().play.dialogs);
  elementById('menu-list').append(
    ...names.map((name) => entry(make('button', { type: 'button', value: name }), `chooser.${name}`)),
    // On a disk the tutorial is a file beside this one, and there are no pages for authors.
    entry(make('a', { href: isOnDisk ? LEARN_ON_DISK : 'learn/' }), 'play.learn'),
    ...dialogs.map((name) => entry(make('button', { type: 'button', value: name }), `play.dialogs.${name}`)),
    entry(make('button', { type: 'button', value: 'zen' }), 'play.zen'),
    isOnDisk ? '' : entry(make('a', { href: 'authors/' }), 'play.authors'),
  );
  makePopup(/** @type {HTMLDetailsElement} */ (elementById('menu')), ({ value }) => {
    if (value === 'zen') session.dispatch({ type: 'setPreferences', patch: { zen: true } });
    else if (names.includes(value)) leadTo(value, session);
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
 * Does what a tile beside the first view leads to.
 * @param {string} name Its value.
 * @param {Session} session
 */
const leadTo = (name, session) =>
  loadLazily(session, async () =>
    (await import('./front-door.js')).ACTS[name](session, () => keepBehind(session.game())),
  );

/**
 * Opens a dialog, which is loaded when first opened; a notice says so if it cannot be loaded.
 * @param {string} name As in `dialogs/dialogs.js`.
 * @param {Session} session
 */
export const openDialog = (name, session) =>
  loadLazily(session, async () => (await import('../dialogs/dialogs.js')).openByName(name, session));
