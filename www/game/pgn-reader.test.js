import assert from 'node:assert/strict';
import { test } from 'node:test';

import { gamesIn } from './pgn-reader.js';

const movesOf = (text) => gamesIn(text)[0].moves.map(({ parent, san }) => `${parent} ${san}`);

test('moves of any game with their variations', () => {
  assert.deepEqual(movesOf('1. e4 d5 2. exd5 (2. Nc3/H (2. N@a10 e5) dxe4) Qxd5 3.Cxa10+ O-O/Hh1 1-0'),
    ['0 e4', '1 d5', '2 exd5', '2 Nc3/H', '2 N@a10', '5 e5', '4 dxe4', '3 Qxd5', '8 Cxa10+', '9 O-O/Hh1']);
  assert.deepEqual(movesOf('1... e8=C# 0-0-0 2 0-0'), ['0 e8=C#', '1 O-O-O', '2 O-O']);
});

test('tags, the result and several games', () => {
  const games = gamesIn('%line\n[Event "A \\"b\\" \\\\n"]\n[Variant "Capablanca"]\n\n1. e4 *\n\n[Event "B"]\n\n1/2-1/2\n\n[Event "C"]');
  assert.deepEqual(games.map(({ tags, result, moves }) => [tags.at(-1), result, moves.length]),
    [[['Variant', 'Capablanca'], '*', 1], [['Event', 'B'], '1/2-1/2', 0], [['Event', 'C'], '*', 0]]);
  assert.deepEqual(games[0].tags[0], ['Event', 'A "b" \\n']);
  assert.deepEqual(gamesIn(''), []);
});

test('comments, glyphs and commands', () => {
  const [game] = gamesIn('{Start [%csl Ga10]} 1. e4! $14 {good\n move [%cal Ge2e4,Ra1p16,x] [%clk 0:01:02.5]} ({before} 1. d4?!) ; rest\n 1... e5 *');
  assert.deepEqual([game.comment, game.circles], ['Start', [{ square: 'a10', color: 'green' }]]);
  const [e4, d4, e5] = game.moves;
  assert.deepEqual([e4.nags, e4.comment, e4.clock_ms], [[1, 14], 'good move rest', 62500]);
  assert.deepEqual(e4.arrows, [{ from: 'e2', to: 'e4', color: 'green' }, { from: 'a1', to: 'p16', color: 'red' }]);
  assert.deepEqual([d4.before, d4.nags, e5.parent], ['before', [6], 1]);
});

test('whatever the text, it is read', () => {
  for (const text of [')', '(', '1. e4 (', '{', '$999 e4 $999', '[Event "x', '🂡 e4 ☃', '((((1. e4)))) e5', '1. e4 ) e5']) {
    assert.ok(gamesIn(text).length <= 1, text);
  }
  assert.deepEqual(movesOf('((((1. e4)))) e5'), ['0 e4', '1 e5']);
});
