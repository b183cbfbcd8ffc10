// @ts-check
/**
 * The box in which moves and commands are typed.
 *
 * @import { LegalMove } from '../../board/state.js'
 * @import { RoomTexts } from '../../text/rooms/en.js'
 * @import { Desk } from '../desk.js'
 * @import { Meaning } from './typed.js'
 */
import { remaining_ms } from '../../game/clock.js';
import { claimOf, playableMoves, premovable, shownPlacement } from '../../game/game.js';
import { loadRoomTexts } from '../../text/language.js';
import { openRoom, sanText } from '../desk.js';
import { elementOf, mark, write } from '../element.js';
import { clockText } from '../time.js';
import { readTyped } from './typed.js';

/**
 * Makes the box work.
 *
 * @param {Desk} desk
 */
export async function makeTyping(desk) {
  const box = /** @type {HTMLInputElement} */ (elementOf('typed'));
  let texts = await loadRoomTexts(desk.texts().language);
  box.addEventListener('focus', async () => {
    texts = await loadRoomTexts(desk.texts().language);
  });
  box.addEventListener('input', () => take(desk, box, texts, false));
  elementOf('typing').addEventListener('submit', () => take(desk, box, texts, true));
  if (box.value) take(desk, box, texts, false);
}

/**
 * Takes what stands in the box: at once if it can mean nothing else, or when it is finished.
 *
 * @param {Desk} desk
 * @param {HTMLInputElement} box
 * @param {RoomTexts} texts
 * @param {boolean} isFinished
 */
function take(desk, box, texts, isFinished) {
  const moves = movesOf(desk);
  const { language, play } = desk.texts();
  const meaning = readTyped(box.value, { moves, pieces: shownPlacement(desk.game()), language, commands: play.commands });
  const isTaken = meaning.kind === 'move' ? isFinished || meaning.isSure : meaning.kind === 'command' && isFinished;
  const wrong = isTaken ? '' : wrongText(desk, texts, meaning, box.value.trim(), moves.length > 0, isFinished);
  mark(box, 'aria-invalid', wrong ? 'true' : null);
  write(elementOf('typed-answer'), wrong || play.typedHelp);
  if (wrong && isFinished) desk.board.say(wrong);
  if (!isTaken) return;
  box.value = '';
  if (meaning.kind === 'move') make(desk, meaning.move);
  else if (meaning.kind === 'command') obey(desk, texts, meaning.command);
}

/**
 * The moves that may be typed now: to be made, or to be made ahead.
 *
 * @param {Desk} desk
 * @returns {readonly LegalMove[]}
 */
function movesOf({ game }) {
  const moves = playableMoves(game());
  return moves.length > 0 ? moves : premovable(game());
}

/**
 * @param {Desk} desk
 * @param {LegalMove} move
 */
function make({ dispatch, game }, { uci }) {
  dispatch({ type: playableMoves(game()).length > 0 ? 'play' : 'premove', uci });
}

/**
 * What is wrong with a text, in a sentence; nothing as long as it may become right.
 *
 * @param {Desk} desk
 * @param {RoomTexts} texts
 * @param {Meaning} meaning
 * @param {string} text
 * @param {boolean} isOnTurn
 * @param {boolean} isFinished
 * @returns {string}
 */
function wrongText(desk, { typing }, meaning, text, isOnTurn, isFinished) {
  const names = (/** @type {LegalMove[]} */ moves) =>
    moves.map(({ san, uci }) => sanText(desk.game(), desk.texts(), san || uci)).join(', ');
  switch (meaning.kind) {
    case 'illegal': return isOnTurn ? typing.notLegal({ text }) : typing.notYourTurn;
    case 'strange': return typing.notUnderstood({ text });
    case 'beginning': return isFinished ? typing.notUnderstood({ text }) : '';
    case 'several': return isFinished ? typing.ambiguous({ moves: names(meaning.moves) }) : '';
    case 'promotion': return isFinished ? typing.promotion({ moves: names(meaning.moves) }) : '';
    default: return '';
  }
}

/**
 * @param {Desk} desk
 * @param {RoomTexts} texts
 * @param {string} command
 */
function obey(desk, texts, command) {
  const { dispatch, game } = desk;
  switch (command) {
    case 'resign': dispatch({ type: 'resign' }); break;
    case 'draw': dispatch({ type: claimOf(game()) ? 'claim' : 'offerDraw' }); break;
    case 'back': dispatch({ type: 'takeBack' }); break;
    case 'hint': dispatch({ type: 'hint' }); break;
    case 'help': openRoom('help', desk); break;
    case 'clock': sayClocks(desk, texts); break;
  }
}

/**
 * @param {Desk} desk
 * @param {RoomTexts} texts
 */
function sayClocks({ game, board }, { typing }) {
  const { clock } = game();
  const left = (/** @type {'white' | 'black'} */ color) => (clock ? clockText(remaining_ms(clock, color, Date.now())) : '');
  const sentence = clock ? typing.clocks({ white: left('white'), black: left('black') }) : typing.noClock;
  write(elementOf('typed-answer'), sentence);
  board.say(sentence);
}
