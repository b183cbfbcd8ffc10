// @ts-check
/**
 * The menu of the rooms: everything that is not needed to begin a game.
 *
 * @import { Desk } from './desk.js'
 */
import { openRoom } from './desk.js';
import { elementOf } from './element.js';

/**
 * Makes the menu work. It closes when something is chosen, on Escape, and when the hand or the focus goes elsewhere.
 *
 * @param {Desk} desk
 */
export function makeMenu(desk) {
  const menu = /** @type {HTMLDetailsElement} */ (elementOf('menu'));
  const summary = /** @type {HTMLElement} */ (menu.firstElementChild);
  const close = () => {
    summary.focus();
    menu.open = false;
  };
  elementOf('menu-list').addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    close();
    openRoom(target.value, desk);
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
