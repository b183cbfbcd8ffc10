/** The texts of the figure of do and undo, in English. Codes and numbers are written already. */

export const undo = {
  name: 'A move done, and taken back',
  byte: 'Byte',
  before: 'Before',
  now: 'Now',
  /** The table of what goes to the reply. */
  value: 'Goes to the reply',
  names: {
    running: 'Running score of the side to move (e)',
    keyIndex: 'Key that finds a place in the table (J)',
    keyLock: 'Key that is compared there (Z)',
    passed: 'Square passed over (E)',
  },
  nobody: 'none',
  stages: {
    before: ({ move }: { move: string }) => `Before ${move}: these bytes will change.`,
    empty: ({ byte, piece }: { byte: string; piece: string }) => `Byte ${byte} becomes 0: the ${piece} is lifted.`,
    put: ({ byte, piece, code, virgin }: { byte: string; piece: string; code: string; virgin: boolean }) =>
      `Byte ${byte} becomes ${code}: the ${piece} arrives${virgin ? ', and its bit 32 is gone for good' : ''}.`,
    capture: ({ byte, piece, code, taken }: { byte: string; piece: string; code: string; taken: string }) =>
      `Byte ${byte} becomes ${code}: the ${piece} arrives where the ${taken} stood.`,
    reply: ({ sum }: { sum: string }) =>
      `The board is ready for the reply, which is called with these numbers. The score: ${sum}.`,
    back: ({ isSame, count }: { isSame: boolean; count: number }) =>
      isSame
        ? `Taken back: ${count} bytes are written again, and all 129 are what they were. Keys and score need nothing: they belonged to the call.`
        : 'Taken back, and the bytes differ from what they were: that must not be.',
  },
  parts: { material: 'material', centre: 'centre', castling: 'castling', pawns: 'pawns' },
  none: 'There is no legal move here.',
};
