// @ts-check
/** All chapters in one document: one is shown at a time. Without scripts they stand one below the other. */
import { elementIn } from './anchor.js';

/**
 * Shows the chapter that the address speaks of, now and when it changes.
 * @param {HTMLElement[]} articles
 */
export function openBook(articles) {
  function turn() {
    const target = document.getElementById(location.hash.slice(1)) ?? document.getElementById(elementIn(location.hash));
    const shown = articles.find((article) => target && article.contains(target)) ?? articles[0];
    for (const article of articles) article.hidden = article !== shown;
    const title = shown.querySelector('h1')?.textContent ?? '';
    document.title = shown === articles[0] ? title : `${title}: how micro-Max thinks`;
    if (target && target !== shown) target.scrollIntoView();
    else scrollTo(0, 0);
  }
  addEventListener('hashchange', turn);
  turn();
}
