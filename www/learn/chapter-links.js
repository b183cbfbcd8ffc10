// @ts-check
/** The way to the chapters before and after, which the contents know. */
import { make, setAttribute } from '../ui/dom.js';
import { chapterOf } from './anchor.js';
import { contentsLink, pageAt } from './pages.js';

/**
 * Puts the way at the end of a chapter.
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
    ...step('Before', 'before', links[place - 1]),
    ...step('Next', 'next', links[place + 1]),
  );
  setAttribute(way, 'aria-label', 'Before and after');
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
