// @ts-check
/**
 * The review of a game below its moves.
 *
 * ```text
 * puzzle place and line             see `puzzle-line.js`; a puzzle shows nothing else but its correction
 * div.review-header                 until every position has a score
 *   h2, progress, button            stops or starts scoring
 * div.correction                    about the move on the board
 *   button × 5                      retry, try again, show the best move, next mistake, done
 *   p                               its judgement, why, and what was better, or the state of the correction; the moves
 *                                   are buttons with a preview
 * table.review-sides                a row per side: accuracy, and the numbers of ⁇ ? ⁈ !
 * evaluation graph                  see `evaluation-graph.js`
 * ol.mistakes > li > button         one per mistake; a press asks for a better move
 * ```
 *
 * @import { Review } from '../game/review/game-review.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { MotifTexts } from '../texts/en/motifs.js'
 * @import { Session } from '../ui/session.js'
 */
import { countText, percentText } from '../texts/number.js';
import { sideText } from '../texts/sentences.js';
import { isAnswerHidden, mistakesOf } from '../game/review/correction.js';
import { isScoring } from '../game/review/evaluations.js';
import { reviewOf } from '../game/review/game-review.js';
import { make, onButtonPress, setAttribute, setText } from '../ui/dom.js';
import { glyphOf, judgedMoveText } from '../ui/review-texts.js';
import { makeCorrection } from './correction-panel.js';
import { makeGraph } from './evaluation-graph.js';
import { makePuzzleLine, makePuzzlePlace } from './puzzle-line.js';
import { followPuzzle } from '../ui/puzzle-run.js';

const COLORS = /** @type {const} */ (['white', 'black']);

/** The judgements that are counted, in the order of their columns. */
const COUNTED = /** @type {const} */ (['blunder', 'mistake', 'inaccuracy', 'good']);

/** @typedef {(review: Review, words: DialogTexts, motifs: MotifTexts) => void} ShowPart */

/**
 * Makes the panel in an element.
 * @param {HTMLElement} element
 * @param {Session} session
 * @returns {(words: DialogTexts, motifs: MotifTexts) => void} Shows the game as it is now.
 */
export function makeReview(element, session) {
  const header = makeHeader(session, () => graph.plot.focus());
  const sides = makeSides(session);
  const graph = makeGraph(session);
  const mistakes = makeMistakes(session);
  const correction = makeCorrection(session);
  const place = makePuzzlePlace();
  const kept = makePuzzleLine(session);
  element.replaceChildren(
    header.element,
    correction.element,
    kept.element,
    sides.element,
    ...graph.elements,
    mistakes.element,
  );
  correction.element.prepend(place.element);
  return (words, motifs) => {
    const review = reviewOf(session.game());
    element.classList.toggle('of-puzzle', review.game.puzzle !== null);
    if (review.game.puzzle) followPuzzle(session);
    for (const { show } of [header, correction, place, kept, sides, graph, mistakes]) show(review, words, motifs);
  };
}

/**
 * @param {Session} session
 * @param {() => void} keepFocus Called when a button with the focus goes.
 * @returns {{ element: HTMLElement, show: ShowPart }}
 */
function makeHeader(session, keepFocus) {
  const title = make('h2');
  const progress = make('progress');
  const button = make('button', { type: 'button', className: 'small' });
  onButtonPress(button, () => session.dispatch({ type: 'scoreGame', on: !isScoring(session.game()) }));
  const element = make('div', { className: 'review-header' }, title, progress, button);
  return {
    element,
    show({ game, places, missing }, { review: words }) {
      const isRunning = isScoring(game);
      setText(title, words.heading);
      progress.hidden = missing === 0 || !isRunning;
      Object.assign(progress, { max: places.length, value: places.length - missing });
      setAttribute(progress, 'aria-label', words.scoring);
      if (missing === 0 && document.activeElement === button) keepFocus();
      element.hidden = missing === 0;
      setText(button, isRunning ? words.stop : words.scoreAll);
    },
  };
}

