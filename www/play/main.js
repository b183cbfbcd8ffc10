// @ts-check
/**
 * Starts the play page. Dialogs, and what a game may never need, are loaded when they are first wanted.
 *
 * @import { Session } from '../ui/session.js'
 */
import { isPublished } from '../build.js';
import { texts as en } from '../texts/en/page.js';
import { elementById } from '../ui/dom.js';
import { loadLazily } from '../ui/session.js';
import { translate } from '../ui/theme.js';
import { followAddress } from './import-events.js';
import { openPage } from './open-page.js';

// Node imports this module without a document.
if (typeof document !== 'undefined') start();

async function start() {
  elementById('loading').remove();
  translate(en);
  // Without the script nothing in them would work.
  for (const id of /** @type {const} */ (['menu', 'side'])) elementById(id).hidden = false;
  const { session, engineReady } = await openPage();
  followAddress(session);
  listen(session);
  if (isPublished) keepOffline(session, engineReady);
}

/**
 * Listens for what only some visits need, and fills the tiles of the first view.
 * @param {Session} session
 */
function listen(session) {
  loadLazily(session, async () => {
    const [{ listenToWheel }, { fillFrontDoor }] = await Promise.all([
      import('./board-wheel.js'),
      import('./front-door.js'),
    ]);
    listenToWheel(session, elementById('board'));
    await fillFrontDoor(session);
  });
}

/**
 * Makes the page available offline, once the engine has answered or failed: nothing waits for that.
 * @param {Session} session @param {Promise<void>} engineReady
 */
async function keepOffline(session, engineReady) {
  await engineReady;
  try {
    // Nothing covers the buttons while a clock runs.
    await (await import('../offline/offline.js')).keepOffline(() => session.game().clock?.running != null);
  } catch (error) {
    console.warn(error);
  }
}
