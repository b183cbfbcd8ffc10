/** The texts of the figure of the moves, in English. Squares, codes and steps are written already. */

/** `passed` is where the captured piece stands. */
type Sum = { sum: string; code: string; square: string; piece: string; passed: string };

export const moves = {
  name: 'Three loops make all moves',
  loops: { pieces: 'Pieces', directions: 'Directions', squares: 'Squares' },
  generated: ({ count, total }: { count: number; total: number }) => `${count} of ${total} moves`,
  illegal: 'It is not legal, which is found out only when the replies are looked at.',
  refutations: {
    castling: 'One of them reaches the square that the king left, passed or entered.',
    other: 'One of them takes the king.',
  },
  pieceOn: ({ piece, square }: { piece: string; square: string }) => `${piece}, ${square}`,
  signs: {
    edge: 'edge',
    own: 'own piece',
    blocked: 'blocked',
    nothing: 'nothing there',
    quiet: 'move',
    capture: 'capture',
    enPassant: 'en passant',
    double: 'double step',
    castling: 'castling',
  },
  began: ({ piece, square, step }: { piece: string; square: string; step: string }) =>
    `${piece} on ${square}, step ${step}.`,
  descriptions: {
    edge: ({ sum }: Sum) => `${sum}, which contains the 8 or the 128: off the board. The ray ends.`,
    own: ({ sum, square, piece }: Sum) =>
      `${sum}, ${square}: a piece of the same side is there (${piece}). The ray ends.`,
    blocked: ({ sum, square, piece }: Sum) =>
      `${sum}, ${square}: a pawn goes straight only to an empty square, and there is a ${piece}. The ray ends.`,
    nothing: ({ sum, square }: Sum) =>
      `${sum}, ${square}: a pawn goes diagonally only to capture, and ${square} is empty. The ray ends.`,
    quiet: ({ sum, square }: Sum) => `${sum}, ${square}: empty. A move.`,
    capture: ({ sum, square, piece }: Sum) => `${sum}, ${square}: ${piece}. A capture, which ends the ray.`,
    enPassant: ({ sum, square, piece, passed }: Sum) =>
      `${sum}, ${square}: empty, but a pawn has just passed it. One row on, with the bit 16 flipped, is the ${piece} on ${passed}. A capture en passant.`,
    double: ({ sum, square }: Sum) =>
      `${sum}, ${square}: the ray went on once more, because the pawn is on its third row. A double step, which leaves a passed square behind it.`,
    castling: ({ sum, square }: Sum) =>
      `${sum}, ${square}: the king’s ray went on once, because king and rook have never moved and the squares by the rook are empty. Castling.`,
  },
  goesOn: {
    slides: 'A slider goes on over an empty square.',
    double: 'From its third row, a pawn may go on once.',
    castling: 'An unmoved king going sideways to an unmoved rook may go on once.',
  },
  ends: 'Pawns, knights and kings stop after one step.',
  targets: ({ piece, square, targets }: { piece: string; square: string; targets: string[] }) =>
    targets.length === 0
      ? `${piece} on ${square}: no move.`
      : `${piece} on ${square}: it can move to ${targets.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`,
  none: 'There is nothing to move here.',
};
