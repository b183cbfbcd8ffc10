// @ts-check
/**
 * What the page shows before the first move: the choice of opponent, colour and clock. One press starts the game; so
 * does a move on the board.
 *
 * @import { Timing } from '../game/clock.js'
 * @import { Game, Level, Player } from '../game/game.js'
 * @import { Choice } from '../game/store.js'
 * @import { Texts } from '../texts/en/page.js'
 * @import { Panel, Session } from '../ui/session.js'
 */
import { makeTiming } from '../game/clock.js';
import { isUnbegun } from '../game/game.js';
import { opponentOf } from '../game/players/players.js';
import { ratingText, shortRule } from '../texts/levels.js';
import { elementById, make, onPress, setAttribute, setText } from '../ui/dom.js';
import { levelWords } from '../ui/names.js';
import { loadLazily } from '../ui/session.js';
import { openNewGame } from './buttons.js';
import { hasGameBehind, returnToGame, showNewGame } from './game-history.js';

/** The levels until the worker has listed its own. @type {readonly Level[]} */
const LEVELS = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8].map((level) => ({ level })));

/** The colours, with the class of a sign for each. */
const COLORS = /** @type {const} */ (['white', 'random', 'black']);

/** Minutes per side and seconds per move; null is without a clock. */
const CLOCKS = /** @type {const} */ ([null, [3, 2], [10, 5], [30, 20]]);

/**
 * Makes the panel.
 * @param {Session} session @returns {Panel}
 */
export function makeChooser(session) {
  const { dispatch, game } = session;
  const chooser = elementById('chooser');
  /** @type {Choice} */
  let as = 'white';
  const levels = makeRadios(elementById('levels'), 'level', (value) =>
    dispatch({ type: 'setPlayer', color: 'black', player: atLevel(game(), Number(value)) }),
  );
  const colors = makeRadios(elementById('choose-color'), 'color', (value) => {
    as = /** @type {Choice} */ (value);
  });
  const clocks = makeRadios(elementById('choose-clock'), 'clock', (value) =>
    dispatch({ type: 'setTiming', timing: timingOf(CLOCKS[Number(value)]) }),
  );
  onPress('start-game', () => {
    const { players, timing, seed, tree } = game();
    const { start, variant } = tree;
    const opponent = opponentOf(players);
    dispatch({ type: 'requestNewGame', as, opponent, timing, start, variant, isVaried: seed !== 0 });
  });
  onPress('play-friend', () =>
    loadLazily(session, async () => {
      (await import('../dialogs/new-game.js')).playFriend(session, as);
    }),
  );
  onPress('play-chess', () => showNewGame(session, 'chess'));
  onPress('back-to-game', returnToGame);
  onPress('more-options', () => openNewGame(session));
  onPress('flip-first', () => dispatch({ type: 'flip' }));

  return (now, texts) => {
    const isHidden = !isUnbegun(now);
    const hadFocus = isHidden && chooser.contains(document.activeElement);
    chooser.hidden = isHidden;
    if (hadFocus) session.board.focus();
    if (isHidden) {
      as = 'white';
      return;
    }
    elementById('play-chess').hidden = !now.tree.variant && now.tree.start === 'startpos';
    elementById('back-to-game').hidden = !hasGameBehind();
    showLevels(levels, now, texts);
    colors(
      COLORS.map((value) => ({
        value,
        name: texts.chooser.colors[value],
        parts: [texts.chooser.colors[value]],
        sign: value,
      })),
      as,
    );
    const { timing } = now;
    const chosen = CLOCKS.findIndex((clock) => isSame(timingOf(clock), timing));
    clocks(
      CLOCKS.map((clock, index) => ({ value: String(index), ...clockText(clock, texts) })),
      String(chosen),
    );
  };
}

/** @typedef {{ value: string, name: string, parts: string[], sign?: string }} Option The parts are what can be seen of it. */

/**
 * Makes a group of radio buttons. They are drawn when they change.
 * @param {HTMLElement} group @param {string} name @param {(value: string) => void} choose
 */
function makeRadios(group, name, choose) {
  let drawn = '';
  group.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) choose(target.value);
  });
  return (/** @type {Option[]} */ options, /** @type {string} */ chosen) => {
    const text = JSON.stringify(options);
    if (text !== drawn) draw(group, name, options);
    drawn = text;
    for (const input of group.querySelectorAll('input')) input.checked = input.value === chosen;
  };
}

/** @param {HTMLElement} group @param {string} name @param {Option[]} options */
function draw(group, name, options) {
  for (const [index, { value, name: label, parts, sign }] of options.entries()) {
    const item =
      group.children[index] ??
      group.appendChild(
        make('label', { className: 'option' }, make('input', { type: 'radio', name: `choose-${name}`, value })),
      );
    const input = /** @type {Element} */ (item.firstElementChild);
    setAttribute(input, 'aria-label', label);
    if (sign) setAttribute(item, 'data-sign', sign);
    while (item.children.length > 1) item.lastElementChild?.remove();
    item.append(...parts.map((part) => make('span', { textContent: part })));
  }
  while (group.children.length > options.length) group.lastElementChild?.remove();
}

/** @param {ReturnType<typeof makeRadios>} show @param {Game} game @param {Texts} texts */
function showLevels(show, { engines, players }, texts) {
  const { engine, strength } = /** @type {Extract<Player, { kind: 'engine' }>} */ (opponentOf(players));
  const offered = engines.find(({ name }) => name === engine)?.levels ?? LEVELS;
  const options = offered.map((level) => {
    const { name } = levelWords(texts, engine, level.level);
    const rating = ratingText(texts, level, name);
    return {
      value: String(level.level),
      name: [texts.levels.ofNumber({ level: level.level }), name, rating].filter(Boolean).join(', '),
      parts: [String(level.level), name, rating],
    };
  });
  const chosen = 'level' in strength ? strength.level : 0;
  show(options, String(chosen));
  const rule =
    'limit' in strength ? strength.limit : 'elo' in strength ? strength : offered.find(({ level }) => level === chosen);
  setText(elementById('level-about'), levelWords(texts, engine, chosen).about || shortRule(texts, rule ?? {}));
}

/**
 * The opponent at another level, without a style.
 * @param {Game} game @param {number} level @returns {Player}
 */
const atLevel = ({ players }, level) => ({ kind: 'engine', engine: opponentOf(players).engine, strength: { level } });

/** @param {typeof CLOCKS[number]} clock @returns {Timing | null} */
const timingOf = (clock) => clock && makeTiming(clock[0], clock[1]);

/** @param {Timing | null} one @param {Timing | null} other */
const isSame = (one, other) => one?.base_ms === other?.base_ms && one?.increment_ms === other?.increment_ms;

/** @param {typeof CLOCKS[number]} clock @param {Texts} texts */
function clockText(clock, { chooser }) {
  if (!clock) return { name: chooser.noClock, parts: [chooser.noClock] };
  const [minutes, seconds] = clock;
  return { name: chooser.clockOf({ minutes, seconds }), parts: [`${minutes} + ${seconds}`] };
}
