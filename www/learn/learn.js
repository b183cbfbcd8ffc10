// @ts-check
/**
 * The pages of the tutorial: their figures, the way from one to the next, the place that was reached, and words that
 * explain themselves. Imported without a page, in Node for example, this module does nothing.
 */
import '../elements/figures/define.js';
import { openBook } from './one-file.js';
import { explainTerms } from './tooltip.js';
import { keepPlace, showPlace } from './reading-position.js';
import { openAnswersOnPaper } from './print.js';
import { showWay } from './chapter-links.js';

if (typeof document !== 'undefined') start();

function start() {
  const articles = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('main > article')]);
  explainTerms(document.body);
  openAnswersOnPaper();
  if (articles.length > 1) openBook(articles);
  for (const article of articles) if (article.classList.contains('chapter')) showWay(article).catch(console.warn);
  keepPlace();
  showPlace();
}
