// @ts-check
/**
 * The graph of the score over the game: White's chances above the middle line, Black's below it.
 *
 * ```text
 * div.graph-plot[role=slider]       the position shown; arrow keys, presses and drags change it
 *   svg                             areas, curve, dots at mistakes, a line at the position shown
 *   span.graph-side                 × 2
 *   span.graph-place                above the svg: the move at the line, or under the pointer, and its score
 * p#graph-summary[hidden]           the graph in words: the description of the slider
 * ```
 *
 * @import { Session } from '../ui/session.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { Point } from '../game/review/evaluation-curve.js'
 * @import { Review } from '../game/review/game-review.js'
 */
import { listenForDrags } from '../board/drag.js';
import { makeSvg } from '../board/element.js';
import { make, setAttribute, setText } from '../ui/dom.js';
import { sideText } from '../texts/sentences.js';
import { areaPath, BOX, curvePath, xOf, yOf } from '../game/review/evaluation-curve.js';
import { moverAt } from '../game/review/correction.js';
import { isMistake } from '../game/review/judgement.js';
import { placeLabel, placeText, summaryText } from '../ui/review-texts.js';

/** Positions that Page Up and Page Down step over. */
const PAGE = 10;

/** The parts of the drawing, from back to front. */
const PATHS = /** @type {const} */ ([
  'above',
  'below',
  'middle',
  'pointed',
  'here',
  'curve',
  'loss',
  'white-loss',
  'dot',
]);

/** @typedef {Record<typeof PATHS[number], SVGElement>} Drawing */

/** @typedef {(review: Review, words: DialogTexts) => void} ShowGraph */

/**
 * Makes the graph.
 * @param {Session} session @returns {{ elements: HTMLElement[], plot: HTMLElement, show: ShowGraph }}
 */
export function makeGraph(session) {
  const { drawing, svg } = makeDrawing();
  const sides = [make('span', { className: 'graph-side' }), make('span', { className: 'graph-side' })];
  const place = make('span', { className: 'graph-place' });
  const plot = make('div', { className: 'graph-plot', tabIndex: 0 }, svg, ...sides, place);
  const summary = make('p', { id: 'graph-summary', hidden: true });
  setAttribute(plot, 'role', 'slider');
  setAttribute(plot, 'aria-describedby', summary.id);

  /** @type {Review} */
  let review;
  /** @type {DialogTexts} */
  let words;
  /** The position below the pointer. @type {number | null} */
  let pointed = null;

  const showPlace = () => {
    setAttribute(drawing.pointed, 'd', pointed === null ? '' : uprightPath(review, pointed));
    setText(place, placeLabel(review, pointed ?? review.here, session.texts(), words));
  };

  /** @param {number} index */
  function goTo(index) {
    const { node } = review.places[Math.max(0, Math.min(review.places.length - 1, index))];
    if (node !== review.game.shown) session.dispatch({ type: 'showNode', node });
  }

  listen(
    plot,
    goTo,
    () => review,
    (index) => {
      pointed = index;
      showPlace();
    },
  );
  return {
    elements: [plot, summary],
    plot,
    show(nextReview, nextWords) {
      [review, words] = [nextReview, nextWords];
      draw(drawing, review);
      showSlider(plot, review, words.review.title, placeText(review, review.here, session.texts(), words));
      for (const [index, side] of /** @type {const} */ (['white', 'black']).entries()) {
        setText(sides[index], sideText(session.texts(), side));
      }
      setText(summary, summaryText(review, session.texts(), words));
      showPlace();
    },
  };
}

/**
 * Lets keys and pointers choose a position.
 * @param {HTMLElement} plot @param {(index: number) => void} goTo @param {() => Review} shown
 * @param {(index: number | null) => void} point
 */
function listen(plot, goTo, shown, point) {
  plot.addEventListener('keydown', (event) => {
    const target = targetOf(event.key, shown());
    if (target === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The list of moves around the graph has a use for the same keys.
    event.stopPropagation();
    goTo(target);
  });
  const indexAt = (/** @type {PointerEvent} */ { clientX }) => {
    const { left, width } = plot.getBoundingClientRect();
    const last = shown().places.length - 1;
    return Math.max(0, Math.min(last, Math.round((last * (clientX - left)) / width)));
  };
  listenForDrags(plot, (down) => {
    if (down.button !== 0) return null;
    goTo(indexAt(down));
    return { slop_px: 0, move: (event) => goTo(indexAt(event)) };
  });
  plot.addEventListener('pointermove', (event) => point(indexAt(event)));
  plot.addEventListener('pointerleave', () => point(null));
}

/**
 * Where a key leads; null if it leads nowhere.
 * @param {string} key @param {Review} shown @returns {number | null}
 */
function targetOf(key, { here, places }) {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return here - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return here + 1;
    case 'PageDown':
      return here - PAGE;
    case 'PageUp':
      return here + PAGE;
    case 'Home':
      return 0;
    case 'End':
      return places.length - 1;
    default:
      return null;
  }
}

function makeDrawing() {
  const viewBox = `0 0 ${BOX.width} ${BOX.height}`;
  const svg = makeSvg('svg', { viewBox, preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  const paths = PATHS.map((name) => [name, makeSvg('path', { class: `graph-${name}` })]);
  const drawing = /** @type {Drawing} */ (Object.fromEntries(paths));
  drawing.middle.setAttribute('d', `M0 ${yOf(0)}H${BOX.width}`);
  svg.append(...Object.values(drawing));
  return { drawing, svg };
}

/** @param {Drawing} drawing @param {Review} review */
function draw(drawing, review) {
  const { game, points, places, here, judgements } = review;
  const losses = points.filter(({ index }) => isMistake(judgements[index])).map(({ index }) => index);
  const isWhite = (/** @type {number} */ index) => moverAt(game, places[index].node) === 'white';
  setAttribute(drawing.above, 'd', areaPath(points, 'white'));
  setAttribute(drawing.below, 'd', areaPath(points, 'black'));
  setAttribute(drawing.curve, 'd', curvePath(points));
  setAttribute(drawing.here, 'd', uprightPath(review, here));
  setAttribute(drawing.loss, 'd', dotsPath(points, losses));
  setAttribute(drawing['white-loss'], 'd', dotsPath(points, losses.filter(isWhite)));
  setAttribute(drawing.dot, 'd', dotsPath(points, [here]));
}

/** @param {Review} review @param {number} index */
const uprightPath = ({ points }, index) => `M${xOf(index, points.length)} 0V${BOX.height}`;

/**
 * Lines without length: their round ends are dots, whatever the shape of the box.
 * @param {readonly Point[]} points @param {readonly number[]} indices
 */
const dotsPath = (points, indices) =>
  indices
    .map((index) => {
      const { chances } = points[index];
      return chances === null ? '' : `M${xOf(index, points.length)} ${yOf(chances)}h0`;
    })
    .join('');

/** @param {HTMLElement} plot @param {Review} review @param {string} name @param {string} value */
function showSlider(plot, { here, places }, name, value) {
  setAttribute(plot, 'aria-label', name);
  setAttribute(plot, 'aria-valuemin', '0');
  setAttribute(plot, 'aria-valuemax', String(places.length - 1));
  setAttribute(plot, 'aria-valuenow', String(here));
  setAttribute(plot, 'aria-valuetext', value);
}
