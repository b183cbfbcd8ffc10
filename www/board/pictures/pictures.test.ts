import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain } from '../plain-pieces.ts';
import { beasts } from './beasts.ts';
import { creatures } from './creatures.ts';
import { discOf } from './picture.ts';
import { horses } from './horses.ts';
import { groupOf, loadPicture, loadPictures, loadedPicture, pictureNames } from './load-pictures.ts';
import { people } from './people.ts';
import { things } from './things.ts';
import { turned } from './turned.ts';
import type { Drawings } from '../pieces.ts';

type Point = [x: number, y: number];

const GROUPS = { horses, turned, people, beasts, creatures, things };

const drawn: Drawings = Object.assign({}, ...Object.values(GROUPS));

const drawings = Object.entries(drawn);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => [`disc ${letter}`, discOf(letter)] as const);

const SIZE = 200;

/** Half of the widest outline. */
const MARGIN = 3.5;

/** How many numbers a command of a path takes. */
const COMMANDS: Readonly<Record<string, number>> = { M: 2, l: 2, m: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The last of a list that has one. */
function lastOf<Item>(list: readonly Item[]) {
  const last = list.at(-1);
  assert.ok(last !== undefined);
  return last;
}

/** The ends of the segments of each part of a path, in absolute coordinates, with the control points of curves. */
function partsOf(path: string) {
  const parts: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, command, text] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = COMMANDS[command];
    assert.ok(count === numbers.length || (numbers.length > 0 && numbers.length % count === 0), `${command}${text}`);
    for (let at = 0; at < numbers.length; at += count) {
      const step = numbers.slice(at, at + count);
      const starts = 'Mm'.includes(command) && at === 0;
      if (starts && (command === 'M' || lastOf(parts).length > 1)) parts.push([]);
      const points = pointsOf(command, step, x, y);
      [x, y] = lastOf(points);
      if (starts) lastOf(parts).length = 0;
      lastOf(parts).push(...points);
    }
  }
  return parts;
}

function pointsOf(command: string, step: number[], x: number, y: number): Point[] {
  if (command === 'M') return [[step[0], step[1]]];
  if (command === 'h') return [[x + step[0], y]];
  if (command === 'v') return [[x, y + step[0]]];
  if (command === 'a') return [[x + step[5], y + step[6]]];
  return Array.from({ length: step.length / 2 }, (_, index) => [x + step[2 * index], y + step[2 * index + 1]]);
}

/** Twice the area of a polygon; positive if it is drawn clockwise. */
const areaOf = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length];
    return sum + x * nextY - y * nextX;
  }, 0);

test('each file has the drawings that the list of names says', () => {
  for (const [group, found] of Object.entries(GROUPS)) {
    assert.deepEqual(
      Object.keys(found),
      pictureNames().filter((name) => groupOf(name) === group),
    );
  }
});

test('all drawings differ, and none is that of a chess piece', () => {
  const all = [...Object.values(plain), ...drawings.map(([, drawing]) => drawing)];
  assert.ok(all.length > 60);
  assert.equal(new Set(all.map(({ body, lines }) => body + lines)).size, all.length);
});

test('every part is inside the box', () => {
  for (const [name, { body, shade, lines }] of [...drawings, ...letters]) {
    for (const [x, y] of partsOf(body + shade + lines).flat()) {
      assert.ok(x >= MARGIN && x <= SIZE - MARGIN && y >= MARGIN && y <= SIZE - MARGIN, `${name}: ${x} ${y}`);
    }
  }
});

test('lines cut no holes: all of them are drawn clockwise', () => {
  for (const [name, { lines }] of drawings) {
    for (const part of partsOf(lines)) assert.ok(areaOf(part) > -100, `${name}: ${part}: ${areaOf(part)}`);
  }
});

test('all drawings stand on the same ground as the chess pieces', () => {
  for (const [name, { body }] of drawings) {
    const rows = partsOf(body)
      .flat()
      .map(([, y]) => y);
    assert.ok(Math.abs(Math.max(...rows) - 185) <= 1, name);
  }
});

test('a drawing is loaded by its name', async () => {
  assert.equal(loadedPicture('lion'), undefined);
  assert.equal(loadedPicture('no-such-drawing'), null);
  assert.equal(await loadPicture('lion'), beasts.lion);
  assert.equal(await loadPicture('no-such-drawing'), null);
  assert.equal(await loadPicture(''), null);
  assert.equal(loadedPicture('bear'), beasts.bear);
  assert.deepEqual(await loadPictures(['ferz', null, 'n']), [people.ferz, null, null]);
});
