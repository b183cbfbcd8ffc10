// @ts-check
/**
 * The room of the player's preferences. Each takes effect at once and is kept.
 *
 * @import { PreferenceName, Preferences } from '../game/preferences.js'
 * @import { Session } from '../ui/session.js'
 * @import { DialogTexts } from '../i18n/dialogs/en.js'
 * @import { Open } from './dialogs.js'
 */
import { drawDiagram } from '../board/diagram.js';
import { parsePlacement } from '../board/placement.js';
import { choicesOf } from '../game/preferences.js';
import { make } from '../ui/dom.js';
import { loadDialogTexts } from '../i18n/dialog-texts.js';
import { languages, pickLanguage } from '../i18n/language.js';
import { openDialog } from './dialog.js';
import { choice, group, tick } from './fields.js';
import { play } from '../ui/sound.js';

/** A position with every piece in both colours, on both shades of square. */
const SAMPLE = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR';

/** @typedef {'letters' | 'scheme' | 'colours' | 'pieces' | 'coordinates'} Choice */

/** @typedef {'animation' | 'targets' | 'autoQueen' | 'premoves' | 'notes' | 'bar' | 'sound'} Tick */

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
  const prefer = (patch) => {
    session.dispatch({ type: 'preferences', patch });
    showPreview();
  };
  /** @param {Choice} name */
  const chooser = (name) => makeChoice(session, words, name, prefer);
  /** @param {Tick} name */
  const ticker = (name) => makeTick(session, words, name, prefer);

  const language = makeLanguage(session, words, async (chosen) => {
    prefer({ language: chosen });
    const translated = await loadDialogTexts(pickLanguage(chosen, navigator.languages));
    room.close();
    open(session, translated);
  });
  const look = make('div', { className: 'settings-look' },
    chooser('scheme'), chooser('colours'), chooser('pieces'), chooser('coordinates'));
  const room = openDialog(words, 'settings', text.title, [
    group(text.language, language, chooser('letters')),
    group(text.look, look, preview),
    group(text.board, ticker('animation'), ticker('targets')),
    group(text.play, ticker('autoQueen'), ticker('premoves'), ticker('notes'), ticker('bar'), ticker('sound')),
  ]);
  showPreview();
}

/**
 * @param {Session} session
 * @param {DialogTexts} words
 * @param {(language: Preferences['language']) => void} act
 */
function makeLanguage(session, { settings: text }, act) {
  const names = /** @type {[Preferences['language'], string][]} */ (Object.entries(languages));
  /** @type {[Preferences['language'], string][]} */
  const choices = [['auto', text.autoLanguage], ...names];
  const { element, field } = choice(text.languageOfPage, choices, session.game().preferences.language, act);
  field.autofocus = true;
  return element;
}

/**
 * @param {Session} session
 * @param {DialogTexts} words
 * @param {Choice} name
 * @param {(patch: Partial<Preferences>) => void} prefer
 */
function makeChoice(session, { settings: text }, name, prefer) {
  const values = /** @type {string[]} */ (choicesOf(name));
  const labels = /** @type {Record<string, string>} */ (text.choices[name]);
  // In English the language's own letters are the English ones: the choice stands there once.
  const distinct = values.filter((value, index) => values.findIndex((other) => labels[other] === labels[value]) === index);
  const choices = distinct.map((value) => /** @type {[string, string]} */ ([value, labels[value]]));
  const present = labels[session.game().preferences[name]];
  const chosen = distinct.find((value) => labels[value] === present) ?? values[0];
  return choice(text.names[name], choices, chosen, (value) => prefer({ [name]: value })).element;
}

/**
 * @param {Session} session
 * @param {DialogTexts} words
 * @param {PreferenceName & Tick} name
 * @param {(patch: Partial<Preferences>) => void} prefer
 */
function makeTick(session, { settings: text }, name, prefer) {
  const isChecked = session.game().preferences[name];
  const act = (/** @type {boolean} */ isOn) => {
    prefer({ [name]: isOn });
    if (name === 'sound' && isOn) play('move');
  };
  return tick(text.names[name], isChecked, act, text.hints[name]).element;
}
