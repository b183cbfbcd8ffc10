// @ts-check
/**
 * The help dialog: keys, commands, and the meaning of the levels.
 *
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { Session } from '../ui/session.js'
 * @import { Open } from './dialogs.js'
 */
import { make } from '../ui/dom.js';
import { levelText } from '../texts/levels.js';
import { openDialog } from './dialog.js';

/** @type {Open} */
export function open(session, words) {
  const {
    help: text,
    typing: { commands },
  } = words;
  openDialog(words, 'help', text.title, [
    ...section(text.page, list(text.pageKeys)),
    ...section(text.board, list(text.boardKeys)),
    ...section(text.drawing, list(text.drawingKeys)),
    ...section(text.box, make('p', { textContent: text.boxMoves }), list(commandRows(commands, text))),
    ...levels(session, words),
  ]);
}

/** @param {string} title @param {...HTMLElement} content */
const section = (title, ...content) => [make('h3', { textContent: title }), ...content];

/**
 * Keys or commands, with what they do.
 * @param {readonly (readonly string[])[]} rows The keys are separated by spaces.
 */
function list(rows) {
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

/** @param {Readonly<Record<string, string>>} commands @param {DialogTexts['help']} text */
const commandRows = (commands, { commands: meanings }) =>
  Object.entries(meanings).map(([name, meaning]) => [commands[name] ?? name, meaning]);

/** @param {Session} session @param {DialogTexts} words */
function levels(session, words) {
  const { help: text, newGame } = words;
  const { language } = session.texts();
  return session
    .game()
    .engines.flatMap(({ name, levels: offered }) =>
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
