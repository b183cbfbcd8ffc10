/** The dialog for a new game. */
import { useState } from 'preact/hooks';
import {
  CHESS960_COUNT,
  chess960Fen,
  chess960Number,
  enginesThatPlay,
  isChess960,
  playerOf,
} from '../game/position/chess960.ts';
import { makeTiming } from '../game/players/clock.ts';
import { levelOf, strengthAt } from '../game/players/strength.ts';
import { newFriend } from '../game/friend/friend-link.ts';
import { HUMAN, OPPONENT, humanColor, isForTwo, isWithFriend } from '../game/game.ts';
import { titleIn } from '../game/variant/variant-source.ts';
import { levelOption, levelText, levelWords } from '../texts/levels.ts';
import { loadLazily } from '../ui/app.ts';
import { Button, Checkbox, NumberField, Radios, Select } from '../views/fields.tsx';
import { openForm } from './dialog.tsx';
import { loadDialogTexts } from '../texts/load.ts';
import type { Color } from '../board/geometry.ts';
import type { Game, Limit, OfferedEngine, Player } from '../game/game.ts';
import type { Choice, NewGameOptions } from '../game/store.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Engine } from '../ui/names.ts';
import type { App } from '../ui/app.ts';

/** How long the dialog waits for the list of engines. */
const ENGINES_TIMEOUT_MS = 2000;

/** The initial values of custom limits, and the largest ones. */
const LIMITS = Object.freeze({
  nodes: { initial: 100000, max: 1e9 },
  depth: { initial: 6, max: 99 },
  ms: { initial: 1000, max: 3600000 },
});

/** Who plays: the player against an engine, two people, a friend elsewhere, or engine against engine. */
type Pairing = 'engine' | 'two' | 'friend' | 'engines';

const PAIRINGS: readonly Pairing[] = ['engine', 'two', 'friend', 'engines'];

const SIDES: readonly Choice[] = ['white', 'black', 'random'];

/** The fields of an engine and its strength, which is one of its levels, or a custom limit without one. */
type Strength = { engine: string; level: string; unit: keyof typeof LIMITS; amount: string };

/** What the player has chosen. Numbers are as they are typed. */
type Draft = {
  title: string;
  chosen: Pick<NewGameOptions, 'variant' | 'start'>;
  /** Those that play the chosen game; empty until the worker has said what it offers. */
  engines: readonly OfferedEngine[];
  pairing: Pairing;
  as: Choice;
  white: Strength;
  black: Strength;
  hasClock: boolean;
  minutes: string;
  seconds: string;
  isVaried: boolean;
};

export async function openNewGame(app: App) {
  const [words] = await Promise.all([loadDialogTexts(app.texts().language), awaitEngines(app)]);
  const { newGame } = words;
  let draft = initialDraft(app.game(), newGame.chess);
  let close = () => {};
  function NewGame() {
    const [, show] = useState(draft);
    const change = (patch: Partial<Draft>) => show((draft = { ...draft, ...patch }));
    const choose = async (title: string, chosen: Draft['chosen']) => {
      const { variant = null, start = 'startpos' } = chosen;
      change({ title, chosen });
      try {
        const answer = await app.client.ask('engines', { variant: variant?.source });
        if (draft.chosen === chosen) change({ engines: enginesThatPlay(answer.engines, { variant, start }) });
      } catch {
        // The previous engines stay in the list; the new game replaces an engine that its worker does not offer.
      }
    };
    const chooseOther = () =>
      loadLazily(app, async () => {
        const game = await (await import('../variants/chooser.tsx')).chooseVariant(app, () => close());
        if (game) choose(game.title, { variant: game.variant, start: game.start });
      });
    return (
      <>
        <fieldset>
          <legend>{newGame.game}</legend>
          <div class="row">
            <b>{draft.title}</b>
            <Button hidden={draft.title === newGame.chess} onClick={() => choose(newGame.chess, {})}>
              {newGame.chess}
            </Button>
            <Button onClick={chooseOther}>{newGame.otherGames}</Button>
          </div>
        </fieldset>
        <Fields {...{ app, words, draft, change }} />
      </>
    );
  }
  close = await openForm(words, {
    name: 'new-game',
    title: newGame.title,
    body: <NewGame />,
    submit: newGame.play,
    cancel: newGame.cancel,
    onSubmit: () => app.dispatch({ type: 'requestNewGame', ...optionsOf(draft, app.game()) }),
  });
}

