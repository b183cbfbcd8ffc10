// @ts-check
/**
 * A line at the foot of the page with something to take or to leave.
 *
 * @import { OfflineWords } from './texts.js'
 */
import { make, mark } from '../ui/dom.js';

/** The line that is there. @type {HTMLElement | null} */
let bar = null;

/**
 * Offers something; what was offered before goes.
 *
 * @param {OfflineWords} words
 * @param {string} text
 * @param {string} action The words on the button.
 * @param {() => void} take
 */
export function offer(words, text, action, take) {
  if (!bar) loadStyle();
  bar?.remove();
  const said = make('p');
  const line = make('aside', { className: 'banner' }, said,
    make('button', { textContent: action, onclick: take }),
    make('button', { textContent: words.later, onclick: () => line.remove() }));
  mark(said, 'role', 'status');
  mark(line, 'aria-label', words.label);
  document.body.append(line);
  bar = line;
  // A screen reader tells what changes in a region that it knows.
  setTimeout(() => { said.textContent = text; });
}

function loadStyle() {
  document.head.append(make('link', { rel: 'stylesheet', href: new URL('banner.css', import.meta.url).href }));
}
