/** The place that the reader has reached, kept in the browser and shown in the contents. */
import { read, write } from '../ui/local-storage.ts';
import { make, setAttribute } from '../ui/dom.ts';
import { readGuesses } from './guess.ts';
import { chapterOf, parsePlace, placeIn, placeText, reached } from './place.ts';

const KEY = 'micro-max:learn';

/** Notes the place while the reader goes on. */
export function keepPlace() {
  let isDue = false;
  const note = () => {
    isDue = false;
    const article = document.querySelector('article.chapter:not([hidden])') as HTMLElement | null;
    if (!article) return;
    const passed = headings(article).filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
    const end = article.querySelector('.try')?.getBoundingClientRect().top ?? Infinity;
    const before = parsePlace(read(KEY));
    write(KEY, placeText(reached(before, article.id, passed.at(-1)?.id ?? '', end < innerHeight)));
  };
  const later = () => {
    if (!isDue) setTimeout(note, 400);
    isDue = true;
  };
  later();
  for (const event of ['scroll', 'hashchange', 'load']) addEventListener(event, later, { passive: true });
}

/** Shows in the contents what was read, and where to go on. */
export function showPlace() {
  const place = parsePlace(read(KEY));
  const links = [...document.querySelectorAll('.contents > li:not(.topics) > a')] as HTMLAnchorElement[];
  markGuesses(links);
  for (const link of links) {
    if (!place.read.includes(chapterOf(link.getAttribute('href')))) continue;
    link.after(make('span', { className: 'read', textContent: ' (read)' }));
  }
  const at = links.find((link) => chapterOf(link.getAttribute('href')) === place.chapter);
  const resume = document.querySelector('.resume') as HTMLElement | null;
  const link = resume?.querySelector('a');
  if (!at || !resume || !link) return;
  setAttribute(link, 'href', placeIn(at.getAttribute('href') ?? '', place.section));
  link.textContent = `Go on where you were: ${at.textContent}`;
  resume.hidden = false;
}

/** Marks the chapters with a question to guess: ○, or ● once it is answered. */
function markGuesses(links: HTMLAnchorElement[]) {
  const guesses = readGuesses();
  for (const link of links) {
    const name = link.parentElement?.dataset.guess;
    if (!name) continue;
    const isAnswered = name in guesses;
    const mark = make('span', { className: 'guessed', textContent: isAnswered ? ' ●' : ' ○' });
    mark.title = isAnswered ? 'You have guessed the answer to its question' : 'It begins with a question to guess';
    setAttribute(mark, 'role', 'img');
    setAttribute(mark, 'aria-label', mark.title);
    link.after(mark);
  }
}

const headings = (article: HTMLElement) => [...article.querySelectorAll('h2[id]')] as HTMLElement[];
