// @ts-check
/**
 * Addresses of a step of a figure: `#moves-12`, or `#moves-12&fen=8/8/…_w_-_-_0_1` where the reader has changed the
 * position. Steps are counted from 1 there. Pure.
 */

/** The maximum length of a FEN in an address, in characters. */
const MAX_FEN = 120;

/**
 * The fragment for a step of a figure.
 * @param {string} name The id of the figure or, without one, its own name.
 * @param {number} step Counted from 0.
 * @param {string | null} fen The position; null for the figure's default.
 */
export function writeLink(name, step, fen) {
  return `#${encodeURIComponent(name)}-${step + 1}${fen === null ? '' : `&fen=${fen.replaceAll(' ', '_')}`}`;
}

/**
 * The step and the position in an address; null if it does not name the figure.
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
