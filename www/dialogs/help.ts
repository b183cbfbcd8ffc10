/** The help dialog: keys, commands, and the meaning of the levels. */
import { make } from '../ui/dom.ts';
import { levelText } from '../texts/levels.ts';
import { openElements } from './dialog.tsx';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Session } from '../ui/session.ts';
import type { Open } from './dialogs.ts';

export const open: Open = (session, words) => {
  const {
    help: text,
    typing: { commands },
  } = words;
  openElements(words, 'help', text.title, [
    ...section(text.page, list(text.pageKeys)),
    ...section(text.board, list(text.boardKeys)),
    ...section(text.drawing, list(text.drawingKeys)),
    ...section(text.box, make('p', { textContent: text.boxMoves }), list(commandRows(commands, text))),
    ...levels(session, words),
  ]);
};

const section = (title: string, ...content: HTMLElement[]) => [make('h3', { textContent: title }), ...content];

/**
 * Keys or commands, with what they do.
 *
 * @param rows The keys are separated by spaces.
 */
function list(rows: readonly (readonly string[])[]) {
  const pairs = rows.map(([keys, meaning]) =>
    make(
      'div',
      {},
      make('dt', {}, ...keys.split(' ').flatMap((key) => [make('kbd', { textContent: key }), ' '])),
      make('dd', { textContent: meaning }),
    ),
  );
  return make('dl', { className: 'keys' }, ...pairs);
}

const commandRows = (commands: Readonly<Record<string, string>>, { commands: meanings }: DialogTexts['help']) =>
  Object.entries(meanings).map(([name, meaning]) => [commands[name] ?? name, meaning]);

function levels(session: Session, words: DialogTexts) {
  const { help: text, newGame } = words;
  const { language } = session.texts();
  return session
    .game()
    .searches.engines.flatMap(({ name, levels: offered }) =>
      section(
        text.levelsOf({ name }),
        make('p', { textContent: newGame.about[name] ?? '' }),
        make(
          'ol',
          { className: 'level-rules' },
          ...offered.map((level) => make('li', { value: level.level, textContent: levelText(language, words, level) })),
        ),
      ),
    );
}
