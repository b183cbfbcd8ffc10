/**
 * Positions and games that come from outside: in the page's address, pasted, or dropped as a file. What cannot be
 * read is reported in a notice, and the game on the board stays. The address may also be that of the workshop.
 */
import { loadLazily, requestGame } from '../ui/session.ts';
import type { ReadSession, Session } from '../ui/session.ts';

/** Reads the address, now and when it changes. */
export function followAddress(session: Session) {
  addEventListener('hashchange', () => readAddress(session));
  readAddress(session);
}

/** Listens for what is pasted and dropped. */
export function listenForImports(session: Session) {
  for (const type of ['dragover', 'drop'] as const) {
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

/** Whether the target is a text field or a dialog, and not the page itself. */
const isForField = ({ target }: Event) => target instanceof Element && target.closest('input, textarea, dialog');

/**
 * Takes `#fen=`, `#pgn=` or `#g=` out of the address, and the links of variants, `#v=` and `#d=`; opens the workshop at
 * `#workshop`.
 */
function readAddress(session: Session) {
  const { hash, pathname, search } = location;
  if (hash === '#workshop') {
    loadLazily(session, async () => (await import('../variants/workshop/workshop.tsx')).openLast(session));
    return;
  }
  if (!/^#(?:fen|pgn|[gvd])=/.test(hash)) return;
  // If the link cannot be read, the game on the board stays.
  history.replaceState({ game: session.game().id }, '', pathname + search);
  receive(session, ({ importShared }, reading) => importShared(hash, reading));
}

function take(session: Session, data: DataTransfer | null) {
  const file = data?.files[0];
  const text = data?.getData('text/plain');
  if (file) receive(session, ({ importFile }, reading) => importFile(file, reading));
  else if (text?.trim()) receive(session, ({ importText }, reading) => importText(text, reading));
}

function receive(
  session: Session,
  read: (imports: typeof import('../dialogs/import-game.ts'), reading: ReadSession) => Promise<void>,
) {
  const reading = requestGame(session);
  loadLazily(session, async () => read(await import('../dialogs/import-game.ts'), reading));
}
