/**
 * `<micro-max-characters>`: the listing as one bar for each of its lines, and its characters by chapter.
 * `shown="chapters"` names the chapters, which answers the question of the page. Chapters whose question is answered are
 * filled in.
 *
 * ```text
 * svg.listing      a bar for each line, in parts
 * p[role=status]   the chosen chapter or line
 * label            a slider through the lines
 * ul               a button for each chapter
 * ```
 */
import { make, onButtonPress, setAttribute, setText } from '../ui/dom.ts';
import { countText } from '../texts/number.ts';
import { LISTING, countOf, countsByChapter, entryOf } from './characters.ts';
import { readGuesses } from './guess.ts';

/** The names of the chapters as parts of the listing. */
const NAMES: Readonly<Record<string, string>> = Object.freeze({
  evaluation: 'Evaluation',
  minimax: 'Minimax',
  window: 'The window',
  quiescence: 'Quiescence',
  ordering: 'The best move first',
  table: 'The hash table',
  mate: 'Mate and stalemate',
  board: 'The board',
  moves: 'Moves',
  passed: 'Castling and en passant',
  legality: 'Legality, do and undo',
  program: 'Everything else: names, reading, printing',
});

const SVG = 'http://www.w3.org/2000/svg';

/** The chosen chapter or line; a line is counted from 0. */
type Choice = { chapter: string } | { line: number } | null;

class Characters extends HTMLElement {
  static observedAttributes = ['shown'];

  #status = make('p');
  #slider = make('input', { type: 'range', min: '1', max: String(LISTING.length), value: '1' });
  #drawing = document.createElementNS(SVG, 'svg');
  #lines = make('label', { className: 'lines' }, 'Line ', this.#slider);
  #chapters = make('ul');
  #choice: Choice = null;

