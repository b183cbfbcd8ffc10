// @ts-check
/**
 * The settings. Each takes effect at once and is saved.
 *
 * @import { PieceSet } from '../board/pieces.js'
 * @import { Piece } from '../board/placement.js'
 * @import { PreferenceName, Preferences } from '../game/preferences.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { Session } from '../ui/session.js'
 * @import { Open } from './dialogs.js'
 */
import { drawDiagram } from '../board/diagram.js';
import { parsePlacement } from '../board/placement.js';
import { choicesOf } from '../game/preferences.js';
import { make } from '../ui/dom.js';
import { languages, pickLanguage } from '../texts/language.js';
import { openDialog } from './dialog.js';
import { checkbox, choice, group } from './fields.js';
import { play } from '../ui/sound.js';
import { loadDialogTexts } from '../texts/load.js';
import { drawPiece } from '../board/pieces.js';

/** A position that shows all pieces, and pieces on light and dark squares. */
const SAMPLE = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR';

/** @typedef {'letters' | 'scheme' | 'coordinates'} SelectName */

/** @typedef {'animation' | 'targets' | 'autoQueen' | 'premoves' | 'notes' | 'bar' | 'review' | 'sound' | 'pace' | 'talk'} CheckboxName */

/** The pieces on the light and the dark square of a sample. @type {readonly Piece[]} */
const SAMPLE_PIECES = ['n', 'N'];

/**
 * What a sample shows: a board's theme, or that of the page if it is null, and a set of pieces.
 *
 * @typedef {{ colours: string | null, pieces: PieceSet }} Look
 */

/** @type {Open} */
export function open(session, words) {
  const { settings: text } = words;
  const preview = make('div', { className: 'settings-preview' });
  const showPreview = () => {
    const { pieces, coordinates } = session.game().preferences;
    drawDiagram(preview, {
      placement: parsePlacement(SAMPLE) ?? {},
      pieceSet: pieces,
      coordinates: coordinates === 'outside' ? 'outside' : 'none',
      lastMove: ['e7', 'e5'],
      label: text.preview,
    });
  };
  /** @param {Partial<Preferences>} patch */
  const change = (patch) => {
    session.dispatch({ type: 'setPreferences', patch });
    showPreview();
    for (const { update } of looks) update();
  };
  /** @param {SelectName} name */
  const select = (name) => makeSelect(session, words, name, change);
  /** @param {CheckboxName} name */
  const toggle = (name) => makeCheckbox(session, words, name, change);

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
}

/** @param {Session} session @param {DialogTexts} words @param {(language: Preferences['language']) => void} act */
function makeLanguageSelect(session, { settings: text }, act) {
  const names = /** @type {[Preferences['language'], string][]} */ (Object.entries(languages));
  /** @type {[Preferences['language'], string][]} */
  const choices = [['auto', text.autoLanguage], ...names];
  const { element, field } = choice(text.languageOfPage, choices, session.game().preferences.language, act);
  field.autofocus = true;
  return element;
}

/**
 * The choices of the board's theme and of the pieces. Samples of themes have the chosen pieces, and samples of pieces stand
 * on the chosen theme.
 * @param {Session} session @param {DialogTexts} words @param {(patch: Partial<Preferences>) => void} change
 */
function makeLooks(session, { settings: text }, change) {
  const { colours, pieces } = session.game().preferences;
  const themes = /** @type {[Preferences['colours'], string][]} */ (Object.entries(text.choices.colours));
  const sets = /** @type {[Preferences['pieces'], string][]} */ (Object.entries(text.choices.pieces));
  return [
    swatches(
      text.names.colours,
      themes,
      colours,
      (value) => ({ colours: value, pieces: session.game().preferences.pieces }),
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
 * @template {string} Value
 * @param {string} name
 * @param {readonly (readonly [Value, string])[]} choices Each value and its text.
 * @param {Value} chosen
 * @param {(value: Value) => Look} lookOf
 * @param {(value: Value) => void} onChange
 * @returns {{ element: HTMLElement, update: () => void }}
 */
function swatches(name, choices, chosen, lookOf, onChange) {
  /** @type {Map<HTMLElement, Value>} */
  const samples = new Map();
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

/**
 * @param {Session} session
 * @param {DialogTexts} words
 * @param {SelectName} name
 * @param {(patch: Partial<Preferences>) => void} change
 */
function makeSelect(session, { settings: text }, name, change) {
  const values = /** @type {string[]} */ (choicesOf(name));
  const labels = /** @type {Record<string, string>} */ (text.choices[name]);
  // In English the letters of the language are the English ones: list them once.
  const distinct = values.filter(
    (value, index) => values.findIndex((other) => labels[other] === labels[value]) === index,
  );
  const choices = distinct.map((value) => /** @type {[string, string]} */ ([value, labels[value]]));
  const present = labels[session.game().preferences[name]];
  const chosen = distinct.find((value) => labels[value] === present) ?? values[0];
  return choice(text.names[name], choices, chosen, (value) => change({ [name]: value })).element;
}

/**
 * @param {Session} session
 * @param {DialogTexts} words
 * @param {PreferenceName & CheckboxName} name
 * @param {(patch: Partial<Preferences>) => void} change
 */
function makeCheckbox(session, { settings: text }, name, change) {
  const isChecked = session.game().preferences[name];
  const act = (/** @type {boolean} */ isOn) => {
    change({ [name]: isOn });
    if (name === 'sound' && isOn) play('move');
  };
  return checkbox(text.names[name], isChecked, act, text.hints[name]).element;
}
