// @ts-check
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
 *
 * @import { Diagram } from '../board/diagram.js'
 * @import { Color } from '../board/geometry.js'
 */
import { drawDiagram } from '../board/diagram.js';
import { make } from '../ui/dom.js';
import { parseTurn } from '../board/placement.js';

/** Positions on a page of a worksheet. */
const PER_PAGE = 6;

/** The most positions printed at once. */
export const MAX_POSITIONS = 120;

/**
 * @typedef {object} Sheet
 * @property {'diagram' | 'worksheet'} kind
 * @property {string} title
 * @property {string} name The label of the line for a name.
 * @property {readonly { caption: string, diagram: Diagram }[]} figures
 * @property {number} lines Lines to write on below each diagram.
 * @property {(fields: { page: number, pages: number }) => string} pageText
 */

/** The sheet on the page now. @type {HTMLElement | null} */
let sheetElement = null;

/**
 * Prints a sheet and nothing else of the page.
 * @param {Sheet} sheet
 */
export function print(sheet) {
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

/** @param {Sheet} sheet @returns {HTMLElement} */
function makeSheet({ kind, title, name, figures, lines, pageText }) {
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

/**
 * Entries evenly spread over a list, including the last.
 * @template Entry @param {readonly Entry[]} list @param {number} [count] @returns {Entry[]}
 */
export function spread(list, count = PER_PAGE) {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, index) => list[Math.round(((index + 1) * list.length) / count) - 1]);
}

/**
 * The lines of a text that are not empty, with their numbers in it.
 * @param {string} text @returns {{ line: number, fen: string }[]}
 */
export const linesOf = (text) =>
  text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ line: index + 1, fen: line.trim() }))
    .filter(({ fen }) => fen !== '');

/**
 * A list split into pages.
 * @template Entry @param {readonly Entry[]} list @returns {Entry[][]}
 */
export const pagesOf = (list) =>
  Array.from({ length: Math.ceil(list.length / PER_PAGE) }, (_, page) =>
    list.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );

/**
 * The side at the bottom of a diagram.
 * @param {Color | 'turn'} bottom @param {string} fen @returns {Color}
 */
export const bottomOf = (bottom, fen) => (bottom === 'turn' ? parseTurn(fen) : bottom);
