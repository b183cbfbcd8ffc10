// @ts-check
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
    before: (/** @type {{ move: string }} */ { move }) => `Before ${move}: these bytes will change.`,
    empty: (/** @type {{ byte: string, piece: string }} */ { byte, piece }) =>
      `Byte ${byte} becomes 0: the ${piece} is lifted.`,
    put: (
      /** @type {{ byte: string, piece: string, code: string, virgin: boolean }} */ { byte, piece, code, virgin },
    ) => `Byte ${byte} becomes ${code}: the ${piece} arrives${virgin ? ', and its bit 32 is gone for good' : ''}.`,
    capture: (
      /** @type {{ byte: string, piece: string, code: string, taken: string }} */ { byte, piece, code, taken },
    ) => `Byte ${byte} becomes ${code}: the ${piece} arrives where the ${taken} stood.`,
    reply: (/** @type {{ sum: string }} */ { sum }) =>
      `The board is ready for the reply, which is called with these numbers. The score: ${sum}.`,
    back: (/** @type {{ isSame: boolean, count: number }} */ { isSame, count }) =>
      isSame
        ? `Taken back: ${count} bytes are written again, and all 129 are what they were. Keys and score need nothing: they belonged to the call.`
        : 'Taken back, and the bytes differ from what they were: that must not be.',
  },
  parts: { material: 'material', centre: 'centre', castling: 'castling', pawns: 'pawns' },
  none: 'There is no legal move here.',
};
