/** The evaluation curve of a game in a box of 1000 × 200; the middle line is an equal position. Pure. */
import { chancesOf } from '../searches/score.ts';
import type { Color } from '../../board/geometry.ts';
import type { Score } from '../tree/move-tree.ts';

/** The box. */
export const BOX: Readonly<{ width: number; height: number }> = Object.freeze({ width: 1000, height: 200 });

/** A position of the game: its index and White's winning chances, null without a score. */
export type Point = { index: number; chances: number | null };

/** The points of the curve. */
export const pointsOf = (scores: readonly (Score | null)[]): Point[] =>
  scores.map((score, index) => ({ index, chances: chancesOf(score) }));

/**
 * The x coordinate of a position.
 *
 * @param count How many positions there are.
 */
export const xOf = (index: number, count: number) => rounded((BOX.width * index) / Math.max(1, count - 1));

/** The y coordinate of winning chances. */
export const yOf = (chances: number) => rounded((BOX.height / 2) * (1 - chances));

const rounded = (value: number) => Math.round(value * 10) / 10;

type PositionInfo = { x: number; chances: number };

/** The points that have a score, and those between them where the score passes the middle. */
function known(points: readonly Point[]): PositionInfo[] {
  const list: PositionInfo[] = [];
  for (const { index, chances } of points) {
    if (chances === null) continue;
    const x = xOf(index, points.length);
    const last = list.at(-1);
    if (last && last.chances * chances < 0) {
      const share = last.chances / (last.chances - chances);
      list.push({ x: rounded(last.x + share * (x - last.x)), chances: 0 });
    }
    list.push({ x, chances });
  }
  return list;
}

/**
 * The curve; it is straight where scores are missing.
 *
 * @returns The `d` of a path, empty without a score.
 */
export const curvePath = (points: readonly Point[]): string =>
  known(points)
    .map(({ x, chances }, index) => `${index ? 'L' : 'M'}${x} ${yOf(chances)}`)
    .join('');

/**
 * The area between the curve and the middle line where one side is better.
 *
 * @returns The `d` of a path, empty without a score.
 */
export function areaPath(points: readonly Point[], side: Color): string {
  const line = known(points);
  if (line.length === 0) return '';
  const clamped = (chances: number) => (side === 'white' ? Math.max(0, chances) : Math.min(0, chances));
  const corners = line.map(({ x, chances }) => `L${x} ${yOf(clamped(chances))}`);
  return `M${line[0].x} ${yOf(0)}${corners.join('')}L${line[line.length - 1].x} ${yOf(0)}z`;
}

/** The best position of a side; null without scores. */
export function bestOf(points: readonly Point[], side: Color): number | null {
  const sign = side === 'white' ? 1 : -1;
  let best: Point | null = null;
  for (const point of points) {
    if (point.chances !== null && (best === null || sign * (point.chances - (best.chances ?? 0)) > 0)) best = point;
  }
  return best?.index ?? null;
}
