/** Starts the play page. Dialogs, and what a game may never need, are loaded when they are first wanted. */
import { PIECE_SET_LOADERS } from '../board/piece-sets.ts';
import { offerPieceSets } from '../board/pieces.ts';
import { isPublished } from '../build.ts';
import { texts as en } from '../texts/en/page.ts';
import { elementById } from '../ui/dom.ts';
import { loadLazily } from '../ui/app.ts';
import { translate } from '../ui/theme.ts';
import { followAddress } from './import-events.ts';
import { openPage } from './open-page.ts';
import type { App } from '../ui/app.ts';

// Node imports this module without a document.
if (typeof document !== 'undefined') start();

async function start() {
  elementById('loading').remove();
  translate(en);
  offerPieceSets(PIECE_SET_LOADERS);
  // Without the script nothing in them would work.
  for (const id of ['menu', 'side'] as const) elementById(id).hidden = false;
  const { app, engineReady } = await openPage();
  followAddress(app);
  listen(app);
  if (isPublished) keepOffline(app, engineReady);
}

/** Listens for what only some visits need, and fills the tiles of the first view. */
function listen(app: App) {
  loadLazily(app, async () => {
    const [{ listenToWheel }, { fillFrontDoor }] = await Promise.all([
      import('./board-wheel.ts'),
      import('./front-door.ts'),
    ]);
    listenToWheel(app, elementById('board'));
    await fillFrontDoor(app);
  });
}

/** Makes the page available offline, once the engine has answered or failed: nothing waits for that. */
async function keepOffline(app: App, engineReady: Promise<void>) {
  await engineReady;
  try {
    // Nothing covers the buttons while a clock runs.
    await (await import('../offline/offline.ts')).keepOffline(() => app.game().players.clock?.running != null);
  } catch (error) {
    console.warn(error);
  }
}
