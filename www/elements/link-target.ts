/** What a link in a text refers to: a board, and a moment of its game. Pure. */
import type { PageBoard } from './page-boards.ts';

/** A board by its id, the nearest one if it is null, and a moment of its game: a text, or a number of half-moves. */
export interface Target {
  id: string | null;
  moment: string | number;
}

/** A link with what it refers to. Without a board, the page has none with its id. */
export interface Reference {
  link: HTMLElement;
  target: Target;
  boards: readonly PageBoard[];
}

/**
 * The target of a link, or null if the link is an ordinary one.
 *
 * @param hash The fragment of its address.
 * @param ply Its `data-ply`.
 * @param id Its `data-for`.
 */
export function targetOf(hash: string, ply?: string, id?: string): Target | null {
  const text = decoded(hash.slice(1));
  if (ply !== undefined) return { id: id || text || null, moment: /^\s*\d+\s*$/.test(ply) ? Number(ply) : ply };
  const [, board, moment] = /^([^:/!]+):([^/]+)$/.exec(text) ?? [];
  return moment === undefined ? null : { id: board, moment };
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a moment is the number of a move with its side. Fragments of other kinds, such as `#fn:1`, are not. */
export const isNumbered = ({ moment }: Target) => /^\d+[wb.…]/i.test(String(moment));
