/**
 * A figure that the text sets while it is out of view is pinned to the top of the window, until its own place is in view
 * again or the section of the text has been left. In a wide window figures stay beside their text, where few are pinned.
 */
import { make } from '../ui/dom.ts';

/** The part of a figure, or of the window, that is on the screen when the figure is in view. */
const IN_VIEW = 0.4;
const THRESHOLDS = [0.1, 0.2, 0.3, IN_VIEW, 0.6];

let unpin: (() => void) | null = null;

/**
 * Pins a figure if it is out of view.
 *
 * @param button What has set it.
 */
export function pinFor(figure: HTMLElement, button: HTMLElement) {
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
