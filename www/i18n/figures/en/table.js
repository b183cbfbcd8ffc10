// @ts-check
/** The texts of the figure of the table, in English. Numbers and moves are written already. */

export const table = {
  title: 'The table that remembers',
  lead: 'Many ways lead to the same position. micro-Max writes each position it has searched into a table, at a place that is computed from the position itself, and looks there before it searches. Each map below is the whole table, a square for every 256th part of it, as it is after so many positions.',
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
    again: 'Written over, by the same position deeper',
    kept: 'Left as it was, being better',
  },
  size: 'Size of the table',
  slots: (/** @type {{ count: string }} */ { count }) => `${count} slots`,
  sizes: (/** @type {{ ply: string }} */ { ply }) => `Positions searched to ply ${ply}, by the size of the table`,
  tooMany: (/** @type {{ count: string }} */ { count }) => `over ${count}`,
  meetings: {
    again: { title: 'One position, two ways', told: (/** @type {{ slot: string, other: string }} */ { slot }) => `Both end in slot ${slot}: the second time it is known already.` },
    collision: { title: 'Two positions, one slot', told: (/** @type {{ slot: string, other: string }} */ { slot, other }) => `Both hash to slot ${slot}. The first one keeps it; the second goes into slot ${other}.` },
  },
  noMeeting: 'None in the beginning of this search.',
  root: 'Show the position itself',
  descriptions: (/** @type {{ node: string, total: string, slots: string, filled: string, found: string, answered: string }} */ { node, total, slots, filled, found, answered }) =>
    `After ${node} of ${total} positions ${filled} of the ${slots} slots are filled. ${found} of all look-ups find their position, and ${answered} need no search at all.`,
  noRoom: (/** @type {{ share: string, count: string }} */ { share, count }) => `${share} find no room (${count} times): what they come to is forgotten, and searched again.`,
  room: 'All have found room so far.',
  dearer: (/** @type {{ ply: string, least: string, size: string, more: string }} */ { ply, least, size, more }) =>
    `In the end ply ${ply} costs ${more} more positions than with ${size} slots (${least}).`,
  enough: 'A larger table would save next to nothing.',
  none: 'There is no legal move to search here.',
};
