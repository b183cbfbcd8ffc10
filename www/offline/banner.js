// @ts-check
/**
 * A banner at the bottom of the page with an offer to accept or dismiss.
 *
 * @import { OfflineTexts } from '../texts/en/offline.js'
 */
import { make, setAttribute } from '../ui/dom.js';

/** The present banner. @type {HTMLElement | null} */
let banner = null;

/**
 * Shows a banner in place of the previous one.
 * @param {OfflineTexts} texts
 * @param {string} message
 * @param {string} action The text of the button.
 * @param {() => void} accept
 */
export function showBanner(texts, message, action, accept) {
  banner?.remove();
  const status = make('p');
  const element = make(
    'aside',
    { className: 'banner' },
    status,
    make(
      'div',
      {},
      make('button', { textContent: action, onclick: accept }),
      make('button', { textContent: texts.later, onclick: () => element.remove() }),
    ),
  );
  setAttribute(status, 'role', 'status');
  setAttribute(element, 'aria-label', texts.label);
  document.body.append(element);
  banner = element;
  // Screen readers announce changes only in a live region that exists already.
  setTimeout(() => {
    status.textContent = message;
  });
}
