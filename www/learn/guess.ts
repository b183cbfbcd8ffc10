/**
 * `<micro-max-guess>`: a question about a figure that the reader answers before the figure does.
 *
 * ```html
 * <micro-max-guess name="minimax" kind="choice" answer="A" data-for="cards" data-set="mode=watch; step=21">
 *   <p>Which branch?</p>
 *   <p class="choices"><button type="button" value="A">A</button> <button type="button" value="B">B</button></p>
 *   <micro-max-cards id="cards"></micro-max-cards>
 *   <details><summary>Show me</summary><p>A, because Black can hold you to 3 in B.</p></details>
 * </micro-max-guess>
 * ```
 *
 * Of the kind `number`, a field and one button take the place of the choices; of the kind `move`, the first legal move on
 * the board of the figure, which is not made.
 * A guess is kept on the device and stays marked; it opens the answer, which
 * sets the figure as `data-set` states, if there is one. A figure that would give the answer away begins with
 * `controls="board"`, and `data-set` has `controls=all`. Without scripts only the question and the answer are shown.
 */
import { make, setAttribute, setText } from '../ui/dom.ts';
import { read, write } from '../ui/local-storage.ts';
import { comparison, guessesText, parseGuesses } from './guesses.ts';
import { keepInPlace, setAttributes, setFigure } from './shows.ts';
import type { Kind } from './guesses.ts';

const KEY = 'micro-max:guesses';

/** The guesses on this device. */
export const readGuesses = () => parseGuesses(read(KEY));

class Guess extends HTMLElement {
  #result = make('p', { className: 'result' });
  #isAsking = true;

  connectedCallback() {
    if (this.#result.isConnected) return;
    setAttribute(this.#result, 'role', 'status');
    this.#choices().append(this.#result);
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && this.#choices().contains(button)) this.#take(button.value);
    });
    this.addEventListener('micro-max-moverequest', (event) => this.#takeMove(event as CustomEvent));
    this.#answer().addEventListener('toggle', () => {
      if (this.#answer().open) this.#reveal();
    });
    // Before the link or the button sets the figure.
    document.addEventListener('click', (event) => this.#uncoverFor(event), { capture: true });
    const guess = readGuesses()[this.#name()];
    if (guess !== undefined || location.hash.startsWith(`#${this.dataset.for}-`)) this.#uncover();
    this.#show(guess);
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
  #take(choice: string) {
    const field = this.#choices().querySelector('input');
    if (field && !field.reportValidity()) return;
    const guess = field ? String(Number(field.value)) : choice;
    write(KEY, guessesText({ ...readGuesses(), [this.#name()]: guess }));
    this.#show(guess);
    if (this.#answer().open) this.#reveal();
    else this.#answer().open = true;
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
    setFigure(this.dataset.for ?? '', this.dataset.set ?? '');
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

  /** Marks a guess, and compares it with the answer. */
  #show(guess: string | undefined) {
    if (guess === undefined) return;
    const answer = this.getAttribute('answer') ?? '';
    setText(this.#result, comparison(this.#kind(), guess, answer));
    setAttribute(this.#result, 'data-right', String(guess === answer));
    const field = this.#choices().querySelector('input');
    if (field) field.value = guess;
    for (const button of this.#choices().querySelectorAll('button[value]')) {
      setAttribute(button, 'aria-pressed', String((button as HTMLButtonElement).value === guess));
    }
  }
}

/** Lets the questions of a page be answered. */
export const defineGuess = () => customElements.define('micro-max-guess', Guess);
