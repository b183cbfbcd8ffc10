// @ts-check
/**
 * The sheet that is printed; the screen does not show it:
 *
 * ```text
 * div.paper
 *   section.paper-page             × pages
 *     header                       title, and where pupils write their names
 *     figure                       × 1 or up to 6
 *       figcaption                 who is to move
 *       div.paper-diagram > svg
 *       div.paper-line             × lines to write on
 *     footer                       the page's number, if there are several
 * ```
 *
 * @import { Diagram } from '../board/diagram.js'
 */
import { drawDiagram } from '../board/diagram.js';
import { make } from '../ui/dom.js';
import { pagesOf } from './worksheet.js';

/**
 * @typedef {object} Sheet
 * @property {'diagram' | 'worksheet'} kind
 * @property {string} title
 * @property {string} name What stands before the place for a name.
 * @property {readonly { caption: string, diagram: Diagram }[]} figures
 * @property {number} lines Lines to write on below each diagram.
 * @property {(fields: { page: number, pages: number }) => string} pageText
 */

/** The sheet that is on the page now. @type {HTMLElement | null} */
let paper = null;

/**
 * Prints a sheet and nothing else of the page.
 *
 * @param {Sheet} sheet
 */
export function print(sheet) {
  takeAway();
  paper = makePaper(sheet);
  document.body.append(paper);
  document.documentElement.classList.add('printing');
  addEventListener('afterprint', takeAway, { once: true });
  globalThis.print();
}

/** Takes the sheet off the page. On phones it is printed long after `print` has returned. */
export function takeAway() {
  paper?.remove();
  paper = null;
  document.documentElement.classList.remove('printing');
}

/**
 * @param {Sheet} sheet
 * @returns {HTMLElement}
 */
function makePaper({ kind, title, name, figures, lines, pageText }) {
  const pages = pagesOf(figures).map((list, index, all) => {
    const heading = make('header', {}, make('h1', { textContent: title }));
    if (kind === 'worksheet') heading.append(make('p', { textContent: name }));
    const page = make('section', { className: 'paper-page' }, ...(title || kind === 'worksheet' ? [heading] : []));
    for (const { caption, diagram } of list) {
      const board = make('div', { className: 'paper-diagram' });
      drawDiagram(board, diagram);
      const rules = Array.from({ length: lines }, () => make('div', { className: 'paper-line' }));
      page.append(make('figure', {}, make('figcaption', { textContent: caption }), board, ...rules));
    }
    if (all.length > 1) {
      page.append(make('footer', { textContent: pageText({ page: index + 1, pages: all.length }) }));
    }
    return page;
  });
  const element = make('div', { className: kind === 'diagram' ? 'paper paper-single' : 'paper' }, ...pages);
  element.style.setProperty('--lines', String(lines));
  return element;
}
