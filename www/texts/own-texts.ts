/** Texts that the author of a page provides: other words for a language, or another language. */

export type OwnTexts = { [key: string]: OwnTexts | string | Function };

/** The texts by language tag. */
const texts: Map<string, OwnTexts> = new Map();

/** Tables that accept any key, because only parts of them are loaded with the page. */
const OPEN = Object.freeze(['messages']);

/** The tables with the author's texts in them, by language and part. */
const merged: Map<string, { table: object; own: OwnTexts; merged: any }> = new Map();

/** Sets the author's texts of a language. */
export const setOwnTexts = (language: string, own: OwnTexts) => {
  texts.set(language.toLowerCase(), own);
};

export const hasOwnTexts = (language: string) => texts.has(language);

/**
 * A table whose texts are replaced by those of the author.
 *
 * @param part The key of this table's texts among those of the author; if it is missing, they are at the top.
 */
export function withOwnTexts<Table extends object>(table: Table, language: string, part?: string): Table {
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
 */
export function unknownKey(table: any, own: OwnTexts, path: string = ''): string | null {
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

function merge(base: any, own: any, path: string): any {
  if (typeof own !== 'object') return typeof base === 'string' || typeof own === 'function' ? own : filled(own);
  const keys = Object.keys(own).filter((key) => OPEN.includes(path) || Object.hasOwn(base, key));
  const changed = Object.fromEntries(keys.map((key) => [key, merge(base[key], own[key], key)]));
  return Array.isArray(base) ? Object.assign([...base], changed) : { ...base, ...changed };
}

/** A text with fields in braces, "{side} wins: {reason}.", as a function of them. */
const filled = (text: string) => (fields: Record<string, unknown>) =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(fields?.[name] ?? ''));
