import assert from 'node:assert/strict';
import { test } from 'node:test';

import { QuestionError } from '../engine/error.js';
import { gamesIn } from '../game/pgn-reader.js';
import { treeOfPgn, unreadMessage } from '../game/pgn.js';
import { DROPS } from '../game/variant.fixture.js';
import { pgnOfVariant } from './variant-pgn.js';

/** A worker that knows a few moves, whatever the position. */
const client = {
  async ask(call, { fen, move, moves }) {
    if (call === 'fen') return { fen: `${fen} 3+3 0 1` };
    const uci = { e4: 'e2e4', e5: 'e7e5', d4: 'd2d4', 'N@f3': 'N@f3' }[move];
    if (!uci || moves.includes(uci)) throw new QuestionError({ code: 'illegal-move', message: 'no', found: move });
    return { uci, san: move };
  },
};

const read = (text) => pgnOfVariant(client, DROPS.source, gamesIn(text)[0]);
const mark = ({ text }) => `<${text}>`;

test('moves are what the worker makes of them', async () => {
  const pgn = await read('[White "Ada"]\n\n1. e4 {first} (1. d4 e5) e5 2. N@f3! 1-0');
  const { tree, tags, ended, fens } = treeOfPgn(pgn, mark, DROPS);
  assert.deepEqual([tree.variant, tree.start, tags, ended.result, fens], [DROPS, 'startpos', [['White', 'Ada']], '1-0', {}]);
  assert.deepEqual(Object.values(tree.nodes).map(({ parent, uci, san, ply }) => [parent, uci, san, ply]), [
    [null, null, null, 0], [0, 'e2e4', 'e4', 1], [0, 'd2d4', 'd4', 1], [2, 'e7e5', 'e5', 2], [1, 'e7e5', 'e5', 2], [4, 'N@f3', 'N@f3', 3],
  ]);
  assert.deepEqual([tree.nodes[1].comment, tree.nodes[5].nags], ['first', [1]]);
});

test('after an illegal move the rest of the line is a comment', async () => {
  const pgn = await read('[FEN "8/8 b - -"]\n\n1... e4 2. Qz9 e5 3. d4 (2. d4) *');
  const { tree } = treeOfPgn(pgn, mark, DROPS);
  assert.equal(tree.start, '8/8 b - - 3+3 0 1');
  assert.deepEqual(Object.values(tree.nodes).slice(1).map(({ san, comment }) => [san, comment]), [['e4', '<2. Qz9 e5 d4>']]);
  const { key, fields } = unreadMessage(pgn);
  assert.deepEqual([key, fields.number, fields.more, fields.error.code], ['partlyRead', 2, 0, 'illegal-move']);
});

test('without an engine nothing is read', async () => {
  const dead = { ask: () => Promise.reject(new Error('dead')) };
  await assert.rejects(pgnOfVariant(dead, DROPS.source, gamesIn('1. e4')[0]), /dead/);
});
