// @ts-check
/**
 * Whether an element is visible: in the viewport of a visible page. One observer serves all elements.
 */

/** @typedef {(isSeen: boolean) => void} Tell */

/** @type {Map<Element, { tell: Tell, isInWindow: boolean }>} */
const watched = new Map();

/** @type {IntersectionObserver | null} */
let observer = null;

/**
 * Observes an element. It counts as hidden until the browser reports otherwise.
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
 * The callback references nothing else: the observer lives as long as the page and would keep the element alive.
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
