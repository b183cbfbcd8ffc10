import { patched } from '../game.ts';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { isGoodEnough, judge, judgementAt, lossAt, lossOf, NAG_OF } from './judgement.ts';
import { addMove, makeTree, NULL_MOVE } from '../tree/move-tree.ts';
import { chancesOf } from '../searches/score.ts';
import { evaluationOf, gameOf } from './review.fixture.ts';
import type { Score } from '../tree/move-tree.ts';
import type { Choice, Judgement } from './judgement.ts';

/** A move as `crates/coach` judges it. Scores are those of its side. */
type JudgedMove = Omit<Choice, 'turn'> & { chances: number; loss: number; judgement: Judgement | null };

const JUDGED: JudgedMove[] = JSON.parse(
  readFileSync(new URL('../../../tests/data/judgements.json', import.meta.url), 'utf8'),
);

/** The judgement of a move of White between two scores, in hundredths of a pawn. */
const judged = (before: number | null, after: number | null) =>
  judgementAt(
    gameOf([
      ['e4', 0],
      ['e5', before],
      ['Qh5', after],
    ]),
    3,
  );

test('the loss of winning chances decides, not that of pawns', () => {
  assert.equal(judged(20, 0), null);
  assert.equal(judged(20, -30), 'inaccuracy');
  assert.equal(judged(20, -60), 'mistake');
  assert.equal(judged(20, -90), 'blunder');
  assert.equal(judged(1500, 1100), null);
  assert.equal(judged(500, 300), 'inaccuracy');
  assert.equal(judged(-20, 300), null);
});

test('a move of the opening table is not faulted', () => {
  const game = gameOf([
    ['e4', 20],
    ['f6', 400],
    ['Nh3', -20],
  ]);
  const known = patched(game, { review: { book: [1, 2] } });
  assert.deepEqual(
    [1, 2, 3].map((node) => judgementAt(known, node)),
    [null, null, 'blunder'],
  );
});

/** 1. e4 e5 2. Qh5 Nf6, and then the best move takes a pawn; what follows decides whether it is a sacrifice. */
function played(line: string) {
  let tree = makeTree();
  let head = 0;
  for (const move of ['e2e4 e4', 'e7e5 e5', 'd1h5 Qh5', 'g8f6 Nf6', 'h5f7 Qxf7+', ...line.split(', ')]) {
    const [uci, san] = move.split(' ');
    ({ tree, id: head } = addMove(tree, head, uci, san));
  }
  const evaluations = Object.fromEntries(Object.keys(tree.nodes).map((node) => [node, evaluationOf(300)]));
  const best = evaluationOf(300, { second: -300, pv: ['h5f7'] });
  const game = gameOf([['e4', 0]]);
  return patched(game, {
    tree: { ...tree, head, shown: head },
    searches: { evaluations: { ...evaluations, 4: best } },
  });
}

test('a good move that gives material away is brilliant, unless it is refused or won back at once', () => {
  assert.equal(judgementAt(played('e8f7 Kxf7, f1c4 Bc4+'), 5), 'brilliant');
  assert.equal(judgementAt(played('e8f7 Kxf7'), 5), 'brilliant');
  assert.equal(judgementAt(played('e8e7 Ke7, f7f6 Qxf6+'), 5), 'good');
  assert.equal(judgementAt(played('f6e4 Nxe4, f7f8 Qxf8+'), 5), 'good');
  const worse = played('e8f7 Kxf7, f1c4 Bc4+');
  const evaluations = { ...worse.searches.evaluations, 7: evaluationOf(-200) };
  assert.equal(judgementAt(patched(worse, { searches: { evaluations } }), 5), 'good');
});

test('a loss is that of the side that moved', () => {
  const game = gameOf([
    ['e4', 20],
    ['f6', 400],
    ['Nh3', -20],
  ]);
  assert.equal(judgementAt(game, 2), 'blunder');
  assert.equal(judgementAt(game, 3), 'blunder');
  assert.equal(judgementAt(game, 1), null);
  const loss = lossAt(game, 2);
  assert.ok(loss !== null && Math.abs(loss - 0.755) < 0.01);
});

