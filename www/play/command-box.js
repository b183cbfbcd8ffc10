// @ts-check
/**
 * The text field for moves and commands.
 *
 * @import { LegalMove } from '../board/state.js'
 * @import { Game } from '../game/game.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { Session } from '../ui/session.js'
 * @import { Meaning } from './command-parser.js'
 * @import { FoldedPanel } from './lazy-panels.js'
 */
import { clockText, remaining_ms } from '../game/clock.js';
import { claimOf, endingOf, playableMoves, positionAt, premovable, shownPlacement } from '../game/game.js';
import { openDialog } from './menu.js';
import { elementById, make, setAttribute, setText } from '../ui/dom.js';
import { sanText } from '../ui/names.js';
import { parseCommand } from './command-parser.js';

/**
 * Makes the field. Input waits while the legal moves are not known.
 * @param {Session} session @returns {FoldedPanel}
 */
export function makeCommandBox(session) {
  const field = makeField();
  const { box } = field;
  /** @type {DialogTexts | null} */
  let texts = null;
  /** Input that waits for the legal moves. @type {{ isFinished: boolean } | null} */
  let waiting = null;
  /** Where the game stood when the input was last read, and whether it was submitted. */
  let last = { id: '', place: '', isFinished: false };
  const handleInput = (/** @type {boolean} */ isFinished) => {
    last = { ...placeOf(session.game()), isFinished };
    waiting = null;
    if (texts && !execute(session, field, texts, isFinished)) waiting = { isFinished };
  };
  /** An error about another position may no longer be true; after a new game neither it nor its text is wanted. */
  const updateError = (/** @type {Game} */ game, /** @type {DialogTexts} */ words) => {
    const now = placeOf(game);
    if (now.place === last.place || !positionAt(game, game.shown)) return;
    if (now.id !== last.id) box.value = '';
    last = { ...last, ...now };
    showError(field, words, box.value ? interpret(session, box, words, last.isFinished).error : '');
  };
  box.addEventListener('input', () => handleInput(false));
  elementById('command-form').addEventListener('submit', (event) => {
    event.preventDefault();
    handleInput(true);
  });
  return (game, _, words) => {
    if (words !== texts) showTexts(field, words);
    texts = words;
    if (waiting && positionAt(game, game.shown)) handleInput(waiting.isFinished);
    else if (box.getAttribute('aria-invalid') === 'true') updateError(game, words);
  };
}

/** The label, the field, and the line below it for help and errors. */
function makeField() {
  const box = make('input', {
    id: 'command-input',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: false,
    enterKeyHint: 'go',
  });
  box.setAttribute('autocorrect', 'off');
  const reply = make('p', { className: 'quiet', id: 'command-reply' });
  box.setAttribute('aria-describedby', reply.id);
  const label = make('label', { htmlFor: box.id });
  elementById('command-form').append(label, box, reply);
  return { label, box, reply };
}

/** @typedef {ReturnType<typeof makeField>} Field */

/**
 * Shows the label and the help in a language, and clears an error in another one.
 * @param {Field} field @param {DialogTexts} words
 */
function showTexts(field, words) {
  setText(field.label, words.typing.label);
  showError(field, words, '');
}

/**
 * The game, and the position that its input is about.
 * @param {Game} game
 */
const placeOf = ({ id, head, shown }) => ({ id, place: `${id} ${head} ${shown}` });

/**
 * The meaning of what was typed, whether it can be executed now, and what is wrong with it.
 * @param {Session} session @param {HTMLInputElement} box @param {DialogTexts} texts @param {boolean} isFinished
 */
function interpret(session, box, texts, isFinished) {
  const moves = movesOf(session);
  const game = session.game();
  // In a variant, letters are those of its pieces.
  const language = game.tree.variant ? 'en' : session.texts().language;
  const pieces = shownPlacement(game);
  const meaning = parseCommand(box.value, { moves, pieces, language, commands: texts.typing.commands });
  const isComplete = meaning.kind === 'move' ? isFinished || meaning.isSure : meaning.kind === 'command' && isFinished;
  const error = isComplete ? '' : errorText(session, texts, meaning, box.value.trim(), moves.length > 0, isFinished);
  return { meaning, isComplete, error };
}

