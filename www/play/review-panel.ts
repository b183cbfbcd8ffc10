/**
 * The review of a game below its moves.
 *
 * ```text
 * puzzle place and line             see `puzzle-line.ts`; a puzzle shows nothing else but its correction
 * div.review-header                 until every position has a score
 *   h2, progress, button            stops or starts scoring
 * div.correction                    about the move on the board
 *   button × 5                      retry, try again, show the best move, next mistake, done
 *   p                               its judgement, why, and what was better, or the state of the correction; the moves
 *                                   are buttons with a preview
 * table.review-sides                a row per side: accuracy, and the numbers of ⁇ ? ⁈ !
 * evaluation graph                  see `evaluation-graph.ts`
 * ol.mistakes > li > button         one per mistake; a press asks for a better move
 * ```
 */
import { countText, percentText } from '../texts/number.ts';
import { sideText } from '../texts/sentences.ts';
import { isAnswerHidden, mistakesOf } from '../game/review/correction.ts';
import { isScoring } from '../game/review/evaluations.ts';
import { reviewOf } from '../game/review/game-review.ts';
import { make, onButtonPress, setAttribute, setText } from '../ui/dom.ts';
import { glyphOf, judgedMoveText } from '../ui/review-texts.ts';
import { makeCorrection } from './correction-panel.ts';
import { makeGraph } from './evaluation-graph.ts';
import { makePuzzleLine, makePuzzlePlace } from './puzzle-line.ts';
import { followPuzzle } from '../ui/puzzle-run.ts';
import type { Review } from '../game/review/game-review.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { MotifTexts } from '../texts/en/motifs.ts';
import type { Session } from '../ui/session.ts';

const COLORS = ['white', 'black'] as const;

/** The judgements that are counted, in the order of their columns. */
const COUNTED = ['blunder', 'mistake', 'inaccuracy', 'good'] as const;

export type ShowPart = (review: Review, words: DialogTexts, motifs: MotifTexts) => void;

export interface ReviewPart {
  element: HTMLElement;
  show: ShowPart;
}

/**
 * Makes the panel in an element.
 *
 * @returns Shows the game as it is now.
 */
export function makeReview(element: HTMLElement, session: Session): (words: DialogTexts, motifs: MotifTexts) => void {
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
    element.classList.toggle('of-puzzle', review.game.training.puzzle !== null);
    if (review.game.training.puzzle) followPuzzle(session);
    for (const { show } of [header, correction, place, kept, sides, graph, mistakes]) show(review, words, motifs);
  };
}

/** @param keepFocus Called when a button with the focus goes. */
function makeHeader(session: Session, keepFocus: () => void): ReviewPart {
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

function makeSides(session: Session): ReviewPart {
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

function makeMistakes(session: Session): ReviewPart {
  const element = make('ol', { className: 'mistakes' });
  element.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element ? target.closest('button') : null;
    if (chosen) startCorrection(session, Number(chosen.dataset.node));
  });
  let drawn = '';
  let revealed: HTMLElement | null = null;
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
        const isCurrent = button.dataset.node === String(game.review.correction?.node ?? game.tree.shown);
        setAttribute(button, 'aria-current', isCurrent ? 'true' : null);
      }
      const current: HTMLElement | null = element.querySelector('[aria-current]');
      if (current && current !== revealed) reveal(element, current);
      revealed = current;
    },
  };
}

/** Scrolls the list, and nothing but the list, to an entry. */
function reveal(list: HTMLElement, entry: HTMLElement) {
  const box = list.getBoundingClientRect();
  const { left, right } = entry.getBoundingClientRect();
  list.scrollLeft += Math.min(0, left - box.left) + Math.max(0, right - box.right);
}

/** Asks for a better move than a mistake. One whose answer is known is shown with it. */
function startCorrection({ board, dispatch, game }: Session, node: number) {
  if (isAnswerHidden(game(), node)) {
    dispatch({ type: 'correctMistake', node });
    board.focus();
    return;
  }
  dispatch({ type: 'correctMistake', node: null });
  dispatch({ type: 'showNode', node });
}

/** Writes the list; the button with the focus keeps it. */
function drawMistakes(element: HTMLElement, entries: readonly { node: number; text: string }[]) {
  const focused = element.contains(document.activeElement)
    ? (document.activeElement as HTMLElement).dataset.node
    : undefined;
  element.replaceChildren(
    ...entries.map(({ node, text }) => {
      const button = make('button', { type: 'button', className: 'small', textContent: text });
      button.dataset.node = String(node);
      return make('li', {}, button);
    }),
  );
  if (focused) (element.querySelector(`[data-node="${focused}"]`) as HTMLElement | null)?.focus();
}
