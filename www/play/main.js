// @ts-check
/**
 * The page as a first visit finds it: a new game that waits for its first move. All else is in `session.js`, which is
 * loaded with the first touch, or at once if there is a game to go on with or to open.
 *
 * @import { First } from './first.js'
 * @import { Enter } from './threshold.js'
 */
import { createBoard } from '../board/board.js';
import { isPublished } from '../offline/published.js';
import { loadStyle } from '../rooms/style.js';
import { loadTexts, pickLanguage } from '../text/language.js';
import { openDoors } from './address.js';
import { isKept } from './cupboard.js';
import { elementOf } from './element.js';
import { awaitWorker, showFirstMove, showStart } from './first.js';
import { makePlayers } from './players.js';
import { makeThreshold } from './threshold.js';

// Imported without a page, in Node for example, the module does nothing.
if (typeof document !== 'undefined') start();

/** Opens the page. */
function start() {
  const language = pickLanguage('auto', navigator.languages);
  let settle = () => {};
  /** The first view is there, or the whole page, whichever is first: the latter takes the worker over. */
  const settled = /** @type {Promise<void>} */ (new Promise((resolve) => { settle = resolve; }));
  const enter = makeThreshold(
    async () => {
      // Without the texts of this language those of another one do.
      const texts = loadTexts(language).catch(() => {});
      const [{ openDesk }] = await Promise.all([import('./session.js'), loadStyle(['later']), texts]);
      return openDesk(first).finally(settle);
    },
    () => {
      elementOf('notice').hidden = false;
      first.board.say(elementOf('notice-text').textContent ?? '');
    },
  );
  /** @type {First} */
  const first = {
    board: makeBoard(enter),
    showPlayers: makePlayers((intent) => enter('seat', ({ dispatch }) => dispatch(intent))),
    worker: null,
    known: null,
    engines: [],
    isOver: false,
  };
  elementOf('starting').remove();
  elementOf('typing').addEventListener('submit', (event) => event.preventDefault());
  openDoors(enter);
  const ready = awaitWorker(first);
  // The rest of the page knows how to tell what is wrong.
  ready.catch(() => enter('silent'));
  ready.then(settle, () => {});
  if (isPublished) settled.then(keepOffline);
  if (isKept()) enter('kept');
  else showStart(first, language, ready);
}

/** Keeps the page for times without a network; nobody waits for that. */
function keepOffline() {
  import('../offline/offline.js').then((offline) => offline.keepOffline()).catch((error) => console.warn(error));
}

/**
 * Makes the board, which tells the desk what is done on it.
 *
 * @param {Enter} enter
 */
function makeBoard(enter) {
  const board = createBoard(elementOf('board'), {
    onMove(move) {
      const isTold = enter('move', ({ hooks }) => hooks.onMove(move));
      if (!isTold) showFirstMove(board, move);
    },
    onPremove: (move) => enter('premove', ({ hooks }) => hooks.onPremove(move)),
    onAnnotate: (lists, isPress) => enter('annotate', ({ hooks }) => hooks.onAnnotate(lists, isPress)),
    onRefuse: () => enter('refuse', ({ hooks }) => hooks.onRefuse()),
  });
  return board;
}
