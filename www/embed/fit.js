// @ts-check
/**
 * Makes a board as large as its window allows, and says how high the window would have to be for a board of its full width.
 */

/** Below this a board cannot be played on, in pixels; the window is scrolled instead. */
const LEAST_PX = 160;

/** What is beside a board shrinks by other measures than the board, so that one step need not be enough. */
const STEPS = 6;

/**
 * Fits the element into the window.
 *
 * @param {HTMLElement} element As wide as its window, unless it is held back.
 * @returns {number} The height for the full width, in pixels.
 */
export function fit({ style }) {
  const root = document.documentElement;
  const contentHeight = () => document.body.getBoundingClientRect().height;
  // A scroll bar would take of the width that is measured.
  root.style.overflow = 'hidden';
  style.maxInlineSize = '';
  const natural_px = Math.ceil(contentHeight());
  let width_px = root.clientWidth;
  for (let step = 0; step < STEPS; step += 1) {
    const excess_px = contentHeight() - innerHeight;
    if (excess_px <= 0 || width_px === LEAST_PX) break;
    width_px = Math.max(LEAST_PX, Math.floor(width_px - excess_px));
    style.maxInlineSize = `${width_px}px`;
  }
  root.style.overflow = '';
  return natural_px;
}
