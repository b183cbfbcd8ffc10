/** Texts that the author of a page provides: other words for a language, or another language. */

export type OwnTexts = { [key: string]: OwnTexts | string | Function };

/** The texts by language tag. */
const texts: Map<string, OwnTexts> = new Map();

/** Tables that accept any key, because only parts of them are loaded with the page. */
const OPEN = Object.freeze(['messages']);

/** A table, the author's texts, and the table with these in it. */
interface Merged<Table extends object> {
  table: Table;
  own: OwnTexts;
  merged: Table;
}

/** The tables with the author's texts in them, by language and part. */
const tables: Map<string, Merged<object>> = new Map();

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
  const known = tables.get(key);
  if (isMergedFrom(known, table, own)) return known.merged;
  const made = { ...table, ...changesOf(table, own, ''), ...(part ? {} : { language }) };
  tables.set(key, { table, own, merged: made });
  return made;
}

const isMergedFrom = <Table extends object>(
  known: Merged<object> | undefined,
  table: Table,
  own: OwnTexts,
): known is Merged<Table> => known?.table === table && known.own === own;

/**
 * The first key of the author's texts that a table does not have, or whose text is of another kind; null if there is none.
 */
export function unknownKey(table: object, own: OwnTexts, path: string = ''): string | null {
  for (const [key, text] of Object.entries(own)) {
    const at = path ? `${path}.${key}` : key;
    const isOpen = OPEN.includes(path);
    if (!isOpen && !Object.hasOwn(table, key)) return at;
    const base: unknown = Reflect.get(table, key);
    if (typeof base === 'object' && base !== null) {
      const inside = text && typeof text === 'object' ? unknownKey(base, text, at) : at;
      if (inside) return inside;
    } else if (typeof text !== 'string' && (typeof text !== 'function' || (!isOpen && typeof base !== 'function')))
      return at;
  }
  return null;
}

/** The texts of a table that those of the author replace. */
const changesOf = (table: object, own: OwnTexts, path: string) =>
  Object.fromEntries(
    Object.entries(own)
      .filter(([key]) => OPEN.includes(path) || Object.hasOwn(table, key))
      .map(([key, text]) => [key, merge(Reflect.get(table, key), text, key)]),
  );

function merge(base: unknown, own: OwnTexts[string], key: string): unknown {
  if (typeof own === 'function') return own;
  if (typeof own === 'string') return typeof base === 'string' ? own : filled(own);
  if (typeof base !== 'object' || base === null) return base;
  const changes = changesOf(base, own, key);
  return Array.isArray(base) ? Object.assign([...base], changes) : { ...base, ...changes };
}

/** A text with fields in braces, "{side} wins: {reason}.", as a function of them. */
const filled = (text: string) => (fields: Record<string, unknown>) =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(fields?.[name] ?? ''));
