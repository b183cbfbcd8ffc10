/** A board with the attribute `follow` shows the position of the last link above the line at which the page is read. */
import { pageBoards } from './page-boards.ts';
import type { Reference } from './link-target.ts';
import type { PageBoard } from './page-boards.ts';

/** Where the line is, as a part of the window's height below the board. */
const LINE = 0.4;

/** How long scrolling to a board is no reading. */
const PAUSE_MS = 1000;

let pausedUntil_ms = 0;

/** Keeps the position that was just chosen while the page scrolls to its board. */
export function pauseFollowing() {
  pausedUntil_ms = performance.now() + PAUSE_MS;
}

/**
 * Follows the scrolling of the page.
 *
 * @param references All links, in the order of the page.
 */
export function followReading(references: () => readonly Reference[], show: (reference: Reference) => void) {
  const last: WeakMap<PageBoard, HTMLElement> = new WeakMap();
  let isDue = false;
  const read = () => {
    isDue = false;
    if (performance.now() < pausedUntil_ms) return;
    const passed: Map<PageBoard, Reference> = new Map();
    for (const reference of references()) {
      const [board] = reference.boards;
      if (board?.element.follow && isPassed(reference.link, board.element)) passed.set(board, reference);
    }
    for (const [board, reference] of passed) {
      if (last.get(board) !== reference.link) show(reference);
      last.set(board, reference.link);
    }
  };
  const onScroll = () => {
    if (isDue || ![...pageBoards.values()].some(({ element }) => element.follow)) return;
    isDue = true;
    requestAnimationFrame(read);
  };
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
}

/** Whether a link is visible and above the line; at the end of the page every visible link is. */
function isPassed(link: Element, board: Element) {
  const [place] = link.getClientRects();
  if (!place) return false;
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  const { left, right, top, bottom } = board.getBoundingClientRect();
  const isBelowBoard = left < place.right && place.left < right && top < innerHeight / 3;
  const from = isBelowBoard ? Math.max(0, Math.min(bottom, innerHeight)) : 0;
  const isEnd = scrollTop + clientHeight > scrollHeight - 2;
  return place.top < (isEnd ? innerHeight : from + (innerHeight - from) * LINE);
}
