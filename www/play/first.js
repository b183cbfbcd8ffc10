// @ts-check
/**
 * The first game of a visitor, up to its first move.
 *
 * @import { Board } from '../board/board.js'
 * @import { LegalMove } from '../board/state.js'
 * @import { WorkerLike } from '../engine/client.js'
 * @import { Known, Offered } from '../game/game.js'
 * @import { FirstTexts } from '../i18n/first.js'
 * @import { Language } from '../i18n/language.js'
 * @import { makePlayers } from './engine-selects.js'
 */
import { displace, parsePlacement, START_FEN } from '../board/placement.js';
import { greet } from '../engine/greeting.js';
import { startWorker } from '../engine/start.js';
import { OPPONENT, PLAYERS } from '../game/default-opponent.js';
import { firstTexts } from '../i18n/first.js';
import { loadTexts } from '../i18n/language.js';
import { strengthText } from '../i18n/levels.js';
import { elementOf, write } from '../ui/dom.js';
import { translate } from '../ui/theme.js';

/**
 * What is there already when the rest of the page comes.
 *
 * @typedef {object} First
 * @property {Board} board
 * @property {ReturnType<typeof makePlayers>} showPlayers
 * @property {WorkerLike | null} worker
 * @property {Omit<Known, 'placement'> | null} known What the worker has said about the start position.
 * @property {readonly Offered[]} engines
 * @property {boolean} isOver Whether the rest of the page shows the game now.
 */

const PIECES = parsePlacement(START_FEN) ?? {};

/**
 * Starts the worker and has it say what may be moved, and against whom.
 *
 * @param {First} first
 * @returns {Promise<void>} Rejected if the worker fails.
 */
export async function awaitWorker(first) {
  try {
    first.worker = startWorker();
    const { legal, engines } = await greet(first.worker);
    Object.assign(first, { known: legal, ...engines });
  } catch (error) {
    first.worker?.terminate();
    first.worker = null;
    throw error;
  }
}

/**
 * Shows the start position, and what the worker says of it.
 *
 * @param {First} first
 * @param {Language} language
 * @param {Promise<void>} ready
 */
export async function showStart(first, language, ready) {
  const texts = await firstTextsIn(language);
  if (first.isOver) return;
  first.board.update({ pieces: PIECES, words: texts.board });
  elementOf('first-player').hidden = false;
  ready.then(() => { if (!first.isOver) showReady(first, texts); }, () => {});
}

/**
 * Shows that the first move may be made, and against whom.
 *
 * @param {First} first
 * @param {FirstTexts} texts
 */
function showReady({ board, known, engines, showPlayers }, texts) {
  board.update({ moves: known?.legal });
  showPlayers({ engines, players: PLAYERS, orientation: 'white' }, texts);
  write(elementOf('first-strength'), strengthText({ engines }, texts, OPPONENT));
  elementOf('words').hidden = false;
}

/**
 * Shows the first move as it was made, until the rest of the page takes it.
 *
 * @param {Board} board
 * @param {LegalMove} move
 */
export function showFirstMove(board, { from, to }) {
  board.update({ pieces: displace(PIECES, from, to, null), lastMove: [from, to], moves: [] });
  elementOf('words').hidden = true;
}

/**
 * @param {Language} language
 * @returns {Promise<FirstTexts>}
 */
async function firstTextsIn(language) {
  if (language === 'en') return firstTexts;
  try {
    const texts = await loadTexts(language);
    translate(texts);
    return texts;
  } catch {
    // English is understood by most who play in a browser, and the page is in English already.
    return firstTexts;
  }
}
