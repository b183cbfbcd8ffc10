/** The texts of the figure of the table, in English. Numbers and moves are already formatted. */

export const table = {
  name: 'The table that remembers',
  /** The key to the colours. */
  events: { fresh: 'New, written down', hit: 'Known again', collision: 'No room' },
  few: 'under 1\u00a0%',
  of: {
    fresh: ({ share }: { share: string }) => `${share} of the slots`,
    hit: ({ share }: { share: string }) => `${share} of look-ups`,
    collision: ({ share }: { share: string }) => `${share} of look-ups`,
  },
  opened: 'The opened cell',
  cell: ({ from, to, used, size, lookedUp, found, noRoom }: Readonly<Record<string, string>>) =>
    `Slots ${from} to ${to}: ${used} of ${size} in use. ${lookedUp} look-ups, ${found} known again, ${noRoom} without room.`,
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
  slots: ({ count }: { count: string }) => `${count} slots`,
  sizes: ({ ply }: { ply: string }) => `Positions searched to ply ${ply}, by the size of the table`,
  tooMany: ({ count }: { count: string }) => `over ${count}`,
  pairs: {
    again: {
      title: 'One position, two paths',
      text: ({ slot }: { slot: string; other: string }) =>
        `Both end in slot ${slot}: the second time, the position is already known.`,
    },
    collision: {
      title: 'Two positions, one slot',
      text: ({ slot, other }: { slot: string; other: string }) =>
        `Both hash to slot ${slot}. The first one keeps it; the second goes into slot ${other}.`,
    },
  },
  noPair: 'None at the start of this search.',
  root: 'Show the position itself',
  descriptions: ({
    node,
    total,
    slots,
    filled,
    found,
    answered,
  }: {
    node: string;
    total: string;
    slots: string;
    filled: string;
    found: string;
    answered: string;
  }) =>
    `After ${node} of ${total} positions, ${filled} of the ${slots} slots are filled. Of all look-ups, ${found} find their position, and ${answered} need no search at all.`,
  noRoom: ({ share, count }: { share: string; count: string }) =>
    `Of all look-ups, ${share} find no room (${count} times): their scores are forgotten, and searched again.`,
  room: 'All have found room so far.',
  dearer: ({ ply, least, size, more }: { ply: string; least: string; size: string; more: string }) =>
    `In the end, ply ${ply} takes ${more} more positions than with ${size} slots (${least}).`,
  enough: 'A larger table would save next to nothing.',
  none: 'There is no legal move to search here.',
};
