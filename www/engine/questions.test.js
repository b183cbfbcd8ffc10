import assert from 'node:assert/strict';
import test from 'node:test';

import { answer } from './questions.js';

/** A session that answers so, and what it has been asked. */
function session(reply) {
  const asked = [];
  return { asked, ask: (question) => { asked.push(question); return reply; } };
}

test('a question about a game is three lines', () => {
  const one = session('e7e5 e5\n');
  assert.deepEqual(answer(one, { call: 'play', start: 'a\nb', moves: ['e2e4', 'x y'], move: 'e5' }), { uci: 'e7e5', san: 'e5' });
  assert.deepEqual(one.asked, ['pa b\ne2e4 x_y\ne5']);
  assert.deepEqual(answer(one, { call: 'play', move: 'e5', moves: null }), { uci: 'e7e5', san: 'e5' });
  assert.equal(one.asked[1], 'pstartpos\n\ne5');
});

test('a refusal is an error with its sentence', () => {
  assert.throws(() => answer(session('!no such thing'), { call: 'fen', fen: 'x' }), { message: 'no such thing' });
  assert.throws(() => answer(session(''), { call: 'fen' }), { message: "the field 'fen' is no text" });
  assert.throws(() => answer(session(''), { call: 'constructor' }), { message: "there is no call 'constructor'" });
});

test('legal moves come with what the position is', () => {
  const reply = 'k w - -\n110\nfifty-moves\n\n\n\ne2d3 exd3\na7a8q a8=Q\n';
  assert.deepEqual(answer(session(reply), { call: 'legal', moves: ['a', 'b'] }), {
    fen: 'k w - -', turn: 'white', check: true, ply: 2, outcome: null, claim: 'fifty-moves', mating: { white: true, black: false },
    legal: [
      { uci: 'e2d3', san: 'exd3', from: 'e2', to: 'd3', promotion: null, capture: true },
      { uci: 'a7a8q', san: 'a8=Q', from: 'a7', to: 'a8', promotion: 'q', capture: false },
    ],
  });
  const over = answer(session('k b - -\n111\n\ncheckmate\nwhite\ncheckmate, white wins\n'), { call: 'outcome' });
  assert.deepEqual(over, {
    outcome: { result: '1-0', reason: 'checkmate', winner: 'white', text: 'checkmate, white wins' }, claim: null,
  });
});

test('a game that was read has nodes', () => {
  const reply = 'White A B\n=1-0\n0   fen w\n\nBegin.\nge4 \n0 e2e4 e4 fen b\nor\n\n$1 $14 ge2e4 rd7d5 bb2 62500\n';
  const said = { before: '', comment: '', nags: [], arrows: [], circles: [], clock_ms: null };
  assert.deepEqual(answer(session(reply), { call: 'pgn', text: 'x', game: 2 }), {
    ...said, tags: [['White', 'A B']], result: '1-0', start: 'fen w', comment: 'Begin.', circles: [{ square: 'e4', color: 'green' }],
    nodes: [{
      ...said, parent: 0, uci: 'e2e4', san: 'e4', fen: 'fen b', before: 'or', nags: [1, 14], clock_ms: 62500,
      arrows: [{ from: 'e2', to: 'e4', color: 'green' }, { from: 'd7', to: 'd5', color: 'red' }],
      circles: [{ square: 'b2', color: 'blue' }],
    }],
  });
});

test('a list of games ends each with a line of its own', () => {
  assert.deepEqual(answer(session('A b\n=\n=game 2: no\n'), { call: 'games', text: '' }), {
    games: [{ tags: [['A', 'b']], error: null }, { tags: [], error: 'game 2: no' }],
  });
});
