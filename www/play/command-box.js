// @ts-check
/**
 * The box in which moves and commands are typed.
 *
 * @import { LegalMove } from '../board/state.js'
 * @import { DialogTexts } from '../i18n/dialogs/en.js'
 * @import { Session, Panel } from '../ui/session.js'
 * @import { Meaning } from './command-parser.js'
 */
import { remaining_ms } from '../game/clock.js';
import { claimOf, endingOf, knownAt, playableMoves, premovable, shownPlacement } from '../game/game.js';
import { loadDialogTexts } from '../i18n/dialog-texts.js';
import { openDialog } from './open-dialog.js';
import { elementOf, mark, write } from '../ui/dom.js';
import { sanText } from '../ui/names.js';
import { clockText } from '../ui/clock-text.js';
import { readTyped } from './command-parser.js';

/**
 * Makes the box work. What is typed before the worker has said what may be moved waits for that.
 *
 * @param {Session} session
 * @returns {Promise<Panel>}
 */
export async function makeTyping(session) {
  const box = /** @type {HTMLInputElement} */ (elementOf('typed'));
  let texts = await loadDialogTexts(session.texts().language);
  /** What waits: a text that is finished, or one that may go on. @type {{ isFinished: boolean } | null} */
  let waiting = null;
  const takeText = (/** @type {boolean} */ isFinished) => {
    waiting = null;
    if (!take(session, box, texts, isFinished)) waiting = { isFinished };
  };
  box.addEventListener('focus', async () => {
    texts = await loadDialogTexts(session.texts().language);
  });
  box.addEventListener('input', () => takeText(false));
  elementOf('typing').addEventListener('submit', () => takeText(true));
  if (box.value) takeText(false);
  return (game) => {
    if (waiting && knownAt(game, game.shown)) takeText(waiting.isFinished);
  };
}

/**
 * Takes what stands in the box: at once if it can mean nothing else, or when it is finished.
 *
 * @param {Session} session
 * @param {HTMLInputElement} box
 * @param {DialogTexts} texts
 * @param {boolean} isFinished
 * @returns {boolean} Whether it could be told what it means.
 */
function take(session, box, texts, isFinished) {
  const game = session.game();
  const moves = movesOf(session);
  const { language, play } = session.texts();
  const meaning = readTyped(box.value, { moves, pieces: shownPlacement(game), language, commands: play.commands });
  if (meaning.kind !== 'command' && !knownAt(game, game.shown)) return false;
  const isTaken = meaning.kind === 'move' ? isFinished || meaning.isSure : meaning.kind === 'command' && isFinished;
  const wrong = isTaken ? '' : wrongText(session, texts, meaning, box.value.trim(), moves.length > 0, isFinished);
  mark(box, 'aria-invalid', wrong ? 'true' : null);
  write(elementOf('typed-answer'), wrong || play.typedHelp);
  if (wrong && isFinished) session.board.say(wrong);
  if (!isTaken) return true;
  box.value = '';
  if (meaning.kind === 'move') make(session, meaning.move);
  else if (meaning.kind === 'command') obey(session, texts, meaning.command);
  return true;
}

/**
 * The moves that may be typed now: to be made, or to be made ahead.
 *
 * @param {Session} session
 * @returns {readonly LegalMove[]}
 */
function movesOf({ game }) {
  const moves = playableMoves(game());
  return moves.length > 0 ? moves : premovable(game());
}

/**
 * @param {Session} session
 * @param {LegalMove} move
 */
function make({ dispatch, game }, { uci }) {
  dispatch({ type: playableMoves(game()).length > 0 ? 'play' : 'premove', uci });
}

/**
 * What is wrong with a text, in a sentence; nothing as long as it may become right.
 *
 * @param {Session} session
 * @param {DialogTexts} texts
 * @param {Meaning} meaning
 * @param {string} text
 * @param {boolean} isOnTurn
 * @param {boolean} isFinished
 * @returns {string}
 */
function wrongText(session, { typing }, meaning, text, isOnTurn, isFinished) {
  const names = (/** @type {LegalMove[]} */ moves) =>
    moves.map(({ san, uci }) => sanText(session.game(), session.texts(), san || uci)).join(', ');
  switch (meaning.kind) {
    case 'illegal': return isOnTurn ? typing.notLegal({ text }) : endingOf(session.game()) ? session.texts().play.over : typing.notYourTurn;
    case 'strange': return typing.notUnderstood({ text });
    case 'beginning': return isFinished ? typing.notUnderstood({ text }) : '';
    case 'several': return isFinished ? typing.ambiguous({ moves: names(meaning.moves) }) : '';
    case 'promotion': return isFinished ? typing.promotion({ moves: names(meaning.moves) }) : '';
    default: return '';
  }
}

/**
 * @param {Session} session
 * @param {DialogTexts} texts
 * @param {string} command
 */
function obey(session, texts, command) {
  const { dispatch, game } = session;
  switch (command) {
    case 'resign': dispatch({ type: 'resign' }); break;
    case 'draw': dispatch({ type: claimOf(game()) ? 'claim' : 'offerDraw' }); break;
    case 'back': dispatch({ type: 'takeBack' }); break;
    case 'hint': dispatch({ type: 'hint' }); break;
    case 'help': openDialog('help', session); break;
    case 'clock': sayClocks(session, texts); break;
  }
}

/**
 * @param {Session} session
 * @param {DialogTexts} texts
 */
function sayClocks({ game, board }, { typing }) {
  const { clock } = game();
  const left = (/** @type {'white' | 'black'} */ color) => (clock ? clockText(remaining_ms(clock, color, Date.now())) : '');
  const sentence = clock ? typing.clocks({ white: left('white'), black: left('black') }) : typing.noClock;
  write(elementOf('typed-answer'), sentence);
  board.say(sentence);
}
