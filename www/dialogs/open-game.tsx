/** The dialog for opening a position or game from text or a file. */
import { useState } from 'preact/hooks';
import { messageText } from '../texts/sentences.ts';
import { requestGame } from '../ui/app.ts';
import { Button, Field, FileButton, Status } from '../views/fields.tsx';
import { openDialog } from './dialog.tsx';
import { ImportError } from './input-error.ts';
import { readFile, readText } from './import-game.ts';
import type { Message } from '../views/fields.tsx';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { App } from '../ui/app.ts';
import type { Open } from './dialogs.ts';
import type { Choose } from './import-game.ts';

/** The types that a file dialog shows first. */
const FILES = '.pgn,.fen,.epd,.txt,text/plain,application/vnd.chess-pgn,application/x-chess-pgn';

export const open: Open = (app, words) => {
  const { close } = openDialog(
    words,
    'open',
    words.open.title,
    <OpenGame app={app} words={words} close={() => close()} />,
  );
};

function OpenGame({ app, words, close }: { app: App; words: DialogTexts; close: () => void }) {
  const [text, setText] = useState('');
  const [message, show] = useState<Message>({ text: '' });
  const run = async (take: () => Promise<Choose | null>) => {
    try {
      show({ text: words.chooser.reading });
      const choose = await take();
      close();
      choose?.();
    } catch (error) {
      const fault = error instanceof ImportError ? error.message : messageText(app.texts(), { key: 'notLoaded' });
      show({ text: fault, isError: true });
    }
  };
  return (
    <>
      <Field
        label={words.open.text}
        field={(id) => (
          <textarea
            id={id}
            rows={9}
            spellcheck={false}
            autofocus
            placeholder={words.open.example}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        )}
      />
      <p class="quiet">{words.open.hint}</p>
      <Status {...message} />
      <div class="actions">
        <FileButton
          text={words.open.file}
          accept={FILES}
          read={(file) => run(() => readFile(file, requestGame(app), words))}
        />
        <Button class="primary" onClick={() => run(() => readText(text, words.import.text, requestGame(app), words))}>
          {words.open.open}
        </Button>
      </div>
    </>
  );
}
