/**
 * Positions and games that come from outside: in the page's address, pasted, or dropped as a file. What cannot be
 * read is reported in a notice, and the game on the board stays. The address may also be that of the workshop.
 */
import { loadLazily, requestGame } from '../ui/app.ts';
import type { RequestingApp, App } from '../ui/app.ts';

/** Reads the address, now and when it changes. */
export function followAddress(app: App) {
  addEventListener('hashchange', () => readAddress(app));
  readAddress(app);
}

/** Listens for what is pasted and dropped. */
export function listenForImports(app: App) {
  for (const type of ['dragover', 'drop'] as const) {
    addEventListener(type, (event) => {
      const { dataTransfer } = event;
      if (isForField(event) && !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (type === 'drop') take(app, dataTransfer);
    });
  }
  addEventListener('paste', (event) => {
    if (!isForField(event)) take(app, event.clipboardData);
  });
}

/** Whether the target is a text field or a dialog, and not the page itself. */
const isForField = ({ target }: Event) => target instanceof Element && target.closest('input, textarea, dialog');

/**
 * Takes `#fen=`, `#pgn=` or `#g=` out of the address, and the links of variants, `#v=` and `#d=`; opens the workshop at
 * `#workshop`, and the place to practise at `#practise`.
 */
function readAddress(app: App) {
  const { hash, pathname, search } = location;
  if (hash === '#workshop') {
    loadLazily(app, async () => (await import('../variants/workshop/workshop.tsx')).openLast(app));
    return;
  }
  if (hash === '#practise') {
    loadLazily(app, async () => (await import('../dialogs/dialogs.ts')).openByName('practise', app));
    return;
  }
  if (!/^#(?:fen|pgn|[gvd])=/.test(hash)) return;
  // If the link cannot be read, the game on the board stays.
  history.replaceState({ game: app.game().id }, '', pathname + search);
  receive(app, ({ importShared }, reading) => importShared(hash, reading));
}

function take(app: App, data: DataTransfer | null) {
  const file = data?.files[0];
  const text = data?.getData('text/plain');
  if (file) receive(app, ({ importFile }, reading) => importFile(file, reading));
  else if (text?.trim()) receive(app, ({ importText }, reading) => importText(text, reading));
}

function receive(
  app: App,
  read: (imports: typeof import('../dialogs/import-game.ts'), reading: RequestingApp) => Promise<void>,
) {
  const reading = requestGame(app);
  loadLazily(app, async () => read(await import('../dialogs/import-game.ts'), reading));
}
