// @ts-check
/** Whether an element is visible: in the viewport of a visible page. One observer serves all elements. */

import { callListener } from '../engine/error.js';

/** @typedef {(isSeen: boolean) => void} VisibilityListener */

/** @type {Map<Element, { onChange: VisibilityListener, isInWindow: boolean }>} */
const watched = new Map();

/** @type {IntersectionObserver | null} */
let observer = null;

/**
 * Observes an element, which counts as hidden until the browser reports otherwise.
 * @param {Element} element
 * @param {VisibilityListener} onChange
 * @returns {() => void} Stops observing.
 */
export function observeVisibility(element, onChange) {
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

/**
 * The callback must not reference the element: the observer lives as long as the page and would keep it alive.
 * @param {IntersectionObserverEntry[]} entries
 */
function handleEntries(entries) {
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
