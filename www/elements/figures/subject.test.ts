import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePlacement, START_FEN } from '../../board/placement.ts';
import { everyRelocation, rearranged, subjectOf, withPiece, withTurn } from './subject.ts';

test('a piece may be put anywhere else', () => {
  const placement = parsePlacement('4k3/8/8/8/8/8/8/4K3');
  assert.ok(placement);
  const relocations = everyRelocation(placement);
  assert.equal(relocations.length, 2 * 63);
  assert.equal(relocations.filter(({ capture }) => capture).length, 2);
});

test('castling rights without their pieces are removed', () => {
  assert.equal(
    rearranged(START_FEN, { from: 'h1', to: 'h5' }),
    'rnbqkbnr/pppppppp/8/7R/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1',
  );
  assert.equal(rearranged('no fen', { from: 'a1', to: 'a2' }), 'no fen');
});

test('the other side to move', () => {
  assert.equal(withTurn('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9', 'black'), '4k3/8/8/3pP3/8/8/8/4K3 b - - 0 9');
});

test('a piece is put on a square, and a square is emptied', () => {
  const fen = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9';
  assert.equal(withPiece(fen, 'a8', 'q'), 'q3k3/8/8/3pP3/8/8/8/4K3 w - - 0 9');
  assert.equal(withPiece(fen, 'd5', null), '4k3/8/8/4P3/8/8/8/4K3 w - - 0 9');
  assert.equal(withPiece('no fen', 'd5', null), 'no fen');
});

/** @param text The parent and the move. */
function read(text: string, index: number) {
  const [parent, uci] = text.split(' ');
  return { parent: Number(parent), uci, fen: `fen ${index + 1}` };
}

test('a game gives its main line, up to a ply', () => {
  const nodes = ['0 e2e4', '1 e7e5', '1 c7c5', '2 g1f3'].map(read);
  assert.deepEqual(subjectOf({ start: 'startpos', nodes }, null).moves, ['e2e4', 'e7e5', 'g1f3']);
  assert.deepEqual(subjectOf({ start: 'startpos', nodes }, 2).moves, ['e2e4', 'e7e5']);
  assert.deepEqual(subjectOf({ start: 'startpos', nodes }, 0).moves, []);
});

test('a game with a null move begins after it', () => {
  const game = { start: 'startpos', nodes: ['0 e2e4', '1 0000', '2 d2d4', '3 0000', '4 d4d5'].map(read) };
  assert.deepEqual(subjectOf(game, null), { start: 'fen 4', moves: ['d4d5'] });
  assert.deepEqual(subjectOf(game, 3), { start: 'fen 2', moves: ['d2d4'] });
  assert.deepEqual(subjectOf(game, 1), { start: 'startpos', moves: ['e2e4'] });
});