function initialDraft(game: Game, chess: string): Draft {
  const { tree, players, searches } = game;
  const { base_ms = 600000, increment_ms = 5000 } = players.timing ?? {};
  const is960 = isChess960(tree) && chess960Number(tree.start) !== null;
  return {
    title: is960 ? 'Chess960' : tree.variant ? titleIn(tree.variant.source) : chess,
    chosen: is960 ? { start: chess960Fen(Math.floor(Math.random() * CHESS960_COUNT)) } : { variant: tree.variant },
    engines: enginesThatPlay(searches.engines, tree),
    pairing: pairingOf(game),
    as: humanColor(game) ?? 'white',
    white: initialStrength(game, 'white'),
    black: initialStrength(game, 'black'),
    hasClock: players.timing !== null,
    minutes: String(base_ms / 60000),
    seconds: String(increment_ms / 1000),
    isVaried: players.seed !== 0 || isForTwo(game),
  };
}

/** The engine of a side, or the other side's. */
const engineOf = ({ players }: Game, color: Color) =>
  [players[color], players.black, players.white].find((player): player is Engine => player.kind === 'engine') ??
  OPPONENT;

function initialStrength(game: Game, color: Color): Strength {
  const player = engineOf(game, color);
  const level = levelOf(player);
  const limit = level === null && 'limit' in player.strength ? player.strength.limit : {};
  const [[unit, amount] = ['nodes', LIMITS.nodes.initial]] = Object.entries(limit);
  return { engine: player.engine, level: String(level ?? ''), unit: unit as Strength['unit'], amount: String(amount) };
}

type FieldsProps = {
  app: App;
  words: DialogTexts;
  draft: Draft;
  change: (patch: Partial<Draft>) => void;
};

function Fields(props: FieldsProps) {
  const { words, draft, change } = props;
  const { newGame: text } = words;
  const { pairing, as, hasClock, minutes, seconds, isVaried } = draft;
  const isForPeople = pairing === 'two' || pairing === 'friend';
  return (
    <>
      <Radios
        label={text.opponent}
        name="against"
        choices={PAIRINGS.map((name) => [name, text[name]])}
        value={pairing}
        onChange={(value) => change({ pairing: value })}
        autofocus
      />
      {(pairing === 'engine' || pairing === 'friend') && (
        <Radios
          label={text.as}
          name="as"
          choices={SIDES.map((name) => [name, text[name]])}
          value={as}
          onChange={(value) => change({ as: value })}
        />
      )}
      {pairing === 'engines' && <StrengthFields {...props} color="white" />}
      {!isForPeople && <StrengthFields {...props} color="black" />}
      {pairing !== 'friend' && (
        <Checkbox label={text.clock} checked={hasClock} onChange={(value) => change({ hasClock: value })} />
      )}
      {pairing !== 'friend' && hasClock && (
        <div class="row">
          <NumberField
            label={text.minutes}
            min={Number(seconds) > 0 ? 0 : 0.05}
            max={600}
            step="any"
            value={minutes}
            onInput={(value) => change({ minutes: value })}
          />
          <NumberField
            label={text.increment}
            min={0}
            max={600}
            step="any"
            value={seconds}
            onInput={(value) => change({ seconds: value })}
          />
        </div>
      )}
      {!isForPeople && (
        <Checkbox label={text.varied} checked={isVaried} onChange={(value) => change({ isVaried: value })} />
      )}
    </>
  );
}

