// @ts-check
/** Makes a board as large as its window allows, and measures the height that a board of full width needs. */

/** The width in pixels below which a board is too small to play on; the window scrolls instead. */
const MIN_WIDTH_PX = 160;

/** The maximum number of steps. One may not be enough, because panels do not shrink in proportion to the board. */
const MAX_STEPS = 6;

/**
 * Fits the element into the window.
 * @param {HTMLElement} element An element that is as wide as its window unless its size is limited.
 * @returns {number} The height for the full width, in pixels.
 */
export function fit({ style }) {
  const root = document.documentElement;
  const contentHeight = () => document.body.getBoundingClientRect().height;
  // A scroll bar would reduce the width that is measured.
  root.style.overflow = 'hidden';
  style.maxInlineSize = '';
  const natural_px = Math.ceil(contentHeight());
  let width_px = root.clientWidth;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const excess_px = contentHeight() - innerHeight;
    if (excess_px <= 0 || width_px === MIN_WIDTH_PX) break;
    width_px = Math.max(MIN_WIDTH_PX, Math.floor(width_px - excess_px));
    style.maxInlineSize = `${width_px}px`;
  }
  root.style.overflow = '';
  return natural_px;
}
