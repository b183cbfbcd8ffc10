import assert from 'node:assert/strict';
import { test } from 'node:test';

import { writePgn } from './pgn-text.js';

const bare = {
  parent: 0,
  uci: '',
  before: '',
  comment: '',
  nags: [],
  arrows: [],
  circles: [],
  commands: [],
  clock_ms: null,
  score: null,
};
const blank = {
  tags: [],
  start: 'startpos',
  result: '*',
  comment: '',
  arrows: [],
  circles: [],
  commands: [],
  score: null,
  nodes: [],
};
const roster = '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n';

/** The moves of a game whose nodes are parent and SAN, and more. */
function movesOf(nodes, more = {}) {
  const fields = nodes.map(([parent, san, said]) => ({ ...bare, parent, san, ...said }));
  return writePgn({ ...blank, ...more, nodes: fields }).split('\n\n')[1];
}

test('a game without anything has the roster and a result', () => {
  assert.equal(writePgn(blank), `${roster}[Result "*"]\n\n*\n`);
});

test('variations stand behind the move that they replace', () => {
  assert.equal(
    movesOf(
      [
        [0, 'e4'],
        [1, 'e5'],
        [2, 'Nf3'],
        [0, 'd4'],
        [1, 'c5'],
        [5, 'Nf3'],
        [1, 'e6'],
      ],
      { result: '1-0' },
    ),
    '1. e4 (1. d4) 1... e5 (1... c5 2. Nf3) (1... e6) 2. Nf3 1-0\n',
  );
});

test('variations may have variations', () => {
  assert.equal(
    movesOf([
      [0, 'e4'],
      [0, 'd4'],
      [2, 'd5'],
      [2, 'Nf6'],
      [3, 'c4'],
      [1, 'e5'],
    ]),
    '1. e4 (1. d4 d5 (1... Nf6) 2. c4) 1... e5 *\n',
  );
});

test('all fields are written, in a fixed order', () => {
  const said = {
    before: 'not\n bad',
    comment: 'a } b',
    nags: [1, 14],
    clock_ms: 3723500,
    arrows: [
      { from: 'e2', to: 'e4', color: 'green' },
      { from: 'a1', to: 'h8', color: 'blue' },
    ],
    circles: [{ square: 'd4', color: 'red' }],
  };
  assert.equal(
    movesOf(
      [
        [0, 'e4', said],
        [1, 'e5', { clock_ms: 60000 }],
        [2, 'Nf3'],
      ],
      { comment: 'Begin.' },
    ),
    '{Begin.} 1. {not bad} e4 $1 $14 {[%csl Rd4] [%cal Ge2e4,Ba1h8]\n[%clk 1:02:03.500] a ) b} 1... e5 {[%clk 0:01:00]} 2. Nf3 *\n',
  );
});

test('a position has its tags, and moves are counted from it', () => {
  const start = '4k3/8/8/8/8/8/4P3/4K3 b - - 3 17';
  const text = writePgn({
    ...blank,
    start,
    nodes: [
      { ...bare, san: 'Kd7' },
      { ...bare, parent: 1, san: 'e4' },
    ],
  });
  assert.equal(text, `${roster}[Result "*"]\n[SetUp "1"]\n[FEN "${start}"]\n\n17... Kd7 18. e4 *\n`);
});

test('tags keep their order behind the roster, and cannot break a line', () => {
  const tags = [
    ['Opening', 'x'],
    ['White', 'A "B" \\'],
    ['White', 'C'],
    ['no name', 'y'],
    ['Result', '1-0'],
    ['FEN', '8/8'],
    ['Note', 'a\nb'],
  ];
  const lines = writePgn({ ...blank, tags }).split('\n');
  assert.equal(lines[4], '[White "A \\"B\\" \\\\"]');
  assert.deepEqual(lines.slice(6, 10), ['[Result "*"]', '[Opening "x"]', '[Note "a b"]', '']);
});

test('lines have less than 80 characters, and a long line needs no deep stack', () => {
  const nodes = Array.from({ length: 20000 }, (_, index) => [Math.max(0, index - 1 - (index % 2)), 'Nf3']);
  const lines = movesOf(nodes).trimEnd().split('\n');
  assert.ok(lines.every((line) => line.length < 80));
  assert.ok(lines.every((line, index) => index === lines.length - 1 || line.length > 60));
});

test('scores are written in pawns, or as mates', () => {
  const scores = [
    { cp: 35, mate: null },
    { cp: -205, mate: null },
    { cp: 0, mate: null },
    { cp: null, mate: 3 },
    { cp: null, mate: -1 },
  ];
  const nodes = scores.map((score, index) => [index, 'x', { score, clock_ms: index === 0 ? 1000 : null }]);
  const words = movesOf(nodes).match(/\[%eval [^\]]*\]/g);
  assert.deepEqual(
    words,
    ['0.35', '-2.05', '0.00', '#3', '#-1'].map((text) => `[%eval ${text}]`),
  );
});
