/** A fixture: games of variants. */

import type { VariantInfo } from '../../engine/messages.ts';

const piece: (letter: string, name: string, value_cp: number, rest?: object) => VariantInfo['pieces'][number] = (
  letter,
  name,
  value_cp,
  rest = {},
) => ({
  letter,
  name,
  sides: 'both',
  betza: null,
  picture: null,
  royal: false,
  pawn: false,
  value_cp,
  ...rest,
});

/** A game on ten files. */
export const CAPABLANCA: VariantInfo = Object.freeze({
  source: 'capablanca',
  name: 'capablanca',
  about: '',
  aliases: [],
  origin: '',
  definition: 'game capablanca\n',
  files: 10,
  ranks: 8,
  start: 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1',
  pieces: [
    piece('P', 'pawn', 100, { pawn: true }),
    piece('N', 'knight', 300),
    piece('C', 'chancellor', 850),
    piece('K', 'king', 0, { royal: true }),
  ],
  hand: 'none',
  checks: null,
  mustCapture: false,
});

/** A game of a player's own, with drops. */
export const DROPS: VariantInfo = Object.freeze({
  ...CAPABLANCA,
  source: 'game drops\nboard 8x8\n',
  name: 'drops',
  definition: 'game drops\nboard 8x8\n',
  files: 8,
  start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1',
  hand: 'drops',
});
