/** The cells of the map: words in rows, and the part that a key leads to. Pure. */

/**
 * The rows that the characters of a word are in.
 *
 * @param start The first character, counted from 0.
 */
export function rowsOf(start: number, length: number, columns: number): [x: number, y: number, length: number][] {
  const x = start % columns;
  const here = Math.min(length, columns - x);
  const rest = length - here;
  return [[x, Math.floor(start / columns), here], ...(rest > 0 ? rowsOf(start + here, rest, columns) : [])];
}

/** The part that a key leads to from another, or null if the key leads nowhere. */
export function partAfter(parts: readonly string[], part: string, key: string): string | null {
  const at = parts.indexOf(part);
  if (key === 'ArrowRight' || key === 'ArrowDown') return parts[(at + 1) % parts.length];
  if (key === 'ArrowLeft' || key === 'ArrowUp') return parts.at(at - 1) ?? null;
  if (key === 'Home') return parts[0];
  if (key === 'End') return parts.at(-1) ?? null;
  return null;
}
