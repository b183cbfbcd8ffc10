import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bold } from './bold-pieces.ts';
import { plain } from './plain-pieces.ts';
import { simple } from './simple-pieces.ts';
import { solid } from './solid-pieces.ts';

type Point = [x: number, y: number];

const DRAWINGS = { plain, solid, bold, simple };

const SIZE = 200;

/** Half of the widest outline. */
const MARGIN = 3.5;

/** How many numbers a command of a path takes, and which of them are points. */
const COMMANDS: Readonly<Record<string, number>> = { M: 2, l: 2, h: 1, v: 1, c: 6, a: 7, z: 0 };

/** The ends of the segments of each part of a path, in absolute coordinates, with the control points of curves. */
function partsOf(path: string) {
  const parts: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, command, text] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    assert.equal(numbers.length, COMMANDS[command], `${command}${text}`);
    if (command === 'M') parts.push([]);
    const part = parts.at(-1);
    assert.ok(part, path);
    if (command === 'M') [x, y] = numbers;
    if (command === 'h') x += numbers[0];
    if (command === 'v') y += numbers[0];
    if (command === 'c') part.push([x + numbers[0], y + numbers[1]], [x + numbers[2], y + numbers[3]]);
    if (command === 'a')
      part.push([x + numbers[0], y + numbers[0]], [x, y + 2 * numbers[0]], [x - numbers[0], y + numbers[0]]);
    if ('lca'.includes(command)) {
      const [right, down] = numbers.slice(-2);
      [x, y] = [x + right, y + down];
    }
    part.push([x, y]);
  }
  return parts;
}

/** Twice the area of a polygon; positive if it is drawn clockwise. */
const areaOf = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length];
    return sum + x * nextY - y * nextX;
  }, 0);

const drawings = Object.entries(DRAWINGS).flatMap(([set, roles]) =>
  Object.entries(roles).map(([role, drawing]) => ({ name: `${set} ${role}`, role, ...drawing })),
);

test('there are four sets of six drawings', () => {
  assert.equal(drawings.length, 24);
  assert.equal(new Set(drawings.map(({ body }) => body)).size, 24);
});

test('every part is inside the box', () => {
  for (const { name, body, shade, lines } of drawings) {
    for (const [x, y] of partsOf(body + shade + lines).flat()) {
      assert.ok(x >= MARGIN && x <= SIZE - MARGIN && y >= MARGIN && y <= SIZE - MARGIN, `${name}: ${x} ${y}`);
    }
  }
});

test('lines cut no holes: all parts are drawn clockwise', () => {
  for (const { name, body, lines } of drawings) {
    for (const part of partsOf(body + lines)) assert.ok(areaOf(part) > -1, `${name}: ${part}`);
  }
});

test('the king fills the square, and the others stand on the same ground', () => {
  for (const set of Object.values(DRAWINGS)) {
    const heights = Object.fromEntries(
      Object.entries(set).map(([role, { body }]) => {
        const rows = partsOf(body)
          .flat()
          .map(([, y]) => y);
        assert.ok(Math.abs(Math.max(...rows) - 185) <= 1, role);
        return [role, (Math.max(...rows) - Math.min(...rows) + 2 * MARGIN) / SIZE];
      }),
    );
    assert.ok(heights.k >= 0.85 && heights.k <= 0.92, `${heights.k}`);
    assert.ok(
      heights.k >= heights.q && heights.r > heights.p && heights.n > heights.r && heights.p > 0.65,
      JSON.stringify(heights),
    );
  }
});
