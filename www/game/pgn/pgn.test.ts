import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stub } from '../../../tests/stub.ts';
import { START_FEN } from '../../board/placement.ts';
import { defaults, patched } from '../game.ts';
import { hasMoreThanMoves, loadedFen, pgnOfGame, treeOfPgn, unreadMessage, writePgn } from './pgn.ts';
import { gameOf } from '../review/review.fixture.ts';
import { StoreFixture } from '../store.fixture.ts';
import { mainLine } from '../tree/move-tree.ts';
import type { Legal, PgnGame, Unread } from '../../engine/messages.ts';
import type { Game, Player } from '../game.ts';
import type { PgnFields, Tags } from './pgn.ts';

type PgnMove = PgnFields['nodes'][number];

const bare = { before: '', comment: '', nags: [], arrows: [], circles: [], commands: [], clock_ms: null };

const mark = ({ text }: { text: string }) => `Rest: ${text}`;

const [first, last] = ['fen-0', 'fen-2'].map((fen) => stub<Legal>({ fen, outcome: null }));

const pgn: PgnGame = {
  ...bare,
  tags: [
    ['Event', 'Test'],
    ['White', 'A'],
    ['Result', '1-0'],
  ],
  start: 'startpos',
  result: '1-0',
  comment: 'Begin.',
  arrows: [{ from: 'e2', to: 'e4', color: 'green' }],
  circles: [],
  commands: [],
  nodes: [
    { ...bare, parent: 0, uci: 'e2e4', san: 'e4', fen: 'fen-1', comment: 'Best.', nags: [1], clock_ms: 60000 },
    { ...bare, parent: 1, uci: 'e7e5', san: 'e5', fen: 'fen-2', comment: '[%eval -0.25]' },
    {
      ...bare,
      parent: 1,
      uci: 'c7c5',
      san: 'c5',
      fen: 'fen-3',
      before: 'Or',
      circles: [{ square: 'd4', color: 'red' }],
    },
  ],
  unread: [],
  variant: null,
  first,
  last,
};

test('a game that was read is a tree', () => {
  const { tree, tags, ended, fens, positions, evaluations } = treeOfPgn(pgn, mark);
  assert.deepEqual(mainLine(tree), [1, 2]);
  assert.deepEqual(tree.nodes[1].children, [2, 3]);
  assert.deepEqual([tree.nodes[3].before, tree.nodes[3].ply, tree.nodes[0].comment], ['Or', 2, 'Begin.']);
  assert.equal(Object.hasOwn(tree.nodes[1], 'fen'), false);
  assert.equal(fens?.[3], 'fen-3');
  assert.deepEqual(positions, { 0: first, 2: last });
  assert.deepEqual(ended, { result: '1-0', reason: 'unknown', winner: 'white' });
  assert.deepEqual(evaluations, { 2: { score: { cp: -25, mate: null }, depth: 0, pv: [] } });
  assert.deepEqual(tags, pgn.tags);
  assert.equal(treeOfPgn({ ...pgn, result: '*' }, mark).ended, null);
  assert.equal(treeOfPgn({ ...pgn, result: '1/2-1/2' }, mark).ended?.winner, null);
});

test('results in which neither player won are kept', () => {
  for (const result of ['0-0', '1/2-0', '0-1/2'] as const) {
    const { ended } = treeOfPgn({ ...pgn, result }, mark);
    assert.deepEqual([ended?.result, ended?.winner], [result, null]);
  }
});

test('what was read is written again', () => {
  const { tree, ended, evaluations } = treeOfPgn(pgn, mark);
  const { tags, start, result, comment, arrows, circles, commands } = pgn;
  const again = pgnOfGame(
    patched(defaults('x'), { tree: { ...tree, tags, head: 2 }, players: { ended }, searches: { evaluations } }),
  );
  const scores = [null, { cp: -25, mate: null }, null];
  const nodes = pgn.nodes.map(({ fen, ...node }, index) => ({
    ...node,
    comment: index === 1 ? '' : node.comment,
    score: scores[index],
  }));
  assert.deepEqual(again, { tags, start, result, comment, arrows, circles, commands, score: null, nodes });
});

test('a game that was read without tags is not written with invented ones', () => {
  const { tags } = treeOfPgn({ ...pgn, tags: [] }, mark);
  const game = patched(defaults('a'), { tree: { tags } });
  const text = writePgn(pgnOfGame(game));
  assert.match(text, /^\[Event "\?"\]\n\[Site "\?"\]\n\[Date "\?\?\?\?\.\?\?\.\?\?"\]\n/);
  assert.equal(hasMoreThanMoves(game), false);
});

