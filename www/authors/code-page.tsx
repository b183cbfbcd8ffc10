/** What the page that writes code consists of: the text, the choices, the preview, the code. */
import { useEffect, useState } from 'preact/hooks';
import { BOARD_COLOURS } from '../board/looks.ts';
import { Checkbox, Field, Radios, Select, Status } from '../views/fields.tsx';
import { CodePanel } from './code-panel.tsx';
import { FIGURE_TAGS } from './figure-tags.ts';
import { listedGames } from './listed-games.ts';
import { readPasted } from './pasted.ts';
import { choicesFor, elementOf, withoutPasted } from './snippets.ts';
import type { EngineLike } from '../engine/client.ts';
import type { ListedGame } from './listed-games.ts';
import type { Read } from './pasted.ts';
import type { Choices, Kind } from './snippets.ts';

/** How long typing must pause before the text is read. */
const PAUSE_MS = 300;

const KINDS: readonly (readonly [Kind, string])[] = [
  ['board', 'A game against the engine'],
  ['diagram', 'A position'],
  ['replay', 'A game to replay'],
  ['puzzle', 'A puzzle'],
  ['figure', 'A figure of how the engine thinks'],
];

const SIDES = [
  ['white', 'White'],
  ['black', 'Black'],
  ['both', 'both sides'],
  ['none', 'neither, the engine plays itself'],
] as const;

const LEVELS = Array.from({ length: 8 }, (_, index) => [String(index + 1), String(index + 1)] as const);

const ORIENTATIONS = [
  ['', 'the reader’s side'],
  ['white', 'White'],
  ['black', 'Black'],
] as const;

const THEMES = ['', ...BOARD_COLOURS].map((name) => [name, name || 'as the page'] as const);

type Choose = (patch: Partial<Choices>) => void;

export function CodePage({ engine, choices: first }: { engine: EngineLike; choices: Choices }) {
  const [text, setText] = useState('');
  const [read, setRead] = useState<Read>({ attributes: {} });
  const [choices, setChoices] = useState(first);
  const [isKindChosen, setKindChosen] = useState(false);
  const choose: Choose = (patch) => setChoices((before) => ({ ...before, ...patch }));

  const pasted = 'attributes' in read ? read.attributes : {};
  const { variant } = withoutPasted(choices, pasted);
  useEffect(() => {
    if (text.trim() === '') return setRead({ attributes: {} });
    let isLate = false;
    const timer = setTimeout(async () => {
      const found = await readPasted(text, variant, engine);
      if (isLate) return;
      setRead(found);
      if ('attributes' in found)
        setChoices((before) => choicesFor(found.attributes, withoutPasted(before, pasted), isKindChosen));
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [text, variant]);

  const element = 'fault' in read ? read : elementOf(read.attributes, choices);
  const chooseKind = (kind: Kind) => {
    setKindChosen(true);
    choose({ kind });
  };
  return (
    <>
      <form onSubmit={(event) => event.preventDefault()}>
        <Field
          label="A PGN, a FEN or a link"
          field={(id) => (
            <textarea
              id={id}
              rows={8}
              spellcheck={false}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          )}
        />
        <Status text={'fault' in element ? element.fault : ''} isError />
        <Radios label="Show it as" name="kind" choices={KINDS} value={choices.kind} onChange={chooseKind} />
        <Options choices={choices} choose={choose} />
      </form>
      {'fault' in element ? (
        <p class="code-none">The board and its code follow.</p>
      ) : (
        <CodePanel made={element} kind={choices.kind} />
      )}
    </>
  );
}

/** The choices that a kind has. */
function Options({ choices, choose }: { choices: Choices; choose: Choose }) {
  const { kind } = choices;
  const isFigure = kind === 'figure';
  return (
    <fieldset class="options">
      <legend>Options</legend>
      {isFigure && (
        <Select
          label="Figure"
          choices={FIGURE_TAGS.map(({ tag, shows }) => [tag, `${tag}: ${shows}`] as const)}
          value={choices.figure}
          onChange={(figure) => choose({ figure })}
        />
      )}
      {!isFigure && <Game variant={choices.variant} choose={choose} />}
      {kind === 'board' && (
        <>
          <Select
            label="The reader plays"
            choices={SIDES}
            value={sideOf(choices)}
            onChange={(side) => choose({ side })}
          />
          <Select label="Level" choices={LEVELS} value={choices.level} onChange={(level) => choose({ level })} />
        </>
      )}
      <Select
        label="At the bottom"
        choices={ORIENTATIONS}
        value={orientationOf(choices)}
        onChange={(orientation) => choose({ orientation })}
      />
      {kind !== 'board' && (
        <Text label="Half-moves to the first position" value={choices.ply} onInput={(ply) => choose({ ply })} />
      )}
      {kind === 'diagram' && (
        <>
          <Text label="Arrows, such as e2e4 Rg1f3" value={choices.arrows} onInput={(arrows) => choose({ arrows })} />
          <Text label="Circles, such as e4 Bd5" value={choices.marks} onInput={(marks) => choose({ marks })} />
        </>
      )}
      {isFigure && <Text label="Caption" value={choices.caption} onInput={(caption) => choose({ caption })} />}
      {!isFigure && (
        <Select
          label="Colours"
          choices={themesWith(choices.theme)}
          value={choices.theme}
          onChange={(theme) => choose({ theme })}
        />
      )}
      {(kind === 'board' || kind === 'replay') && (
        <Checkbox
          label="With the list of moves"
          checked={choices.hasMoves}
          onChange={(hasMoves) => choose({ hasMoves })}
        />
      )}
      {kind === 'replay' && (
        <Checkbox
          label="Readers cannot try moves"
          checked={choices.isFixed}
          onChange={(isFixed) => choose({ isFixed })}
        />
      )}
    </fieldset>
  );
}

const sideOf = ({ side }: Choices) => SIDES.find(([name]) => name === side)?.[0] ?? 'white';

const orientationOf = ({ orientation }: Choices) => ORIENTATIONS.find(([name]) => name === orientation)?.[0] ?? '';

/** The themes, with one that was pasted. */
const themesWith = (theme: string) =>
  THEMES.some(([name]) => name === theme) ? THEMES : [...THEMES, [theme, theme] as const];

const Text = ({ label, value, onInput }: { label: string; value: string; onInput: (text: string) => void }) => (
  <Field
    label={label}
    field={(id) => (
      <input id={id} value={value} spellcheck={false} onInput={(event) => onInput(event.currentTarget.value)} />
    )}
  />
);

/** The choice of the game. A definition that was pasted is one more. */
function Game({ variant, choose }: { variant: string; choose: Choose }) {
  const [families, setFamilies] = useState<{ title: string; games: ListedGame[] }[]>([]);
  useEffect(() => {
    // Without the list, any game can still be pasted.
    listedGames().then(setFamilies, console.warn);
  }, []);
  const isListed = variant === '' || families.some(({ games }) => games.some(({ source }) => source === variant));
  return (
    <Field
      label="Game"
      field={(id) => (
        <select id={id} value={variant} onChange={(event) => choose({ variant: event.currentTarget.value })}>
          <option value="">Chess, or as the PGN says</option>
          {!isListed && <option value={variant}>The game that was pasted</option>}
          {families.map(({ title, games }) => (
            <optgroup key={title} label={title}>
              {games.map(({ name, title: own, source }) => (
                <option key={name} value={source}>
                  {own}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    >
      <a href="games.html">All games, with pictures</a>
    </Field>
  );
}
