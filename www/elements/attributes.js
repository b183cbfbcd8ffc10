// @ts-check
/**
 * The attributes of `<micro-max>`: valid values, defaults, and the error message for an invalid value. Pure.
 * `element-attributes.js` defines the properties that reflect them.
 *
 * @import { Limit } from '../game/game.js'
 */
import { parsePlacement } from '../board/placement.js';
import { parseTimeControl } from '../game/clock.js';
import { sizeInFen } from '../game/position/board-shape.js';
import { isSource, namesChess, namesChess960, variantSourceOf } from '../game/variant/variant-source.js';
import { workerFolder } from '../engine/source.js';
import { parseArrows, parseArrowsOfVariant, parseCircles, parseCirclesOfVariant } from './drawings.js';

/** The maximum length of a PGN, in characters. */
const MAX_PGN = 10_000_000;

/**
 * - `property`: its name in scripts.
 * - `defaultValue`: the property's value without the attribute. A flag has `false`, a number may have `null`.
 * - `parse`: converts a text to a value, or to null if it is invalid.
 * - `must`: the requirement for a valid text, to complete a sentence that begins with "it must be".
 * - `values`: all valid texts, if there is a finite list.
 *
 * @template Meaning
 * @typedef {object} Attribute
 * @property {string} property
 * @property {string | number | boolean | null} defaultValue
 * @property {(text: string) => Meaning | null} parse
 * @property {string} must
 * @property {readonly string[]} [values]
 */

/**
 * @template {string} Choice
 * @param {string} property
 * @param {readonly Choice[]} values The first one is the default.
 * @returns {Attribute<Choice>}
 */
const choice = (property, values) => ({
  property,
  defaultValue: values[0],
  parse: (text) => values.find((value) => value === text.trim().toLowerCase()) ?? null,
  must: values.join(', ').replace(/, ([^,]*)$/, ' or $1'),
  values,
});

/** @template {string} Word @param {string} property @param {readonly Word[]} values @returns {Attribute<Word[]>} */
const words = (property, values) => ({
  property,
  defaultValue: '',
  parse(text) {
    const found = text.toLowerCase().split(/\s+/).filter(Boolean);
    return found.every((word) => values.some((value) => value === word)) ? /** @type {Word[]} */ (found) : null;
  },
  must: `some of the words ${values.join(', ')}`,
  values,
});

/**
 * @param {string} property
 * @param {number | null} defaultValue
 * @param {number} least
 * @param {number} most
 * @param {string} must
 * @returns {Attribute<number>}
 */
const number = (property, defaultValue, least, most, must) => ({
  property,
  defaultValue,
  parse: (text) =>
    /^\s*\d{1,6}\s*$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null,
  must,
});

/** @param {string} property @returns {Attribute<boolean>} */
const flag = (property) => ({ property, defaultValue: false, parse: () => true, must: '' });

/**
 * @template Meaning
 * @param {string} property
 * @param {(text: string) => Meaning | null} parse
 * @param {string} must
 * @returns {Attribute<Meaning>}
 */
const text = (property, parse, must) => ({ property, defaultValue: '', parse, must });

