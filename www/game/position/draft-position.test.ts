import assert from 'node:assert/strict';
import { test } from 'node:test';
import { START_FEN } from '../../board/placement.ts';
import { isAtHome } from './chess960.ts';
import { EMPTY, epSquares, parseSetup, put, setupFen, START } from './draft-position.ts';

/** The setup of a FEN that has a placement. */
function setupOf(fen: string) {
  const setup = parseSetup(fen);
  assert.ok(setup);
  return setup;
}

test('a FEN comes back as it was', () => {
  for (const fen of [
    START_FEN,
    'r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 12',
    '8/8/8/8/3pP3/8/8/K6k b - e3 0 1',
    '8/P6k/8/8/8/7p/8/K7 w - - 49 80',
  ]) {
    assert.equal(setupFen(setupOf(fen)), fen);
  }
});

test('a FEN in the making gives what it can', () => {
  assert.equal(parseSetup('8/8/8'), null);
  assert.equal(setupFen(setupOf('8/8/8/8/8/8/8/K1k5')), '8/8/8/8/8/8/8/K1k5 w - - 0 1');
  assert.equal(setupOf('8/8/8/8/8/8/8/K1k5 b XY z9 a b').turn, 'black');
});

test('castling needs king and rook at home', () => {
  const setup = put(START, 'h1', null);
  assert.equal(isAtHome(START.pieces, 'K'), true);
  assert.equal(isAtHome(setup.pieces, 'K'), false);
  assert.match(setupFen(setup), / w Qkq - /);
});

test('an e.p. square needs a pawn that may have passed it', () => {
  const setup = setupOf('4k3/4p3/8/3pp3/8/8/8/4K3 w - - 0 1');
  assert.deepEqual(epSquares(setup), ['d6']);
  assert.deepEqual(epSquares({ ...setup, turn: 'black' }), []);
  assert.match(setupFen({ ...setup, ep: 'e6' }), / w - - 0 1$/);
  assert.match(setupFen({ ...setup, ep: 'd6' }), / w - d6 0 1$/);
});

test('pieces are put and taken', () => {
  const one = put(EMPTY, 'e4', 'Q');
  assert.equal(setupFen(one), '8/8/8/8/4Q3/8/8/8 w - - 0 1');
  assert.equal(setupFen(put(one, 'e4', null)), setupFen(EMPTY));
});
