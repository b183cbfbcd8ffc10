// @ts-check
/**
 * What comes to the page from elsewhere: a position or game in its address, a text that is pasted, a file that is
 * dropped. It is read at the door; what is no chess is said, and the game on the board stays as it is.
 *
 * @import { Desk } from './desk.js'
 * @import { Enter } from './threshold.js'
 */
import { load } from './desk.js';

/**
 * Opens the doors.
 *
 * @param {Enter} enter
 */
export function openDoors(enter) {
  addEventListener('hashchange', () => readAddress(enter));
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    take(enter, event.dataTransfer);
  });
  addEventListener('paste', (event) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('input, textarea, dialog');
    if (!isElsewhere) take(enter, event.clipboardData);
  });
  readAddress(enter);
}

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
 * @param {(room: typeof import('../rooms/import.js'), desk: Desk) => Promise<void>} read
 */
const receive = (enter, read) =>
  enter('import', (desk) => load(desk, async () => read(await import('../rooms/import.js'), desk)));
