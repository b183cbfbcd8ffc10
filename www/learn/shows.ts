/**
 * Buttons in the text that set a figure: `<button type="button" class="shows" data-for="cards" data-set="mode=watch; step=11">`.
 * The figure gets the attributes, and then shows the step, or one after the other of `step=3..8`; the button stays where it is on the screen. A figure out of view
 * is pinned to the top of the window, until its own place is in view again or the section of the text has been left. In a
 * wide window figures stay beside their text, where few are pinned.
 */
import { make } from '../ui/dom.ts';

/** The part of a figure, or of the window, that is on the screen when the figure is in view. */
const IN_VIEW = 0.4;
const THRESHOLDS = [0.1, 0.2, 0.3, IN_VIEW, 0.6];

let unpin: (() => void) | null = null;

type FigureElement = HTMLElement & { step: number; play?: () => void };

/** Lets the buttons in an element set their figures. */
export function driveFigures(root: HTMLElement) {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? (target.closest('button.shows') as HTMLElement | null) : null;
    if (!button) return;
    const id = button.dataset.for ?? '';
    keepInPlace(button, () => void setFigure(id, button.dataset.set ?? ''));
    const figure = document.getElementById(id);
    if (figure) pinFor(figure, button);
  });
}

/** Keeps an element where it is on the screen while the page changes. */
export function keepInPlace(element: Element, change: () => void) {
  const { top } = element.getBoundingClientRect();
  change();
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** The time between two steps of a figure that is played, short enough to wait for, long enough to see each. */
const STEP_MS = 450;

/** What plays the steps of each figure now. */
const playing: Map<string, AbortController> = new Map();

/**
 * Sets the figure with an id, if there is one.
 *
 * @param settings As in `data-set`.
 * @returns Resolves to whether its last step was reached; another call for the same figure stops it.
 */
export async function setFigure(id: string, settings: string): Promise<boolean> {
  const figure = document.getElementById(id) as FigureElement | null;
  playing.get(id)?.abort();
  if (!figure) return true;
  const { steps, isPlayed } = parseSettings(settings);
  setAttributes(id, settings);
  if (isPlayed) figure.play?.();
  const stop = new AbortController();
  playing.set(id, stop);
  for (const [index, step] of steps.entries()) {
    if (index > 0) await delay(STEP_MS);
    if (stop.signal.aborted) return false;
    figure.step = step;
  }
  return true;
}

export const delay = (time_ms: number) => new Promise((resolve) => setTimeout(resolve, time_ms));

/**
 * Sets the attributes of a figure, but not its step, also if the reader has changed what an attribute says.
 *
 * @param settings As in `data-set`.
 */
export function setAttributes(id: string, settings: string) {
  const figure = document.getElementById(id);
  for (const [name, text] of parseSettings(settings).attributes) {
    if (figure?.getAttribute(name) === text) figure.removeAttribute(name);
    figure?.setAttribute(name, text);
  }
}

/**
 * The settings in a text such as `mode=watch; step=11` or `step=3..8`.
 *
 * @returns The steps are counted from 1.
 */
export function parseSettings(text: string): {
  attributes: [name: string, text: string][];
  steps: number[];
  isPlayed: boolean;
} {
  const pairs = text.split(';').map((pair) => splitPair(pair) as [string, string]);
  const [, range = ''] = pairs.find(([name]) => name === 'step') ?? [];
  const [first, last = first] = range.split('..').map(Number);
  return {
    attributes: pairs.filter(([name]) => !['', 'step', 'play'].includes(name)),
    steps: range === '' ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index),
    isPlayed: pairs.some(([name]) => name === 'play'),
  };
}

function splitPair(pair: string) {
  const [name, ...rest] = pair.split('=');
  return [name.trim(), rest.join('=').trim()];
}

/**
 * Pins a figure if it is out of view.
 *
 * @param button What has set it.
 */
function pinFor(figure: HTMLElement, button: HTMLElement) {
  if (figure.classList.contains('pinned')) return;
  unpin?.();
  if (!isInView(figure.getBoundingClientRect())) unpin = pin(figure, button);
}

function isInView({ top, bottom, height }: DOMRectReadOnly) {
  const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return shown >= IN_VIEW * Math.min(height, innerHeight);
}

/**
 * Pins a figure, and keeps its place open.
 *
 * @returns Puts it back.
 */
function pin(figure: HTMLElement, button: HTMLElement): () => void {
  const place = make('div');
  place.style.height = `${figure.offsetHeight}px`;
  place.style.margin = getComputedStyle(figure).margin;
  figure.before(place);
  figure.classList.add('pinned');
  const { bottom } = figure.getBoundingClientRect();
  const hidden = bottom + 16 - button.getBoundingClientRect().top;
  if (hidden > 0) scrollBy({ top: -hidden, behavior: 'instant' });
  const stops = [
    observe(place, { threshold: THRESHOLDS }, ({ boundingClientRect }) => isInView(boundingClientRect)),
    observe(section(button), { rootMargin: `${-bottom}px 0px 0px` }, ({ isIntersecting }) => !isIntersecting),
  ];
  return () => {
    unpin = null;
    for (const stop of stops) stop();
    figure.classList.remove('pinned');
    place.remove();
  };
}

/** The part of the text that an element belongs to. */
const section = (element: HTMLElement) => element.closest('.beside, .try, details') ?? element;

/** Puts the figure back once an element is, or is no longer, on the screen. */
function observe(
  element: Element,
  options: IntersectionObserverInit,
  isOver: (entry: IntersectionObserverEntry) => boolean,
) {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(isOver)) unpin?.();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
