// @ts-check
/**
 * The best lines of the engine, with a preview of each move.
 *
 * @import { Word } from '../ui/search-report.js'
 * @import { Panel, Session } from '../ui/session.js'
 */
import { make, setAttribute, setText } from '../ui/dom.js';
import { shownReports, wordsOf } from '../ui/search-report.js';
import { loadLazily } from '../ui/session.js';

/**
 * Makes the list.
 * @param {Session} session @returns {{ list: HTMLElement, showLines: Panel }}
 */
export function makeEngineLines(session) {
  const list = make('ol', { className: 'lines', id: 'lines', translate: false });
  /** @type {string} */
  let drawn = '';
  const preview = (/** @type {Event} */ event) =>
    loadLazily(session, async () => (await import('../ui/position-preview.js')).makePreview(session, list, event));
  for (const name of ['pointerover', 'focusin']) list.addEventListener(name, preview, { once: true });
  /** @type {Panel} */
  const showLines = (game, texts) => {
    setAttribute(list, 'aria-label', texts.play.lines);
    const lines = shownReports(game).map((report) => wordsOf(game, texts, report));
    const text = JSON.stringify(lines);
    if (text === drawn) return;
    drawn = text;
    drawLines(list, lines);
    list.dispatchEvent(new Event('redrawn'));
  };
  return { list, showLines };
}

/**
 * Draws the lines. While the pointer or focus is on them, a move that stays keeps its element.
 * @param {HTMLElement} list @param {Word[][]} lines
 */
function drawLines(list, lines) {
  if (!list.matches(':hover, :focus-within')) list.replaceChildren();
  while (list.children.length > lines.length) list.lastElementChild?.remove();
  while (list.children.length < lines.length) list.append(make('li'));
  for (const [index, words] of lines.entries()) {
    const item = list.children[index];
    for (const [place, word] of words.entries()) drawWord(item, item.children[place], word);
    while (item.children.length > words.length) item.lastElementChild?.remove();
  }
  const buttons = list.querySelectorAll('button');
  const hasTabStop = [...buttons].some((button) => button.tabIndex === 0);
  if (!hasTabStop && buttons[0]) buttons[0].tabIndex = 0;
}

/** @param {Element} item @param {Element | undefined} before @param {Word} word */
function drawWord(item, before, { text, node, moves }) {
  const isMove = moves !== undefined;
  const isKind = before?.matches(isMove ? 'button' : 'span');
  const element = isKind ? before : isMove ? make('button', { type: 'button', tabIndex: -1 }) : make('span');
  setText(element, text);
  if (isMove) Object.assign(/** @type {HTMLElement} */ (element).dataset, { node, moves });
  if (!isKind && before) before.replaceWith(element);
  else if (!before) item.append(element);
}
