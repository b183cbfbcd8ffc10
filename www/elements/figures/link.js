// @ts-check
/**
 * Addresses of a step of a figure: `#moves-12`, or `#moves-12&fen=8/8/…_w_-_-_0_1` where the reader has changed the
 * position. Steps are counted from 1 there. Pure.
 */

/** The longest FEN that is taken from an address, in characters. */
const MAX_FEN = 120;

/**
 * What follows the page's address.
 *
 * @param {string} name Of the figure: its id, or its own name.
 * @param {number} step From 0 on.
 * @param {string | null} fen The position, if it is not the figure's own.
 */
export function writeLink(name, step, fen) {
  return `#${encodeURIComponent(name)}-${step + 1}${fen === null ? '' : `&fen=${fen.replaceAll(' ', '_')}`}`;
}

/**
 * What an address says of a figure; null if it is about something else, or about nothing.
 *
 * @param {string} name
 * @param {string} hash As in `location.hash`.
 * @returns {{ step: number, fen: string | null } | null}
 */
export function readLink(name, hash) {
  const start = `#${encodeURIComponent(name)}-`;
  if (!hash.startsWith(start)) return null;
  const [, number, written] = /^([1-9]\d{0,6})(?:&fen=([\w/%-]+))?$/.exec(hash.slice(start.length)) ?? [];
  if (!number || (written?.length ?? 0) > MAX_FEN) return null;
  return { step: Number(number) - 1, fen: written ? written.replaceAll(/_|%20/g, ' ') : null };
}
