// @ts-check
/**
 * What comes to the page from elsewhere: a position or game in its address, a text that is pasted, a file that is
 * dropped. It is read at the door; what is no chess is said, and the game on the board stays as it is.
 *
 * @import { Desk } from './desk.js'
 */
import { load } from './desk.js';

/**
 * Opens the doors.
 *
 * @param {Desk} desk
 */
export function openDoors(desk) {
  addEventListener('hashchange', () => readAddress(desk));
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    take(desk, event.dataTransfer);
  });
  addEventListener('paste', (event) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('input, textarea, dialog');
    if (!isElsewhere) take(desk, event.clipboardData);
  });
  readAddress(desk);
}

/**
 * Reads `#fen=` or `#pgn=`, and takes it out of the address: the game goes on from there.
 *
 * @param {Desk} desk
 */
function readAddress(desk) {
  const shared = sharedIn(location.hash);
  if (shared === null) return;
  history.replaceState(null, '', location.pathname + location.search);
  importText(desk, shared, 'address');
}

/**
 * The text that an address shares. A letter that was cut in half gives a replacement character, and no error.
 *
 * @param {string} hash
 * @returns {string | null}
 */
export function sharedIn(hash) {
  const written = /^#(?:fen|pgn)=(.*)$/s.exec(hash)?.[1] ?? null;
  const decoder = new TextDecoder();
  const bytesOf = (/** @type {string} */ run) => Uint8Array.from(run.slice(1).split('%'), (pair) => parseInt(pair, 16));
  return written && written.replace(/(?:%[0-9a-f]{2})+/gi, (run) => decoder.decode(bytesOf(run)));
}

/**
 * @param {Desk} desk
 * @param {DataTransfer | null} data
 */
function take(desk, data) {
  const file = data?.files[0];
  const text = data?.getData('text/plain');
  if (file) load(desk, async () => (await import('../rooms/import.js')).importFile(file, desk));
  else if (text?.trim()) importText(desk, text, 'paste');
}

/**
 * @param {Desk} desk
 * @param {string} text
 * @param {'address' | 'paste'} source
 */
function importText(desk, text, source) {
  load(desk, async () => (await import('../rooms/import.js')).importText(text, desk, source));
}
