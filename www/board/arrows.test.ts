import assert from 'node:assert/strict';
import { test } from 'node:test';

import { strokes } from './arrows.ts';
import { defaults } from './state.ts';
import type { DrawingColor } from './gesture.ts';
import type { BoardState, Gesture } from './state.ts';

const state = defaults();
const numbers = (path: string) => (path.match(/-?\d+/g) ?? []).map(Number);
const pathsOf = (patch: Partial<BoardState>) => Object.fromEntries(strokes({ ...state, ...patch }));

test('nothing drawn needs no element', () => {
  assert.deepEqual(strokes(state), []);
});

test('an arrow goes from the middle of a square almost to the middle of another', () => {
  const paths = pathsOf({ arrows: [{ from: 'e2', to: 'e4', color: 'green' }] });
  assert.deepEqual(Object.keys(paths), ['mx-arrow mx-green']);
  assert.deepEqual(
    numbers(paths['mx-arrow mx-green']),
    [456, 640, 456, 496, 470, 496, 450, 460, 430, 496, 444, 496, 444, 640],
  );
});

test('arrows turn with the board', () => {
  const paths = pathsOf({ arrows: [{ from: 'e2', to: 'e4', color: 'green' }], orientation: 'black' });
  assert.deepEqual(numbers(paths['mx-arrow mx-green']).slice(6, 8), [350, 340]);
});

test('a diagonal across the widest board stays on it', () => {
  const paths = pathsOf({ width: 16, arrows: [{ from: 'a1', to: 'p8', color: 'red' }] });
  const [x, y] = numbers(paths['mx-arrow mx-red']).slice(6);
  assert.ok(Math.abs(x - 1541) <= 1 && Math.abs(y - 54) <= 1, `${x} ${y}`);
});

test('a circle is centred on its square', () => {
  const [x, y, radius] = numbers(pathsOf({ circles: [{ square: 'a8', color: 'blue' }] })['mx-stroke mx-blue']);
  assert.deepEqual([x + radius, y], [50, 50]);
});

test('a drop is a circle where the piece arrives', () => {
  const drop = pathsOf({ width: 10, marks: [{ from: 'N@', to: 'j8', kind: 'hint' }] });
  assert.deepEqual(drop, pathsOf({ width: 10, marks: [{ from: 'j8', kind: 'hint' }] }));
  assert.deepEqual(Object.keys(drop), ['mx-stroke mx-hint']);
});

test('all of a kind share their paths, kinds do not', () => {
  const paths = pathsOf({
    arrows: [
      { from: 'a1', to: 'a2', color: 'red' },
      { from: 'b1', to: 'b2', color: 'red' },
    ],
    circles: [
      { square: 'c3', color: 'red' },
      { square: 'd3', color: 'yellow' },
    ],
    marks: [
      { from: 'e2', kind: 'hint' },
      { from: 'e7', to: 'e5', kind: 'best' },
    ],
  });
  assert.deepEqual(Object.keys(paths).sort(), [
    'mx-arrow mx-best',
    'mx-arrow mx-red',
    'mx-stroke mx-hint',
    'mx-stroke mx-red',
    'mx-stroke mx-yellow',
  ]);
  assert.equal(paths['mx-arrow mx-red'].match(/M/g)?.length, 2);
  assert.equal(paths['mx-stroke mx-red'].match(/M/g)?.length, 1);
});

test('the stroke that is being drawn is seen, as a circle until it leaves its square', () => {
  const gesture: Gesture = { kind: 'drawing', from: 'e2', to: 'e2', color: 'green' };
  assert.deepEqual(Object.keys(pathsOf({ gesture })), ['mx-stroke mx-green']);
  const arrow = pathsOf({ gesture: { ...gesture, to: 'e3' } });
  assert.deepEqual(Object.keys(arrow), ['mx-arrow mx-green']);
});

test('a hint and a threat between the same squares lie beside each other', () => {
  const paths = pathsOf({
    marks: [
      { from: 'e2', to: 'e4', kind: 'threat' },
      { from: 'e2', to: 'e4', kind: 'hint' },
    ],
  });
  const tip = (name: string) => numbers(paths[name])[6];
  assert.ok(Math.abs(tip('mx-arrow mx-threat') - tip('mx-arrow mx-hint')) >= 12);
});

test('no two kinds of arrows of the player have the same shape', () => {
  const colors: DrawingColor[] = ['green', 'red', 'blue', 'yellow'];
  const shapes = colors.map((color) => pathsOf({ arrows: [{ from: 'e2', to: 'e4', color }] })[`mx-arrow mx-${color}`]);
  assert.equal(new Set(shapes).size, 4);
});

test('each kind of badge has its own symbol', () => {
  const kinds: BoardState['badges'][number]['kind'][] = [
    'won',
    'lost',
    'drawn',
    'good',
    'brilliant',
    'mistake',
    'blunder',
    'interesting',
    'inaccuracy',
  ];
  const symbols = kinds.map((kind) => pathsOf({ badges: [{ square: 'e4', kind }] })['mx-symbol']);
  assert.equal(new Set(symbols).size, kinds.length);
});

test('a badge is drawn in the upper corner of its square', () => {
  const paths = pathsOf({
    badges: [
      { square: 'a8', kind: 'won' },
      { square: 'b8', kind: 'lost' },
    ],
  });
  assert.deepEqual(Object.keys(paths), ['mx-badge mx-won', 'mx-badge mx-lost', 'mx-symbol']);
  assert.deepEqual(numbers(paths['mx-badge mx-won']).slice(0, 2), [65, 18]);
  assert.equal(paths['mx-symbol'].match(/M/g)?.length, 2);
});
