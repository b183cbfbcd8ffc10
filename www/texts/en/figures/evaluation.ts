/** The texts of the figure of the evaluation, in English. Numbers are written already. */

export const evaluation = {
  name: 'A score that is never recomputed',
  term: 'For the side to move',
  carried: 'Carried along',
  scratch: 'From scratch',
  terms: {
    material: 'material',
    centre: 'centre',
    castling: 'castling',
    pawns: 'pawns’ neighbours',
    running: 'together',
  },
  same: 'the same',
  differs: 'differs',
  /** What has no sum over the pieces: only the moves know of it. */
  onlyMoves: 'only moves know',
  values: 'Values',
  roles: {
    pawn: 'Pawn',
    knight: 'Knight',
    bishop: 'Bishop',
    rook: 'Rook',
    queen: 'Queen',
    centre: 'Centre',
    neighbour: 'Neighbour',
  },
  original: 'The original’s values',
  descriptions: {
    start: ({ side, running }: { side: string; running: string }) =>
      `${side} to move, before any move: the score is the material, ${running}.`,
    move: ({
      move,
      parts,
      side,
      before,
      running,
    }: {
      move: string;
      parts: string;
      side: string;
      before: string;
      running: string;
    }) => `${move} gains ${parts}. So the score for ${side} is ${before} = ${running}.`,
  },
  nothing: 'nothing',
  parts: {
    material: ({ gain }: { gain: string }) => `${gain} by what it takes`,
    centre: ({ gain }: { gain: string }) => `${gain} by the centre`,
    castling: ({ gain }: { gain: string }) => `${gain} by castling`,
    pawns: ({ gain }: { gain: string }) => `${gain} by pawns`,
  },
  agree: 'Material and centre are what the pieces on the board come to.',
  disagree: {
    material: ({ gap }: { gap: string }) =>
      `Material differs from the pieces on the board by ${gap}: a promotion counts 799, not a queen less a pawn.`,
    centre: ({ gap }: { gap: string }) =>
      `The centre differs from the pieces on the board by ${gap}: a piece that is captured, or promoted, leaves its points behind.`,
  },
  best: ({ move, count }: { move: string; count: string }) =>
    `With the original’s values micro-Max now plays ${move}, after ${count} positions.`,
  other: ({ move }: { move: string }) => `With yours it plays ${move}.`,
  sameMove: 'With yours it plays the same.',
  sides: { white: 'White', black: 'Black' },
};
