// @ts-check
/**
 * The rooms: everything beside the board that is loaded when somebody goes there.
 *
 * @import { Desk } from '../play/context.js'
 * @import { RoomTexts } from '../i18n/dialogs/en.js'
 * @import { Sheet } from './load-styles.js'
 */
import { loadRoomTexts } from '../i18n/language.js';
import { loadStyle } from './load-styles.js';

/** @typedef {(desk: Desk, words: RoomTexts) => void | Promise<void>} Room */

/** @type {Readonly<Record<string, () => Promise<{ open: Room }>>>} */
const ROOMS = Object.freeze({
  open: () => import('./open-game.js'),
  share: () => import('./share.js'),
  setup: () => import('./position-editor.js'),
  games: () => import('./recent-games.js'),
  settings: () => import('./settings.js'),
  help: () => import('./help.js'),
  print: () => import('./print.js'),
  graph: () => import('../play/evaluation-graph.js'),
  openings: () => import('../play/opening-name.js'),
});

/** The style sheets of the rooms that are not dialogs alone. @type {Readonly<Record<string, readonly Sheet[]>>} */
const SHEETS = Object.freeze({ graph: ['graph'], openings: [], print: ['dialog', 'paper'] });

/**
 * Opens a room: a dialog, or what fills the desk's element.
 *
 * @param {string} name
 * @param {Desk} desk
 * @returns {Promise<void>} When it is shown; rejected if it could not be loaded.
 */
export async function openRoom(name, desk) {
  const { language } = desk.texts();
  const [room, words] = await Promise.all([ROOMS[name](), loadRoomTexts(language), loadStyle(SHEETS[name])]);
  await room.open(desk, words);
}