/** The fields for an engine and its strength. When the engine changes, the level's number stays chosen. */
function StrengthFields({ app, words, draft, change, color }: FieldsProps & { color: Color }) {
  const texts = app.texts();
  const { newGame: text } = words;
  const { engines, pairing } = draft;
  const strength = draft[color];
  const set = (patch: Partial<Strength>) => change({ [color]: { ...strength, ...patch } });
  const { engine, level } = chosenIn(engines, strength);
  const levels = (engine?.levels ?? []).map((one) => {
    const { name } = levelWords(texts, engine?.name ?? '', one.level);
    return [String(one.level), levelOption(texts, one, name)] as const;
  });
  return (
    <fieldset class="engine-strength">
      {pairing === 'engines' && <legend>{texts.game.sides[color]}</legend>}
      <Select
        label={text.program}
        hidden={engines.length < 2}
        choices={engines.map(({ name }) => [name, name])}
        value={engine?.name ?? ''}
        onChange={(name) => set({ engine: name })}
      />
      <p class="quiet rule">{text.about[engine?.name ?? '']}</p>
      <Select
        label={text.strength}
        choices={[...levels, ...(engine ? [['', text.ownLimit] as const] : [])]}
        value={String(level?.level ?? '')}
        onChange={(value) => set({ level: value })}
      />
      <p class="quiet rule">{level && levelText(texts.language, words, level)}</p>
      {engine && !level && (
        <div class="row">
          <NumberField
            label={text.limit}
            min={1}
            max={LIMITS[strength.unit].max}
            step={1}
            value={strength.amount}
            onInput={(amount) => set({ amount })}
          />
          <Select
            label={text.unit}
            choices={Object.entries(text.limits) as [Strength['unit'], string][]}
            value={strength.unit}
            onChange={(unit) => set({ unit, amount: String(LIMITS[unit].initial) })}
          />
        </div>
      )}
    </fieldset>
  );
}

/** The chosen engine, or the first one of a game that it does not play, and its chosen level. */
function chosenIn(engines: readonly OfferedEngine[], strength: Strength) {
  const engine = engines.find(({ name }) => name === strength.engine) ?? engines[0];
  return { engine, level: engine?.levels.find(({ level }) => String(level) === strength.level) };
}

/** Starts the game on the board against a friend. */
export function playFriend({ dispatch, game }: App, as: Choice) {
  const { start, variant } = game().tree;
  dispatch({ type: 'requestNewGame', as, opponent: newFriend(), start, variant });
}

/** Waits until the engines are known, but not for long: a game of two people needs none. */
export async function awaitEngines({ game, client, dispatch }: App) {
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

function optionsOf(draft: Draft, present: Game): NewGameOptions {
  const { pairing, as, hasClock, minutes, seconds, isVaried } = draft;
  const { variant = null, start = 'startpos' } = draft.chosen;
  const player = (color: Color) => playerOf(playerIn(draft, color) ?? engineOf(present, color), { variant, start });
  const timing = hasClock && pairing !== 'friend' ? makeTiming(Number(minutes), Number(seconds)) : null;
  const common = { variant, start, timing, isVaried };
  if (pairing === 'engine') return { ...common, as, opponent: player('black') };
  if (pairing === 'friend') return { ...common, as, opponent: newFriend() };
  const players =
    pairing === 'two' ? { white: HUMAN, black: HUMAN } : { white: player('white'), black: player('black') };
  return { ...common, as: 'white', players };
}

/** Null before the worker has said what it offers; then nothing changes. */
function playerIn(draft: Draft, color: Color): Player | null {
  const { unit, amount } = draft[color];
  const { engine, level } = chosenIn(draft.engines, draft[color]);
  if (!engine) return null;
  const limit: Limit = { [unit]: Number(amount) };
  return {
    kind: 'engine',
    engine: engine.name,
    strength: level ? strengthAt(engine.name, level.level) : { limit },
  };
}
