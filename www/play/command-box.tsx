/** The text field for moves and commands. */
import { render } from 'preact';
import { clockText, remaining_ms } from '../game/players/clock.ts';
import { claimOf, endingOf, playableMoves, positionAt, premovable, shownPlacement } from '../game/game.ts';
import { openDialog } from './menu.tsx';
import { elementById } from '../ui/dom.ts';
import { sanText } from '../ui/names.ts';
import { parseCommand } from './command-parser.ts';
import type { LegalMove } from '../board/state.ts';
import type { Game } from '../game/game.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { App } from '../ui/app.ts';
import type { Meaning } from './command-parser.ts';
import type { FoldedPanel } from './lazy-panels.tsx';

/** Nothing corrects what is typed. */
const ATTRIBUTES = Object.freeze({ autocomplete: 'off', autocapitalize: 'off', autocorrect: 'off', spellcheck: false });

/** Makes the field. Input waits while the legal moves are not known. */
export function makeCommandBox(app: App): FoldedPanel {
  const form = elementById('command-form');
  let field: Field | null = null;
  /** Input that waits for the legal moves. */
  let waiting: { isFinished: boolean } | null = null;
  /** Where the game stood when the input was last read, and whether it was submitted. */
  let last = { id: '', place: '', isFinished: false };
  const handleInput = (isFinished: boolean) => {
    last = { ...placeOf(app.game()), isFinished };
    waiting = null;
    if (field && !execute(app, field, isFinished)) waiting = { isFinished };
  };
  /** An error about another position may no longer be true; after a new game neither it nor its text is wanted. */
  const updateError = (game: Game, { box, words, reply }: Field) => {
    const now = placeOf(game);
    if (now.place === last.place || !positionAt(game, game.tree.shown)) return;
    if (now.id !== last.id) box.value = '';
    last = { ...last, ...now };
    reply('', box.value ? interpret(app, box, words, last.isFinished).error : '');
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    handleInput(true);
  });
  return (game, _, words) => {
    if (words !== field?.words) field = makeField(form, words, () => handleInput(false));
    if (waiting && positionAt(game, game.tree.shown)) handleInput(waiting.isFinished);
    else if (field.box.getAttribute('aria-invalid') === 'true') updateError(game, field);
  };
}

/** The field in a language, and what shows an answer or an error below it; the help without them. */
function makeField(form: HTMLElement, words: DialogTexts, onInput: () => void) {
  const reply = (answer: string, error = '') =>
    render(
      <>
        <label for="command-input">{words.typing.label}</label>
        <input
          {...ATTRIBUTES}
          id="command-input"
          enterkeyhint="go"
          aria-describedby="command-reply"
          aria-invalid={error ? 'true' : undefined}
          onInput={onInput}
        />
        <p class="quiet" id="command-reply">
          {error || answer || words.typing.help}
        </p>
      </>,
      form,
    );
  reply('');
  return { words, reply, box: form.querySelector('input') as HTMLInputElement };
}

type Field = ReturnType<typeof makeField>;

/** The game, and the position that its input is about. */
const placeOf = ({ id, tree: { head, shown } }: Game) => ({ id, place: `${id} ${head} ${shown}` });

/** The meaning of what was typed, whether it can be executed now, and what is wrong with it. */
function interpret(app: App, box: HTMLInputElement, texts: DialogTexts, isFinished: boolean) {
  const moves = movesOf(app);
  const game = app.game();
  // In a variant, letters are those of its pieces.
  const language = game.tree.variant ? 'en' : app.texts().language;
  const pieces = shownPlacement(game);
  const meaning = parseCommand(box.value, { moves, pieces, language, commands: texts.typing.commands });
  const isComplete = meaning.kind === 'move' ? isFinished || meaning.isSure : meaning.kind === 'command' && isFinished;
  const error = isComplete ? '' : errorText(app, texts, meaning, box.value.trim(), moves.length > 0, isFinished);
  return { meaning, isComplete, error };
}

/**
 * Executes what was typed: at once if it cannot mean anything else, or when it is submitted. The text of a submitted
 * error is selected, so that the next input replaces it.
 *
 * @returns False if the legal moves are needed first.
 */
function execute(app: App, field: Field, isFinished: boolean): boolean {
  const game = app.game();
  const { box, words, reply } = field;
  const { meaning, isComplete, error } = interpret(app, box, words, isFinished);
  if (meaning.kind !== 'command' && !positionAt(game, game.tree.shown)) return false;
  reply('', error);
  if (error && isFinished) {
    app.board.say(error);
    box.select();
  }
  if (!isComplete) return true;
  box.value = '';
  if (meaning.kind === 'move') playMove(app, meaning.move);
  else if (meaning.kind === 'command') runCommand(app, field, meaning.command);
  return true;
}

/** The moves that may be typed now: legal moves, or premoves. */
function movesOf({ game }: App): readonly LegalMove[] {
  const moves = playableMoves(game());
  return moves.length > 0 ? moves : premovable(game());
}

function playMove({ dispatch, game }: App, { uci }: LegalMove) {
  dispatch({ type: playableMoves(game()).length > 0 ? 'play' : 'premove', uci });
}

/** What is wrong with a text; empty while it can still become valid. */
function errorText(
  app: App,
  { typing }: DialogTexts,
  meaning: Meaning,
  text: string,
  isOnTurn: boolean,
  isFinished: boolean,
): string {
  const names = (moves: LegalMove[]) =>
    moves.map(({ san, uci }) => sanText(app.game(), app.texts(), san || uci)).join(', ');
  switch (meaning.kind) {
    case 'illegal':
      return isOnTurn ? typing.notLegal({ text }) : endingOf(app.game()) ? app.texts().play.over : typing.notYourTurn;
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

function runCommand(app: App, field: Field, command: string) {
  const { dispatch, game } = app;
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
      openDialog('help', app);
      break;
    case 'clock':
      announceClocks(app, field);
      break;
  }
}

function announceClocks({ game, board }: App, { reply, words: { typing } }: Field) {
  const { clock } = game().players;
  const left = (color: 'white' | 'black') => (clock ? clockText(remaining_ms(clock, color, Date.now())) : '');
  const sentence = clock ? typing.clocks({ white: left('white'), black: left('black') }) : typing.noClock;
  reply(sentence);
  board.say(sentence);
}