/**
 * Shows an error below the field, or the help if there is none.
 * @param {Field} field @param {DialogTexts} texts @param {string} error
 */
function showError({ box, reply }, texts, error) {
  setAttribute(box, 'aria-invalid', error ? 'true' : null);
  setText(reply, error || texts.typing.help);
}

/**
 * Executes what was typed: at once if it cannot mean anything else, or when it is submitted. The text of a submitted
 * error is selected, so that the next input replaces it.
 * @param {Session} session
 * @param {Field} field
 * @param {DialogTexts} texts
 * @param {boolean} isFinished
 * @returns {boolean} False if the legal moves are needed first.
 */
function execute(session, field, texts, isFinished) {
  const game = session.game();
  const { box } = field;
  const { meaning, isComplete, error } = interpret(session, box, texts, isFinished);
  if (meaning.kind !== 'command' && !positionAt(game, game.shown)) return false;
  showError(field, texts, error);
  if (error && isFinished) {
    session.board.say(error);
    box.select();
  }
  if (!isComplete) return true;
  box.value = '';
  if (meaning.kind === 'move') playMove(session, meaning.move);
  else if (meaning.kind === 'command') runCommand(session, field, texts, meaning.command);
  return true;
}

/**
 * The moves that may be typed now: legal moves, or premoves.
 * @param {Session} session @returns {readonly LegalMove[]}
 */
function movesOf({ game }) {
  const moves = playableMoves(game());
  return moves.length > 0 ? moves : premovable(game());
}

/** @param {Session} session @param {LegalMove} move */
function playMove({ dispatch, game }, { uci }) {
  dispatch({ type: playableMoves(game()).length > 0 ? 'play' : 'premove', uci });
}

/**
 * What is wrong with a text; empty while it can still become valid.
 * @param {Session} session @param {DialogTexts} texts @param {Meaning} meaning @param {string} text
 * @param {boolean} isOnTurn @param {boolean} isFinished @returns {string}
 */
function errorText(session, { typing }, meaning, text, isOnTurn, isFinished) {
  const names = (/** @type {LegalMove[]} */ moves) =>
    moves.map(({ san, uci }) => sanText(session.game(), session.texts(), san || uci)).join(', ');
  switch (meaning.kind) {
    case 'illegal':
      return isOnTurn
        ? typing.notLegal({ text })
        : endingOf(session.game())
          ? session.texts().play.over
          : typing.notYourTurn;
    case 'unknown':
      return typing.notUnderstood({ text });
    case 'prefix':
      return isFinished ? typing.notUnderstood({ text }) : '';
    case 'ambiguous':
      return isFinished ? typing.ambiguous({ moves: names(meaning.moves) }) : '';
    case 'promotion':
      return isFinished ? typing.promotion({ moves: names(meaning.moves) }) : '';
    default:
      return '';
  }
}

/** @param {Session} session @param {Field} field @param {DialogTexts} texts @param {string} command */
function runCommand(session, field, texts, command) {
  const { dispatch, game } = session;
  switch (command) {
    case 'resign':
      dispatch({ type: 'resign' });
      break;
    case 'draw':
      dispatch({ type: claimOf(game()) ? 'claimDraw' : 'offerDraw' });
      break;
    case 'back':
      dispatch({ type: 'takeBack' });
      break;
    case 'hint':
      dispatch({ type: 'hint' });
      break;
    case 'help':
      openDialog('help', session);
      break;
    case 'clock':
      announceClocks(session, field, texts);
      break;
  }
}

/** @param {Session} session @param {Field} field @param {DialogTexts} texts */
function announceClocks({ game, board }, { reply }, { typing }) {
  const { clock } = game();
  const left = (/** @type {'white' | 'black'} */ color) =>
    clock ? clockText(remaining_ms(clock, color, Date.now())) : '';
  const sentence = clock ? typing.clocks({ white: left('white'), black: left('black') }) : typing.noClock;
  setText(reply, sentence);
  board.say(sentence);
}
