// @ts-check
/**
 * The pages of the tutorial: their figures, the buttons that set them, the questions to guess, the folds that are open, the way from one to the
 * next, the place that was reached, and words that explain themselves. Imported without a page, in Node for example, this module does nothing.
 */
import '../elements/figures/define.js';
import { explainTerms } from './tooltip.js';
import { keepPlace, showPlace } from './reading-position.js';
import { openTargets, showDepths } from './depth.js';
import { driveFigures } from './shows.js';
import { defineGuess } from './guess.js';
import { showWay } from './pages.js';
import { elementIn, movedTo } from './place.js';

if (typeof document !== 'undefined') start();

function start() {
  const moved = document.querySelector('article.moved a');
  if (moved) return location.replace(movedTo(moved.getAttribute('href') ?? '', location.hash));
  const articles = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('main > article')]);
  explainTerms(document.body);
  driveFigures(document.body);
  defineGuess();
  if (document.querySelector('micro-max-characters')) {
    import('./characters-figure.js').then(({ defineCharacters }) => defineCharacters(), console.warn);
  }
  openAnswersOnPaper();
  showDepths();
  openTargets();
  if (articles.length > 1) openBook(articles);
  for (const article of articles) if (article.classList.contains('chapter')) showWay(article).catch(console.warn);
  keepPlace();
  showPlace();
}

/**
 * Shows one of the chapters that one document contains: that of the address, now and when it changes. Without scripts all are
 * shown.
 * @param {HTMLElement[]} articles
 */
function openBook(articles) {
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

/** Opens all answers while the page is printed. */
function openAnswersOnPaper() {
  /** @type {HTMLDetailsElement[]} */
  let opened = [];
  addEventListener('beforeprint', () => {
    opened = [.../** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll('details:not([open])'))];
    for (const answer of opened) answer.open = true;
  });
  addEventListener('afterprint', () => {
    for (const answer of opened) answer.open = false;
  });
}
