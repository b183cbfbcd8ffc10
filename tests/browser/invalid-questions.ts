// Questions that the worker refuses: at least one for each error code that a question can cause.

import type { ExplainQuestion, MeritQuestion } from '../../www/engine/messages.ts';

/** Two games with all kinds of annotations, one of which is not closed. */
export const TEXT = `[Event "A \\"b\\""]

{start [%csl Ge4]} 1. e4! {[%cal Ge2e4,Rd7d5][%clk 0:01:02.5] good} (1. {first} d4) e5 1-0

[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]

1. Kd1 *

[Event "c"]
{
`;

/** Black overlooks mate in one. */
export const OVERLOOKED_MATE: ExplainQuestion & { call: 'explain' } = {
  call: 'explain',
  moves: ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'd1h5'],
  move: 'g8f6',
  before: { cp: 20, mate: null },
  best: ['g7g6', 'h5f3'],
  after: { cp: null, mate: 1 },
  answer: ['h5f7'],
};

/** A rook mates on the back rank. */
export const FOUND_MATE: MeritQuestion & { call: 'merit' } = {
  call: 'merit',
  start: '6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1',
  score: { cp: null, mate: 1 },
  best: ['a1a8'],
};

/** The fields of a FEN after the placement. */
const REST = 'w - - 0 1';

const fen = (text: string) => ({ call: 'fen', fen: text });
const pgn = (text: string, game: unknown = 0) => ({ call: 'pgn', text, game });
const play = (move: string, start = 'startpos') => ({ call: 'play', move, start });

export const INVALID: { question: object; code: string; message?: string }[] = [
  { question: {}, code: 'invalid-field', message: "the field 'call' must be a string" },
  { question: { call: null }, code: 'invalid-field' },
  { question: { call: 'fly' }, code: 'unknown-call', message: "there is no call 'fly'" },
  { question: { call: 'toString' }, code: 'unknown-call' },
  {
    question: { call: 'evaluate' },
    code: 'inside-call',
    message: 'only micro-max.inside.worker.js answers the call evaluate',
  },
  { question: { call: 'table', search: 16 }, code: 'inside-call' },
  { question: { call: 'legal', start: 7 }, code: 'invalid-field', message: "the field 'start' must be a string" },
  {
    question: { call: 'legal', moves: 'e2e4' },
    code: 'invalid-field',
    message: "the field 'moves' must be an array of strings",
  },
  { question: { call: 'legal', moves: ['e2e4', 7] }, code: 'invalid-field' },
  { question: { call: 'play' }, code: 'invalid-field' },
  { question: { call: 'san', line: ['e2e4', 7] }, code: 'invalid-field' },
  { question: { call: 'pgn' }, code: 'invalid-field' },
  ...[-1, 0.5, 1e300, '1'].map((game) => ({
    question: pgn(TEXT, game),
    code: 'invalid-field',
    message: "the field 'game' must be a whole number",
  })),

  { question: fen(' '), code: 'fen-empty' },
  { question: fen('8/8'), code: 'fen-rank-count', message: 'the placement has 2 ranks instead of 8' },
  { question: { call: 'legal', start: '8/8\n8' }, code: 'fen-rank-count' },
  { question: fen(`7/8/8/8/8/8/8/8 ${REST}`), code: 'fen-rank-length' },
  { question: fen(`x7/8/8/8/8/8/8/8 ${REST}`), code: 'fen-piece-letter' },
  { question: fen('4k3/8/8/8/8/8/8/4K3'), code: 'fen-missing-turn' },
  { question: fen('4k3/8/8/8/8/8/8/4K3 x'), code: 'fen-turn' },
  { question: fen('4k3/8/8/8/8/8/8/4K3 w X'), code: 'fen-castling' },
  { question: fen('4k3/8/8/8/8/8/8/4K3 w - x'), code: 'fen-ep-square' },
  { question: fen(`4k3/8/8/8/8/8/8/4K3 ${REST} x`), code: 'fen-extra-text' },

  { question: fen(`8/8/8/8/8/8/8/4K3 ${REST}`), code: 'king-count' },
  { question: fen(`4k2P/8/8/8/8/8/8/4K3 ${REST}`), code: 'pawn-rank' },
  { question: fen('4k3/8/8/8/8/8/8/4RK2 w - - 0 1'), code: 'opponent-in-check' },

  {
    question: { call: 'legal', moves: ['e2e4', 'e2e5'] },
    code: 'illegal-move',
    message: "move 2: 'e2e5' is illegal in this position",
  },
  { question: { call: 'legal', moves: ['e2e4', 'e7e5 e2e4'] }, code: 'move-syntax' },
  { question: { call: 'legal', moves: [''] }, code: 'move-syntax' },
  { question: { call: 'legal', moves: ['e2e4', '0000', 'd1h5', '0000', 'h5f7', '0000'] }, code: 'illegal-move' },
  { question: play('0000'), code: 'move-syntax' },
  { question: play('--'), code: 'move-syntax' },
  { question: { call: 'legal', start: '7k/P7/8/8/8/8/8/K7 w - - 0 1', moves: ['a7a8'] }, code: 'missing-promotion' },
  { question: play('Nf9'), code: 'move-syntax' },
  { question: play('Nf6'), code: 'illegal-move' },
  { question: play('a8', '7k/P7/8/8/8/8/8/K7 w - - 0 1'), code: 'missing-promotion' },
  {
    question: play('Nd2', '4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1'),
    code: 'ambiguous-move',
    message: "'Nd2' is ambiguous: Nbd2 or Nfd2",
  },

  {
    question: pgn(TEXT, 2),
    code: 'pgn-unclosed-comment',
    message: 'game 3, line 10, byte 174: this comment is not closed',
  },
  { question: pgn(TEXT, 3), code: 'pgn-no-such-game', message: 'there are only 3 games in this text' },
  { question: pgn(''), code: 'pgn-no-such-game' },
  { question: pgn(`${'1. Nf3 Nf6 2. Ng1 Ng8 '.repeat(5001)}`), code: 'pgn-too-many-moves' },
  { question: pgn('[FEN "8/8"] *'), code: 'fen-rank-count' },
  { question: pgn('1. e5'), code: 'illegal-move' },

  { question: { call: 'pack', moves: ['e2e5'] }, code: 'illegal-move' },
  { question: { call: 'unpack' }, code: 'invalid-field' },
  {
    question: { call: 'unpack', packed: 'AAA' },
    code: 'packed-damaged',
    message: 'it is incomplete or damaged, or a newer version of this page made it',
  },
  { question: { call: 'unpack', packed: 'BAA' }, code: 'packed-damaged' },
];
