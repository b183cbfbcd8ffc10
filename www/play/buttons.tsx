/** The actions of the game: those that matter now in fixed places below the moves, the others in a list. */
import { render } from 'preact';
import {
  canHint,
  canOfferDraw,
  canRedo,
  canTakeBack,
  claimOf,
  endingOf,
  humanColor,
  isBetweenEngines,
  isForTwo,
  isWithFriend,
  otherColor,
  positionAt,
  resigningColor,
  turnAt,
} from '../game/game.ts';
import { ROOT } from '../game/tree/move-tree.ts';
import { opponentOf } from '../game/players/players.ts';
import { reasonText } from '../texts/sentences.ts';
import { calmly } from '../ui/calmly.ts';
import { loadLazily } from '../ui/app.ts';
import { elementById, enable, onPress, setAttribute, setText } from '../ui/dom.ts';
import { makePopup } from '../ui/popup.ts';
import { showNewGame } from './game-history.ts';
import type { Game } from '../game/game.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Panel, App } from '../ui/app.ts';

/** The places; each shows the first of its actions that is possible, or else the last one, disabled. */
const PLACES = [
  ['rematch', 'pause', 'play-computer', 'take-back'],
  ['review-game', 'hint'],
  ['analyse-game', 'claim', 'offer-draw'],
  ['new-game', 'resign'],
] as const;

/** The list: actions with the names of their texts. Those that stand in a place are left out. */
const LISTED = {
  'take-back': 'takeBack',
  redo: 'redo',
  hint: 'hint',
  threat: 'threat',
  'move-now': 'moveNow',
  'analyse-game': 'analyse',
  flip: 'flip',
  'switch-sides': 'switchSides',
  annotate: 'annotate',
  'new-game': 'newGame',
} as const;

/** What the list offers at any time. */
const ALWAYS: ReadonlySet<Action> = new Set(['analyse-game', 'flip', 'annotate', 'new-game']);

type PlacedAction = (typeof PLACES)[number][number];
type Action = PlacedAction | keyof typeof LISTED;

export function makeButtons(app: App): Panel {
  const acts = makeActs(app);
  for (const id of PLACES.flat()) if (id !== 'resign') onPress(id, acts[id]);
  makeResignButton(app);
  makePopup(elementById('more-actions') as HTMLDetailsElement, ({ value }) =>
    acts[value as Exclude<Action, 'resign'>](),
  );

  const show = calmly((game, texts) => {
    const possible = possibleActions(game);
    const placed: readonly Action[] = placedActions(possible);
    for (const [index, ids] of PLACES.entries()) {
      const shown = ids.find((id) => placed[index] === id) as PlacedAction;
      showPlace(ids, shown, possible[shown]);
    }
    const isListed = (action: Action) => !placed.includes(action) && (possible[action] || ALWAYS.has(action));
    render(
      Object.entries(LISTED).map(([value, text]) => (
        <button key={value} type="button" value={value} hidden={!isListed(value as Action)}>
          {value === 'analyse-game' ? analysisText(game, texts) : texts.play[text]}
        </button>
      )),
      elementById('more-actions-list'),
    );
    const isOffered = game.players.offer === 'received';
    setText(elementById('offer-draw-text'), isOffered ? texts.play.acceptDraw : texts.play.offerDraw);
    setText(elementById('pause-text'), game.players.paused ? texts.play.goOn : texts.play.pause);
    setAttribute(elementById('pause'), 'data-paused', String(game.players.paused));
    const claim = claimOf(game);
    if (claim) setAttribute(elementById('claim'), 'aria-label', `${texts.play.claimDraw}: ${reasonText(texts, claim)}`);
  });
  return (game, texts) => {
    setText(elementById('analyse-text'), analysisText(game, texts));
    show(game, texts);
  };
}

/** What each action does. */
function makeActs(app: App): Record<Exclude<Action, 'resign'>, () => void> {
  const { dispatch, game } = app;
  return {
    rematch: () => rematch(app),
    pause: () => dispatch({ type: 'pause', on: !game().players.paused }),
    'take-back': () => dispatch({ type: 'takeBack' }),
    'play-computer': () => playComputer(app),
    redo: () => dispatch({ type: 'redo' }),
    'review-game': () => reviewGame(app),
    'move-now': () => dispatch({ type: 'moveNow' }),
    hint: () => dispatch({ type: 'hint' }),
    threat: () => dispatch({ type: 'threat' }),
    'analyse-game'() {
      const on = !game().searches.analysing;
      dispatch({ type: 'analyse', on });
      // The lines take the place of what else is unfolded.
      if (on && ['players', 'command'].includes(game().settings.panel))
        dispatch({ type: 'setPreferences', patch: { panel: 'engine' } });
    },
    claim: () => dispatch({ type: 'claimDraw' }),
    'offer-draw': () => dispatch({ type: 'offerDraw' }),
    'new-game': () => showNewGame(app),
    flip: () => dispatch({ type: 'flip' }),
    'switch-sides': () => dispatch({ type: 'switchSides' }),
    annotate: () => loadLazily(app, async () => (await import('../dialogs/annotate.tsx')).openAnnotate(app)),
  };
}

