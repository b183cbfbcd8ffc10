/** The wheel over the board: each notch steps through the game. When there is nothing to step to, the page scrolls. */
import { canStep } from '../game/tree/shown-position.ts';
import type { App } from '../ui/app.ts';

/** A notch is at least this far, in CSS pixels; a trackpad reports the same way in many small parts. */
const NOTCH_PX = 50;

/** The units of a wheel's events, in CSS pixels: pixels, lines (three are a notch), pages. */
const UNITS_PX = Object.freeze([1, 33, NOTCH_PX]);

/** What remains of a turn is dropped after this time. */
const PAUSE_MS = 300;

/** Starts to listen. */
export function listenToWheel({ dispatch, game }: App, board: HTMLElement) {
  const notchOf = makeNotches();
  board.addEventListener(
    'wheel',
    (event) => {
      // Zooming, scrolling to the side, a scroll that began elsewhere, and a piece in the hand come first.
      if (event.ctrlKey || event.shiftKey || !event.cancelable || event.buttons > 0) return;
      // The unit is read first: Firefox then counts in lines, of which a notch always has the same number.
      const unit_px = UNITS_PX[event.deltaMode];
      if (Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return;
      const by = event.deltaY > 0 ? 'forward' : 'back';
      if (!canStep(game(), by)) return;
      // Once a part of a turn has scrolled the page, browsers give the rest of it to the page as well.
      event.preventDefault();
      if (notchOf(event.deltaY * unit_px, event.timeStamp)) dispatch({ type: 'navigate', by });
    },
    { passive: false },
  );
}

/**
 * Adds up the parts of a turn of the wheel.
 *
 * @returns Whether this part completes a notch; one part is never more than one.
 */
export function makeNotches(): (delta_px: number, now_ms: number) => boolean {
  let [sum_px, last_ms] = [0, 0];
  return (delta_px, now_ms) => {
    const isSameTurn = now_ms - last_ms < PAUSE_MS && Math.sign(delta_px) === Math.sign(sum_px);
    sum_px = (isSameTurn ? sum_px : 0) + delta_px;
    last_ms = now_ms;
    if (Math.abs(sum_px) < NOTCH_PX) return false;
    sum_px = 0;
    return true;
  };
}
