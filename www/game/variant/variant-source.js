// @ts-check
/** Variant sources: the name of a built-in game, or the text of a definition. Pure. */

/** The maximum length of a definition that is kept, in characters. */
const MAX_DEFINITION = 1_000_000;

/**
 * Whether a source is the text of a definition and not a name.
 * @param {string} source
 */
export const isDefinition = (source) => source.includes('\n');

/**
 * Whether a value can be a variant source.
 * @param {unknown} value @returns {value is string}
 */
export const isSource = (value) =>
  typeof value === 'string' && (isDefinition(value) ? value.length <= MAX_DEFINITION : /^[\w-]{1,40}$/.test(value));

/**
 * The name of the game: that of a definition is in its line `game`.
 * @param {string} source
 */
export const nameIn = (source) => (isDefinition(source) ? (/^\s*game\s+(\S+)/m.exec(source)?.[1] ?? '') : source);

/**
 * The name of the game as a title: "king-of-the-hill" becomes "King of the hill".
 * @param {string} source
 */
export function titleIn(source) {
  const name = nameIn(source).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * The variant source that an author means: a name may have capitals and spaces, and a definition may be indented.
 * @param {string} written
 */
export function variantSourceOf(written) {
  const text = written.trim();
  return isDefinition(text) ? `${text}\n` : text.toLowerCase().replaceAll(' ', '-');
}
