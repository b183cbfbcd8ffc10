/** The menu: what the tiles beside the first view do, dialogs, the zen mode and links. */
import { render } from 'preact';
import { makePopup } from '../ui/popup.ts';
import { elementById } from '../ui/dom.ts';
import { loadLazily } from '../ui/app.ts';
import { textAt } from '../ui/theme.ts';
import { keepBehind } from './game-history.ts';
import type { Panel, App } from '../ui/app.ts';

/** The tutorial's file beside the page on a disk. */
const LEARN_ON_DISK = 'micro-max-learn.html';

/** Makes the menu and the tiles work. */
export function makeMenu(app: App): Panel {
  const isOnDisk = location.protocol === 'file:';
  if (isOnDisk) (elementById('front-door-learn') as HTMLAnchorElement).href = LEARN_ON_DISK;
  const tiles = [...elementById('front-door').querySelectorAll('button')];
  const names = tiles.map(({ value }) => value);
  for (const tile of tiles) tile.addEventListener('click', () => leadTo(tile.value, app));
  makePopup(elementById('menu') as HTMLDetailsElement, ({ value }) => {
    if (value === 'zen') app.dispatch({ type: 'setPreferences', patch: { zen: true } });
    else if (names.includes(value)) leadTo(value, app);
    else openDialog(value, app);
  });
  return (_, texts) =>
    render(
      <>
        {names.map((name) => entryOf(name, textAt(texts, `chooser.${name}`)))}
        <a href={isOnDisk ? LEARN_ON_DISK : 'learn/'}>{texts.play.learn}</a>
        {Object.entries(texts.play.dialogs).map(([name, text]) => entryOf(name, text))}
        {entryOf('zen', texts.play.zen)}
        {/* On a disk there are no pages for authors. */}
        {!isOnDisk && <a href="authors/">{texts.play.authors}</a>}
      </>,
      elementById('menu-list'),
    );
}

const entryOf = (name: string, text: string) => (
  <button key={name} type="button" value={name}>
    {text}
  </button>
);

/**
 * Does what a tile beside the first view leads to.
 *
 * @param name Its value.
 */
const leadTo = (name: string, app: App) =>
  loadLazily(app, async () => (await import('./front-door.ts')).ACTS[name](app, () => keepBehind(app.game())));

/**
 * Opens a dialog, which is loaded when first opened; a notice says so if it cannot be loaded.
 *
 * @param name As in `dialogs/dialogs.ts`.
 */
export const openDialog = (name: string, app: App) =>
  loadLazily(app, async () => (await import('../dialogs/dialogs.ts')).openByName(name, app));
