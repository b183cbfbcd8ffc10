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
import { useLayoutEffect, useRef } from 'preact/hooks';
import { listenForDrags } from '../board/drag.ts';
import { setText } from '../ui/dom.ts';
import { sideText } from '../texts/sentences.ts';
import { areaPath, BOX, curvePath, xOf, yOf } from '../game/review/evaluation-curve.ts';
import { moverAt } from '../game/review/correction.ts';
import { isMistake } from '../game/review/judgement.ts';
import { placeLabel, placeText, summaryText } from '../ui/review-texts.ts';
import type { RefObject } from 'preact';
import type { Point } from '../game/review/evaluation-curve.ts';
import type { Review } from '../game/review/game-review.ts';
import type { PartProps } from './review-panel.tsx';

/** Positions that Page Up and Page Down step over. */
const PAGE = 10;

export function Graph({ app, review, words, plot }: PartProps & { plot: RefObject<HTMLDivElement | null> }) {
  const texts = app.texts();
  const { game, places, here } = review;
  const last = places.length - 1;
  const within = (index: number) => Math.max(0, Math.min(last, index));
  const goTo = (index: number) => {
    const { node } = places[within(index)];
    if (node !== game.tree.shown) app.dispatch({ type: 'showNode', node });
  };
  const indexAt = ({ clientX }: PointerEvent) => {
    const { left, width } = plot.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return within(Math.round((last * (clientX - left)) / width));
  };

  /** The position below the pointer. Only what shows it is drawn when the pointer moves. */
  const pointed = useRef<number | null>(null);
  const upright = useRef<SVGPathElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  const point = (index: number | null) => {
    pointed.current = index;
    upright.current?.setAttribute('d', index === null ? '' : uprightPath(review, index));
    if (label.current) setText(label.current, placeLabel(review, index ?? here, texts, words));
  };
  useLayoutEffect(() => point(pointed.current));

  const drag = useRef((_: PointerEvent) => {});
  drag.current = (event) => goTo(indexAt(event));
  useLayoutEffect(() => {
    if (!plot.current) return;
    listenForDrags(plot.current, (down) => {
      if (down.button !== 0) return null;
      drag.current(down);
      return { slop_px: 0, move: (event) => drag.current(event) };
    });
  }, []);

  const pressKey = (event: KeyboardEvent) => {
    const target = targetOf(event.key, review);
    if (target === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The list of moves around the graph has a use for the same keys.
    event.stopPropagation();
    goTo(target);
  };
  return (
    <>
      <div
        class="graph-plot"
        ref={plot}
        tabIndex={0}
        role="slider"
        aria-describedby="graph-summary"
        aria-label={words.review.title}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={here}
        aria-valuetext={placeText(review, here, texts, words)}
        onKeyDown={pressKey}
        onPointerMove={(event) => point(indexAt(event))}
        onPointerLeave={() => point(null)}
      >
        <Curve review={review} upright={upright} />
        <span class="graph-side">{sideText(texts, 'white')}</span>
        <span class="graph-side">{sideText(texts, 'black')}</span>
        <span class="graph-place" ref={label} />
      </div>
      <p id="graph-summary" hidden>
        {summaryText(review, texts, words)}
      </p>
    </>
  );
}

/** The drawing, from back to front. */
function Curve({ review, upright }: { review: Review; upright: RefObject<SVGPathElement | null> }) {
  const { game, points, places, here, judgements } = review;
  const losses = points.filter(({ index }) => isMistake(judgements[index])).map(({ index }) => index);
  const isWhite = (index: number) => moverAt(game, places[index].node) === 'white';
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" aria-hidden="true">
      <path class="graph-above" d={areaPath(points, 'white')} />
      <path class="graph-below" d={areaPath(points, 'black')} />
      <path class="graph-middle" d={`M0 ${yOf(0)}H${BOX.width}`} />
      <path class="graph-pointed" ref={upright} />
      <path class="graph-here" d={uprightPath(review, here)} />
      <path class="graph-curve" d={curvePath(points)} />
      <path class="graph-loss" d={dotsPath(points, losses)} />
      <path class="graph-white-loss" d={dotsPath(points, losses.filter(isWhite))} />
      <path class="graph-dot" d={dotsPath(points, [here])} />
    </svg>
  );
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

const uprightPath = ({ points }: Review, index: number) => `M${xOf(index, points.length)} 0V${BOX.height}`;

/** Lines without length: their round ends are dots, whatever the shape of the box. */
const dotsPath = (points: readonly Point[], indices: readonly number[]) =>
  indices
    .map((index) => {
      const { chances } = points[index];
      return chances === null ? '' : `M${xOf(index, points.length)} ${yOf(chances)}h0`;
    })
    .join('');
