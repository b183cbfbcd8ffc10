/**
 * What the page shows before the first move: the choice of opponent, colour and clock. One press starts the game; so
 * does a move on the board.
 */
import { render } from 'preact';
import { makeTiming } from '../game/players/clock.ts';
import { isUnbegun } from '../game/game.ts';
import { opponentOf } from '../game/players/players.ts';
import { CHARACTERS, characterOf, playerAs } from '../game/players/characters.ts';
import { MODERN, RANGE, levelOf, levelsOf, ratingOf, ruleOf, strengthAt } from '../game/players/strength.ts';
import { levelWords, ratingText, shortRule } from '../texts/levels.ts';
import { loadOpponentTexts } from '../texts/load.ts';
import { elementById, onPress } from '../ui/dom.ts';
import { opponentName } from '../ui/names.ts';
import { loadLazily } from '../ui/app.ts';
import { Lazy } from '../views/lazy.tsx';
import { openNewGame } from './buttons.tsx';
import { hasGameBehind, returnToGame, showNewGame } from './game-history.ts';
import type { ComponentChild } from 'preact';
import type { Timing } from '../game/players/clock.ts';
import type { Game, Player } from '../game/game.ts';
import type { Choice } from '../game/store.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Panel, App } from '../ui/app.ts';

/** The colours, with the class of a sign for each. */
const COLORS = ['white', 'random', 'black'] as const;

/** Minutes per side and seconds per move; null is without a clock. */
const CLOCKS = [null, [3, 2], [10, 5], [30, 20]] as const;

/** The distance of the ratings that can be chosen. */
const STRENGTH_STEP = 50;

export function makeChooser(app: App): Panel {
  const { dispatch, game } = app;
  const chooser = elementById('chooser');
  let as: Choice = 'white';
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
    loadLazily(app, async () => {
      (await import('../dialogs/new-game.tsx')).playFriend(app, as);
    }),
  );
  onPress('play-chess', () => showNewGame(app, 'chess'));
  onPress('back-to-game', returnToGame);
  onPress('more-options', () => openNewGame(app));
  onPress('flip-first', () => dispatch({ type: 'flip' }));

  return (now, texts) => {
    const isHidden = !isUnbegun(now);
    const hadFocus = isHidden && chooser.contains(document.activeElement);
    chooser.hidden = isHidden;
    if (hadFocus) app.board.focus();
    if (isHidden) {
      as = 'white';
      return;
    }
    elementById('play-chess').hidden = !now.tree.variant && now.tree.start === 'startpos';
    elementById('back-to-game').hidden = !hasGameBehind();
    showOpponents(now, texts, (player) => dispatch({ type: 'setPlayer', color: 'black', player }));
    showOptions(
      'choose-color',
      COLORS.map((value) => ({ ...withName(texts.chooser.colors[value]), value, sign: value })),
      as,
      (value) => {
        as = value;
      },
    );
    const { timing } = now.players;
    showOptions(
      'choose-clock',
      CLOCKS.map((clock, index) => ({ value: String(index), ...clockText(clock, texts) })),
      String(CLOCKS.findIndex((clock) => isSame(timingOf(clock), timing))),
      (value) => dispatch({ type: 'setTiming', timing: timingOf(CLOCKS[Number(value)]) }),
    );
  };
}

/** The parts are what can be seen of it. */
type Option<Value> = { value: Value; name: string; parts: ComponentChild[]; sign?: string };

const withName = (name: string) => ({ name, parts: [name] });

/** Draws a group of radio buttons. */
const showOptions = <Value extends string>(
  group: 'levels' | 'choose-color' | 'choose-clock',
  options: readonly Option<Value>[],
  chosen: Value,
  choose: (value: Value) => void,
) =>
  render(
    options.map(({ value, name, parts, sign }) => (
      <label key={value} class="option" data-sign={sign}>
        <input
          type="radio"
          name={group}
          value={value}
          aria-label={name}
          checked={value === chosen}
          onChange={() => choose(value)}
        />
        {parts.map((part) => (
          <span>{part}</span>
        ))}
      </label>
    )),
    elementById(group),
  );

/** Shows the characters, or the levels of an engine without measured ratings. */
function showOpponents(game: Game, texts: Texts, choose: (opponent: Player) => void) {
  const { engine } = opponentOf(game.players);
  elementById('levels').classList.toggle('characters', engine === MODERN);
  elementById('choose-strength').hidden = engine !== MODERN;
  if (engine === MODERN) showCharacters(game, texts, choose);
  else showLevels(game, texts, choose);
}

function showCharacters({ players }: Game, texts: Texts, choose: (opponent: Player) => void) {
  const opponent = opponentOf(players);
  const chosen = characterOf(opponent);
  const elo = ratingOf(opponent);
  const eloText = (rating: number) => shortRule(texts, { elo: rating });
  const options = CHARACTERS.map((character) => {
    const { id } = character;
    const name = opponentName(texts, playerAs(character));
    const rating = eloText(elo !== null && chosen === character ? elo : character.elo);
    const face = <Lazy load={() => import('./faces.tsx')}>{({ Face }) => <Face id={id} />}</Lazy>;
    return { value: id, name: `${name}, ${rating}`, parts: [face, name, rating] };
  });
  showOptions('levels', options, elo === null ? '' : chosen.id, (id) =>
    choose(playerAs(CHARACTERS.find((character) => character.id === id) ?? chosen)),
  );
  render(
    <Lazy of={texts.language} load={() => loadOpponentTexts(texts.language)}>
      {({ each }) => each[chosen.id].about}
    </Lazy>,
    elementById('level-about'),
  );
  const shown = elo ?? chosen.elo;
  render(
    <>
      <span>{texts.chooser.strength}</span>
      <input
        type="range"
        aria-label={texts.chooser.strength}
        min={RANGE.min}
        max={RANGE.max}
        step={STRENGTH_STEP}
        value={shown}
        aria-valuetext={eloText(shown)}
        onInput={({ currentTarget }) => choose(playerAs(chosen, Number(currentTarget.value)))}
      />
      <span>{eloText(shown)}</span>
    </>,
    elementById('choose-strength'),
  );
}

function showLevels({ searches: { engines }, players }: Game, texts: Texts, choose: (opponent: Player) => void) {
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
  // The chosen opponent has no style.
  showOptions('levels', options, String(chosen), (level) =>
    choose({ kind: 'engine', engine, strength: strengthAt(engine, Number(level)) }),
  );
  const { about } = levelWords(texts, engine, chosen);
  render(about || shortRule(texts, ruleOf(engines, opponent)), elementById('level-about'));
}

const timingOf = (clock: (typeof CLOCKS)[number]): Timing | null => clock && makeTiming(clock[0], clock[1]);

const isSame = (one: Timing | null, other: Timing | null) =>
  one?.base_ms === other?.base_ms && one?.increment_ms === other?.increment_ms;

function clockText(clock: (typeof CLOCKS)[number], { chooser }: Texts) {
  if (!clock) return withName(chooser.noClock);
  const [minutes, seconds] = clock;
  return { name: chooser.clockOf({ minutes, seconds }), parts: [`${minutes} + ${seconds}`] };
}
