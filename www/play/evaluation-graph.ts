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
 */
import { listenForDrags } from '../board/drag.ts';
import { makeSvg } from '../board/element.ts';
import { make, setAttribute, setText } from '../ui/dom.ts';
import { sideText } from '../texts/sentences.ts';
import { areaPath, BOX, curvePath, xOf, yOf } from '../game/review/evaluation-curve.ts';
import { moverAt } from '../game/review/correction.ts';
import { isMistake } from '../game/review/judgement.ts';
import { placeLabel, placeText, summaryText } from '../ui/review-texts.ts';
import type { Point } from '../game/review/evaluation-curve.ts';
import type { Review } from '../game/review/game-review.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Session } from '../ui/session.ts';

/** Positions that Page Up and Page Down step over. */
const PAGE = 10;

/** The parts of the drawing, from back to front. */
const PATHS = ['above', 'below', 'middle', 'pointed', 'here', 'curve', 'loss', 'white-loss', 'dot'] as const;

type Drawing = Record<(typeof PATHS)[number], SVGElement>;

type ShowGraph = (review: Review, words: DialogTexts) => void;

export function makeGraph(session: Session): { elements: HTMLElement[]; plot: HTMLElement; show: ShowGraph } {
  const { drawing, svg } = makeDrawing();
  const sides = [make('span', { className: 'graph-side' }), make('span', { className: 'graph-side' })];
  const place = make('span', { className: 'graph-place' });
  const plot = make('div', { className: 'graph-plot', tabIndex: 0 }, svg, ...sides, place);
  const summary = make('p', { id: 'graph-summary', hidden: true });
  setAttribute(plot, 'role', 'slider');
  setAttribute(plot, 'aria-describedby', summary.id);

  let review: Review;
  let words: DialogTexts;
  /** The position below the pointer. */
  let pointed: number | null = null;

  const showPlace = () => {
    setAttribute(drawing.pointed, 'd', pointed === null ? '' : uprightPath(review, pointed));
    setText(place, placeLabel(review, pointed ?? review.here, session.texts(), words));
  };

  function goTo(index: number) {
    const { node } = review.places[Math.max(0, Math.min(review.places.length - 1, index))];
    if (node !== review.game.tree.shown) session.dispatch({ type: 'showNode', node });
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
      for (const [index, side] of (['white', 'black'] as const).entries()) {
        setText(sides[index], sideText(session.texts(), side));
      }
      setText(summary, summaryText(review, session.texts(), words));
      showPlace();
    },
  };
}

/** Lets keys and pointers choose a position. */
function listen(
  plot: HTMLElement,
  goTo: (index: number) => void,
  shown: () => Review,
  point: (index: number | null) => void,
) {
  plot.addEventListener('keydown', (event) => {
    const target = targetOf(event.key, shown());
    if (target === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The list of moves around the graph has a use for the same keys.
    event.stopPropagation();
    goTo(target);
  });
  const indexAt = ({ clientX }: PointerEvent) => {
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

/** Where a key leads; null if it leads nowhere. */
function targetOf(key: string, { here, places }: Review): number | null {
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
  const drawing = Object.fromEntries(paths) as Drawing;
  drawing.middle.setAttribute('d', `M0 ${yOf(0)}H${BOX.width}`);
  svg.append(...Object.values(drawing));
  return { drawing, svg };
}

function draw(drawing: Drawing, review: Review) {
  const { game, points, places, here, judgements } = review;
  const losses = points.filter(({ index }) => isMistake(judgements[index])).map(({ index }) => index);
  const isWhite = (index: number) => moverAt(game, places[index].node) === 'white';
  setAttribute(drawing.above, 'd', areaPath(points, 'white'));
  setAttribute(drawing.below, 'd', areaPath(points, 'black'));
  setAttribute(drawing.curve, 'd', curvePath(points));
  setAttribute(drawing.here, 'd', uprightPath(review, here));
  setAttribute(drawing.loss, 'd', dotsPath(points, losses));
  setAttribute(drawing['white-loss'], 'd', dotsPath(points, losses.filter(isWhite)));
  setAttribute(drawing.dot, 'd', dotsPath(points, [here]));
}

const uprightPath = ({ points }: Review, index: number) => `M${xOf(index, points.length)} 0V${BOX.height}`;

/** Lines without length: their round ends are dots, whatever the shape of the box. */
const dotsPath = (points: readonly Point[], indices: readonly number[]) =>
  indices
    .map((index) => {
      const { chances } = points[index];
      return chances === null ? '' : `M${xOf(index, points.length)} ${yOf(chances)}h0`;
    })
    .join('');

function showSlider(plot: HTMLElement, { here, places }: Review, name: string, value: string) {
  setAttribute(plot, 'aria-label', name);
  setAttribute(plot, 'aria-valuemin', '0');
  setAttribute(plot, 'aria-valuemax', String(places.length - 1));
  setAttribute(plot, 'aria-valuenow', String(here));
  setAttribute(plot, 'aria-valuetext', value);
}
