import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describe, describeTargets, isMove, mostInstructive, targetsOf, triesOf, uciOf } from './generator-steps.ts';
import type { Try } from './generator-steps.ts';

interface Fields {
  piece: number;
  from: number;
  to: number;
  index: number;
  step: number;
  captured?: number;
  captureSquare?: number;
  rookTo?: number;
  rookFrom?: number;
}

/** A row of the trace: state, next, node, level, score, then its fourteen numbers. */
const row = (state: number, next: number, fields: Fields) => [
  state,
  next,
  1,
  0,
  0,
  0,
  0,
  fields.piece,
  0,
  fields.captured ?? 0,
  fields.from,
  fields.to,
  fields.captureSquare ?? fields.to,
  fields.rookTo ?? 128,
  fields.rookFrom ?? 128,
  fields.index,
  fields.step,
  0,
  0,
];

const KING = { piece: 44, from: 0x74, index: 7 };
const ROWS = [
  row(6, 10, { ...KING, step: -1, to: 0x73 }),
  row(10, 4, { ...KING, step: -1, to: 0x73 }),
  row(6, 10, { ...KING, step: 1, to: 0x75 }),
  row(10, 6, { ...KING, step: 1, to: 0x75, rookTo: 0x75, rookFrom: 0x77 }),
  row(6, 10, { ...KING, step: 1, to: 0x76, rookTo: 0x75, rookFrom: 0x77 }),
  row(10, 4, { ...KING, step: 1, to: 0x76 }),
  row(6, 4, { ...KING, step: -16, index: 8, to: 0x64, captured: 9 }),
  row(6, 4, { ...KING, step: 16, index: 8, to: 0x84 }),
  row(6, 4, { piece: 9, from: 0x34, index: 9, step: -16, to: 0x24, captured: 18 }),
  row(6, 10, { piece: 9, from: 0x34, index: 10, step: -17, to: 0x23, captured: 18, captureSquare: 0x33 }),
  row(6, 4, { piece: 9, from: 0x34, index: 11, step: -15, to: 0x25 }),
  row(11, 12, { ...KING, step: 16, to: 0x84 }),
  row(6, 10, { ...KING, step: -1, to: 0x73 }),
];

test('each try has its outcome', () => {
  const tries = triesOf(ROWS, 8);
  assert.deepEqual(
    tries.map(({ outcome }) => outcome),
    ['quiet', 'quiet', 'castling', 'own', 'edge', 'blocked', 'enPassant', 'nothing'],
  );
  assert.deepEqual(tries.map(isMove), [true, true, true, false, false, false, true, false]);
});

test('a ray continues from the previous square', () => {
  const [, step, castling] = triesOf(ROWS, 8);
  assert.deepEqual([step.goesOn, step.place, step.previous], [true, 0, 0x74]);
  assert.deepEqual([castling.goesOn, castling.place, castling.previous], [false, 1, 0x75]);
});

test('special moves come first, unless a piece is requested', () => {
  const tries = triesOf(ROWS, 8);
  assert.equal(mostInstructive(tries, ''), 6);
  assert.equal(mostInstructive(tries, 'e1'), 0);
  assert.equal(mostInstructive(tries.slice(0, 4), ''), 2);
  assert.equal(mostInstructive([], ''), 0);
});

test('the shown try is kept, or else its piece', () => {
  const tries = triesOf(ROWS, 8);
  assert.equal(mostInstructive(tries, 'd5', tries[3]), 3);
  assert.equal(mostInstructive(tries, '', { ...tries[3], to: 0x30 }), 0);
  assert.equal(mostInstructive(tries, 'e1', { ...tries[3], from: 'a8' }), 0);
});

const TRY: Try = {
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
const text = (fields: Partial<Try>, legal: string[] = []) =>
  describe({ tries: [{ ...TRY, ...fields }], legal: new Set(legal) }, 0);

test('the end of a ray is described with its reason', () => {
  assert.equal(
    text({}),
    'White knight on g1, step −14. 118 − 14 = 104, which contains the 8 or the 128: off the board. The ray ends.',
  );
  assert.match(text({ to: 0x64, captured: 9, outcome: 'own' }), /e2: a piece of the same side is there \(white pawn\)/);
  assert.match(text({ step: 33, to: 0x97 }), /118 \+ 33 = 151, which contains/);
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
    /52 − 17 = 35, d6: empty, .* black pawn on d5/,
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

test('the squares that a piece can move to are named once', () => {
  const tries = [{ ...TRY, piece: 9, from: 'e7' }, TRY];
  const legal = new Set(['e7e8q', 'e7e8n', 'e1e2']);
  assert.deepEqual(targetsOf({ tries, legal }, 0), ['e8']);
  assert.equal(describeTargets({ tries, legal }, 0), 'White pawn on e7: it can move to e8.');
  assert.equal(describeTargets({ tries, legal }, 1), 'White knight on g1: no move.');
  const three = new Set(['g1h3', 'g1f3', 'g1e2']);
  assert.equal(describeTargets({ tries, legal: three }, 1), 'White knight on g1: it can move to e2, f3 and h3.');
  assert.equal(describeTargets({ tries: [], legal }, 0), 'There is nothing to move here.');
});
