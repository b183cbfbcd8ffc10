/** The menu: groups of what the tiles beside the first view do, of dialogs, of the zen mode and of links. */
import { render } from 'preact';
import { makePopup } from '../ui/popup.ts';
import { elementById } from '../ui/dom.ts';
import { loadLazily } from '../ui/app.ts';
import { textAt } from '../ui/theme.ts';
import { keepBehind, showNewGame } from './game-history.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Panel, App } from '../ui/app.ts';

/** The tutorial's file beside the page on a disk. */
const LEARN_ON_DISK = 'micro-max-learn.html';

/** The entries by their groups: values of tiles, names of dialogs, and others. */
const GROUPS = {
  toPlay: ['newGame', 'variants', 'invent', 'games', 'rating'],
  toLearn: ['practise', 'review', 'puzzles', 'endings', 'learn'],
  thisGame: ['open', 'share', 'setup', 'print'],
  thisPage: ['settings', 'zen', 'help', 'authors'],
} as const;

/** The entries that are links. */
const LINKS: Readonly<Record<string, string>> = { learn: 'learn/', authors: 'authors/' };

/** Makes the menu and the tiles work. */
export function makeMenu(app: App): Panel {
  const isOnDisk = location.protocol === 'file:';
  if (isOnDisk) (elementById('front-door-learn') as HTMLAnchorElement).href = LEARN_ON_DISK;
  const tiles = [...elementById('front-door').querySelectorAll('button')];
  const names = tiles.map(({ value }) => value);
  for (const tile of tiles) tile.addEventListener('click', () => leadTo(tile.value, app));
  makePopup(elementById('menu') as HTMLDetailsElement, ({ value }) => {
    if (value === 'zen') app.dispatch({ type: 'setPreferences', patch: { zen: true } });
    else if (value === 'newGame') showNewGame(app);
    else if (names.includes(value)) leadTo(value, app);
    else openDialog(value, app);
  });
  return (_, texts) =>
    render(
      Object.entries(GROUPS).map(([group, entries]) => (
        <div key={group} class="menu-group">
          <h2>{texts.play.menuGroups[group as keyof typeof GROUPS]}</h2>
          {entries.map((name) => entryOf(name, texts, isOnDisk))}
        </div>
      )),
      elementById('menu-list'),
    );
}

function entryOf(name: string, texts: Texts, isOnDisk: boolean) {
  const paths = [`play.dialogs.${name}`, `chooser.${name}`, `play.${name}`];
  const text = paths.map((path) => textAt(texts, path)).find(Boolean);
  const link = LINKS[name];
  if (!link)
    return (
      <button key={name} type="button" value={name}>
        {text}
      </button>
    );
  // On a disk there are no pages for authors.
  if (isOnDisk && name === 'authors') return null;
  return (
    <a key={name} href={isOnDisk ? LEARN_ON_DISK : link}>
      {text}
    </a>
  );
}

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
