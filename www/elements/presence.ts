/** Observes an element on its page: pointer and focus, the language around it, and whether it is in the viewport of a visible page. */
import { callListener } from '../engine/error.ts';
import { observeLanguage } from './language.ts';

/** The events that start a lazy engine. */
const TOUCHES = Object.freeze(['pointerenter', 'pointerdown', 'focusin']);

interface PresenceListeners {
  onTouch: () => void;
  /** It became visible or hidden, or got or lost the focus. */
  onAttention: (change: { isSeen: boolean } | { hasFocus: boolean }) => void;
  onLanguage: () => void;
}

type VisibilityListener = (isSeen: boolean) => void;

const watched: Map<Element, { onChange: VisibilityListener; isInWindow: boolean }> = new Map();

/** One observer serves all elements. */
let observer: IntersectionObserver | null = null;

/** What elements load before they reserve their space. Until then those below them are too high on the page. */
const loads: Set<Promise<unknown>> = new Set();

/** The longest wait for the loads of other elements. */
const PATIENCE_MS = 1000;

/**
 * Observes an element on a page.
 *
 * @returns Stops observing.
 */
export function observePresence(
  element: HTMLElement,
  { onTouch, onAttention, onLanguage }: PresenceListeners,
): () => void {
  const abort = new AbortController();
  for (const name of TOUCHES) element.addEventListener(name, onTouch, abort);
  element.addEventListener('focusin', () => onAttention({ hasFocus: true }), abort);
  element.addEventListener('focusout', () => onAttention({ hasFocus: false }), abort);
  const stops = [
    () => abort.abort(),
    observeLanguage(element, onLanguage),
    observeVisibility(element, (isSeen) => onAttention({ isSeen })),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Registers what an element loads before it reserves its space, and returns the result. */
export async function beforeLayout<Value>(load: Promise<Value>): Promise<Value> {
  loads.add(load);
  try {
    return await load;
  } finally {
    loads.delete(load);
  }
}

/** Waits until the registered loads have ended, or for `PATIENCE_MS`. */
export async function layoutSettled() {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled(loads), patience]);
}

/**
 * Observes an element, which counts as hidden until the browser reports otherwise.
 *
 * @returns Stops observing.
 */
export function observeVisibility(element: Element, onChange: VisibilityListener): () => void {
  observer ??= new IntersectionObserver(handleEntries);
  if (watched.size === 0) document.addEventListener('visibilitychange', notifyAll);
  watched.set(element, { onChange, isInWindow: false });
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    watched.delete(element);
    if (watched.size === 0) document.removeEventListener('visibilitychange', notifyAll);
  };
}

/** The callback must not reference the element: the observer lives as long as the page and would keep it alive. */
function handleEntries(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    const watch = watched.get(target);
    if (!watch) continue;
    watch.isInWindow = isIntersecting;
    callListener(() => watch.onChange(isIntersecting && !document.hidden));
  }
}

function notifyAll() {
  for (const { onChange, isInWindow } of watched.values()) {
    callListener(() => onChange(isInWindow && !document.hidden));
  }
}