/** All attributes by their HTML names. */
export const ATTRIBUTES = Object.freeze({
  fen: text('fen', parseFen, 'a position in FEN, such as "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"'),
  pgn: text('pgn', (pgn) => (pgn.length <= MAX_PGN ? pgn : null), 'a game in PGN of 10 MB at most'),
  src: text('src', parseAddress, 'the address of a PGN file, such as games/morphy.pgn'),
  puzzle: flag('puzzle'),
  ply: number('ply', null, 0, 99_999, 'the number of half-moves from the start, such as 12'),
  side: choice('side', ['white', 'black', 'both', 'none']),
  orientation: { ...choice('orientation', ['white', 'black']), defaultValue: '' },
  engine: choice('engine', ['modern', 'classic']),
  level: number('level', 3, 1, 8, 'a whole number from 1 to 8'),
  limit: text('limit', parseLimit, 'nodes:N, depth:N or movetime:MS, such as nodes:20000'),
  time: text('time', parseTimeControl, 'minutes and seconds for each move, such as 5+3 or 0.5+2.5'),
  'engine-base': text(
    'engineBase',
    workerFolder,
    'the address of a folder on the host of the page or of the script, without query and fragment',
  ),
  start: choice('start', ['eager', 'lazy']),
  readonly: flag('readonly'),
  edit: flag('edit'),
  'no-takeback': flag('noTakeback'),
  coordinates: choice('coordinates', ['inside', 'outside', 'none']),
  panels: words('panels', ['moves', 'score', 'line', 'clock', 'none']),
  arrows: text('arrows', parseArrows, 'pairs of squares such as e2e4, with G, R, Y or B before them for a colour'),
  marks: text('marks', parseCircles, 'squares such as e4, with G, R, Y or B before them for a colour'),
  theme: words('theme', ['auto', 'light', 'dark', 'slate', 'wood', 'green', 'blue', 'contrast']),
  lang: text('lang', (tag) => (/^[a-z-]*$/i.test(tag) ? tag : null), 'a language such as en, de, fr or es'),
  sound: flag('sound'),
  'storage-key': text(
    'storageKey',
    (key) => (/^[\w.:-]{1,64}$/.test(key) ? key : null),
    'letters, digits and - . : _, 64 at most',
  ),
  variant: text('variant', parseVariant, 'the name of a game such as capablanca, or the lines of a definition'),
});

/** @typedef {keyof typeof ATTRIBUTES} Name */

/** @typedef {Readonly<Partial<Record<Name, string>>>} Texts The valid attributes that are set. */

export const NAMES = /** @type {Name[]} */ (Object.keys(ATTRIBUTES));

/** Names of properties in lower case, such as `notakeback`: frameworks write them into HTML on the server. */
const SERVED = new Map(NAMES.map((name) => [ATTRIBUTES[name].property.toLowerCase(), name]));

/** The attributes to observe. */
export const OBSERVED = Object.freeze([...new Set([...NAMES, ...SERVED.keys()])]);

/**
 * The attribute for a name in HTML.
 * @param {string} observed
 */
export const nameOf = (observed) => SERVED.get(observed) ?? /** @type {Name} */ (observed);

/**
 * The value of an attribute; null if it is missing. A position of a variant has the size of its board.
 * @template {Name} Own @param {Texts} texts @param {Own} name @returns {ReturnType<(typeof ATTRIBUTES)[Own]['parse']>}
 */
export function meaningOf(texts, name) {
  const written = texts[name];
  const meaning = written === undefined ? null : parserOf(name, isVariant(texts))(written);
  return /** @type {ReturnType<(typeof ATTRIBUTES)[Own]['parse']>} */ (meaning);
}

/**
 * The error in the text of an attribute as a sentence, or null if it is valid. An empty text counts as missing.
 * @param {Name} name
 * @param {string} written
 * @param {boolean} [ofVariant] Whether the element shows a game other than chess.
 * @returns {string | null}
 */
export function faultOf(name, written, ofVariant = false) {
  const parse = parserOf(name, ofVariant);
  return written.trim() === '' || parse(written) !== null
    ? null
    : refusal(name, written, `it must be ${ATTRIBUTES[name].must}`);
}

/**
 * Whether the attribute `variant` names a game other than chess.
 * @param {Texts} texts
 */
export const isVariant = ({ variant }) =>
  variant !== undefined && !(isSource(parseVariant(variant)) && (namesChess(variant) || namesChess960(variant)));

/**
 * Whether the attribute `variant` names Chess960.
 * @param {Texts} texts
 */
export const isChess960 = ({ variant }) => variant !== undefined && namesChess960(variant);

