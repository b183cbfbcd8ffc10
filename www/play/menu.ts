/** The menu: what the tiles beside the first view do, dialogs, the zen mode and links. */
import { makePopup } from '../ui/popup.ts';
import { elementById, make } from '../ui/dom.ts';
import { loadLazily } from '../ui/session.ts';
import { keepBehind } from './game-history.ts';
import type { Session } from '../ui/session.ts';

/** The tutorial's file beside the page on a disk. */
const LEARN_ON_DISK = 'micro-max-learn.html';

/** Makes the menu and the tiles work. */
export function makeMenu(session: Session) {
  const isOnDisk = location.protocol === 'file:';
  if (isOnDisk) (elementById('front-door-learn') as HTMLAnchorElement).href = LEARN_ON_DISK;
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
  makePopup(elementById('menu') as HTMLDetailsElement, ({ value }) => {
    if (value === 'zen') session.dispatch({ type: 'setPreferences', patch: { zen: true } });
    else if (names.includes(value)) leadTo(value, session);
    else openDialog(value, session);
  });
}

/** An entry whose text `translate` sets. */
function entry(element: HTMLElement, text: string) {
  element.dataset.text = text;
  return element;
}

/**
 * Does what a tile beside the first view leads to.
 *
 * @param name Its value.
 */
const leadTo = (name: string, session: Session) =>
  loadLazily(session, async () =>
    (await import('./front-door.ts')).ACTS[name](session, () => keepBehind(session.game())),
  );

/**
 * Opens a dialog, which is loaded when first opened; a notice says so if it cannot be loaded.
 *
 * @param name As in `dialogs/dialogs.ts`.
 */
export const openDialog = (name: string, session: Session) =>
  loadLazily(session, async () => (await import('../dialogs/dialogs.ts')).openByName(name, session));
