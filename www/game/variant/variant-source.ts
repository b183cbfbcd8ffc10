/** Variant sources: the name of a built-in game, or the text of a definition; and the names of chess. Pure. */

/** The names of chess in the spellings of programs and web sites, as in `crates/game/src/names.rs`. */
export const CHESS_KEYS = Object.freeze([
  '',
  'chess',
  'normal',
  'standard',
  'regular',
  'classical',
  'classic',
  'orthodox',
  'illegal',
  'fromposition',
  'unknown',
]);

/** The names of Chess960. */
export const CHESS960_KEYS = Object.freeze(['chess960', '960', 'fischerandom', 'fischerrandom', 'freestyle', 'frc']);

/** The maximum length of a definition that is kept, in characters. */
const MAX_DEFINITION = 1_000_000;

/** Whether a source is the text of a definition and not a name. */
export const isDefinition = (source: string) => source.includes('\n');

/** Whether a value can be a variant source. */
export const isSource = (value: unknown): value is string =>
  typeof value === 'string' && (isDefinition(value) ? value.length <= MAX_DEFINITION : /^[\w-]{1,40}$/.test(value));

/** What a line of a definition says about a key; empty if there is no such line. */
function valueIn(definition: string, key: string) {
  const lines = definition.split('\n').map((line) => line.trim());
  return (
    lines
      .find((line) => line.startsWith(key) && /\s/.test(line.charAt(key.length)))
      ?.slice(key.length)
      .trim() ?? ''
  );
}

/**
 * The name of the game: that of a definition is in its line `game`. Lists show it of games that the worker has not read.
 */
export const nameIn = (source: string) => (isDefinition(source) ? valueIn(source, 'game').split(/\s/, 1)[0] : source);

/** The sentence about the game in its definition, for the same lists; empty if there is none. */
export const aboutIn = (definition: string) => valueIn(definition, 'about');

/** The name of the game as a title: "king-of-the-hill" becomes "King of the hill". */
export function titleIn(source: string) {
  const name = nameIn(source).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The variant source that an author means: a name may have capitals and spaces, and a definition may be indented. */
export function variantSourceOf(written: string) {
  const text = written.trim();
  return isDefinition(text) ? `${text}\n` : text.toLowerCase().replaceAll(' ', '-');
}

/** The key by which names are compared: letters and digits in lower case, without a final "chess". */
const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\da-z]/g, '')
    .replace(/(?<=.)chess$/, '');

export const namesChess = (name: string) => CHESS_KEYS.includes(keyOf(name));

export const namesChess960 = (name: string) => CHESS960_KEYS.includes(keyOf(name));
