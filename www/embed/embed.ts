/**
 * The board for frames. The address contains the state. The frame sends its parent the height in pixels that a board of
 * the frame's width needs, as messages `{ type: 'micro-max-height', height }`, and receives no messages.
 */
import '../elements/define.ts';
import { FRAME_NAMES, readState } from './state.ts';
import type { MicroMax } from '../elements/micro-max.ts';

/** The width in pixels below which a board is too small to play on; the window scrolls instead. */
const MIN_WIDTH_PX = 160;

/**
 * The maximum number of steps of fitting. One may not be enough, because panels do not shrink in proportion to the board.
 */
const MAX_STEPS = 6;

// Node imports this module without a document.
if (typeof document !== 'undefined') start();

function start() {
  const element = document.createElement('micro-max') as MicroMax;
  const errorElement = document.getElementById('fault') as HTMLElement;
  let sentences: string[] = [];

  const report = (sentence: string) => {
    if (!sentences.includes(sentence)) sentences.push(sentence);
    errorElement.textContent = sentences.join('\n');
  };

  const applyAddress = () => {
    sentences = [];
    errorElement.textContent = '';
    const { attributes, faults } = readState(location.hash);
    faults.forEach(report);
    for (const name of FRAME_NAMES) {
      if (attributes[name] === undefined) element.removeAttribute(name);
      else element.setAttribute(name, attributes[name]);
    }
    document.documentElement.lang = attributes.lang || 'en';
    document.documentElement.dataset.scheme = schemeOf(element.theme);
  };

  element.addEventListener('micro-max-error', (event) => report((event as CustomEvent).detail.message));
  element.ready.catch((error) => report(error.message));
  applyAddress();
  document.getElementById('place')?.replaceChildren(element);
  addEventListener('hashchange', applyAddress);
  fitOnResize(element);
}

function schemeOf(theme: string) {
  return theme.split(' ').find((word) => word === 'light' || word === 'dark') ?? 'auto';
}

/** Fits the board into the frame when either changes, and sends the height to the parent. */
function fitOnResize(element: MicroMax) {
  let sent_px = 0;
  let isScheduled = false;
  const update = () => {
    isScheduled = false;
    const height = fit(element);
    if (height !== sent_px && parent !== window) parent.postMessage({ type: 'micro-max-height', height }, '*');
    sent_px = height;
  };
  const scheduleUpdate = () => {
    if (!isScheduled) requestAnimationFrame(update);
    isScheduled = true;
  };
  const observer = new ResizeObserver(scheduleUpdate);
  observer.observe(document.body);
  observer.observe(element);
  addEventListener('resize', scheduleUpdate);
}

/**
 * Makes the board as large as its window allows.
 *
 * @param element It is as wide as its window unless its size is limited.
 * @returns The height that a board of full width needs, in pixels.
 */
function fit({ style }: HTMLElement): number {
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
