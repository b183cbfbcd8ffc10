/** The dialog for opening a position or game from text or a file. */
import { make } from '../ui/dom.ts';
import { messageText } from '../texts/sentences.ts';
import { requestGame } from '../ui/session.ts';
import { openElements } from './dialog.tsx';
import { button, labelled, makeStatus } from './fields.ts';
import { ImportError } from './input-error.ts';
import { readFile, readText } from './import-game.ts';
import type { Open } from './dialogs.ts';
import type { Choose } from './import-game.ts';

/** The types that a file dialog shows first. */
const FILES = '.pgn,.fen,.epd,.txt,text/plain,application/vnd.chess-pgn,application/x-chess-pgn';

export const open: Open = (session, words) => {
  const text = labelled(words.open.text, make('textarea', { rows: 9, spellcheck: false, autofocus: true }));
  text.field.placeholder = words.open.example;
  const file = make('input', { type: 'file', accept: FILES, hidden: true });
  const status = makeStatus();

  async function run(take: () => Promise<Choose | null>) {
    try {
      status.show(words.chooser.reading);
      const choose = await take();
      dialog.close();
      choose?.();
    } catch (error) {
      status.show(
        error instanceof ImportError ? error.message : messageText(session.texts(), { key: 'notLoaded' }),
        true,
      );
    }
  }

  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen) run(() => readFile(chosen, requestGame(session), words));
    file.value = '';
  });
  const openButton = button(
    words.open.open,
    () => run(() => readText(text.field.value, words.import.text, requestGame(session), words)),
    'primary',
  );
  const actions = make(
    'div',
    { className: 'actions' },
    button(words.open.file, () => file.click()),
    openButton,
  );
  const hint = make('p', { className: 'quiet', textContent: words.open.hint });
  const dialog = openElements(words, 'open', words.open.title, [text.element, hint, status.element, file, actions]);
};
