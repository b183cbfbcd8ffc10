/**
 * The printed sheet, which the screen does not show:
 *
 * ```text
 * div.print-sheet
 *   section.print-page             × pages
 *     header                       title, and a line for a name
 *     figure                       × 1 or up to 6
 *       figcaption                 who is to move
 *       div.print-diagram > svg
 *       div.print-line             × lines to write on
 *     footer                       the page's number, if there are several
 * ```
 */
import { drawDiagram } from '../board/diagram.ts';
import { make } from '../ui/dom.ts';
import { parseTurn } from '../board/placement.ts';
import type { Diagram } from '../board/diagram.ts';
import type { Color } from '../board/geometry.ts';

/** Positions on a page of a worksheet. */
const PER_PAGE = 6;

/** The most positions printed at once. */
export const MAX_POSITIONS = 120;

interface Sheet {
  kind: 'diagram' | 'worksheet';
  title: string;
  /** The label of the line for a name. */
  name: string;
  figures: readonly { caption: string; diagram: Diagram }[];
  /** Lines to write on below each diagram. */
  lines: number;
  pageText: (fields: { page: number; pages: number }) => string;
}

/** The sheet on the page now. */
let sheetElement: HTMLElement | null = null;

/** Prints a sheet and nothing else of the page. */
export function print(sheet: Sheet) {
  removeSheet();
  sheetElement = makeSheet(sheet);
  document.body.append(sheetElement);
  document.documentElement.classList.add('printing');
  addEventListener('afterprint', removeSheet, { once: true });
  globalThis.print();
}

/** Removes the sheet. Phones print long after `print` has returned. */
export function removeSheet() {
  sheetElement?.remove();
  sheetElement = null;
  document.documentElement.classList.remove('printing');
}

function makeSheet({ kind, title, name, figures, lines, pageText }: Sheet): HTMLElement {
  const pages = pagesOf(figures).map((list, index, all) => {
    const heading = make('header', {}, make('h1', { textContent: title }));
    if (kind === 'worksheet') heading.append(make('p', { textContent: name }));
    const page = make('section', { className: 'print-page' }, ...(title || kind === 'worksheet' ? [heading] : []));
    for (const { caption, diagram } of list) {
      const board = make('div', { className: 'print-diagram' });
      drawDiagram(board, diagram);
      const rules = Array.from({ length: lines }, () => make('div', { className: 'print-line' }));
      page.append(make('figure', {}, make('figcaption', { textContent: caption }), board, ...rules));
    }
    if (all.length > 1) {
      page.append(make('footer', { textContent: pageText({ page: index + 1, pages: all.length }) }));
    }
    return page;
  });
  const element = make(
    'div',
    { className: kind === 'diagram' ? 'print-sheet single-diagram' : 'print-sheet' },
    ...pages,
  );
  element.style.setProperty('--lines', String(lines));
  return element;
}

/** Entries evenly spread over a list, including the last. */
export function spread<Entry>(list: readonly Entry[], count: number = PER_PAGE): Entry[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, index) => list[Math.round(((index + 1) * list.length) / count) - 1]);
}

/** The lines of a text that are not empty, with their numbers in it. */
export const linesOf = (text: string): { line: number; fen: string }[] =>
  text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ line: index + 1, fen: line.trim() }))
    .filter(({ fen }) => fen !== '');

/** A list split into pages. */
export const pagesOf = <Entry>(list: readonly Entry[]): Entry[][] =>
  Array.from({ length: Math.ceil(list.length / PER_PAGE) }, (_, page) =>
    list.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );

/** The side at the bottom of a diagram. */
export const bottomOf = (bottom: Color | 'turn', fen: string): Color => (bottom === 'turn' ? parseTurn(fen) : bottom);
