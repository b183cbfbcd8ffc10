// @ts-check
/**
 * The page as a first visit finds it: a new game that waits for its first move. All else is in `session.js`, which is
 * loaded with the first touch, or at once if there is a game to go on with or to open.
 *
 * @import { Board } from '../board/board.js'
 * @import { LegalMove } from '../board/state.js'
 * @import { First } from './first.js'
 * @import { Enter } from './threshold.js'
 */
import { createBoard } from '../board/board.js';
import { isPublished } from '../offline/published.js';
import { loadStyle } from '../dialogs/load-styles.js';
import { loadTexts, pickLanguage } from '../i18n/language.js';
import { openDoors } from './import-events.js';
import { drop, isKept, read, write } from '../ui/local-storage.js';
import { elementOf } from '../ui/dom.js';
import { awaitWorker, showFirstMove, showStart } from './first.js';
import { makePlayers } from './engine-selects.js';
import { makeThreshold } from './threshold.js';

/** Where the first move is kept until there is a game to keep. */
const FIRST_MOVE = 'micro-max:first-move';

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
  else showStart(first, language, ready).then(() => ready).then(() => repeatFirstMove(enter, first), () => {});
}

/**
 * Makes the first move again that was made before a reload, if the rest of the page did not come to keep it.
 *
 * @param {Enter} enter
 * @param {First} first
 */
function repeatFirstMove(enter, { board, known, isOver }) {
  const made = read(FIRST_MOVE);
  const move = known?.legal.find(({ uci }) => uci === made);
  if (move && !isOver) makeMove(enter, board, move);
}

/**
 * Makes a move on the desk. Before that is there it can only be the first move, which is shown and kept until then.
 *
 * @param {Enter} enter
 * @param {Board} board
 * @param {LegalMove} move
 */
function makeMove(enter, board, move) {
  const isTold = enter('move', ({ hooks }) => {
    drop(FIRST_MOVE);
    hooks.onMove(move);
  });
  if (isTold) return;
  write(FIRST_MOVE, move.uci);
  showFirstMove(board, move);
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
    onMove: (move) => makeMove(enter, board, move),
    onPremove: (move) => enter('premove', ({ hooks }) => hooks.onPremove(move)),
    onAnnotate: (lists, isPress) => enter('annotate', ({ hooks }) => hooks.onAnnotate(lists, isPress)),
    onRefuse: () => enter('refuse', ({ hooks }) => hooks.onRefuse()),
  });
  return board;
}
