/**
 * The attributes of `<micro-max>`: valid values, defaults, and the error message for an invalid value. Pure.
 * `element-attributes.ts` defines the properties that reflect them.
 */
import { BOARD_COLOURS } from '../board/looks.ts';
import { parsePlacement } from '../board/placement.ts';
import { parseTimeControl } from '../game/players/clock.ts';
import { sizeInFen } from '../game/position/board-shape.ts';
import { isSource, namesChess, namesChess960, variantSourceOf } from '../game/variant/variant-source.ts';
import { workerFolder } from '../engine/source.ts';
import type { Arrow, Circle, DrawingColor } from '../board/gesture.ts';
import type { Limit } from '../game/game.ts';

/** The maximum length of a PGN, in characters. */
const MAX_PGN = 10_000_000;

/** The letters of colours in PGN. */
const COLORS: Readonly<Record<string, DrawingColor>> = Object.freeze({ G: 'green', R: 'red', Y: 'yellow', B: 'blue' });

const SQUARE = '[a-h][1-8]';

/** The pattern of a square on the largest board. */
const SQUARE_OF_VARIANT = '[a-p](?:1[0-6]|[1-9])';

/**
 * - `property`: its name in scripts.
 * - `defaultValue`: the property's value without the attribute. A flag has `false`, a number may have `null`.
 * - `parse`: converts a text to a value, or to null if it is invalid.
 * - `must`: the requirement for a valid text, to complete a sentence that begins with "it must be".
 * - `values`: all valid texts, if there is a finite list.
 */
interface Attribute<Meaning> {
  property: string;
  defaultValue: string | number | boolean | null;
  parse: (text: string) => Meaning | null;
  must: string;
  values?: readonly string[];
}

/** @param values The first one is the default. */
const choice = <Choice extends string>(property: string, values: readonly Choice[]): Attribute<Choice> => ({
  property,
  defaultValue: values[0],
  parse: (text) => values.find((value) => value === text.trim().toLowerCase()) ?? null,
  must: values.join(', ').replace(/, ([^,]*)$/, ' or $1'),
  values,
});

const words = <Word extends string>(property: string, values: readonly Word[]): Attribute<Word[]> => ({
  property,
  defaultValue: '',
  parse(text) {
    const found = text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    const known = found.flatMap((word) => values.find((value) => value === word) ?? []);
    return known.length === found.length ? known : null;
  },
  must: `some of the words ${values.join(', ')}`,
  values,
});

const number = (
  property: string,
  defaultValue: number | null,
  least: number,
  most: number,
  must: string,
): Attribute<number> => ({
  property,
  defaultValue,
  parse: (text) =>
    /^\s*\d{1,6}\s*$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null,
  must,
});

const flag = (property: string): Attribute<boolean> => ({ property, defaultValue: false, parse: () => true, must: '' });

const text = <Meaning>(
  property: string,
  parse: (text: string) => Meaning | null,
  must: string,
): Attribute<Meaning> => ({ property, defaultValue: '', parse, must });

/** All attributes by their HTML names. */
export const ATTRIBUTES = Object.freeze({
  fen: text('fen', parseFen, 'a position in FEN, such as "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"'),
  pgn: text('pgn', (pgn) => (pgn.length <= MAX_PGN ? pgn : null), 'a game in PGN of 10 MB at most'),
  src: text('src', parseAddress, 'the address of a PGN file, such as games/morphy.pgn'),
  for: text('htmlFor', (board) => board, 'the id of a board, with a move if you like: game or game:17w'),
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
  theme: words('theme', ['auto', 'light', 'dark', ...BOARD_COLOURS]),
  lang: text('lang', (tag) => (/^[a-z-]*$/i.test(tag) ? tag : null), 'a language such as en, de, fr or es'),
  follow: flag('follow'),
  sound: flag('sound'),
  'storage-key': text(
    'storageKey',
    (key) => (/^[\w.:-]{1,64}$/.test(key) ? key : null),
    'letters, digits and - . : _, 64 at most',
  ),
  variant: text('variant', parseVariant, 'the name of a game such as capablanca, or the lines of a definition'),
});

