/** Starts the play page. Dialogs, and what a game may never need, are loaded when they are first wanted. */
import { isPublished } from '../build.ts';
import { texts as en } from '../texts/en/page.ts';
import { elementById } from '../ui/dom.ts';
import { loadLazily } from '../ui/session.ts';
import { translate } from '../ui/theme.ts';
import { followAddress } from './import-events.ts';
import { openPage } from './open-page.ts';
import type { Session } from '../ui/session.ts';

// Node imports this module without a document.
if (typeof document !== 'undefined') start();

async function start() {
  elementById('loading').remove();
  translate(en);
  // Without the script nothing in them would work.
  for (const id of ['menu', 'side'] as const) elementById(id).hidden = false;
  const { session, engineReady } = await openPage();
  followAddress(session);
  listen(session);
  if (isPublished) keepOffline(session, engineReady);
}

/** Listens for what only some visits need, and fills the tiles of the first view. */
function listen(session: Session) {
  loadLazily(session, async () => {
    const [{ listenToWheel }, { fillFrontDoor }] = await Promise.all([
      import('./board-wheel.ts'),
      import('./front-door.ts'),
    ]);
    listenToWheel(session, elementById('board'));
    await fillFrontDoor(session);
  });
}

/** Makes the page available offline, once the engine has answered or failed: nothing waits for that. */
async function keepOffline(session: Session, engineReady: Promise<void>) {
  await engineReady;
  try {
    // Nothing covers the buttons while a clock runs.
    await (await import('../offline/offline.ts')).keepOffline(() => session.game().players.clock?.running != null);
  } catch (error) {
    console.warn(error);
  }
}
