/**
 * The lesson: a chapter for a class, with its figure as large as the window allows. The question appears when it is asked,
 * and its answer when it is shown; then comes the next chapter. Loaded when one begins.
 */
import { make, setAttribute } from '../ui/dom.ts';
import { lessonIn } from './place.ts';
import { ownAddress, shownArticle } from './shown-article.ts';

/** What is shown of a chapter. The style sheet hides the rest. */
export const STAGES = ['figure', 'question', 'answer'] as const;

type Stage = (typeof STAGES)[number];

/** The keys that lead on and back, also those of presenters; they act while no control has the focus. */
const KEYS: ReadonlyMap<string, 1 | -1> = new Map([
  [' ', 1],
  ['Enter', 1],
  ['ArrowRight', 1],
  ['PageDown', 1],
  ['ArrowLeft', -1],
  ['PageUp', -1],
]);

/** What has to be in view. */
const SHOWN = { question: 'micro-max-guess > .choices', answer: 'micro-max-guess > details' };

/** The stage after or before one; null if there is none. */
export const stageFrom = (stage: Stage, by: 1 | -1): Stage | null => STAGES[STAGES.indexOf(stage) + by] ?? null;

/** The direction in which a key leads, or null. Those of a presenter lead on wherever the focus is. */
export const directionOf = (key: string, isInControl: boolean) =>
  isInControl && !key.startsWith('Page') ? null : (KEYS.get(key) ?? null);

export class Lesson {
  #stage: Stage = 'figure';
  #onward = make('button', { type: 'button', className: 'onward' });

  constructor() {
    const print = make('button', { type: 'button', textContent: 'Print the questions' });
    print.addEventListener('click', () => {
      import('./sheet.ts').then(({ printSheet }) => printSheet()).catch(console.warn);
    });
    const end = make('button', { type: 'button', textContent: 'End the lesson' });
    end.addEventListener('click', () => this.#end());
    this.#onward.addEventListener('click', () => this.#go(1));
    const bar = make('nav', { className: 'lesson' }, this.#onward, print, end);
    setAttribute(bar, 'aria-label', 'The lesson');
    document.body.append(bar);
    addEventListener('hashchange', () => this.#show('figure'));
    addEventListener('keydown', (event) => this.#onKey(event));
    // An answer may be opened by a guess.
    document.addEventListener('toggle', ({ target }) => target === this.#answer() && this.#onToggle(), true);
    this.#show('figure');
  }

  #answer() {
    return shownArticle().querySelector('micro-max-guess > details') as HTMLDetailsElement | null;
  }

  #onToggle() {
    if (this.#answer()?.open) this.#show('answer');
  }

  #show(stage: Stage) {
    this.#stage = stage;
    document.documentElement.dataset.lesson = stage;
    const next = nextChapter();
    const words = {
      figure: 'Ask the question',
      question: 'Show the answer',
      answer: next ? `Next: ${titleOf(next)}` : 'To the contents',
    };
    this.#onward.textContent = words[stage];
    const answer = this.#answer();
    if (answer) answer.open = stage === 'answer';
    if (stage === 'figure') scrollTo(0, 0);
    else shownArticle().querySelector(SHOWN[stage])?.scrollIntoView({ block: 'nearest' });
  }

  #go(by: 1 | -1) {
    const stage = stageFrom(this.#stage, by);
    if (stage) this.#show(stage);
    else if (by === 1) this.#leave();
  }

  /** Goes on to the next chapter, or to the contents. */
  #leave() {
    const next = nextChapter();
    const contents = document.querySelector('a[rel=contents]');
    location.href = next ? lessonIn(next.getAttribute('href') ?? '') : (contents?.getAttribute('href') ?? '');
  }

  #end() {
    location.hash = ownAddress();
  }

  #onKey(event: KeyboardEvent) {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') return this.#end();
    const [target] = event.composedPath();
    const isInControl = target instanceof Element && target !== document.body;
    const by = directionOf(event.key, isInControl);
    if (by === null) return;
    event.preventDefault();
    this.#go(by);
  }
}

/** The link to the next chapter: in the contents to the first, in the last chapter none. */
function nextChapter(): HTMLAnchorElement | null {
  const article = shownArticle();
  return article.querySelector('.way .next') ?? article.querySelector('.contents a');
}

/** The title of the chapter that a link leads to, without the word before it. */
const titleOf = (link: Element) => [...link.childNodes].at(-1)?.textContent?.trim() ?? '';
