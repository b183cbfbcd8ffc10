/**
 * What the page shows before the first move: the choice of opponent, colour and clock. One press starts the game; so
 * does a move on the board.
 */
import { makeTiming } from '../game/players/clock.ts';
import { isUnbegun } from '../game/game.ts';
import { opponentOf } from '../game/players/players.ts';
import { levelOf, levelsOf, ruleOf, strengthAt } from '../game/players/strength.ts';
import { levelWords, ratingText, shortRule } from '../texts/levels.ts';
import { elementById, make, onPress, setAttribute, setText } from '../ui/dom.ts';
import { loadLazily } from '../ui/session.ts';
import { openNewGame } from './buttons.ts';
import { hasGameBehind, returnToGame, showNewGame } from './game-history.ts';
import type { Timing } from '../game/players/clock.ts';
import type { Game, Player } from '../game/game.ts';
import type { Choice } from '../game/store.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Panel, Session } from '../ui/session.ts';

/** The colours, with the class of a sign for each. */
const COLORS = ['white', 'random', 'black'] as const;

/** Minutes per side and seconds per move; null is without a clock. */
const CLOCKS = [null, [3, 2], [10, 5], [30, 20]] as const;

export function makeChooser(session: Session): Panel {
  const { dispatch, game } = session;
  const chooser = elementById('chooser');
  let as: Choice = 'white';
  const levels = makeRadios(elementById('levels'), 'level', (value) =>
    dispatch({ type: 'setPlayer', color: 'black', player: atLevel(game(), Number(value)) }),
  );
  const colors = makeRadios(elementById('choose-color'), 'color', (value) => {
    as = value as Choice;
  });
  const clocks = makeRadios(elementById('choose-clock'), 'clock', (value) =>
    dispatch({ type: 'setTiming', timing: timingOf(CLOCKS[Number(value)]) }),
  );
  onPress('start-game', () => {
    const { players, tree } = game();
    const { start, variant } = tree;
    const opponent = opponentOf(players);
    dispatch({
      type: 'requestNewGame',
      as,
      opponent,
      timing: players.timing,
      start,
      variant,
      isVaried: players.seed !== 0,
    });
  });
  onPress('play-friend', () =>
    loadLazily(session, async () => {
      (await import('../dialogs/new-game.tsx')).playFriend(session, as);
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
    const { timing } = now.players;
    const chosen = CLOCKS.findIndex((clock) => isSame(timingOf(clock), timing));
    clocks(
      CLOCKS.map((clock, index) => ({ value: String(index), ...clockText(clock, texts) })),
      String(chosen),
    );
  };
}

/** The parts are what can be seen of it. */
type Option = { value: string; name: string; parts: string[]; sign?: string };

/** Makes a group of radio buttons. They are drawn when they change. */
function makeRadios(group: HTMLElement, name: string, choose: (value: string) => void) {
  let drawn = '';
  group.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) choose(target.value);
  });
  return (options: Option[], chosen: string) => {
    const text = JSON.stringify(options);
    if (text !== drawn) draw(group, name, options);
    drawn = text;
    for (const input of group.querySelectorAll('input')) input.checked = input.value === chosen;
  };
}

function draw(group: HTMLElement, name: string, options: Option[]) {
  for (const [index, { value, name: label, parts, sign }] of options.entries()) {
    const item =
      group.children[index] ??
      group.appendChild(
        make('label', { className: 'option' }, make('input', { type: 'radio', name: `choose-${name}`, value })),
      );
    const input = item.firstElementChild as Element;
    setAttribute(input, 'aria-label', label);
    if (sign) setAttribute(item, 'data-sign', sign);
    while (item.children.length > 1) item.lastElementChild?.remove();
    item.append(...parts.map((part) => make('span', { textContent: part })));
  }
  while (group.children.length > options.length) group.lastElementChild?.remove();
}

function showLevels(show: ReturnType<typeof makeRadios>, { searches: { engines }, players }: Game, texts: Texts) {
  const opponent = opponentOf(players);
  const { engine } = opponent;
  const options = levelsOf(engines, engine).map((level) => {
    const { name } = levelWords(texts, engine, level.level);
    const rating = ratingText(texts, level, name);
    return {
      value: String(level.level),
      name: [texts.levels.ofNumber({ level: level.level }), name, rating].filter(Boolean).join(', '),
      parts: [String(level.level), name, rating],
    };
  });
  const chosen = levelOf(opponent) ?? 0;
  show(options, String(chosen));
  const { about } = levelWords(texts, engine, chosen);
  setText(elementById('level-about'), about || shortRule(texts, ruleOf(engines, opponent)));
}

/** The opponent at another level, without a style. */
function atLevel({ players }: Game, level: number): Player {
  const { engine } = opponentOf(players);
  return { kind: 'engine', engine, strength: strengthAt(engine, level) };
}

const timingOf = (clock: (typeof CLOCKS)[number]): Timing | null => clock && makeTiming(clock[0], clock[1]);

const isSame = (one: Timing | null, other: Timing | null) =>
  one?.base_ms === other?.base_ms && one?.increment_ms === other?.increment_ms;

function clockText(clock: (typeof CLOCKS)[number], { chooser }: Texts) {
  if (!clock) return { name: chooser.noClock, parts: [chooser.noClock] };
  const [minutes, seconds] = clock;
  return { name: chooser.clockOf({ minutes, seconds }), parts: [`${minutes} + ${seconds}`] };
}