/** Parsers of the attributes that name squares, for games other than chess. @type {Partial<Record<Name, (text: string) => unknown>>} */
const PARSERS_OF_VARIANTS = Object.freeze({
  fen: parseFenOfVariant,
  arrows: parseArrowsOfVariant,
  marks: parseCirclesOfVariant,
});

/** The attributes whose validity depends on the game. */
export const OF_BOARD = /** @type {ReadonlySet<Name>} */ (new Set(Object.keys(PARSERS_OF_VARIANTS)));

/** @param {Name} name @param {boolean} ofVariant @returns {(text: string) => unknown} */
const parserOf = (name, ofVariant) => (ofVariant && PARSERS_OF_VARIANTS[name]) || ATTRIBUTES[name].parse;

/**
 * A variant source.
 * @param {string} written @returns {string | null}
 */
function parseVariant(written) {
  const source = variantSourceOf(written);
  return isSource(source) ? source : null;
}

/**
 * A position on a board of any size.
 * @param {string} written
 */
function parseFenOfVariant(written) {
  const fen = written.trim().replaceAll('_', ' ');
  if (fen === 'start' || fen === 'startpos') return 'startpos';
  return fen.length < 400 && parsePlacement(fen, sizeInFen(fen)) ? completeFen(fen) : null;
}

/**
 * The error message for an invalid attribute.
 * @param {Name} name @param {string} written @param {string} reason
 */
export const refusal = (name, written, reason) => `${name}="${shortened(written)}" is not valid: ${reason}.`;

/** @param {string} written */
export const shortened = (written) => (written.length > 60 ? `${written.slice(0, 60)}…` : written);

/**
 * The value of the property for an attribute.
 * @param {Texts} texts @param {Name} name @returns {string | number | boolean | null}
 */
export function valueOf(texts, name) {
  const { defaultValue } = ATTRIBUTES[name];
  const written = texts[name];
  if (written === undefined) return defaultValue;
  if (defaultValue === false) return true;
  const isNumber = name === 'ply' || name === 'level';
  return isNumber ? Number(written) : (ATTRIBUTES[name].values && meaningText(texts, name)) || written;
}

/** @param {Texts} texts @param {Name} name */
const meaningText = (texts, name) => [meaningOf(texts, name)].flat().join(' ');

/**
 * The text of an attribute for a value of its property; null removes it.
 * @param {Name} name @param {unknown} value @returns {string | null}
 */
export function textOf(name, value) {
  if (value === null || value === undefined) return null;
  if (ATTRIBUTES[name].defaultValue === false) return value ? '' : null;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/**
 * Parses a FEN and adds missing fields. In links its fields are joined by underscores.
 * @param {string} written
 */
function parseFen(written) {
  const fen = written.trim().replaceAll('_', ' ');
  if (fen === 'start' || fen === 'startpos') return 'startpos';
  return fen.length < 120 && parsePlacement(fen) ? completeFen(fen) : null;
}

/** Defaults for the fields after the placement. */
const DEFAULT_FIELDS = Object.freeze(['w', '-', '-', '0', '1']);

/**
 * A FEN with default values for its missing fields.
 * @param {string} fen
 */
function completeFen(fen) {
  const fields = fen.split(/\s+/);
  return [...fields, ...DEFAULT_FIELDS.slice(fields.length - 1)].join(' ');
}

/** @param {string} written @returns {string | null} */
function parseAddress(written) {
  const address = written.trim();
  try {
    void new URL(address, 'https://page.invalid/');
    return address;
  } catch {
    return null;
  }
}

/** @param {string} written @returns {Limit | null} */
function parseLimit(written) {
  const [, unit, count] = /^\s*(nodes|depth|movetime):([1-9]\d{0,8})\s*$/.exec(written) ?? [];
  if (!unit) return null;
  return { [unit === 'movetime' ? 'ms' : unit]: Number(count) };
}
