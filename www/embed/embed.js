// @ts-check
/**
 * The board for pages that take no scripts but frames: the state is in the address, and nothing is asked of the page
 * around it. That page is told one thing, the height in pixels that a board of the frame's width needs, by messages
 * `{ type: 'micro-max-height', height }`. It is not listened to.
 *
 * @import { MicroMax } from '../elements/micro-max.js'
 */
import { NAMES } from '../elements/attributes.js';
import '../elements/define.js';
import { fit } from './fit.js';
import { readState } from './state.js';

// Imported without a page, in Node for example, the module does nothing.
if (typeof document !== 'undefined') start();

function start() {
  const element = /** @type {MicroMax} */ (document.createElement('micro-max'));
  const fault = /** @type {HTMLElement} */ (document.getElementById('fault'));
  /** @type {string[]} */
  let sentences = [];

  const say = (/** @type {string} */ sentence) => {
    if (!sentences.includes(sentence)) sentences.push(sentence);
    fault.textContent = sentences.join('\n');
  };

  const obey = () => {
    sentences = [];
    fault.textContent = '';
    const { attributes, faults } = readState(location.hash);
    faults.forEach(say);
    for (const name of NAMES) {
      if (attributes[name] === undefined) element.removeAttribute(name);
      else element.setAttribute(name, attributes[name]);
    }
    document.documentElement.lang = attributes.lang || 'en';
    document.documentElement.dataset.scheme = schemeOf(element.theme);
  };

  element.addEventListener('micro-max-error', (event) => say(/** @type {CustomEvent} */ (event).detail.message));
  element.ready.catch((error) => say(error.message));
  obey();
  document.getElementById('place')?.replaceChildren(element);
  addEventListener('hashchange', obey);
  keepFitting(element);
}

/** @param {string} theme */
function schemeOf(theme) {
  return theme.split(' ').find((word) => word === 'light' || word === 'dark') ?? 'auto';
}

/**
 * Fits the board into the frame whenever either changes, and tells the page around of the height.
 *
 * @param {MicroMax} element
 */
function keepFitting(element) {
  let told_px = 0;
  let isDue = false;
  const look = () => {
    isDue = false;
    const height = fit(element);
    if (height !== told_px && parent !== window) parent.postMessage({ type: 'micro-max-height', height }, '*');
    told_px = height;
  };
  const lookSoon = () => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  };
  const watch = new ResizeObserver(lookSoon);
  watch.observe(document.body);
  watch.observe(element);
  addEventListener('resize', lookSoon);
}
