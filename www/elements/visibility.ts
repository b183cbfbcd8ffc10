/** Whether an element is visible: in the viewport of a visible page. One observer serves all elements. */

import { callListener } from '../engine/error.ts';

type VisibilityListener = (isSeen: boolean) => void;

const watched: Map<Element, { onChange: VisibilityListener; isInWindow: boolean }> = new Map();

let observer: IntersectionObserver | null = null;

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