export type Name = keyof typeof ATTRIBUTES;

/** The valid attributes that are set. */
export type Texts = Readonly<Partial<Record<Name, string>>>;

export const NAMES = Object.keys(ATTRIBUTES) as Name[];

/** Names of properties in lower case, such as `notakeback`: frameworks write them into HTML on the server. */
const SERVED = new Map(NAMES.map((name) => [ATTRIBUTES[name].property.toLowerCase(), name]));

/** Whether a text sets an attribute: it is not empty, or that of a flag other than "false". */
export const isSet = (name: Name, written: string) =>
  written.trim().toLowerCase() !== (ATTRIBUTES[name].defaultValue === false ? 'false' : '');

/** The attributes to observe. */
export const OBSERVED = Object.freeze([...new Set([...NAMES, ...SERVED.keys()])]);

/** The attribute for a name in HTML. */
export const nameOf = (observed: string) => SERVED.get(observed) ?? (observed as Name);

/** Names of HTML that are not those of properties, and names with other characters than letters, as frameworks use them. */
const FOREIGN = /^(?:class|is|tabindex)$|[^a-z]/;

/** The sentence about a name in HTML that neither the element nor HTML knows; null if it may have a meaning. */
export function unknownName(name: string, element: object): string | null {
  const near = NAMES.find((known) => known.startsWith(name.slice(0, 3)));
  if (OBSERVED.includes(name) || name in element || (!near && FOREIGN.test(name))) return null;
  return `${name} is not an attribute.${near ? ` Is ${near} meant?` : ''}`;
}

/** The value of an attribute; null if it is missing. A position of a variant has the size of its board. */
export function meaningOf<Own extends Name>(texts: Texts, name: Own): ReturnType<(typeof ATTRIBUTES)[Own]['parse']> {
  const written = texts[name];
  const meaning = written === undefined ? null : parserOf(name, isVariant(texts))(written);
  return meaning as ReturnType<(typeof ATTRIBUTES)[Own]['parse']>;
}

/**
 * The error in the text of an attribute as a sentence, or null if it is valid. An empty text counts as missing.
 *
 * @param ofVariant Whether the element shows a game other than chess.
 */
export function faultOf(name: Name, written: string, ofVariant: boolean = false): string | null {
  const parse = parserOf(name, ofVariant);
  return written.trim() === '' || parse(written) !== null
    ? null
    : refusal(name, written, `it must be ${ATTRIBUTES[name].must}`);
}

/** Whether the attribute `variant` names a game other than chess. */
export const isVariant = ({ variant }: Texts) =>
  variant !== undefined && !(isSource(parseVariant(variant)) && (namesChess(variant) || namesChess960(variant)));

/** Whether the attribute `variant` names Chess960. */
export const isChess960 = ({ variant }: Texts) => variant !== undefined && namesChess960(variant);

/** Parsers of the attributes that name squares, for games other than chess. */
const PARSERS_OF_VARIANTS: Partial<Record<Name, (text: string) => unknown>> = Object.freeze({
  fen: parseFenOfVariant,
  arrows: (text: string) => parseArrows(text, SQUARE_OF_VARIANT),
  marks: (text: string) => parseCircles(text, SQUARE_OF_VARIANT),
});

/** The attributes whose validity depends on the game. */
export const OF_BOARD = new Set(Object.keys(PARSERS_OF_VARIANTS)) as ReadonlySet<Name>;

const parserOf = (name: Name, ofVariant: boolean): ((text: string) => unknown) =>
  (ofVariant && PARSERS_OF_VARIANTS[name]) || ATTRIBUTES[name].parse;

function parseVariant(written: string): string | null {
  const source = variantSourceOf(written);
  return isSource(source) ? source : null;
}

/** A position on a board of any size. */
function parseFenOfVariant(written: string) {
  const fen = written.trim().replaceAll('_', ' ');
  if (fen === 'start' || fen === 'startpos') return 'startpos';
  return fen.length < 400 && parsePlacement(fen, sizeInFen(fen)) ? completeFen(fen) : null;
}

