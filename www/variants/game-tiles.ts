/**
 * The games to choose from, as boards:
 *
 * ```text
 * div
 *   div.form-field          the search field
 *   p.status
 *   div.game-tiles[role=radiogroup]
 *     section               a family
 *       h3
 *       div
 *         label.game-tile   input[type=radio], div.tile-board, span with the title
 * ```
 *
 * A board is drawn when it comes into view.
 */
import { drawDiagram } from '../board/diagram.ts';
import { START_FEN, parsePlacement } from '../board/placement.ts';
import { labelled, makeStatus } from '../dialogs/fields.ts';
import { lookOf, sizeOf } from '../game/position/board-shape.ts';
import { make, setAttribute } from '../ui/dom.ts';
import { searchGames } from './game-entries.ts';
import type { VariantInfo } from '../engine/messages.ts';
import type { VariantTexts } from '../texts/en/variants.ts';
import type { Entry } from './game-entries.ts';

/** A family with its games. */
type Family = { title: string; entries: readonly Entry[] };

/** Makes the list. */
export function makeGameTiles(
  families: readonly Family[],
  words: VariantTexts,
  askVariant: (source: string) => Promise<VariantInfo>,
  onChoose: (entry: Entry) => void,
) {
  const entries = families.flatMap((family) => family.entries);
  const tiles = new Map(entries.map((entry) => [entry.name, makeTile(entry)]));
  const sections = families.map(({ title, entries: own }) => ({
    names: own.map(({ name }) => name),
    element: make(
      'section',
      { hidden: own.length === 0 },
      make('h3', { textContent: title }),
      make('div', {}, ...own.flatMap(({ name }) => tiles.get(name)?.element ?? [])),
    ),
  }));
  const list = make('div', { className: 'game-tiles' }, ...sections.map(({ element }) => element));
  setAttribute(list, 'role', 'radiogroup');
  setAttribute(list, 'aria-label', words.title);
  const choose = (name: string) => {
    const entry = entries.find((one) => one.name === name) ?? entries[0];
    const tile = tiles.get(entry.name);
    if (!tile || tile.input.checked) return;
    tile.input.checked = true;
    onChoose(entry);
  };
  list.addEventListener('change', ({ target }) => {
    const entry = entries.find(({ name }) => name === (target as HTMLInputElement).value);
    if (entry) onChoose(entry);
  });
  const search = labelled(words.search, make('input', { type: 'search', autocomplete: 'off' }));
  const status = makeStatus();
  search.field.addEventListener('input', () => {
    const found = searchGames(search.field.value, entries).map(({ name }) => name);
    list.classList.toggle('searching', search.field.value.trim() !== '');
    for (const [name, { element }] of tiles) {
      element.hidden = !found.includes(name);
      element.style.order = String(found.indexOf(name));
    }
    for (const { names, element } of sections) element.hidden = !names.some((name) => found.includes(name));
    status.show(found.length === 0 ? words.none : '');
    if (found.length > 0) choose(found[0]);
    list.scrollTop = 0;
  });
  drawInView(list, entries, askVariant);
  return {
    element: make('div', {}, search.element, status.element, list),
    /**
     * @param name The game that is chosen.
     * @param isOnBoard Whether it is marked as the game on the board.
     */
    begin(name: string, isOnBoard: boolean) {
      const current = tiles.get(name);
      if (current && isOnBoard) setAttribute(current.element, 'data-current', words.onBoard);
      choose(name);
      current?.element.scrollIntoView({ block: 'center' });
    },
  };
}

function makeTile({ name, title }: Entry) {
  const input = make('input', { type: 'radio', name: 'game', value: name });
  setAttribute(input, 'aria-label', title);
  const board = make('div', { className: 'tile-board' });
  setAttribute(board, 'aria-hidden', 'true');
  const element = make('label', { className: 'game-tile' }, input, board, make('span', { textContent: title }));
  return { input, element };
}

/** Draws the start positions of the games that are in view. */
function drawInView(
  list: HTMLElement,
  entries: readonly Entry[],
  askVariant: (source: string) => Promise<VariantInfo>,
) {
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const value = target.querySelector('input')?.value;
        const entry = entries.find(({ name }) => name === value);
        const board = target.querySelector('.tile-board');
        if (entry && board) drawStart(board, entry, askVariant);
      }
    },
    { root: list, rootMargin: '200px' },
  );
  for (const tile of list.querySelectorAll('.game-tile')) observer.observe(tile);
}

async function drawStart(
  board: Element,
  { source, start }: Entry,
  askVariant: (source: string) => Promise<VariantInfo>,
) {
  try {
    const variant = start === undefined ? await askVariant(source) : null;
    const placement = parsePlacement(variant?.start ?? start ?? START_FEN, sizeOf({ variant })) ?? {};
    drawDiagram(board, { ...lookOf({ variant }), placement, label: '' });
  } catch (error) {
    // The title is enough to choose by.
    console.warn(error);
  }
}
