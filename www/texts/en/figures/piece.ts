/** The texts of the figure of a piece's code, in English. Codes are written already. */

export const piece = {
  name: 'A piece in six bits',
  code: ({ square }: { square: string }) => `Code on ${square}`,
  bits: { 32: 'never moved', 16: 'Black', 8: 'White', 4: 'type', 2: 'type', 1: 'type' },
  bit: ({ value, meaning }: { value: number; meaning: string }) => `Bit ${value}, ${meaning}`,
  undo: 'As on the board',
  /** The table of tests: what the listing asks, and what that means. */
  question: 'The listing asks',
  meaning: 'which means',
  answer: 'and finds',
  tests: {
    whose: 'u & k',
    type: 'p = u & 7',
    pawn: 'p < 3',
    leaper: 'p < 5',
    centre: 'p < 6',
    worth: 'w[p]',
    steps: 'o[p + 16]',
    virgin: 'u & 32',
    letter: 'n[u & 15]',
  },
  yes: 'yes',
  no: 'no',
  meanings: {
    whose: 'a piece of the side to move?',
    type: 'the type',
    pawn: 'a pawn?',
    leaper: 'ends after one step?',
    centre: 'counts nearness to the centre?',
    worth: 'worth in points, 99 for a pawn',
    steps: 'steps, each in both directions',
    pawnSteps: 'steps',
    virgin: 'never moved?',
    letter: 'letter on the printed board',
  },
  types: ['nothing', 'white pawn’s type', 'black pawn’s type', 'knight', 'king', 'bishop', 'rook', 'queen'],
  descriptions: ({
    square,
    code,
    parts,
    name,
    virgin,
  }: {
    square: string;
    code: number;
    parts: string;
    name: string;
    virgin: boolean;
  }) => `${square}: ${code}${parts ? ` = ${parts}` : ''}, ${name}${virgin ? ' that has never moved' : ''}.`,
  toldNothing: ({ square, code, reason }: { square: string; code: number; reason: string }) =>
    `${square}: ${code}. ${reason}`,
  noType: 'Without a type bit there is nothing: 0 is an empty square.',
  noSide: 'A type without a colour belongs to neither side: neither moves it, and both may capture it.',
  bothSides: 'Both colours at once: each side would take it for its own.',
  wrongPawn: 'a pawn that goes backwards, which the engine would not mind',
};
