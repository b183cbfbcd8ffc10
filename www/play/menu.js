// @ts-check
/**
 * The menu: dialogs and links.
 *
 * @import { Session } from '../ui/session.js'
 */
import { openDialog } from './open-dialog.js';
import { elementById, make } from '../ui/dom.js';

/**
 * Makes the menu. It closes when something is chosen, on Escape, and when the pointer or the focus goes elsewhere.
 *
 * @param {Session} session
 */
export function makeMenu(session) {
  const menu = /** @type {HTMLDetailsElement} */ (elementById('menu'));
  const summary = /** @type {HTMLElement} */ (menu.firstElementChild);
  const list = elementById('menu-list');
  const isOnDisk = location.protocol === 'file:';
  const dialogs = Object.keys(session.texts().play.dialogs);
  list.append(
    ...dialogs.map((name) => entry(make('button', { type: 'button', value: name }), `play.dialogs.${name}`)),
    // On a disk the tutorial is a file beside this one, and there are no pages for authors.
    entry(make('a', { href: isOnDisk ? 'micro-max-learn.html' : 'learn/' }), 'play.learn'),
    isOnDisk ? '' : entry(make('a', { href: 'authors/' }), 'play.authors'),
  );
  const close = () => {
    summary.focus();
    menu.open = false;
  };
  list.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    close();
    openDialog(target.value, session);
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && menu.open) close();
  });
  for (const name of ['pointerdown', 'focusin']) {
    addEventListener(name, ({ target }) => {
      if (menu.open && !menu.contains(/** @type {Node} */ (target))) menu.open = false;
    });
  }
}

/**
 * An entry whose text `translate` sets.
 *
 * @param {HTMLElement} element
 * @param {string} text
 */
function entry(element, text) {
  element.dataset.text = text;
  return element;
}
