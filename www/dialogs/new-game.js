// @ts-check
/**
 * The dialog for a new game.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Game, OfferedEngine, Player } from '../game/game.js'
 * @import { Choice, NewGameOptions } from '../game/store.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { Session } from '../ui/session.js'
 */
import {
  CHESS960_COUNT,
  chess960Fen,
  chess960Number,
  enginesThatPlay,
  isChess960,
  playerOf,
} from '../game/position/chess960.js';
import { makeTiming } from '../game/clock.js';
import { newFriend } from '../game/friend/friend-link.js';
import { HUMAN, humanColor, isForTwo, isWithFriend } from '../game/game.js';
import { titleIn } from '../game/variant/variant-source.js';
import { make, setText } from '../ui/dom.js';
import { loadLazily } from '../ui/session.js';
import { button } from './fields.js';
import { openForm } from './dialog.js';
import { makeStrength, number } from './engine-strength.js';
import { loadDialogTexts } from '../texts/load.js';

/** How long the dialog waits for the list of engines. */
const ENGINES_TIMEOUT_MS = 2000;

/** Who plays: the player against an engine, two people, a friend elsewhere, or engine against engine. @typedef {'engine' | 'two' | 'friend' | 'engines'} Pairing */

/**
 * Opens the dialog.
 * @param {Session} session
 */
export async function openNewGame(session) {
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
  const varied = makeCheckbox('varied', newGame.varied, game.seed !== 0 || isForTwo(game));
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
    body: [
      kind.element,
      against.element,
      as.element,
      strengths.white.element,
      strengths.black.element,
      ...clock.elements,
      varied.element,
    ],
    submit: newGame.play,
    cancel: newGame.cancel,
    onSubmit() {
      const pairing = /** @type {Pairing} */ (against.value());
      const choice = /** @type {Choice} */ (as.value());
      const { variant = null, start = 'startpos' } = kind.chosen();
      const player = (/** @type {Color} */ color) => playerOf(strengths[color].player(), { variant, start });
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

/**
 * Starts the game on the board against a friend.
 * @param {Session} session @param {Choice} as
 */
export function playFriend({ dispatch, game }, as) {
  const { start, variant } = game().tree;
  dispatch({ type: 'requestNewGame', as, opponent: newFriend(), start, variant });
}

/**
 * The game to play: that of the board, with another position of Chess960, or another one that the player chooses.
 * @param {Session} session
 * @param {DialogTexts['newGame']} words
 * @param {object} on
 * @param {(engines: readonly OfferedEngine[]) => void} on.offer Receives the engines that know the chosen game.
 * @param {() => void} on.leave Closes the dialog, when the player goes to the workshop.
 */
function makeGameChoice(session, words, { offer, leave }) {
  const { tree, engines } = session.game();
  const { variant } = tree;
  const is960 = isChess960(tree) && chess960Number(tree.start) !== null;
  /** @type {Pick<NewGameOptions, 'variant' | 'start'>} */
  let chosen = is960 ? { start: chess960Fen(Math.floor(Math.random() * CHESS960_COUNT)) } : { variant };
  const name = make('b', { textContent: is960 ? 'Chess960' : variant ? titleIn(variant.source) : words.chess });
  const set = (/** @type {string} */ title, /** @type {typeof chosen} */ options) => {
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
      const game = await (await import('../variants/chooser.js')).chooseVariant(session, leave);
      if (game) set(game.title, { variant: game.variant, start: game.start });
    }),
  );
  const row = make('div', { className: 'row' }, name, toChess, others);
  return { element: make('fieldset', {}, make('legend', { textContent: words.game }), row), chosen: () => chosen };
}

/**
 * Waits until the engines are known, but not for long: a game of two people needs none.
 * @param {Session} session
 */
export async function awaitEngines({ game, client, dispatch }) {
  if (game().engines.length > 0) return;
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

/** @param {Game} game @returns {Pairing} */
function pairingOf(game) {
  if (isForTwo(game)) return 'two';
  if (isWithFriend(game)) return 'friend';
  return humanColor(game) === null ? 'engines' : 'engine';
}

/** @param {Pairing} pairing @param {Choice} as @param {(color: Color) => Player} player @returns {NewGameOptions} */
function optionsOf(pairing, as, player) {
  if (pairing === 'engine') return { as, opponent: player('black') };
  if (pairing === 'friend') return { as, opponent: newFriend() };
  const players =
    pairing === 'two' ? { white: HUMAN, black: HUMAN } : { white: player('white'), black: player('black') };
  return { as: 'white', players };
}

/** @param {string} name @param {string} label @param {[string, string][]} choices @param {string} chosen */
function radios(name, label, choices, chosen) {
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

/** @param {string} name @param {string} label @param {boolean} checked */
function makeCheckbox(name, label, checked) {
  const input = make('input', { type: 'checkbox', name, checked });
  return { input, element: make('label', { className: 'choice' }, input, label), isChecked: () => input.checked };
}

/** @param {Game} game @param {DialogTexts['newGame']} words */
function makeClock({ timing }, words) {
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