/** The error message for an invalid attribute. */
export const refusal = (name: Name, written: string, reason: string) =>
  `${name}="${shortened(written)}" is not valid: ${reason}.`;

export const shortened = (written: string) => (written.length > 60 ? `${written.slice(0, 60)}…` : written);

/** The value of the property for an attribute. */
export function valueOf(texts: Texts, name: Name): string | number | boolean | null {
  const { defaultValue } = ATTRIBUTES[name];
  const written = texts[name];
  if (written === undefined) return defaultValue;
  if (defaultValue === false) return true;
  const isNumber = name === 'ply' || name === 'level';
  return isNumber ? Number(written) : (ATTRIBUTES[name].values && meaningText(texts, name)) || written;
}

const meaningText = (texts: Texts, name: Name) => [meaningOf(texts, name)].flat().join(' ');

/** The text of an attribute for a value of its property; null removes it. */
export function textOf(name: Name, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (ATTRIBUTES[name].defaultValue === false) return value ? '' : null;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Parses a FEN and adds missing fields. In links its fields are joined by underscores. */
function parseFen(written: string) {
  const fen = written.trim().replaceAll('_', ' ');
  if (fen === 'start' || fen === 'startpos') return 'startpos';
  return fen.length < 120 && parsePlacement(fen) ? completeFen(fen) : null;
}

/** Defaults for the fields after the placement. */
const DEFAULT_FIELDS = Object.freeze(['w', '-', '-', '0', '1']);

/** A FEN with default values for its missing fields. */
function completeFen(fen: string) {
  const fields = fen.split(/\s+/);
  return [...fields, ...DEFAULT_FIELDS.slice(fields.length - 1)].join(' ');
}

function parseAddress(written: string): string | null {
  const address = written.trim();
  try {
    void new URL(address, 'https://page.invalid/');
    return address;
  } catch {
    return null;
  }
}

function parseLimit(written: string): Limit | null {
  const [, unit, count] = /^\s*(nodes|depth|movetime):([1-9]\d{0,8})\s*$/.exec(written) ?? [];
  if (!unit) return null;
  return { [unit === 'movetime' ? 'ms' : unit]: Number(count) };
}

/** The arrows of a text such as `e2e4 Rg1f3`, or null if it is invalid. */
export function parseArrows(text: string, square: string = SQUARE): Arrow[] | null {
  const pattern = `([GRYB]?)(${square})-?(${square})`;
  return parseDrawings(text, pattern, (color, from, to) => (from === to ? null : { from, to, color }));
}

/** The circles of a text such as `e4 Bd5`, or null if it is invalid. */
export function parseCircles(text: string, square: string = SQUARE): Circle[] | null {
  return parseDrawings(text, `([GRYB]?)(${square})`, (color, at) => ({ square: at, color }));
}

export const arrowsText = (arrows: readonly { from: string; to: string; color?: string }[]) =>
  arrows.map(({ from, to, color }) => `${letterOf(color)}${from}${to}`).join(' ');

export const circlesText = (circles: readonly { square: string; color?: string }[]) =>
  circles.map(({ square, color }) => `${letterOf(color)}${square}`).join(' ');

/** @param pattern The pattern of a word: its colour, then its squares. */
function parseDrawings<Drawing>(
  text: string,
  pattern: string,
  make: (color: DrawingColor, ...squares: string[]) => Drawing | null,
): Drawing[] | null {
  const drawings = [];
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const [, letter, ...squares] = new RegExp(`^${pattern}$`).exec(word) ?? [];
    const drawing = letter === undefined ? null : make(COLORS[letter] ?? 'green', ...squares);
    if (!drawing) return null;
    drawings.push(drawing);
  }
  return drawings;
}

/** The letter of a colour, empty for green. An unknown colour returns a character that makes the text invalid. */
const letterOf = (color: string = 'green') =>
  color === 'green' ? '' : (Object.keys(COLORS).find((letter) => COLORS[letter] === color) ?? '?');
