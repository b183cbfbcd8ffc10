/** The dialog for a new game. */
import {
  CHESS960_COUNT,
  chess960Fen,
  chess960Number,
  enginesThatPlay,
  isChess960,
  playerOf,
} from '../game/position/chess960.ts';
import { makeTiming } from '../game/players/clock.ts';
import { newFriend } from '../game/friend/friend-link.ts';
import { HUMAN, humanColor, isForTwo, isWithFriend } from '../game/game.ts';
import { titleIn } from '../game/variant/variant-source.ts';
import { make, setText } from '../ui/dom.ts';
import { loadLazily } from '../ui/session.ts';
import { button } from './fields.ts';
import { openForm } from './dialog.tsx';
import { elementsOf } from '../views/elements.tsx';
import { makeStrength, number } from './engine-strength.ts';
import { loadDialogTexts } from '../texts/load.ts';
import type { Color } from '../board/geometry.ts';
import type { Game, OfferedEngine, Player } from '../game/game.ts';
import type { Choice, NewGameOptions } from '../game/store.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Session } from '../ui/session.ts';

/** How long the dialog waits for the list of engines. */
const ENGINES_TIMEOUT_MS = 2000;

/** Who plays: the player against an engine, two people, a friend elsewhere, or engine against engine. */
type Pairing = 'engine' | 'two' | 'friend' | 'engines';

export async function openNewGame(session: Session) {
  const [words] = await Promise.all([loadDialogTexts(session.texts().language), awaitEngines(session)]);
  const { newGame } = words;
  const game = session.game();
  const human = humanColor(game);
  const as = radios(
    'as',
    newGame.as,
    [
      ['white', newGame.white],
      ['black', newGame.black],
      ['random', newGame.random],
    ],
    human ?? 'white',
  );
  const against = radios(
    'against',
    newGame.opponent,
    [
      ['engine', newGame.engine],
      ['two', newGame.two],
      ['friend', newGame.friend],
      ['engines', newGame.engines],
    ],
    pairingOf(game),
  );
  const strengths = {
    white: makeStrength(session, words, 'white'),
    black: makeStrength(session, words, 'black'),
  };
  const clock = makeClock(game, newGame);
  const varied = makeCheckbox('varied', newGame.varied, game.players.seed !== 0 || isForTwo(game));
  let close = () => {};
  const kind = makeGameChoice(session, newGame, {
    offer: (engines) => Object.values(strengths).forEach((strength) => strength.offer(engines)),
    leave: () => close(),
  });
  const show = () => {
    const pairing = against.value();
    const isForPeople = pairing === 'two' || pairing === 'friend';
    as.element.hidden = pairing !== 'engine' && pairing !== 'friend';
    strengths.white.show(pairing === 'engines', true);
    strengths.black.show(!isForPeople, pairing === 'engines');
    varied.element.hidden = isForPeople;
    clock.show(pairing !== 'friend');
  };
  against.element.addEventListener('change', show);
  show();
  close = await openForm(words, {
    name: 'new-game',
    title: newGame.title,
    body: elementsOf([
      kind.element,
      against.element,
      as.element,
      strengths.white.element,
      strengths.black.element,
      ...clock.elements,
      varied.element,
    ]),
    submit: newGame.play,
    cancel: newGame.cancel,
    onSubmit() {
      const pairing = against.value() as Pairing;
      const choice = as.value() as Choice;
      const { variant = null, start = 'startpos' } = kind.chosen();
      const player = (color: Color) => playerOf(strengths[color].player(), { variant, start });
      session.dispatch({
        type: 'requestNewGame',
        ...optionsOf(pairing, choice, player),
        variant,
        start,
        timing: clock.timing(),
        isVaried: varied.isChecked(),
      });
    },
  });
}

/** Starts the game on the board against a friend. */
export function playFriend({ dispatch, game }: Session, as: Choice) {
  const { start, variant } = game().tree;
  dispatch({ type: 'requestNewGame', as, opponent: newFriend(), start, variant });
}

/**
 * The game to play: that of the board, with another position of Chess960, or another one that the player chooses.
 *
 * @param on.offer Receives the engines that know the chosen game.
 * @param on.leave Closes the dialog, when the player goes to the workshop.
 */
