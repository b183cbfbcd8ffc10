// @ts-check
/**
 * Positions and games that come from outside: in the page's address, pasted, or dropped as a file. What cannot be
 * read is reported in a notice, and the game on the board stays. The address may also be that of the workshop.
 *
 * @import { ReadSession, Session } from '../ui/session.js'
 */
import { loadLazily, requestGame } from '../ui/session.js';

/**
 * Reads the address, now and when it changes.
 * @param {Session} session
 */
export function followAddress(session) {
  addEventListener('hashchange', () => readAddress(session));
  readAddress(session);
}

/**
 * Listens for what is pasted and dropped.
 * @param {Session} session
 */
export function listenForImports(session) {
  for (const type of /** @type {const} */ (['dragover', 'drop'])) {
    addEventListener(type, (event) => {
      const { dataTransfer } = event;
      if (isForField(event) && !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (type === 'drop') take(session, dataTransfer);
    });
  }
  addEventListener('paste', (event) => {
    if (!isForField(event)) take(session, event.clipboardData);
  });
}

/**
 * Whether the target is a text field or a dialog, and not the page itself.
 * @param {Event} event
 */
const isForField = ({ target }) => target instanceof Element && target.closest('input, textarea, dialog');

/**
 * Takes `#fen=`, `#pgn=` or `#g=` out of the address, and the links of variants, `#v=` and `#d=`; opens the workshop at
 * `#workshop`.
 * @param {Session} session
 */
function readAddress(session) {
  const { hash, pathname, search } = location;
  if (hash === '#workshop') {
    loadLazily(session, async () => (await import('../variants/workshop/workshop.js')).openLast(session));
    return;
  }
  if (!/^#(?:fen|pgn|[gvd])=/.test(hash)) return;
  // If the link cannot be read, the game on the board stays.
  history.replaceState({ game: session.game().id }, '', pathname + search);
  receive(session, ({ importShared }, reading) => importShared(hash, reading));
}

/** @param {Session} session @param {DataTransfer | null} data */
function take(session, data) {
  const file = data?.files[0];
  const text = data?.getData('text/plain');
  if (file) receive(session, ({ importFile }, reading) => importFile(file, reading));
  else if (text?.trim()) receive(session, ({ importText }, reading) => importText(text, reading));
}

/**
 * @param {Session} session
 * @param {(imports: typeof import('../dialogs/import-game.js'), reading: ReadSession) => Promise<void>} read
 */
function receive(session, read) {
  const reading = requestGame(session);
  loadLazily(session, async () => read(await import('../dialogs/import-game.js'), reading));
}