  connectedCallback() {
    if (this.#drawing.isConnected) return;
    this.#draw();
    setAttribute(this.#status, 'role', 'status');
    this.#slider.addEventListener('input', () => this.#choose({ line: Number(this.#slider.value) - 1 }));
    this.#drawing.addEventListener('pointermove', (event) => this.#point(event));
    this.#drawing.addEventListener('pointerdown', (event) => this.#point(event));
    const counts = countsByChapter();
    const [[, most]] = counts;
    this.#chapters.append(...counts.map(([chapter, count]) => this.#button(chapter, count, count / most)));
    this.replaceChildren(make('div', {}, this.#drawing, this.#lines), make('div', {}, this.#status, this.#chapters));
    this.#update();
  }

  attributeChangedCallback() {
    if (this.#drawing.isConnected) this.#update();
  }

  /** A description of what is chosen, as in other figures. */
  get text(): string {
    return this.#status.textContent ?? '';
  }

  /** Whether the reader may see to which chapter a part belongs. */
  get #isAnswered() {
    return this.getAttribute('shown') === 'chapters';
  }

  #draw() {
    const longest = Math.max(...LISTING.map(countOf));
    setAttribute(this.#drawing, 'class', 'listing');
    setAttribute(this.#drawing, 'viewBox', `0 0 ${longest} ${LISTING.length}`);
    setAttribute(this.#drawing, 'preserveAspectRatio', 'none');
    setAttribute(this.#drawing, 'role', 'img');
    const total = countText('en', countOf(LISTING.flat()));
    setAttribute(this.#drawing, 'aria-label', `The listing: ${LISTING.length} lines, ${total} characters`);
    for (const [line, parts] of LISTING.entries()) {
      let x = 0;
      for (const { chapter, count } of parts) {
        this.#drawing.append(bar(x, line, count, chapter));
        x += count;
      }
    }
  }

  /** @param share Of the longest bar. */
  #button(chapter: string, count: number, share: number) {
    const button = make(
      'button',
      { type: 'button', value: chapter },
      make('span', { textContent: NAMES[chapter] }),
      ' ',
      make('span', { textContent: String(count) }),
    );
    button.style.setProperty('--share', `${Math.round(100 * share)}%`);
    return make(
      'li',
      {},
      onButtonPress(button, () => this.#choose({ chapter })),
    );
  }

  /** Chooses the line below a pointer. */
  #point({ clientY }: PointerEvent) {
    const { top, height } = this.#drawing.getBoundingClientRect();
    const line = Math.floor(((clientY - top) / height) * LISTING.length);
    this.#choose({ line: Math.max(0, Math.min(LISTING.length - 1, line)) });
  }

  #choose(choice: Choice) {
    this.#choice = choice;
    if (choice && 'line' in choice) this.#slider.value = String(choice.line + 1);
    this.#update();
  }

  #update() {
    const choice = this.#choice;
    const chapter = choice && 'chapter' in choice ? choice.chapter : '';
    const answered = this.#isAnswered ? Object.keys(readGuesses()) : [];
    this.#chapters.hidden = !this.#isAnswered;
    for (const part of this.#drawing.children) {
      const { chapter: own = '', line } = (part as SVGElement).dataset;
      const isChosen = choice && 'line' in choice ? Number(line) === choice.line : this.#isAnswered && own === chapter;
      setAttribute(part, 'class', isChosen ? 'chosen' : answered.includes(own) ? 'filled' : null);
    }
    for (const button of this.#chapters.querySelectorAll('button')) {
      setAttribute(button, 'aria-pressed', String(button.value === chapter));
      button.classList.toggle('filled', answered.includes(button.value));
    }
    if (choice && 'line' in choice) this.#describeLine(choice.line);
    else
      setText(this.#status, chapter ? chapterText(chapter) : this.#isAnswered ? answeredText(answered) : listingText());
  }

  #describeLine(line: number) {
    const parts = LISTING[line];
    const letters = [...new Set(parts.flatMap((part) => part.letters))];
    const place = `Line ${line + 1}: ${characters(countOf(parts))}`;
    const chapters = parts.map(({ chapter, count }) =>
      parts.length > 1 ? `${NAMES[chapter]} ${count}` : NAMES[chapter],
    );
    const links = letters.flatMap((letter) => [' ', letterLink(letter)]);
    this.#status.replaceChildren(
      this.#isAnswered ? `${place}. ${chapters.join(', ')}.` : `${place}.`,
      ...(links.length > 0 ? [' Letters:', ...links] : []),
    );
    setAttribute(this.#slider, 'aria-valuetext', place);
  }
}

function bar(x: number, line: number, width: number, chapter: string) {
  const rectangle = document.createElementNS(SVG, 'rect');
  for (const [name, size] of Object.entries({ x, y: line + 0.1, width, height: 0.8 }))
    setAttribute(rectangle, name, String(size));
  Object.assign(rectangle.dataset, { chapter, line: String(line) });
  return rectangle;
}

function letterLink(letter: string) {
  const link = make('a', { className: 'term' }, make('code', { textContent: letter }));
  setAttribute(link, 'href', `#letter-${entryOf(letter)}`);
  return link;
}

const characters = (count: number) => `${countText('en', count)} ${count === 1 ? 'character' : 'characters'}`;

const listingText = () =>
  `Each bar is a line of the listing, as long as it has characters: ${characters(countOf(LISTING.flat()))} without blanks, in ${LISTING.length} lines.`;

function chapterText(chapter: string) {
  const parts = LISTING.flat().filter((part) => part.chapter === chapter);
  const lines = LISTING.filter((line) => line.some((part) => part.chapter === chapter)).length;
  return `${NAMES[chapter]}: ${characters(countOf(parts))}, in ${lines} lines.`;
}

/** @param answered Chapters whose question is answered. */
function answeredText(answered: readonly string[]) {
  const parts = LISTING.flat().filter(({ chapter }) => answered.includes(chapter));
  return `Filled in are the chapters whose questions you have answered: ${characters(countOf(parts))}. Choose a chapter or a line.`;
}

/** Lets the listing be explored. */
export const defineCharacters = () => customElements.define('micro-max-characters', Characters);
