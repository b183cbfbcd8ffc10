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
import { render } from 'preact';
import { pressing } from '../ui/dom.ts';
import { countText } from '../texts/number.ts';
import { BLANKS, LISTING, PARTS, countOf, countsByChapter, entryOf } from './characters.ts';
import { readGuesses } from './guess.ts';

/** The chosen chapter or line; a line is counted from 0. */
type Choice = { chapter: string } | { line: number } | null;

const LONGEST = Math.max(...LISTING.map(countOf));

class Characters extends HTMLElement {
  static observedAttributes = ['shown'];

  #choice: Choice = null;
  /** The last line that was chosen. */
  #line: number | null = null;

  connectedCallback() {
    this.#update();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#update();
  }

  /** A description of what is chosen, as in other figures. */
  get text(): string {
    return this.querySelector('[role=status]')?.textContent ?? '';
  }

  #choose(choice: Choice) {
    this.#choice = choice;
    if (choice && 'line' in choice) this.#line = choice.line;
    this.#update();
  }

  #update() {
    const choice = this.#choice;
    // Whether the reader may see to which chapter a part belongs.
    const isAnswered = this.getAttribute('shown') === 'chapters';
    const answered = isAnswered ? Object.keys(readGuesses()) : [];
    const chosen = choice && 'chapter' in choice ? choice.chapter : '';
    const line = choice && 'line' in choice ? choice.line : null;
    const point = ({ currentTarget, clientY }: { currentTarget: SVGElement; clientY: number }) =>
      this.#choose({ line: lineAt(currentTarget, clientY) });
    const total = countText('en', countOf(LISTING.flat()));
    const [[, most]] = CHAPTERS;
    render(
      <>
        <div>
          <svg
            class="listing"
            viewBox={`0 0 ${LONGEST} ${LISTING.length}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`The listing: ${LISTING.length} lines, ${total} characters`}
            onPointerMove={point}
            onPointerDown={point}
          >
            {BARS.map(({ x, y, width, chapter }) => {
              const isChosen = line === null ? isAnswered && chapter === chosen : line === y;
              const look = isChosen ? 'chosen' : answered.includes(chapter) ? 'filled' : undefined;
              return <rect key={`${y} ${x}`} class={look} x={x} y={y + 0.1} width={width} height="0.8" />;
            })}
          </svg>
          <label class="lines">
            Line{' '}
            <input
              type="range"
              min="1"
              max={LISTING.length}
              value={(this.#line ?? 0) + 1}
              aria-valuetext={this.#line === null ? undefined : placeText(this.#line)}
              onInput={({ currentTarget }) => this.#choose({ line: currentTarget.valueAsNumber - 1 })}
            />
          </label>
        </div>
        <div>
          <p role="status">
            {line !== null
              ? lineText(line, isAnswered)
              : chosen
                ? chapterText(chosen)
                : isAnswered
                  ? answeredText(answered)
                  : listingText()}
          </p>
          <ul hidden={!isAnswered}>
            {CHAPTERS.map(([chapter, count]) => (
              <li key={chapter}>
                <button
                  type="button"
                  class={answered.includes(chapter) ? 'filled' : undefined}
                  style={{ '--share': `${Math.round((100 * count) / most)}%` }}
                  aria-pressed={chapter === chosen}
                  onClick={pressing(() => this.#choose({ chapter }))}
                >
                  <span>{PARTS[chapter].name}</span> <span>{count}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </>,
      this,
    );
  }
}

const CHAPTERS = countsByChapter();

/** The parts of the lines, with their places. */
const BARS = LISTING.flatMap((parts, y) =>
  parts.map(({ chapter, count: width }, index) => ({ x: countOf(parts.slice(0, index)), y, width, chapter })),
);

/** The line below a pointer. */
function lineAt(drawing: SVGElement, clientY: number) {
  const { top, height } = drawing.getBoundingClientRect();
  const line = Math.floor(((clientY - top) / height) * LISTING.length);
  return Math.max(0, Math.min(LISTING.length - 1, line));
}

const placeText = (line: number) => `Line ${line + 1}: ${characters(countOf(LISTING[line]))}`;

function lineText(line: number, isAnswered: boolean) {
  const parts = LISTING[line];
  const letters = [...new Set(parts.flatMap((part) => part.letters))];
  const chapters = parts.map(({ chapter, count }) => PARTS[chapter].name + (parts.length > 1 ? ` ${count}` : ''));
  return [
    `${placeText(line)}.${isAnswered ? ` ${chapters.join(', ')}.` : ''}${letters.length > 0 ? ' Letters:' : ''}`,
    ...letters.flatMap((letter) => [
      ' ',
      <a key={letter} class="term" href={`#letter-${entryOf(letter)}`}>
        <code>{letter}</code>
      </a>,
    ]),
  ];
}

const characters = (count: number) => `${countText('en', count)} ${count === 1 ? 'character' : 'characters'}`;

const listingText = () =>
  `Each bar is a line of the listing, as long as it has characters: ${characters(countOf(LISTING.flat()))} in ${LISTING.length} lines. With the ${BLANKS} blanks that keep words apart, they are the 2,000.`;

function chapterText(chapter: string) {
  const parts = LISTING.flat().filter((part) => part.chapter === chapter);
  const lines = LISTING.filter((line) => line.some((part) => part.chapter === chapter)).length;
  return `${PARTS[chapter].name}: ${characters(countOf(parts))}, in ${lines} lines.`;
}

/** @param answered Chapters whose question is answered. */
function answeredText(answered: readonly string[]) {
  const parts = LISTING.flat().filter(({ chapter }) => answered.includes(chapter));
  return `Filled in are the chapters whose questions you have answered: ${characters(countOf(parts))}. Choose a chapter or a line.`;
}

/** Lets the listing be explored. */
export const defineCharacters = () => customElements.define('micro-max-characters', Characters);
