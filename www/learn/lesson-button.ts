/**
 * The button in the masthead that begins the lesson of a chapter, see `lesson.ts`. An address with `#lesson` does the same, or
 * `#board-lesson` in one file. Guesses kept on the device are not shown there.
 */
import { make } from '../ui/dom.ts';
import { isLesson, lessonIn } from './place.ts';
import { ownAddress, shownArticle } from './shown-article.ts';

/** Puts the button into the masthead of chapters and contents, and begins the lesson if the address names it. */
export function offerLesson() {
  if (!document.querySelector('micro-max-guess, .contents')) return;
  const start = make('button', { type: 'button', className: 'lesson-start', textContent: 'Lesson' });
  start.title = 'For a class: a large figure, then the question, then the answer';
  start.addEventListener('click', () => {
    if (hasQuestion()) location.hash = lessonIn(ownAddress());
    else beginWithFirst();
  });
  document.querySelector('.masthead nav')?.append(start);
  const isInLesson = isLesson(location.hash);
  // Questions show the kept guesses when they are made, and figures keep what an answer has set.
  addEventListener('hashchange', () => isLesson(location.hash) !== isInLesson && location.reload());
  if (!isInLesson) return;
  if (hasQuestion()) import('./lesson.ts').then(({ Lesson }) => new Lesson(), console.warn);
  else beginWithFirst();
}

const hasQuestion = () => shownArticle().querySelector('micro-max-guess') !== null;

/** Goes from the contents to the first chapter. */
function beginWithFirst() {
  location.href = lessonIn(document.querySelector('.contents a')?.getAttribute('href') ?? '');
}
