// @ts-check
/**
 * What comes to the page from elsewhere: a position or game in its address, a text that is pasted, a file that is
 * dropped. It is read at the door; what is no chess is said, and the game on the board stays as it is.
 *
 * @import { Desk } from './context.js'
 * @import { Enter } from './threshold.js'
 */
import { load } from './context.js';

/**
 * Opens the doors.
 *
 * @param {Enter} enter
 */
export function openDoors(enter) {
  addEventListener('hashchange', () => readAddress(enter));
  for (const type of /** @type {const} */ (['dragover', 'drop'])) {
    addEventListener(type, (event) => {
      const { dataTransfer } = event;
      if (isForField(event) && !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (type === 'drop') take(enter, dataTransfer);
    });
  }
  addEventListener('paste', (event) => {
    if (!isForField(event)) take(enter, event.clipboardData);
  });
  readAddress(enter);
}

/**
 * Whether a text comes into a field or a dialog, and not to the page.
 *
 * @param {Event} event
 */
const isForField = ({ target }) => target instanceof Element && target.closest('input, textarea, dialog');

/**
 * Takes `#fen=` or `#pgn=` out of the address: the game goes on from there.
 *
 * @param {Enter} enter
 */
function readAddress(enter) {
  const { hash, pathname, search } = location;
  if (!/^#(?:fen|pgn)=/.test(hash)) return;
  history.replaceState(null, '', pathname + search);
  receive(enter, ({ importShared }, desk) => importShared(hash, desk));
}

/**
 * @param {Enter} enter
 * @param {DataTransfer | null} data
 */
function take(enter, data) {
  const file = data?.files[0];
  const text = data?.getData('text/plain');
  if (file) receive(enter, ({ importFile }, desk) => importFile(file, desk));
  else if (text?.trim()) receive(enter, ({ importText }, desk) => importText(text, desk, 'paste'));
}

/**
 * @param {Enter} enter
 * @param {(room: typeof import('../dialogs/import-game.js'), desk: Desk) => Promise<void>} read
 */
const receive = (enter, read) =>
  enter('import', (desk) => load(desk, async () => read(await import('../dialogs/import-game.js'), desk)));
