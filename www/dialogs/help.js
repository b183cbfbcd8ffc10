// @ts-check
/**
 * The room that tells the keys, the words of the text box, and what the levels mean.
 *
 * @import { Desk } from '../play/context.js'
 * @import { RoomTexts } from '../i18n/dialogs/en.js'
 * @import { Room } from './dialogs.js'
 */
import { make } from '../ui/dom.js';
import { levelText } from '../i18n/levels.js';
import { openDialog } from './dialog.js';

/** @type {Room} */
export function open(desk, words) {
  const { help: text } = words;
  const { commands } = desk.texts().play;
  openDialog(words, 'help', text.title, [
    ...part(text.board, list(text.boardKeys)),
    ...part(text.drawing, list(text.drawingKeys)),
    ...part(text.moves, list(text.movesKeys)),
    ...part(text.box, make('p', { textContent: text.boxMoves }), list(commandRows(commands, text))),
    ...levels(desk, words),
  ]);
}

/**
 * @param {string} title
 * @param {...HTMLElement} content
 */
const part = (title, ...content) => [make('h3', { textContent: title }), ...content];

/**
 * Keys or words, and what they do.
 *
 * @param {readonly (readonly string[])[]} rows The keys are divided by spaces.
 */
function list(rows) {
  const pairs = rows.map(([keys, meaning]) => make('div', {},
    make('dt', {}, ...keys.split(' ').flatMap((key) => [make('kbd', { textContent: key }), ' '])),
    make('dd', { textContent: meaning })));
  return make('dl', { className: 'keys' }, ...pairs);
}

/**
 * @param {Readonly<Record<string, string>>} commands
 * @param {RoomTexts['help']} text
 */
const commandRows = (commands, { commands: meanings }) =>
  Object.entries(meanings).map(([name, meaning]) => [commands[name] ?? name, meaning]);

/**
 * @param {Desk} desk
 * @param {RoomTexts} words
 */
function levels(desk, { help: text, newGame }) {
  const texts = desk.texts();
  return desk.game().engines.flatMap(({ name, levels: offered }) => part(
    text.levelsOf({ name }),
    make('p', { textContent: newGame.about[name] ?? '' }),
    make('ol', { className: 'levels' }, ...offered.map((level) =>
      make('li', { value: level.level, textContent: levelText(texts, level) }))),
  ));
}