test('without a score before and after there is no judgement', () => {
  const game = gameOf([
    ['e4', 20],
    ['f6', null],
    ['Nh3', -20],
  ]);
  assert.deepEqual(
    [0, 2, 3].map((node) => [lossAt(game, node), judgementAt(game, node)]),
    Array(3).fill([null, null]),
  );
});

test('a pass is not judged, but the move after it is', () => {
  const game = gameOf([
    ['e4', 20],
    ['--', 300],
    ['Qh5', -300],
  ]);
  const tree = { ...game.tree, nodes: { ...game.tree.nodes, 2: { ...game.tree.nodes[2], uci: NULL_MOVE } } };
  assert.deepEqual(
    [2, 3].map((node) => judgementAt({ ...game, tree }, node)),
    [null, 'blunder'],
  );
});

test('the move of the engine is no mistake, whatever it finds later', () => {
  const game = gameOf([
    ['e4', 20],
    ['e5', 20],
    ['Qh5', -300],
  ]);
  const evaluations = { ...game.searches.evaluations, 2: evaluationOf(20, { pv: ['move2'] }) };
  assert.equal(judgementAt(patched(game, { searches: { evaluations } }), 3), null);
});

test('a move is good if it alone keeps the chances', () => {
  const withSecond = (second: number, { before = 20, after = 20, played = 'move2', san = 'e5' } = {}) => {
    const game = gameOf([
      ['e4', 20],
      [san, before],
      ['Qh5', after],
    ]);
    return judgementAt(
      patched(game, {
        searches: { evaluations: { ...game.searches.evaluations, 2: evaluationOf(before, { second, pv: [played] }) } },
      }),
      3,
    );
  };
  assert.equal(withSecond(-200), 'good');
  assert.equal(withSecond(-50), null);
  assert.equal(withSecond(-200, { played: 'other' }), null);
  assert.equal(withSecond(1000, { before: 3000, after: 3000 }), null);
  assert.equal(withSecond(-3000, { before: -1200, after: -1200 }), null);
});

test('a recapture is no achievement', () => {
  const game = gameOf([
    ['e4', 20],
    ['exd5', 20],
    ['Qxd5', 20],
  ]);
  const tree = structuredClone(game.tree);
  Object.assign(tree.nodes[2], { uci: 'e6d5' });
  Object.assign(tree.nodes[3], { uci: 'd1d5' });
  const evaluations = { ...game.searches.evaluations, 2: evaluationOf(20, { second: -400, pv: ['d1d5'] }) };
  assert.equal(judgementAt(patched(game, { tree, searches: { evaluations } }), 3), null);
  Object.assign(tree.nodes[2], { san: 'd5' });
  assert.equal(judgementAt(patched(game, { tree, searches: { evaluations } }), 3), 'good');
});

test('a correction is good enough unless it is an inaccuracy', () => {
  const isGood = (after: number | null) =>
    isGoodEnough(
      gameOf([
        ['e4', 0],
        ['e5', 20],
        ['Qh5', after],
      ]),
      3,
    );
  assert.deepEqual([30, 0, -100, null].map(isGood), [true, true, false, null]);
});

test('moves are judged as by crates/coach, for both sides', () => {
  const negated = (value: number | null) => (value === null ? null : 0 - value);
  const seen: Set<Judgement | null> = new Set();
  for (const { chances, loss, judgement, ...move } of JUDGED) {
    for (const turn of ['white', 'black'] as const) {
      const sided = (score: Score | null) =>
        score && turn === 'black' ? { cp: negated(score.cp), mate: negated(score.mate) } : score;
      const choice = { ...move, turn, best: sided(move.best), second: sided(move.second), after: sided(move.after) };
      const text = JSON.stringify({ ...move, turn });
      const white = turn === 'white' ? chances : -chances;
      assert.ok(Math.abs((chancesOf(choice.best) ?? NaN) - white) < 1e-9, text);
      assert.ok(Math.abs((lossOf(choice) ?? NaN) - loss) < 1e-9, text);
      assert.equal(judge(choice), judgement, text);
    }
    seen.add(judgement);
  }
  assert.equal(seen.size, 5);
});

test('every judgement has a NAG of its own', () => {
  assert.deepEqual(Object.values(NAG_OF).sort(), [1, 2, 3, 4, 6]);
});