/** @param {Session} session @returns {{ element: HTMLElement, show: ShowPart }} */
function makeSides(session) {
  const heads = ['', ...COUNTED.map(glyphOf)].map((text) => make('th', { textContent: text, scope: 'col' }));
  const rows = COLORS.map((color) => ({
    color,
    name: make('th', { scope: 'row' }),
    cells: [null, ...COUNTED].map(() => make('td')),
  }));
  const element = make(
    'table',
    { className: 'review-sides' },
    make('thead', {}, make('tr', {}, make('td'), ...heads)),
    make('tbody', {}, ...rows.map(({ name, cells }) => make('tr', {}, name, ...cells))),
  );
  return {
    element,
    show({ game, sides }, { review: words }) {
      const texts = session.texts();
      // Only the moves of chess are judged.
      element.hidden = game.tree.variant !== null;
      setText(heads[0], words.accuracy);
      for (const [index, judgement] of COUNTED.entries()) {
        setAttribute(heads[index + 1], 'aria-label', texts.game.judgements[judgement]);
      }
      for (const { color, name, cells } of rows) {
        const { accuracy, counts } = sides[color];
        setText(name, sideText(texts, color));
        setText(cells[0], accuracy === null ? '–' : percentText(texts.language, accuracy / 100));
        for (const [index, judgement] of COUNTED.entries()) {
          setText(cells[index + 1], countText(texts.language, counts[judgement]));
        }
      }
    },
  };
}

/** @param {Session} session @returns {{ element: HTMLElement, show: ShowPart }} */
function makeMistakes(session) {
  const element = make('ol', { className: 'mistakes' });
  element.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element ? target.closest('button') : null;
    if (chosen) startCorrection(session, Number(chosen.dataset.node));
  });
  let drawn = '';
  /** @type {HTMLElement | null} */
  let revealed = null;
  return {
    element,
    show({ game }, { review: words }) {
      const nodes = mistakesOf(game);
      element.hidden = nodes.length === 0;
      setAttribute(element, 'aria-label', words.mistakes);
      const entries = nodes.map((node) => ({ node, text: judgedMoveText(game, node, session.texts()) }));
      const text = JSON.stringify(entries);
      if (text !== drawn) drawMistakes(element, entries);
      drawn = text;
      for (const button of element.querySelectorAll('button')) {
        const isCurrent = button.dataset.node === String(game.correction?.node ?? game.shown);
        setAttribute(button, 'aria-current', isCurrent ? 'true' : null);
      }
      /** @type {HTMLElement | null} */
      const current = element.querySelector('[aria-current]');
      if (current && current !== revealed) reveal(element, current);
      revealed = current;
    },
  };
}

/**
 * Scrolls the list, and nothing but the list, to an entry.
 * @param {HTMLElement} list @param {HTMLElement} entry
 */
function reveal(list, entry) {
  const box = list.getBoundingClientRect();
  const { left, right } = entry.getBoundingClientRect();
  list.scrollLeft += Math.min(0, left - box.left) + Math.max(0, right - box.right);
}

/**
 * Asks for a better move than a mistake. One whose answer is known is shown with it.
 * @param {Session} session @param {number} node
 */
function startCorrection({ board, dispatch, game }, node) {
  if (isAnswerHidden(game(), node)) {
    dispatch({ type: 'correctMistake', node });
    board.focus();
    return;
  }
  dispatch({ type: 'correctMistake', node: null });
  dispatch({ type: 'showNode', node });
}

/**
 * Writes the list; the button with the focus keeps it.
 * @param {HTMLElement} element @param {readonly { node: number, text: string }[]} entries
 */
function drawMistakes(element, entries) {
  const focused = element.contains(document.activeElement)
    ? /** @type {HTMLElement} */ (document.activeElement).dataset.node
    : undefined;
  element.replaceChildren(
    ...entries.map(({ node, text }) => {
      const button = make('button', { type: 'button', className: 'small', textContent: text });
      button.dataset.node = String(node);
      return make('li', {}, button);
    }),
  );
  if (focused) /** @type {HTMLElement | null} */ (element.querySelector(`[data-node="${focused}"]`))?.focus();
}
