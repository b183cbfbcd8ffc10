/**
 * `<micro-max-guess>`: a question about a figure. The reader answers it, the figure plays the guess out, and then comes the answer.
 *
 * ```html
 * <micro-max-guess name="minimax" kind="choice" answer="A" data-for="cards" data-set="mode=watch; step=21">
 *   <p>Which branch?</p>
 *   <p class="choices"><button type="button" value="A" data-plays="step=2..7">A</button> <button type="button" value="B">B</button></p>
 *   <micro-max-cards id="cards"></micro-max-cards>
 *   <details>
 *     <summary>Show me</summary>
 *     <p class="wrong" data-guess="B">B holds an 8, but Black picks the 3.</p>
 *     <p>A, because Black can hold you to 3 in B.</p>
 *   </details>
 * </micro-max-guess>
 * ```
 *
 * Of the kind `number`, a field and one button take the place of the choices; of the kind `move`, the first legal move on
 * the board of the figure, which is not made.
 * A guess is kept on the device and stays marked, except in a lesson. First the figure is set as `data-plays` of the pressed button states; that
 * of a number has the settings of each number from the least, separated by `|`, the last for all beyond. Then the answer takes
 * the place of the question where the window is small, with the sentence about this wrong guess (see `namesOf`), and sets the figure
 * as `data-set` states. Two buttons go back and forth between both. A figure that would give the answer away begins with
 * `controls="board"`, and `data-set` has `controls=all`. Without scripts only the question and the answer are shown.
 */
import { make, setAttribute, setText } from '../ui/dom.ts';
import { read, write } from '../ui/local-storage.ts';
import { comparison, guessesText, isRight, namesOf, parseGuesses } from './guesses.ts';
import { isLesson } from './place.ts';
import { delay, keepInPlace, setAttributes, setFigure } from './shows.ts';
import type { Kind } from './guesses.ts';

const KEY = 'micro-max:guesses';

/** Whether question, figure and answer stand one below the other in a narrow window. */
const isNarrow = () => matchMedia('(width < 40rem)').matches;

/** The height of a line of text. */
const LINE_PX = 24;

/** The guesses on this device. */
export const readGuesses = () => parseGuesses(read(KEY));

/** How long a guess that is shown without steps stays before the answer. */
const SHOWN_MS = 900;

class Guess extends HTMLElement {
  #result = make('p', { className: 'result' });
  #compare = make('p', { className: 'compare', hidden: true });
  #isAsking = true;
  /** The number of guesses so far; one that is still played out when the next is made gets no answer. */
  #taken = 0;

  connectedCallback() {
    if (this.#result.isConnected) return;
    setAttribute(this.#result, 'role', 'status');
    this.#choices().append(this.#result);
    this.#choices().after(this.#compare);
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && this.#choices().contains(button)) this.#take(button.value);
    });
    this.addEventListener('micro-max-moverequest', (event) => this.#takeMove(event as CustomEvent));
    this.#answer().addEventListener('toggle', () => {
      if (this.#answer().open && this.#isAsking) this.#reveal();
    });
    // Before the link or the button sets the figure.
    document.addEventListener('click', (event) => this.#uncoverFor(event), { capture: true });
    const guess = isLesson(location.hash) ? undefined : readGuesses()[this.#name()];
    if (guess !== undefined || location.hash.startsWith(`#${this.dataset.for}-`)) this.#uncover();
    if (guess !== undefined) this.#show(guess);
  }

  #name() {
    return this.getAttribute('name') ?? '';
  }

  #choices() {
    return this.querySelector('.choices') as HTMLElement;
  }

