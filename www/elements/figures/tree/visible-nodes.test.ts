import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stop } from '../search-states.fixture.ts';
import { branchOf, describe, withGaps } from './visible-nodes.ts';
import { stub } from '../../../../tests/stub.ts';
import type { Try } from '../search-nodes.ts';
import type { Tree } from './explorer.ts';
import type { Branch, Reply } from './visible-nodes.ts';

const FEN = '6k1/8/4p3/3n4/8/8/8/3R2K1 w - - 0 1';
const legalOf = (...moves: (readonly [uci: string, san: string])[]) =>
  moves.map(([uci, san]) => ({
    uci,
    san,
    from: uci.slice(0, 2),
    to: uci.slice(2, 4),
    promotion: uci[4] ?? null,
    capture: false,
  }));
const tried = (from: number, to: number, fields: Partial<Try> = {}): Try => ({
  from,
  to,
  piece: 14,
  captured: 0,
  window: { alpha: -8001, beta: -99 },
  depth: 2,
  node: null,
  nodes: null,
  score: null,
  kind: null,
  isFirst: false,
  ...fields,
});

/** The root tries two moves; the second is refuted by its first reply. */
const tree: Tree = {
  search: [],
  total: 9,
  isFull: false,
  view: {
    node: 5,
    stops: [
      stop(
        1,
        { side: 8, alpha: -8000, beta: 8000, depth: 0, keyIndex: 1, keyLock: 1 },
        { from: 0x73, to: 0x33, piece: 14, captured: 0, best: 99 },
      ),
      stop(5, { side: 16, alpha: -8001, beta: -99, depth: 2, keyIndex: 2, keyLock: 2 }),
    ],
    bytes: [],
    moves: ['d1d5'],
    legal: [legalOf(['d1d5', 'Rxd5'], ['h2h4', 'h4']), legalOf(['e6d5', 'exd5'], ['e6e5', 'e5'], ['g8f8', 'Kf8'])],
  },
  traces: new Map([
    [
      1,
      {
        transitions: [],
        after: 1,
        isOver: true,
        history: {
          score: 99,
          iterations: [
            {
              depth: 3,
              best: 99,
              ending: 'all',
              bestMove: { from: 0x67, to: 0x47 },
              tries: [
                tried(0x67, 0x47, { node: 2, nodes: 3, score: -100, kind: 'exact' }),
                tried(0x73, 0x33, { node: 5, nodes: 4, score: 85, kind: 'least' }),
                tried(0x67, 0x47, { score: -100, kind: 'exact' }),
              ],
            },
          ],
        },
      },
    ],
    [
      5,
      {
        transitions: [],
        after: 1,
        isOver: true,
        history: {
          score: 85,
          iterations: [
            { depth: 1, best: -396, ending: 'all', bestMove: null, tries: [] },
            {
              depth: 2,
              best: 85,
              ending: 'cut',
              bestMove: { from: 0x24, to: 0x33 },
              tries: [
                tried(0x24, 0x33, {
                  piece: 18,
                  captured: 14,
                  node: 6,
                  nodes: 2,
                  score: -86,
                  kind: 'most',
                  window: { alpha: 98, beta: 8000 },
                }),
              ],
            },
          ],
        },
      },
    ],
  ]),
};

/** An item that is a reply. */
function replyOf(item: Branch['items'][number]) {
  assert.ok(item.type === 'reply');
  return item;
}

test('the tree is open along the path, in scores of the side at the root', () => {
  const root = branchOf(tree);
  assert.deepEqual(
    root.items.map(replyOf).map(({ name, score, kind, note }) => [name, score, kind, note]),
    [
      ['h4', 100, 'exact', 'best'],
      ['Rxd5', -85, 'most', 'cut'],
      ['h4', 100, 'exact', 'again'],
    ],
  );
  assert.deepEqual(
    root.items.map(replyOf).map(({ branch }) => branch !== null),
    [false, true, false],
  );
  const { branch } = replyOf(root.items[1]);
  assert.ok(branch);
  const { items, depths } = branch;
  const first = replyOf(items[0]);
  assert.deepEqual(depths, [
    { depth: 1, node: null, isShown: false },
    { depth: 2, node: 6, isShown: true },
  ]);
  assert.deepEqual([first.name, first.score, first.kind, first.note], ['exd5', -86, 'most', 'refutes']);
  assert.deepEqual(first.window, { low: 98, high: 8000 });
  assert.deepEqual(items[1], { type: 'untried', moves: ['e5', 'Kf8'] });
});

test('an illegal reply is described as such', () => {
  const view = { ...tree.view, node: 1, stops: tree.view.stops.slice(0, 1), legal: [legalOf(['d1d5', 'Rxd5'])] };
  assert.deepEqual(
    branchOf({ ...tree, view })
      .items.map(replyOf)
      .map(({ name, note }) => [name, note]),
    [
      ['Rh2–h4', 'illegal'],
      ['Rxd5', 'cut'],
      ['Rh2–h4', 'illegal'],
    ],
  );
});

test('a node is described in words', () => {
  assert.equal(
    describe(tree, FEN),
    'Node 5, after 1.\u00a0Rxd5: Black is to move, with 1 ply left. White already has +0.99 with another move, so only a higher score matters. ' +
      'Now exd5 makes it −0.85 or less. So White will avoid this position. Cut off: 2 other moves are never looked at.',
  );
  const { stops } = tree.view;
  const root = { ...tree, view: { ...tree.view, node: 1, stops: stops.slice(0, 1) } };
  assert.equal(
    describe(root, FEN),
    'Node 1 is the position itself, with White to move. Nothing is known yet, so any score matters. Of 2 moves tried, h4 is best: exactly +0.99.',
  );
});

test('the path is known even where the trace does not reach it', () => {
  const trace = tree.traces.get(5);
  assert.ok(trace);
  const { items, isKnown } = branchOf({ ...tree, traces: new Map([[5, trace]]) });
  assert.equal(isKnown, false);
  assert.deepEqual(
    items.map((item) => (item.type === 'reply' ? item.name : item.type)),
    ['gap', 'Rxd5'],
  );
  assert.equal(replyOf(items[1]).score, null);
});

test('long lists are shortened, and important replies and the one on the path stay', () => {
  const replies = Array.from({ length: 9 }, (_, depth) => stub<Reply>({ type: 'reply', depth }));
  type Test = (reply: Reply) => boolean;
  const shownOf = (most: number, isImportant: Test, isOnPath: Test = () => false) =>
    withGaps(replies, most, isOnPath, isImportant).map((item) =>
      item.type === 'reply' ? item.depth : `+${item.count}`,
    );
  assert.deepEqual(
    shownOf(3, ({ depth }) => depth === 4),
    [0, 1, 4, '+6'],
  );
  assert.deepEqual(
    shownOf(2, ({ depth }) => depth > 5),
    [7, 8, '+7'],
  );
  assert.deepEqual(
    shownOf(
      2,
      ({ depth }) => depth > 5,
      ({ depth }) => depth === 1,
    ),
    [1, 8, '+7'],
  );
  assert.equal(shownOf(9, () => false).length, 9);
});