test('a game that was played here gets its tags', () => {
  const table = new StoreFixture();
  table.now_ms = Date.UTC(2024, 4, 9, 12);
  table.do({ type: 'requestNewGame', as: 'white', timing: { base_ms: 300000, increment_ms: 5000 } });
  const tags = () => Object.fromEntries(pgnOfGame(table.game).tags);
  assert.deepEqual(tags(), {
    Event: 'Casual game',
    Site: '?',
    Date: '2024.05.09',
    Round: '-',
    White: 'Player',
    Black: 'micro-Max (950)',
    Result: '*',
    TimeControl: '300+5',
    Termination: 'unterminated',
  });
  table.play('e2e4').do({ type: 'resign' });
  assert.deepEqual([tags().Result, tags().Termination, pgnOfGame(table.game).result], ['0-1', 'normal', '0-1']);
  const player: Player = { kind: 'engine', engine: 'Classic', strength: { limit: { depth: 6 } } };
  assert.equal(table.do({ type: 'setPlayer', color: 'black', player }) && tags().Black, 'micro-max Classic depth 6');
});

test('the main line comes first though it was played last', () => {
  const table = new StoreFixture().play('e2e4').find('e7e5').do({ type: 'takeBack' }).play('d2d4');
  const { nodes } = pgnOfGame(table.game);
  assert.deepEqual(
    nodes.map(({ parent, uci }) => [parent, uci]),
    [
      [0, 'd2d4'],
      [0, 'e2e4'],
      [2, 'e7e5'],
    ],
  );
});

test('a position alone', () => {
  assert.deepEqual(loadedFen(START_FEN).tree.start, START_FEN);
});

test('judgements of a review are written as glyphs, unless the player has rated the move', () => {
  const game = gameOf([
    ['e4', 30],
    ['f6', 400],
    ['Nh3', -20],
  ]);
  const nagsOf = (one: Game) => pgnOfGame(one).nodes.map(({ nags }) => nags);
  assert.deepEqual(nagsOf(game), [[], [4], [4]]);
  const { tree } = game;
  const rated = {
    ...tree,
    nodes: { ...tree.nodes, 2: { ...tree.nodes[2], nags: [5, 14] }, 3: { ...tree.nodes[3], nags: [16] } },
  };
  assert.deepEqual(nagsOf({ ...game, tree: rated }), [[], [5, 14], [4, 16]]);
  assert.deepEqual(nagsOf(patched(game, { players: { ended: null } })), [[], [], []]);
});

test('what could not be read is kept in the comments', () => {
  const error: Unread['error'] = { code: 'illegal-move', found: "'Ke3'", message: '' };
  const unread: Unread[] = [
    { node: 3, text: '2. Ke3', error },
    { node: 1, text: '', error },
    { node: 1, text: '1... Ke3', error },
    { node: 0, text: 'x', error },
  ];
  const { tree } = treeOfPgn({ ...pgn, unread }, mark);
  assert.deepEqual(
    [0, 1, 2, 3].map((node) => tree.nodes[node].comment),
    ['Begin. Rest: x', 'Best. Rest: 1... Ke3', '', 'Rest: 2. Ke3'],
  );
  const numberOf = (parts: Unread[], fen = '8/8/8/8/8/8/8/8 w - - 0 7') =>
    unreadMessage({ start: 'startpos', nodes: pgn.nodes.map((node) => ({ ...node, fen })), unread: parts })?.fields;
  assert.deepEqual(numberOf(unread), { number: 2, error, more: 2 });
  assert.deepEqual(numberOf(unread.slice(2, 3)), { number: 1, error, more: 0 });
  assert.equal(numberOf([{ node: 1, text: '$999', error }])?.number, 7);
  assert.equal(numberOf(unread.slice(3))?.number, 1);
  assert.equal(unreadMessage({ ...pgn, unread: unread.slice(1, 2) }), null);
});

const bareMove: Omit<PgnMove, 'san'> = {
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
const blank: PgnFields = {
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
function movesOf(
  nodes: readonly (readonly [parent: number, san: string, said?: Partial<PgnMove>])[],
  more: Partial<PgnFields> = {},
) {
  const fields = nodes.map(([parent, san, said]) => ({ ...bareMove, parent, san, ...said }));
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
  const said: Partial<PgnMove> = {
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
      { ...bareMove, san: 'Kd7' },
      { ...bareMove, parent: 1, san: 'e4' },
    ],
  });
  assert.equal(text, `${roster}[Result "*"]\n[SetUp "1"]\n[FEN "${start}"]\n\n17... Kd7 18. e4 *\n`);
});

test('tags keep their order behind the roster, and cannot break a line', () => {
  const tags: Tags = [
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
  const nodes = Array.from({ length: 20000 }, (_, index) => [Math.max(0, index - 1 - (index % 2)), 'Nf3'] as const);
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
  const nodes = scores.map((score, index) => [index, 'x', { score, clock_ms: index === 0 ? 1000 : null }] as const);
  const words = movesOf(nodes).match(/\[%eval [^\]]*\]/g);
  assert.deepEqual(
    words,
    ['0.35', '-2.05', '0.00', '#3', '#-1'].map((text) => `[%eval ${text}]`),
  );
});
