/** The settings. Each takes effect at once and is saved. */
import { useState } from 'preact/hooks';
import { drawDiagram } from '../board/diagram.ts';
import { parsePlacement } from '../board/placement.ts';
import { choicesOf } from '../game/settings/preferences.ts';
import { languages, pickLanguage } from '../texts/language.ts';
import { openDialog } from './dialog.tsx';
import { play } from '../ui/sound.ts';
import { loadDialogTexts } from '../texts/load.ts';
import { drawPiece } from '../board/pieces.ts';
import { Drawing } from '../views/drawing.tsx';
import { Checkbox, Group, Select } from '../views/fields.tsx';
import type { PieceSet } from '../board/looks.ts';
import type { Piece } from '../board/placement.ts';
import type { Preferences } from '../game/settings/preferences.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Open } from './dialogs.ts';

/** A position that shows all pieces, and pieces on light and dark squares. */
const SAMPLE = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR';

type SelectName = 'letters' | 'scheme' | 'coordinates';

const BOARD = ['animation', 'targets'] as const;

const PLAY = ['autoQueen', 'premoves', 'notes', 'bar', 'review', 'sound', 'pace', 'talk'] as const;

/** The pieces on the light and the dark square of a sample. */
const SAMPLE_PIECES: readonly Piece[] = ['n', 'N'];

/** What the views share. */
type Setting = { settings: Preferences; words: DialogTexts; change: (patch: Partial<Preferences>) => void };

export const open: Open = (app, words) => {
  function SettingsDialog() {
    const [settings, show] = useState(app.game().settings);
    const change = (patch: Partial<Preferences>) => {
      app.dispatch({ type: 'setPreferences', patch });
      show(app.game().settings);
    };
    const changeLanguage = async (language: Preferences['language']) => {
      change({ language });
      const translated = await loadDialogTexts(pickLanguage(language, navigator.languages));
      dialog.close();
      open(app, translated);
    };
    return <Settings settings={settings} words={words} change={change} changeLanguage={changeLanguage} />;
  }
  const dialog = openDialog(words, 'settings', words.settings.title, <SettingsDialog />);
};

function Settings({
  changeLanguage,
  ...setting
}: Setting & { changeLanguage: (language: Preferences['language']) => void }) {
  const { settings, words, change } = setting;
  const { settings: text } = words;
  const { colours, pieces } = settings;
  const names = Object.entries(languages) as [Preferences['language'], string][];
  return (
    <>
      <Group name={text.language}>
        <Select
          label={text.languageOfPage}
          choices={[['auto', text.autoLanguage], ...names]}
          value={settings.language}
          onChange={changeLanguage}
          autofocus
        />
        <Choice {...setting} name="letters" />
      </Group>
      <Group name={text.look}>
        <div class="settings-look">
          <Swatches
            name={text.names.colours}
            choices={Object.entries(text.choices.colours) as [Preferences['colours'], string][]}
            chosen={colours}
            lookOf={(value) => ({ colours: value, pieces })}
            onChange={(value) => change({ colours: value })}
          />
          <Swatches
            name={text.names.pieces}
            choices={Object.entries(text.choices.pieces) as [Preferences['pieces'], string][]}
            chosen={pieces}
            lookOf={(value) => ({ pieces: value })}
            onChange={(value) => change({ pieces: value })}
          />
          <Choice {...setting} name="scheme" />
          <Choice {...setting} name="coordinates" />
        </div>
        <Preview {...setting} />
      </Group>
      <Group name={text.board}>
        <Switches {...setting} names={BOARD} />
      </Group>
      <Group name={text.play}>
        <Switches {...setting} names={PLAY} />
      </Group>
    </>
  );
}

const Preview = ({ settings: { pieces, coordinates }, words }: Setting) => (
  <Drawing
    class="settings-preview"
    draw={(place) =>
      drawDiagram(place, {
        placement: parsePlacement(SAMPLE) ?? {},
        pieceSet: pieces,
        coordinates: coordinates === 'outside' ? 'outside' : 'none',
        lastMove: ['e7', 'e5'],
        label: words.settings.preview,
      })
    }
  />
);

/**
 * A choice among looks: radio buttons with a sample and a name each. Samples of themes have the chosen pieces, and samples
 * of pieces have the chosen theme, which is that of the page.
 */
const Swatches = <Value extends string>({
  name,
  choices,
  chosen,
  lookOf,
  onChange,
}: {
  name: string;
  choices: readonly (readonly [Value, string])[];
  chosen: Value;
  lookOf: (value: Value) => { colours?: string; pieces: PieceSet };
  onChange: (value: Value) => void;
}) => (
  <fieldset class="swatches">
    <legend>{name}</legend>
    <div>
      {choices.map(([value, text]) => {
        const { colours, pieces } = lookOf(value);
        return (
          <label key={value} class="swatch">
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChange(value)} />
            <Drawing
              as="span"
              class="sample"
              data-colours={colours}
              draw={(place) => place.replaceChildren(...SAMPLE_PIECES.map((piece) => drawPiece(piece, pieces)))}
            />
            <span>{text}</span>
          </label>
        );
      })}
    </div>
  </fieldset>
);

function Choice({ settings, words: { settings: text }, change, name }: Setting & { name: SelectName }) {
  const values = choicesOf(name) as string[];
  const labels = text.choices[name] as Record<string, string>;
  // In English the letters of the language are the English ones: list them once.
  const distinct = values.filter(
    (value, index) => values.findIndex((other) => labels[other] === labels[value]) === index,
  );
  const present = labels[settings[name]];
  return (
    <Select
      label={text.names[name]}
      choices={distinct.map((value) => [value, labels[value]])}
      value={distinct.find((value) => labels[value] === present) ?? values[0]}
      onChange={(value) => change({ [name]: value })}
    />
  );
}

const Switches = ({
  settings,
  words: { settings: text },
  change,
  names,
}: Setting & { names: readonly (typeof BOARD | typeof PLAY)[number][] }) =>
  names.map((name) => (
    <Checkbox
      key={name}
      label={text.names[name]}
      hint={text.hints[name]}
      checked={settings[name]}
      onChange={(isOn) => {
        change({ [name]: isOn });
        if (name === 'sound' && isOn) play('move');
      }}
    />
  ));
