import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describe, uciOf } from './descriptions.js';

const TRY = {
  piece: 11,
  from: 'g1',
  index: 12,
  step: -14,
  previous: 0x76,
  to: 0x68,
  place: 0,
  captured: 0,
  captureSquare: 0x68,
  rookFrom: 128,
  rookTo: 128,
  outcome: 'edge',
  goesOn: false,
};
const text = (fields, legal = []) => describe({ tries: [{ ...TRY, ...fields }], legal: new Set(legal) }, 0);

test('the end of a ray is described with its reason', () => {
  assert.equal(
    text({}),
    'White knight on g1, step −14. 0x76 − 0x0E = 0x68, and 0x68 & 0x88 is not 0: off the board. The ray ends.',
  );
  assert.match(text({ to: 0x64, captured: 9, outcome: 'own' }), /e2: a piece of the same side is there \(white pawn\)/);
  assert.match(text({ step: 33, to: 0x97 }), /0x76 \+ 0x21 = 0x97, and/);
});

test('a move is described with what follows', () => {
  assert.match(
    text({ to: 0x55, outcome: 'quiet' }, ['g1f3']),
    /f3: empty\. A move\. Pawns, knights and kings stop after one step\.$/,
  );
  assert.match(text({ piece: 13, to: 0x64, outcome: 'quiet', goesOn: true }, ['g1e2']), /A slider goes on/);
  assert.match(
    text({ piece: 9, from: 'e2', to: 0x54, outcome: 'quiet', goesOn: true }, ['e2e3']),
    /a pawn may go on once/,
  );
  assert.match(
    text({ piece: 44, from: 'e1', to: 0x75, outcome: 'quiet', goesOn: true, rookFrom: 0x77 }, ['e1f1']),
    /king going sideways/,
  );
  assert.match(text({ to: 0x55, outcome: 'quiet' }), /not legal, .* One of them takes the king\.$/);
});

test('castling through an attacked square is refuted on that square', () => {
  const castling = text({ piece: 44, from: 'e1', to: 0x76, outcome: 'castling' });
  assert.match(castling, /not legal, .* reaches the square that the king left, passed or entered/);
  assert.doesNotMatch(castling, /takes the king/);
});

test('en passant names the square of the captured piece', () => {
  assert.match(
    text(
      {
        piece: 9,
        from: 'e5',
        step: -17,
        previous: 0x34,
        to: 0x23,
        captured: 18,
        captureSquare: 0x33,
        outcome: 'enPassant',
      },
      ['e5d6'],
    ),
    /0x34 − 0x11 = 0x23, d6: empty, .* black pawn on d5/,
  );
});

test('without a piece there is no description of a try', () => {
  assert.equal(describe({ tries: [], legal: new Set() }, 0), 'There is nothing to move here.');
});

test('a pawn promotes to a queen', () => {
  assert.equal(uciOf({ from: 'e7', to: 0x04, piece: 9 }), 'e7e8q');
  assert.equal(uciOf({ from: 'd2', to: 0x73, piece: 18 }), 'd2d1q');
  assert.equal(uciOf({ from: 'g1', to: 0x55, piece: 11 }), 'g1f3');
  assert.equal(uciOf({ from: 'a1', to: 0x00, piece: 14 }), 'a1a8');
});