  #answer() {
    return this.querySelector('details') as HTMLDetailsElement;
  }

  /**
   * Keeps a guess and reveals the answer.
   * @param choice Empty for a number.
   */
  async #take(choice: string) {
    const field = this.#choices().querySelector('input');
    if (field && !field.reportValidity()) return;
    const guess = field ? String(Number(field.value)) : choice;
    write(KEY, guessesText({ ...readGuesses(), [this.#name()]: guess }));
    this.#isAsking = false;
    this.#mark(guess);
    setText(this.#result, '');
    // The figure stands below the question: it is played where it can be seen.
    if (isNarrow()) this.#choices().scrollIntoView();
    const taken = (this.#taken += 1);
    const isOver = await this.#playOut(guess);
    if (!isOver || taken !== this.#taken) return;
    this.#show(guess);
    this.#answer().open = true;
    this.#reveal();
    this.#bringIntoView();
  }

  /** @returns Whether nothing else has set the figure meanwhile. */
  async #playOut(guess: string) {
    const settings = this.#playsOf(guess);
    if (settings === '') return true;
    const isOver = await setFigure(this.dataset.for ?? '', settings);
    if (isOver) await delay(SHOWN_MS);
    return isOver;
  }

  /** What the figure shows for a guess; empty if nothing. */
  #playsOf(guess: string) {
    const field = this.#choices().querySelector('input');
    const buttons = [...this.#choices().querySelectorAll('button')];
    const button = field ? buttons[0] : buttons.find(({ value }) => value === guess);
    const plays = button?.dataset.plays ?? '';
    if (!field) return plays;
    const all = plays.split('|');
    return all[Math.min(Math.max(Math.round(Number(guess) - Number(field.min)), 0), all.length - 1)].trim();
  }

  /** Takes a move on the board of the figure as the guess. */
  #takeMove(event: CustomEvent<{ san: string }>) {
    if (!this.#isAsking || this.#kind() !== 'move') return;
    event.preventDefault();
    this.#take(event.detail.san);
  }

  #kind(): Kind {
    return (this.getAttribute('kind') ?? 'choice') as Kind;
  }

  #reveal() {
    this.#isAsking = false;
    // The answer is read where the question was.
    this.#compare.after(this.#answer());
    this.toggleAttribute('data-answered', true);
    setFigure(this.dataset.for ?? '', this.dataset.set ?? '');
  }

  /** Scrolls if the first line of the answer is not on the screen, and in a narrow window so that the figure has most of it. */
  #bringIntoView() {
    const { top } = this.#choices().getBoundingClientRect();
    const first = this.#answer().querySelector('p:not([hidden])')?.getBoundingClientRect();
    if (isNarrow() || top < 0 || (first && first.top + LINE_PX > innerHeight)) this.#choices().scrollIntoView();
  }

  /** Shows what the figure hides while the question is asked. */
  #uncover() {
    this.#isAsking = false;
    setAttributes(this.dataset.for ?? '', this.dataset.set ?? '');
  }

  /** Uncovers the figure before a link or a button in the text sets it. */
  #uncoverFor({ target }: MouseEvent) {
    const id = this.dataset.for;
    const pressed =
      id && target instanceof Element && target.closest(`a[href^="#${id}-"], button.shows[data-for="${id}"]`);
    if (pressed && this.#isAsking) keepInPlace(pressed, () => this.#uncover());
  }

  /** Marks a guess, compares it with the answer, and shows the sentence about it. */
  #show(guess: string) {
    const answer = this.getAttribute('answer') ?? '';
    const right = isRight(this.#kind(), guess, answer);
    this.#mark(guess);
    setText(this.#result, comparison(this.#kind(), guess, answer));
    setAttribute(this.#result, 'data-right', String(right));
    const sentences = [...(this.#answer().querySelectorAll('.wrong') as NodeListOf<HTMLElement>)];
    const name = namesOf(this.#kind(), guess, answer).find((one) =>
      sentences.some(({ dataset }) => dataset.guess === one),
    );
    for (const sentence of sentences) sentence.hidden = right || sentence.dataset.guess !== name;
    this.#offerBoth(guess, right);
  }

  /** Two buttons that show the guess and the answer in the figure, if it can show both. */
  #offerBoth(guess: string, right: boolean) {
    const plays = this.#playsOf(guess);
    const set = this.dataset.set ?? '';
    const button = (text: string, press: () => void) => {
      const made = make('button', { type: 'button', textContent: text });
      made.addEventListener('click', press);
      return made;
    };
    const shows = (text: string, settings: string) =>
      button(text, () => void setFigure(this.dataset.for ?? '', settings));
    const both =
      right || plays === '' || set === '' ? [] : [shows(`Your guess: ${guess}`, plays), shows('The answer', set)];
    const again = button('Guess again', () => this.#askAgain());
    again.className = 'again';
    this.#compare.hidden = false;
    this.#compare.replaceChildren(...both, again);
  }

  /** Shows the question again where the answer has taken its place. */
  #askAgain() {
    this.toggleAttribute('data-answered', false);
    this.#answer().open = false;
    this.#compare.hidden = true;
    setText(this.#result, '');
    this.#choices().querySelector<HTMLElement>('input, button')?.focus();
  }

  #mark(guess: string) {
    const field = this.#choices().querySelector('input');
    if (field) field.value = guess;
    for (const button of this.#choices().querySelectorAll('button[value]')) {
      setAttribute(button, 'aria-pressed', String((button as HTMLButtonElement).value === guess));
    }
  }
}

/** Lets the questions of a page be answered. */
export const defineGuess = () => customElements.define('micro-max-guess', Guess);