function makeGameChoice(
  session: Session,
  words: DialogTexts['newGame'],
  { offer, leave }: { offer: (engines: readonly OfferedEngine[]) => void; leave: () => void },
) {
  const {
    tree,
    searches: { engines },
  } = session.game();
  const { variant } = tree;
  const is960 = isChess960(tree) && chess960Number(tree.start) !== null;
  let chosen: Pick<NewGameOptions, 'variant' | 'start'> = is960
    ? { start: chess960Fen(Math.floor(Math.random() * CHESS960_COUNT)) }
    : { variant };
  const name = make('b', { textContent: is960 ? 'Chess960' : variant ? titleIn(variant.source) : words.chess });
  const set = (title: string, options: typeof chosen) => {
    chosen = options;
    setText(name, title);
    toChess.hidden = title === words.chess;
    offerEngines();
  };
  async function offerEngines() {
    const game = chosen;
    const { variant = null, start = 'startpos' } = game;
    try {
      const answer = await session.client.ask('engines', { variant: variant?.source });
      if (game === chosen) offer(enginesThatPlay(answer.engines, { variant, start }));
    } catch {
      // The previous engines stay in the list; the new game replaces an engine that its worker does not offer.
    }
  }
  const toChess = button(words.chess, () => set(words.chess, {}));
  toChess.hidden = !variant && !is960;
  offer(enginesThatPlay(engines, tree));
  const others = button(words.otherGames, () =>
    loadLazily(session, async () => {
      const game = await (await import('../variants/chooser.ts')).chooseVariant(session, leave);
      if (game) set(game.title, { variant: game.variant, start: game.start });
    }),
  );
  const row = make('div', { className: 'row' }, name, toChess, others);
  return { element: make('fieldset', {}, make('legend', { textContent: words.game }), row), chosen: () => chosen };
}

/** Waits until the engines are known, but not for long: a game of two people needs none. */
export async function awaitEngines({ game, client, dispatch }: Session) {
  if (game().searches.engines.length > 0) return;
  const variant = game().tree.variant?.source;
  const asked = client.ask('engines', { variant }).then(
    ({ engines }) => dispatch({ type: 'enginesReceived', engines, variant }),
    () => {},
  );
  await Promise.race([
    asked,
    new Promise((resolve) => {
      setTimeout(resolve, ENGINES_TIMEOUT_MS);
    }),
  ]);
}

function pairingOf(game: Game): Pairing {
  if (isForTwo(game)) return 'two';
  if (isWithFriend(game)) return 'friend';
  return humanColor(game) === null ? 'engines' : 'engine';
}

function optionsOf(pairing: Pairing, as: Choice, player: (color: Color) => Player): NewGameOptions {
  if (pairing === 'engine') return { as, opponent: player('black') };
  if (pairing === 'friend') return { as, opponent: newFriend() };
  const players =
    pairing === 'two' ? { white: HUMAN, black: HUMAN } : { white: player('white'), black: player('black') };
  return { as: 'white', players };
}

function radios(name: string, label: string, choices: [string, string][], chosen: string) {
  const inputs = choices.map(([value]) =>
    make('input', {
      type: 'radio',
      name,
      value,
      checked: value === chosen,
      autofocus: value === chosen,
    }),
  );
  const labels = choices.map(([, text], index) => make('label', { className: 'choice' }, inputs[index], text));
  return {
    element: make('fieldset', {}, make('legend', { textContent: label }), make('div', {}, ...labels)),
    value: () => inputs.find((input) => input.checked)?.value ?? chosen,
  };
}

function makeCheckbox(name: string, label: string, checked: boolean) {
  const input = make('input', { type: 'checkbox', name, checked });
  return { input, element: make('label', { className: 'choice' }, input, label), isChecked: () => input.checked };
}

function makeClock({ players: { timing } }: Game, words: DialogTexts['newGame']) {
  const { base_ms = 600000, increment_ms = 5000 } = timing ?? {};
  const useClock = makeCheckbox('clock', words.clock, timing !== null);
  const minutes = number('minutes', words.minutes, {
    max: '600',
    step: 'any',
    value: String(base_ms / 60000),
  });
  const seconds = number('increment', words.increment, {
    min: '0',
    max: '600',
    step: 'any',
    value: String(increment_ms / 1000),
  });
  const fields = make('div', { className: 'row' }, minutes.element, seconds.element);
  const isUsed = () => useClock.isChecked() && !useClock.element.hidden;
  const show = (isOffered = !useClock.element.hidden) => {
    useClock.element.hidden = !isOffered;
    fields.hidden = !isUsed();
    for (const { input } of [minutes, seconds]) input.disabled = !isUsed();
  };
  useClock.input.addEventListener('change', () => show());
  const limit = () => {
    minutes.input.min = seconds.input.valueAsNumber > 0 ? '0' : '0.05';
  };
  seconds.input.addEventListener('input', limit);
  limit();
  show();
  return {
    elements: [useClock.element, fields],
    show,
    timing: () => (isUsed() ? makeTiming(minutes.input.valueAsNumber, seconds.input.valueAsNumber) : null),
  };
}
