// @ts-check
/** The other pages of the tutorial, and the links to those before and after. In one file they are all in the document itself. */
import { make, setAttribute } from '../ui/dom.js';
import { chapterOf } from './place.js';

/** @type {Map<string, Promise<Document>>} */
const pages = new Map();

/**
 * The page that a link leads to.
 * @param {HTMLAnchorElement} link @returns {Promise<Document>}
 */
export function pageAt({ href }) {
  const address = href.replace(/#.*/s, '');
  if (address === document.URL.replace(/#.*/s, '')) return Promise.resolve(document);
  const known = pages.get(address) ?? load(address);
  pages.set(address, known);
  known.catch(() => pages.delete(address));
  return known;
}

/**
 * A page as a document, which a policy of trusted types allows in this way only.
 * @param {string} address @returns {Promise<Document>}
 */
const load = (address) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('GET', address);
    request.onload = () =>
      request.responseXML ? resolve(request.responseXML) : reject(new Error(`${address}: ${request.status}`));
    request.onerror = () => reject(new Error(`${address} could not be loaded`));
    request.send();
  });

/**
 * The link to the contents, which every page has.
 * @returns {HTMLAnchorElement}
 */
function contentsLink() {
  const link = /** @type {HTMLAnchorElement | null} */ (document.querySelector('a[rel=contents]'));
  if (!link) throw new Error('the page has no link to the contents');
  return link;
}

/**
 * Puts links to the chapters before and after, which the contents list, at the end of a chapter.
 * @param {HTMLElement} article
 */
export async function showWay(article) {
  const contents = await pageAt(contentsLink());
  const links = /** @type {HTMLAnchorElement[]} */ ([...contents.querySelectorAll('.contents > li:not(.topics) > a')]);
  const place = links.findIndex((link) => chapterOf(link.getAttribute('href')) === article.id);
  if (place < 0) return;
  const way = make(
    'nav',
    { className: 'way' },
    ...step('Previous', 'before', links[place - 1]),
    ...step('Next', 'next', links[place + 1]),
  );
  setAttribute(way, 'aria-label', 'Previous and next chapter');
  article.append(way);
}

/** @param {string} word @param {string} className @param {HTMLAnchorElement | undefined} link */
function step(word, className, link) {
  if (!link) return [];
  const way = make('a', { className }, make('small', { textContent: word }), ' ', link.textContent ?? '');
  // As it is written: the contents may lie elsewhere.
  setAttribute(way, 'href', link.getAttribute('href'));
  return [way];
}
