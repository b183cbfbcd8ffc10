/**
 * Arrows, circles and badges as paths in a box of 100 × 100 for each square. All of a kind share a path.
 *
 * An arrow is one outline, so that a short one is not broken up. Kinds differ by their colours and by their shapes: the
 * width of the shaft, what stands at its end, and how far it runs beside the middle, so that a threat does not cover a
 * hint between the same squares.
 */
import { drawings } from './a11y.ts';
import { makeSvg } from './element.ts';
import { cellOf, isInHand } from './geometry.ts';
import type { Point, Square } from './geometry.ts';
import type { BoardState } from './state.ts';

const RADIUS = 43;
/** The distances from the centre of the first square to the shaft, and from the tip to the centre of the last. */
const GAP = 10;
const HEAD = 36;

/** Half the width, and the distance to the side. */
type Shape = { half: number; aside?: number; end?: 'bar' | 'disc' | 'notch' };

/** The shapes of arrows; the others are like the hint. */
const SHAPES: Readonly<Record<string, Shape>> = Object.freeze({
  red: { half: 6, end: 'bar' },
  blue: { half: 6, end: 'disc' },
  yellow: { half: 6, end: 'notch' },
  hint: { half: 6 },
  threat: { half: 6, aside: 14, end: 'bar' },
  refutation: { half: 8, end: 'bar' },
  best: { half: 9 },
  line2: { half: 7 },
  line3: { half: 5.5 },
  line4: { half: 4 },
  line5: { half: 3 },
});

/** The signs ! and ?, from the top of the stroke; they end 18 units below. */
const BANG = 'v11m0 7v.01';
const QUERY = 'a4.5 4.5 0 1 1 6 5c-1.5 .8 -1.5 2 -1.5 4m0 5v.01';

/**
 * The centre and the radius of a badge in its square, and its symbols: a tick, a cross, an equals sign, the glyphs of PGN.
 */
const BADGE = Object.freeze({ x: 82, y: 18, radius: 17 });
const SYMBOLS = Object.freeze({
  good: `m0 -9${BANG}`,
  brilliant: `m-4 -9${BANG}m8 -18${BANG}`,
  mistake: `m-4.5 -5${QUERY}`,
  blunder: `m-9.5 -5${QUERY}m5 -14${QUERY}`,
  interesting: `m-6 -9${BANG}m6 -14${QUERY}`,
  inaccuracy: `m-9 -5${QUERY}m10 -18${BANG}`,
  won: 'm-8 0l6 6l10 -11',
  lost: 'm-7 -7l14 14m0 -14l-14 14',
  drawn: 'm-8 -4h16m-16 8h16',
});

/**
 * Makes a layer over a board's grid.
 *
 * @returns Draws what the state has.
 */
export function makeOverlay(grid: HTMLElement): (state: BoardState) => void {
  const layer = makeSvg('svg', { class: 'mx-strokes', 'aria-hidden': 'true' });
  grid.after(layer);
  let drawn = '';
  return (state) => {
    const paths = strokes(state);
    const looks = JSON.stringify([state.width, state.height, paths]);
    if (looks === drawn) return;
    drawn = looks;
    layer.setAttribute('viewBox', `0 0 ${100 * state.width} ${100 * state.height}`);
    layer.replaceChildren(...drawStrokes(paths));
  };
}

export const drawStrokes = (paths: ReturnType<typeof strokes>): SVGElement[] =>
  paths.map(([name, d]) => makeSvg('path', { class: name, d }));

/** Classes and path data of all arrows, circles and badges. A drop is a circle where the piece arrives. */
export function strokes(state: BoardState): [name: string, d: string][] {
  const paths: Map<string, string> = new Map();
  const add = (name: string, d: string) => paths.set(name, (paths.get(name) ?? '') + d);
  for (const { from: square, to: target, kind } of drawings(state)) {
    const isDrop = isInHand(square) && target !== undefined;
    const [from, to] = isDrop ? [target] : [square, target];
    const start = middle(state, from);
    if (to) add(`mx-arrow mx-${kind}`, arrow(start, middle(state, to), SHAPES[kind] ?? SHAPES.hint));
    else add(`mx-stroke mx-${kind}`, circle(start, RADIUS));
  }
  const badges = state.badges.map(({ square, kind }) => {
    const { x, y } = middle(state, square);
    return { kind, centre: { x: x - 50 + BADGE.x, y: y - 50 + BADGE.y } };
  });
  for (const { kind, centre } of badges) add(`mx-badge mx-${kind}`, circle(centre, BADGE.radius));
  for (const {
    kind,
    centre: { x, y },
  } of badges)
    add('mx-symbol', `M${x} ${y}${SYMBOLS[kind]}`);
  return [...paths];
}

function middle(state: BoardState, square: Square) {
  const { row, column } = cellOf(state, square);
  return { x: column * 100 + 50, y: row * 100 + 50 };
}

const circle = ({ x, y }: Point, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** The outline of an arrow. */
function arrow(start: Point, end: Point, { half, aside = 0, end: tail }: Shape) {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  /** A point at a distance along the arrow and beside it. */
  const at = (distance: number, side: number) =>
    [start.x + along.x * distance - along.y * (side + aside), start.y + along.y * distance + along.x * (side + aside)]
      .map((number) => Math.round(number))
      .join(' ');
  const tip = length - GAP;
  const neck = tip - HEAD;
  const wing = 14 + half;
  const corners = [
    at(neck, half),
    at(neck, wing),
    at(tip, 0),
    at(neck, -wing),
    at(neck, -half),
    at(GAP, -half),
    ...(tail === 'bar' ? [at(GAP, -wing), at(GAP - 9, -wing), at(GAP - 9, wing), at(GAP, wing)] : []),
    ...(tail === 'notch' ? [at(GAP - 12, -wing), at(GAP, 0), at(GAP - 12, wing)] : []),
  ];
  const outline = `M${at(GAP, half)}L${corners.join('L')}z`;
  if (tail !== 'disc') return outline;
  const [x, y] = at(GAP, 0).split(' ').map(Number);
  return outline + circle({ x, y }, wing - 4);
}
