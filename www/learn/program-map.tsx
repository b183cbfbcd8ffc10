/**
 * The 2,000 characters of micro-Max as a map of cells, 80 to a row, in the order of the listing. Each part of the program is
 * a link to the chapter about it; that of the page is lit. A part that is pointed at, tapped or reached by a key is named
 * below the map; the arrow keys go from part to part.
 *
 * ```text
 * nav.map
 *   svg          a link for each part
 *   p            the name of a part and its characters, and a link to Muller's page
 * ```
 */
import { render } from 'preact';
import { countText } from '../texts/number.ts';
import { make, setAttribute } from '../ui/dom.ts';
import { BLANKS, LISTING, MULLER, PARTS, countOf, countsByChapter, placesByChapter } from './characters.ts';
import { partAfter, rowsOf } from './map-cells.ts';
import { chapterAddress } from './pages.ts';

const COLUMNS = 80;

const TOTAL = countOf(LISTING.flat()) + BLANKS;

const COUNTS: Readonly<Record<string, number>> = Object.fromEntries(countsByChapter());

/** The lines of each part, a cell wide, as an SVG path. */
const PATHS = [...placesByChapter()].map(([chapter, places]) => ({
  chapter,
  path: places
    .flatMap(([start, length]) => rowsOf(start, length, COLUMNS))
    .map(([x, y, length]) => `M${x} ${y + 0.5}h${length}`)
    .join(''),
}));

/** @param chapter A chapter that explains a part, or another. */
function captionOf(chapter: string) {
  const part = PARTS[chapter];
  const total = countText('en', TOTAL);
  return part
    ? `${part.name}: ${countText('en', COUNTS[chapter])} of ${total} characters.`
    : `The program’s ${total} characters.`;
}

/**
 * Draws the map into an element.
 *
 * @param lit The chapter whose part is lit; any other name lights none.
 */
export function drawMap(place: HTMLElement, lit: string) {
  let named = lit;
  let reached = lit in PARTS ? lit : PATHS[0].chapter;
  const name = (chapter: string) => {
    named = chapter;
    update();
  };
  function onKeyDown(event: KeyboardEvent) {
    const next = partAfter(
      PATHS.map(({ chapter }) => chapter),
      reached,
      event.key,
    );
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    reached = next;
    update();
    (place.querySelector(`[data-part="${next}"]`) as SVGAElement | null)?.focus();
  }
  /** A tap names a part, and opens its chapter only if that is already named. */
  const onClick = (chapter: string) => (event: MouseEvent) => {
    if ((event as PointerEvent).pointerType !== 'touch' || named === chapter) return;
    event.preventDefault();
    name(chapter);
  };
  const isLit = (chapter: string) => chapter === lit || chapter === named || !(lit in PARTS || named in PARTS);
  function update() {
    render(
      <>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn in. */}
        <svg
          role="group"
          aria-label="Parts of the program"
          viewBox={`0 0 ${COLUMNS} ${TOTAL / COLUMNS}`}
          onKeyDown={onKeyDown}
        >
          {PATHS.map(({ chapter, path }) => (
            <a
              key={chapter}
              href={chapterAddress(chapter)}
              data-part={chapter}
              data-kind={PARTS[chapter].kind}
              class={isLit(chapter) ? 'lit' : undefined}
              tabIndex={chapter === reached ? 0 : -1}
              aria-label={captionOf(chapter)}
              aria-current={chapter === lit ? 'page' : undefined}
              onPointerEnter={({ pointerType }) => pointerType !== 'touch' && name(chapter)}
              onPointerLeave={({ pointerType }) => pointerType !== 'touch' && name(lit)}
              onFocus={() => name(chapter)}
              onBlur={() => name(lit)}
              onClick={onClick(chapter)}
            >
              <path class="hit" d={path} />
              <path class="cells" d={path} />
            </a>
          ))}
        </svg>
        <p>
          {captionOf(named)} <a href={MULLER}>The lines, on Muller’s page</a>
        </p>
      </>,
      place,
    );
  }
  update();
}

/** Puts a map with the part of a chapter at its end; in a wide window it is at the top. */
export function showMap(article: HTMLElement) {
  const map = make('nav', { className: 'map' });
  setAttribute(map, 'aria-label', 'The program, part by part');
  article.append(map);
  drawMap(map, article.id);
}
