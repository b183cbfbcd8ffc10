// @ts-check
/**
 * Whether somebody can see an element: it is in the window, and the window is shown. One observer serves all elements.
 */

/** @typedef {(isSeen: boolean) => void} Tell */

/** @type {Map<Element, { tell: Tell, isInWindow: boolean }>} */
const watched = new Map();

/** @type {IntersectionObserver | null} */
let observer = null;

/**
 * Watches an element. It counts as unseen until the browser has said otherwise.
 *
 * @param {Element} element
 * @param {Tell} tell
 * @returns {() => void} Ends it.
 */
export function watchSight(element, tell) {
  observer ??= new IntersectionObserver(hear);
  if (watched.size === 0) document.addEventListener('visibilitychange', tellAll);
  watched.set(element, { tell, isInWindow: false });
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    watched.delete(element);
    if (watched.size === 0) document.removeEventListener('visibilitychange', tellAll);
  };
}

/**
 * It is made of nothing but this: the observer lives as long as the page, and would hold on to an element in reach.
 *
 * @param {IntersectionObserverEntry[]} entries
 */
function hear(entries) {
  for (const { target, isIntersecting } of entries) {
    const watch = watched.get(target);
    if (!watch) continue;
    watch.isInWindow = isIntersecting;
    watch.tell(isIntersecting && !document.hidden);
  }
}

function tellAll() {
  for (const { tell, isInWindow } of watched.values()) tell(isInWindow && !document.hidden);
}