export const openNewGame = (app: App) =>
  loadLazily(app, async () => (await import('../dialogs/new-game.tsx')).openNewGame(app));

/** Whether nobody plays: the position or the moves come from elsewhere. */
const isOpened = (game: Game) => isForTwo(game) && !game.players.started;

/** Whether a person plays a game that is not over; else a new game or an analysis is what comes next. */
export const isBeingPlayed = (game: Game) => endingOf(game) === null && !isBetweenEngines(game) && !isOpened(game);

/** What the button that starts an analysis does next. */
export const analysisText = ({ searches: { analysing } }: Game, { play }: Texts) =>
  analysing ? play.stopAutoplay : play.analyse;

/** Which actions are possible; a new game and an analysis as far as they are what comes next. */
export function possibleActions(game: Game): Record<Action, boolean> {
  const isOver = endingOf(game) !== null;
  // Nobody would accept a draw, or win by a resignation.
  const hasOpponent = !isOpened(game) && game.training.exercise === null;
  return {
    rematch: isOver && game.tree.tags.length === 0 && !isWithFriend(game),
    pause: !isOver && isBetweenEngines(game),
    'take-back': canTakeBack(game),
    'play-computer': !isOver && isOpened(game) && game.tree.head === ROOT,
    redo: canRedo(game),
    'review-game': isOver && game.tree.head !== ROOT,
    'move-now': game.searches.opponent?.purpose === 'reply',
    hint: canHint(game),
    threat: canHint(game) && !positionAt(game, game.tree.shown)?.check,
    'analyse-game': !isBeingPlayed(game),
    claim: claimOf(game) !== null,
    'offer-draw': canOfferDraw(game) && hasOpponent,
    'new-game': !isBeingPlayed(game) || game.training.exercise !== null,
    resign: resigningColor(game) !== null && hasOpponent,
    flip: true,
    'switch-sides': !isOver && !isWithFriend(game),
    annotate: true,
  };
}

/** What each place shows. */
export const placedActions = (possible: Record<Action, boolean>): readonly PlacedAction[] =>
  PLACES.map((ids) => ids.find((id) => possible[id]) ?? (ids.at(-1) as PlacedAction));

/** Shows an action in its place. The focus goes with the place. */
function showPlace(ids: readonly PlacedAction[], shown: PlacedAction, isPossible: boolean) {
  const hadFocus = ids.some((id) => elementById(id) === document.activeElement);
  for (const id of ids) elementById(id).hidden = id !== shown;
  enable(elementById(shown), isPossible);
  if (hadFocus) elementById(shown).focus({ preventScroll: true });
}

/** Lets the engine play the side that is not to move in an imported position. */
function playComputer({ board, dispatch, game }: App) {
  dispatch({ type: 'setPlayer', color: otherColor(turnAt(game())), player: opponentOf(game().players) });
  board.focus();
}

function reviewGame({ dispatch }: App) {
  dispatch({ type: 'navigate', by: 'first' });
  elementById('forward').focus();
}

/** Starts the same game with the same players and colours reversed. */
function rematch({ board, dispatch, game }: App) {
  const { players, tree } = game();
  const human = humanColor(game());
  dispatch({
    type: 'requestNewGame',
    as: otherColor(human ?? 'black'),
    players: { white: players.black, black: players.white },
    timing: players.timing,
    start: tree.start,
    variant: tree.variant,
    isVaried: players.seed !== 0,
  });
  board.focus();
}

/** Makes the resign button. It asks for a second press; using anything else on the page cancels that. */
function makeResignButton(app: App) {
  let isAsking = false;
  const ask = (asking: boolean) => {
    isAsking = asking;
    const { play } = app.texts();
    setText(elementById('resign-text'), asking ? play.reallyResign : play.resign);
    button.classList.toggle('confirming', asking);
  };
  const button = onPress('resign', () => {
    const isSure = isAsking;
    ask(!isAsking);
    if (isSure) app.dispatch({ type: 'resign' });
    else app.board.say(app.texts().play.pressAgain);
  });
  const cancel = ({ target }: Event) => {
    if (isAsking && !button.contains(target as Node)) ask(false);
  };
  addEventListener('pointerdown', cancel);
  addEventListener('focusin', cancel);
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isAsking) return;
    event.preventDefault();
    ask(false);
  });
}
