/**
 * The pages of the tutorial: their figures, the buttons that set them, the questions to guess, the folds that are open,
 * the map of the program, the way from one to the next, the place that was reached, words that explain themselves, and the lesson for a class. Imported without a page, in
 * Node for example, this module does nothing.
 */
import '../elements/figures/define.ts';
import { explainTerms } from './tooltip.ts';
import { keepPlace, showPlace } from './reading-position.ts';
import { openTargets, showDepths } from './depth.ts';
import { driveFigures } from './shows.ts';
import { defineGuess } from './guess.ts';
import { offerLesson } from './lesson-button.ts';
import { showLetters } from './letters-key.ts';
import { showWay } from './pages.ts';
import { drawMap, showMap } from './program-map.tsx';
import { elementIn, movedTo } from './place.ts';

if (typeof document !== 'undefined') start();

function start() {
  const moved = document.querySelector('article.moved a');
  if (moved) return location.replace(movedTo(moved.getAttribute('href') ?? '', location.hash));
  const articles = [...document.querySelectorAll('main > article')] as HTMLElement[];
  explainTerms(document.body);
  driveFigures(document.body);
  showLetters(document.body);
  defineGuess();
  if (document.querySelector('micro-max-characters')) {
    import('./characters-figure.tsx').then(({ defineCharacters }) => defineCharacters(), console.warn);
  }
  if (document.querySelector('micro-max-match')) {
    import('./match-figure.tsx').then(({ defineMatch }) => defineMatch(), console.warn);
  }
  if (document.querySelector('micro-max-node')) {
    import('./node-debugger.tsx').then(({ defineNode }) => defineNode(), console.warn);
  }
  if (document.querySelector('micro-max-opening')) {
    import('./opening.tsx').then(({ defineOpening }) => defineOpening(), console.warn);
  }
  for (const place of document.querySelectorAll('nav.map') as NodeListOf<HTMLElement>) drawMap(place, '');
  openAnswersOnPaper();
  showDepths();
  openTargets();
  if (articles.length > 1) openBook(articles);
  for (const article of articles.filter(({ classList }) => classList.contains('chapter'))) {
    showMap(article);
    showWay(article).catch(console.warn);
  }
  offerLesson();
  keepPlace();
  showPlace();
}

/**
 * Shows one of the chapters that one document contains: that of the address, now and when it changes. Without scripts all are
 * shown.
 */
function openBook(articles: HTMLElement[]) {
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
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...(document.querySelectorAll('details:not([open])') as NodeListOf<HTMLDetailsElement>)];
    for (const answer of opened) answer.open = true;
  });
  addEventListener('afterprint', () => {
    for (const answer of opened) answer.open = false;
  });
}
