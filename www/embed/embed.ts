/**
 * The board for frames. The address contains the state. The frame sends its parent the height in pixels that a board of
 * the frame's width needs, as messages `{ type: 'micro-max-height', height }`, and receives no messages.
 */
import '../elements/define.ts';
import { FRAME_NAMES, readState } from './state.ts';
import type { MicroMax } from '../elements/micro-max.ts';

/** The width in pixels below which a board is too small to play on; the window scrolls instead. */
const MIN_WIDTH_PX = 160;

/** The height below which a list of moves does not shrink: that of its heading, its buttons and two moves. */
const MIN_MOVES = '9rem';

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
 * Makes the board as large as its window allows. A list of moves below it shrinks first.
 *
 * @param element It is as wide as its window unless its size is limited.
 * @returns The height that a board of full width needs, in pixels.
 */
function fit({ style, shadowRoot }: HTMLElement): number {
  const root = document.documentElement;
  const excess = () => document.body.getBoundingClientRect().height - innerHeight;
  // A scroll bar would reduce the width that is measured.
  root.style.overflow = 'hidden';
  style.maxInlineSize = '';
  for (const name of ['--board', '--frame-moves']) style.removeProperty(name);
  const natural_px = Math.ceil(excess() + innerHeight);
  // Beside or above a list only the board shrinks; else the board with its panels.
  const board = shadowRoot?.querySelector('.side:not([hidden])') && shadowRoot.querySelector('[part=board]');
  if (excess() > 0) style.setProperty('--frame-moves', `max(${MIN_MOVES}, 17.5rem - ${excess()}px)`);
  let width_px = (board ?? root).clientWidth;
  for (let step = 0; step < MAX_STEPS && excess() > 0 && width_px > MIN_WIDTH_PX; step += 1) {
    width_px = Math.max(MIN_WIDTH_PX, Math.floor(width_px - excess()));
    if (board) style.setProperty('--board', `${width_px}px`);
    else style.maxInlineSize = `${width_px}px`;
  }
  root.style.overflow = '';
  return natural_px;
}
