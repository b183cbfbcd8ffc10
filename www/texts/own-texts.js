// @ts-check
/**
 * Texts that the author of a page provides: other words for a language, or another language.
 *
 * @typedef {{ [key: string]: OwnTexts | string | Function }} OwnTexts
 */

/** The texts by language tag. @type {Map<string, OwnTexts>} */
const texts = new Map();

/** Tables that accept any key, because only parts of them are loaded with the page. */
const OPEN = Object.freeze(['messages']);

/** The tables with the author's texts in them, by language and part. @type {Map<string, { table: object, own: OwnTexts, merged: any }>} */
const merged = new Map();

/**
 * Sets the author's texts of a language.
 * @param {string} language @param {OwnTexts} own
 */
export const setOwnTexts = (language, own) => {
  texts.set(language.toLowerCase(), own);
};

/** @param {string} language */
export const hasOwnTexts = (language) => texts.has(language);

/**
 * A table whose texts are replaced by those of the author.
 * @template {object} Table
 * @param {Table} table
 * @param {string} language
 * @param {string} [part] The key of this table's texts among those of the author; if it is missing, they are at the top.
 * @returns {Table}
 */
export function withOwnTexts(table, language, part) {
  const all = texts.get(language);
  const own = part ? all?.[part] : all;
  if (!own || typeof own !== 'object') return table;
  const key = `${language} ${part ?? ''}`;
  const known = merged.get(key);
  if (known?.table === table && known.own === own) return known.merged;
  const made = { ...merge(table, own, ''), ...(part ? {} : { language }) };
  merged.set(key, { table, own, merged: made });
  return made;
}

/**
 * The first key of the author's texts that a table does not have, or whose text is of another kind; null if there is none.
 * @param {any} table @param {OwnTexts} own @param {string} [path] @returns {string | null}
 */
export function unknownKey(table, own, path = '') {
  for (const [key, text] of Object.entries(own)) {
    const at = path ? `${path}.${key}` : key;
    const isOpen = OPEN.includes(path);
    if (!isOpen && !Object.hasOwn(table, key)) return at;
    const base = table[key];
    if (typeof base === 'object') {
      const inside = text && typeof text === 'object' ? unknownKey(base, text, at) : at;
      if (inside) return inside;
    } else if (typeof text !== 'string' && (typeof text !== 'function' || (!isOpen && typeof base !== 'function')))
      return at;
  }
  return null;
}

/** @param {any} base @param {any} own @param {string} path @returns {any} */
function merge(base, own, path) {
  if (typeof own !== 'object') return typeof base === 'string' || typeof own === 'function' ? own : filled(own);
  const keys = Object.keys(own).filter((key) => OPEN.includes(path) || Object.hasOwn(base, key));
  const changed = Object.fromEntries(keys.map((key) => [key, merge(base[key], own[key], key)]));
  return Array.isArray(base) ? Object.assign([...base], changed) : { ...base, ...changed };
}

/**
 * A text with fields in braces, "{side} wins: {reason}.", as a function of them.
 * @param {string} text
 */
const filled = (text) => (/** @type {Record<string, unknown>} */ fields) =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(fields?.[name] ?? ''));
