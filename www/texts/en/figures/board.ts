/** The texts of the figure of the board, in English. Codes are written already. */

export const board = {
  name: 'A board of 128 bytes',
  notation: 'Numbers',
  notations: { hex: 'hexadecimal', decimal: 'decimal', binary: 'binary' },
  drag: 'Dragging',
  drags: { ray: 'draws a ray', piece: 'puts the piece elsewhere' },
  /** The table of the ray. */
  place: 'Square',
  heads: { decimal: 'dec', hex: 'hex', binary: 'bin' },
  test: '8 or 128',
  neither: 'neither',
  /** Names of squares of the other half. */
  outside: ({ code, value }: { code: string; value: number }) =>
    `${code}, off the board, ${value} points from the centre`,
  otherHalf: 'other half',
  beyond: 'beyond',
  descriptions: {
    start: ({ square, code, step }: { square: string; code: string; step: string }) =>
      `The ray begins on ${square}, byte ${code}. Its step is ${step}.`,
    on: ({ sum, square, code }: { sum: string; square: string; code: string }) =>
      `${sum} = ${code}, which contains neither the 8 nor the 128: that is ${square}, on the board.`,
    wrapped: ({ sum, code, parts }: { sum: string; code: string; parts: number[] }) =>
      `${sum} = ${code}, which contains the ${parts.join(' and the ')}: off the board. The byte is there, but in the other half, so the ray ends.`,
    beyond: ({ sum, code, parts }: { sum: string; code: string; parts: number[] }) =>
      `${sum} = ${code}, which contains the ${parts.join(' and the ')}: off the board, beyond the first or the last row, so the ray ends.`,
  },
};
