/** The text field for moves and commands. */
import { clockText, remaining_ms } from '../game/players/clock.ts';
import { claimOf, endingOf, playableMoves, positionAt, premovable, shownPlacement } from '../game/game.ts';
import { openDialog } from './menu.ts';
import { elementById, make, setAttribute, setText } from '../ui/dom.ts';
import { sanText } from '../ui/names.ts';
import { parseCommand } from './command-parser.ts';
import type { LegalMove } from '../board/state.ts';
import type { Game } from '../game/game.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Session } from '../ui/session.ts';
import type { Meaning } from './command-parser.ts';
import type { FoldedPanel } from './lazy-panels.tsx';

/** Makes the field. Input waits while the legal moves are not known. */
export function makeCommandBox(session: Session): FoldedPanel {
  const field = makeField();
  const { box } = field;
  let texts: DialogTexts | null = null;
  /** Input that waits for the legal moves. */
  let waiting: { isFinished: boolean } | null = null;
  /** Where the game stood when the input was last read, and whether it was submitted. */
  let last = { id: '', place: '', isFinished: false };
  const handleInput = (isFinished: boolean) => {
    last = { ...placeOf(session.game()), isFinished };
    waiting = null;
    if (texts && !execute(session, field, texts, isFinished)) waiting = { isFinished };
  };
  /** An error about another position may no longer be true; after a new game neither it nor its text is wanted. */
  const updateError = (game: Game, words: DialogTexts) => {
    const now = placeOf(game);
    if (now.place === last.place || !positionAt(game, game.tree.shown)) return;
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
    if (waiting && positionAt(game, game.tree.shown)) handleInput(waiting.isFinished);
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

type Field = ReturnType<typeof makeField>;

/** Shows the label and the help in a language, and clears an error in another one. */
function showTexts(field: Field, words: DialogTexts) {
  setText(field.label, words.typing.label);
  showError(field, words, '');
}

/** The game, and the position that its input is about. */
const placeOf = ({ id, tree: { head, shown } }: Game) => ({ id, place: `${id} ${head} ${shown}` });

/** The meaning of what was typed, whether it can be executed now, and what is wrong with it. */
function interpret(session: Session, box: HTMLInputElement, texts: DialogTexts, isFinished: boolean) {
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

/** Shows an error below the field, or the help if there is none. */
function showError({ box, reply }: Field, texts: DialogTexts, error: string) {
  setAttribute(box, 'aria-invalid', error ? 'true' : null);
  setText(reply, error || texts.typing.help);
}

/**
 * Executes what was typed: at once if it cannot mean anything else, or when it is submitted. The text of a submitted
 * error is selected, so that the next input replaces it.
 *
 * @returns False if the legal moves are needed first.
 */
function execute(session: Session, field: Field, texts: DialogTexts, isFinished: boolean): boolean {
  const game = session.game();
  const { box } = field;
  const { meaning, isComplete, error } = interpret(session, box, texts, isFinished);
  if (meaning.kind !== 'command' && !positionAt(game, game.tree.shown)) return false;
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

/** The moves that may be typed now: legal moves, or premoves. */
function movesOf({ game }: Session): readonly LegalMove[] {
  const moves = playableMoves(game());
  return moves.length > 0 ? moves : premovable(game());
}

function playMove({ dispatch, game }: Session, { uci }: LegalMove) {
  dispatch({ type: playableMoves(game()).length > 0 ? 'play' : 'premove', uci });
}

/** What is wrong with a text; empty while it can still become valid. */
function errorText(
  session: Session,
  { typing }: DialogTexts,
  meaning: Meaning,
  text: string,
  isOnTurn: boolean,
  isFinished: boolean,
): string {
  const names = (moves: LegalMove[]) =>
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

function runCommand(session: Session, field: Field, texts: DialogTexts, command: string) {
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

function announceClocks({ game, board }: Session, { reply }: Field, { typing }: DialogTexts) {
  const { clock } = game().players;
  const left = (color: 'white' | 'black') => (clock ? clockText(remaining_ms(clock, color, Date.now())) : '');
  const sentence = clock ? typing.clocks({ white: left('white'), black: left('black') }) : typing.noClock;
  setText(reply, sentence);
  board.say(sentence);
}
