/** The settings. Each takes effect at once and is saved. */
import { drawDiagram } from '../board/diagram.ts';
import { parsePlacement } from '../board/placement.ts';
import { choicesOf } from '../game/settings/preferences.ts';
import { make } from '../ui/dom.ts';
import { languages, pickLanguage } from '../texts/language.ts';
import { openDialog } from './dialog.ts';
import { checkbox, choice, group } from './fields.ts';
import { play } from '../ui/sound.ts';
import { loadDialogTexts } from '../texts/load.ts';
import { drawPiece } from '../board/pieces.ts';
import type { PieceSet } from '../board/pieces.ts';
import type { Piece } from '../board/placement.ts';
import type { PreferenceName, Preferences } from '../game/settings/preferences.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Session } from '../ui/session.ts';
import type { Open } from './dialogs.ts';

/** A position that shows all pieces, and pieces on light and dark squares. */
const SAMPLE = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR';

type SelectName = 'letters' | 'scheme' | 'coordinates';

type CheckboxName =
  | 'animation'
  | 'targets'
  | 'autoQueen'
  | 'premoves'
  | 'notes'
  | 'bar'
  | 'review'
  | 'sound'
  | 'pace'
  | 'talk';

/** The pieces on the light and the dark square of a sample. */
const SAMPLE_PIECES: readonly Piece[] = ['n', 'N'];

/** What a sample shows: a board's theme, or that of the page if it is null, and a set of pieces. */
type Look = { colours: string | null; pieces: PieceSet };

export const open: Open = (session, words) => {
  const { settings: text } = words;
  const preview = make('div', { className: 'settings-preview' });
  const showPreview = () => {
    const { pieces, coordinates } = session.game().settings;
    drawDiagram(preview, {
      placement: parsePlacement(SAMPLE) ?? {},
      pieceSet: pieces,
      coordinates: coordinates === 'outside' ? 'outside' : 'none',
      lastMove: ['e7', 'e5'],
      label: text.preview,
    });
  };
  const change = (patch: Partial<Preferences>) => {
    session.dispatch({ type: 'setPreferences', patch });
    showPreview();
    for (const { update } of looks) update();
  };
  const select = (name: SelectName) => makeSelect(session, words, name, change);
  const toggle = (name: CheckboxName) => makeCheckbox(session, words, name, change);

  const language = makeLanguageSelect(session, words, async (chosen) => {
    change({ language: chosen });
    const translated = await loadDialogTexts(pickLanguage(chosen, navigator.languages));
    dialog.close();
    open(session, translated);
  });
  const looks = makeLooks(session, words, change);
  const look = make(
    'div',
    { className: 'settings-look' },
    ...looks.map(({ element }) => element),
    select('scheme'),
    select('coordinates'),
  );
  const dialog = openDialog(words, 'settings', text.title, [
    group(text.language, language, select('letters')),
    group(text.look, look, preview),
    group(text.board, toggle('animation'), toggle('targets')),
    group(
      text.play,
      toggle('autoQueen'),
      toggle('premoves'),
      toggle('notes'),
      toggle('bar'),
      toggle('review'),
      toggle('sound'),
      toggle('pace'),
      toggle('talk'),
    ),
  ]);
  showPreview();
};

function makeLanguageSelect(
  session: Session,
  { settings: text }: DialogTexts,
  act: (language: Preferences['language']) => void,
) {
  const names = Object.entries(languages) as [Preferences['language'], string][];
  const choices: [Preferences['language'], string][] = [['auto', text.autoLanguage], ...names];
  const { element, field } = choice(text.languageOfPage, choices, session.game().settings.language, act);
  field.autofocus = true;
  return element;
}

/**
 * The choices of the board's theme and of the pieces. Samples of themes have the chosen pieces, and samples of pieces stand
 * on the chosen theme.
 */
function makeLooks(session: Session, { settings: text }: DialogTexts, change: (patch: Partial<Preferences>) => void) {
  const { colours, pieces } = session.game().settings;
  const themes = Object.entries(text.choices.colours) as [Preferences['colours'], string][];
  const sets = Object.entries(text.choices.pieces) as [Preferences['pieces'], string][];
  return [
    swatches(
      text.names.colours,
      themes,
      colours,
      (value) => ({ colours: value, pieces: session.game().settings.pieces }),
      (value) => change({ colours: value }),
    ),
    swatches(
      text.names.pieces,
      sets,
      pieces,
      (value) => ({ colours: null, pieces: value }),
      (value) => change({ pieces: value }),
    ),
  ];
}

/**
 * A choice among looks, radio buttons with a sample and a name each, and a function that shows other looks of the same values.
 *
 * @param choices Each value and its text.
 */
function swatches<Value extends string>(
  name: string,
  choices: readonly (readonly [Value, string])[],
  chosen: Value,
  lookOf: (value: Value) => Look,
  onChange: (value: Value) => void,
): { element: HTMLElement; update: () => void } {
  const samples: Map<HTMLElement, Value> = new Map();
  const labels = choices.map(([value, text]) => {
    const field = make('input', { type: 'radio', name, value, checked: value === chosen });
    field.addEventListener('change', () => onChange(value));
    const sample = make('span', { className: 'sample' });
    samples.set(sample, value);
    return make('label', { className: 'swatch' }, field, sample, make('span', { textContent: text }));
  });
  const update = () => {
    for (const [sample, value] of samples) {
      const { colours, pieces } = lookOf(value);
      if (colours) sample.dataset.colours = colours;
      sample.replaceChildren(...SAMPLE_PIECES.map((piece) => drawPiece(piece, pieces)));
    }
  };
  update();
  const legend = make('legend', { textContent: name });
  return { element: make('fieldset', { className: 'swatches' }, legend, make('div', {}, ...labels)), update };
}

function makeSelect(
  session: Session,
  { settings: text }: DialogTexts,
  name: SelectName,
  change: (patch: Partial<Preferences>) => void,
) {
  const values = choicesOf(name) as string[];
  const labels = text.choices[name] as Record<string, string>;
  // In English the letters of the language are the English ones: list them once.
  const distinct = values.filter(
    (value, index) => values.findIndex((other) => labels[other] === labels[value]) === index,
  );
  const choices = distinct.map((value) => [value, labels[value]] as [string, string]);
  const present = labels[session.game().settings[name]];
  const chosen = distinct.find((value) => labels[value] === present) ?? values[0];
  return choice(text.names[name], choices, chosen, (value) => change({ [name]: value })).element;
}

function makeCheckbox(
  session: Session,
  { settings: text }: DialogTexts,
  name: PreferenceName & CheckboxName,
  change: (patch: Partial<Preferences>) => void,
) {
  const isChecked = session.game().settings[name];
  const act = (isOn: boolean) => {
    change({ [name]: isOn });
    if (name === 'sound' && isOn) play('move');
  };
  return checkbox(text.names[name], isChecked, act, text.hints[name]).element;
}
