// Questions that the workers answer: all calls, with all kinds of results.

import { FOUND_MATE, OVERLOOKED_MATE, TEXT } from './invalid-questions.ts';

/** Questions with all kinds of results. */
export const CALLS: Record<string, object[]> = {
  legal: [
    {},
    { moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] },
    { start: '7k/P7/8/8/8/8/8/K7 w - - 0 1' },
    { start: '4k3/8/8/8/8/8/8/4K2R w K - 100 90' },
    { start: 'k7/8/1Q6/8/8/8/8/K7 b - - 0 1' },
  ],
  premoves: [{}, { start: '7k/P7/8/8/8/8/8/K7 b - - 0 1' }],
  play: [{ move: 'e4' }],
  san: [{ line: ['e2e4'] }],
  explain: [OVERLOOKED_MATE, { ...OVERLOOKED_MATE, before: OVERLOOKED_MATE.after }],
  merit: [FOUND_MATE, { ...FOUND_MATE, best: [] }],
  outcome: [{}, { start: '4k3/8/8/8/8/8/8/4K3 w - - 0 1' }],
  fen: [{ fen: '4k3/8/8/8/8/8/8/4K3 w' }],
  seed: [{}],
  engines: [{}],
  table: [{}],
  games: [{ text: TEXT }, { text: '1. e4 *' }],
  pgn: [
    { text: TEXT },
    { text: TEXT, game: 1 },
    { text: '1. e4 e5 (1... c5 2. Ke3) 2. Nf9 d6' },
    { text: '1. e4 (1. d4' },
  ],
  pack: [{}, { moves: ['e2e4', 'c7c5'] }, { start: '7k/P7/8/8/8/8/8/K7 w - - 0 1', moves: ['a7a8q'] }],
  unpack: [{ packed: 'A81By' }],
};

export const INSIDE_CALLS: Record<string, object[]> = {
  evaluate: [{}],
  stepTo: [{ search: 16, ask: 301 }],
  node: [{ search: 16, ask: 301 }],
  children: [{ search: 16, ask: [301, 0, 255] }],
  table: [{ search: 16, ask: 301 }],
};

/** A game that is being edited. */
export const DESIGN = {
  name: 'tiny',
  about: '',
  files: 4,
  ranks: 5,
  pieces: [
    {
      letter: 'C',
      name: 'cannon',
      moves: 'mRcpRifmnD',
      rays: null,
      picture: null,
      royal: true,
      pawn: false,
      properties: 'white value 300',
    },
  ],
  placement: { d1: 'C', a5: 'c' },
  hands: '',
  startFields: 'w - - 0 1',
  promotion: { pawns: 'C', choices: 'C', rank: 5, byFile: false, sides: 'white' },
  lines: ['explosions', 'no such rule'],
};

/** A definition with a line that may be wrong. */
export const defined = (line = '') =>
  `game tiny\nboard 4x4\npiece K king K royal\npiece R rook R\n${line}\nstart k2r/4/4/3K w - - 0 1\n`;

/** Questions of variants with all kinds of results. */
export const VARIANT_CALLS: Record<string, object[]> = {
  legal: [
    { variant: 'seirawan' },
    { variant: 'crazyhouse', start: '4k3/8/8/8/8/8/8/4K3[Nq] w - - 0 1' },
    { variant: 'atomic', moves: ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'h5f7'] },
  ],
  premoves: [{ variant: 'crazyhouse', start: '4k3/8/8/8/8/8/8/4K3[Nq] w - - 0 1' }],
  play: [{ variant: 'makruk', move: 'Nd2' }],
  san: [{ variant: 'makruk', line: ['b1d2'] }],
  outcome: [{ variant: 'makruk' }],
  fen: [{ variant: 'courier', fen: '12/12/6b3p1/4k3p3/p7P3/12/3r8/K10f w - - 0 38' }],
  seed: [{}],
  engines: [{}],
  table: [{}],
  games: [{ text: '1. e4 *', variant: 'crazyhouse' }],
  pgn: [{ text: '1. e4 *', variant: 'atomic' }],
  replay: [{ variant: 'seirawan', moves: ['b1c3h'] }, { variant: defined() }],
  variant: [{ variant: 'spartan' }, { variant: 'falcon' }, { variant: '3check' }, { variant: defined() }],
  variants: [{}],
  definitions: [{ text: defined() }],
  design: [{ text: 'game tiny\npromotion P to Q on 4\nexplosions\n' }, { design: { ...DESIGN, promotion: null } }],
  designPiece: [{ piece: DESIGN.pieces[0] }, { piece: { ...DESIGN.pieces[0], moves: '', rays: '1,3' } }],
  steps: [{ steps: [{ files: 1, ranks: 2, motion: 'leap', range: 1, kind: 'both', first: false }], rest: 'isO2' }],
  pieceMoves: [
    { variant: 'grasshopper', piece: 'G', square: 'a1' },
    { variant: 'chess', piece: 'p', square: 'e7' },
  ],
};
