// @ts-check
/** The texts of the figure of the table, in English. Numbers and moves are already formatted. */

export const table = {
  name: 'The table that remembers',
  maps: { filled: 'Filled', found: 'Found', noRoom: 'No room' },
  few: 'under 1\u00a0%',
  of: {
    filled: (/** @type {{ share: string }} */ { share }) => `${share} of its slots`,
    found: (/** @type {{ share: string }} */ { share }) => `${share} of look-ups`,
    noRoom: (/** @type {{ share: string }} */ { share }) => `${share} of look-ups`,
  },
  scale: ['none', 'all'],
  counts: {
    lookedUp: 'Positions looked up',
    found: 'found in the table',
    answered: 'answered at once, not searched',
    noRoom: 'found no room: nine slots taken',
    first: 'Slots filled',
    again: 'Overwritten by a deeper search of the same position',
    kept: 'Kept, because it was deeper',
  },
  size: 'Size of the table',
  slots: (/** @type {{ count: string }} */ { count }) => `${count} slots`,
  sizes: (/** @type {{ ply: string }} */ { ply }) => `Positions searched to ply ${ply}, by the size of the table`,
  tooMany: (/** @type {{ count: string }} */ { count }) => `over ${count}`,
  pairs: {
    again: {
      title: 'One position, two paths',
      text: (/** @type {{ slot: string, other: string }} */ { slot }) =>
        `Both end in slot ${slot}: the second time, the position is already known.`,
    },
    collision: {
      title: 'Two positions, one slot',
      text: (/** @type {{ slot: string, other: string }} */ { slot, other }) =>
        `Both hash to slot ${slot}. The first one keeps it; the second goes into slot ${other}.`,
    },
  },
  noPair: 'None at the start of this search.',
  root: 'Show the position itself',
  descriptions: (
    /** @type {{ node: string, total: string, slots: string, filled: string, found: string, answered: string }} */ {
      node,
      total,
      slots,
      filled,
      found,
      answered,
    },
  ) =>
    `After ${node} of ${total} positions, ${filled} of the ${slots} slots are filled. Of all look-ups, ${found} find their position, and ${answered} need no search at all.`,
  noRoom: (/** @type {{ share: string, count: string }} */ { share, count }) =>
    `Of all look-ups, ${share} find no room (${count} times): their scores are forgotten, and searched again.`,
  room: 'All have found room so far.',
  dearer: (/** @type {{ ply: string, least: string, size: string, more: string }} */ { ply, least, size, more }) =>
    `In the end, ply ${ply} takes ${more} more positions than with ${size} slots (${least}).`,
  enough: 'A larger table would save next to nothing.',
  none: 'There is no legal move to search here.',
};
