/** The parts of the engines' searches that can be left out. Pure. */

/** The parts of Classic, each with the bit that disables it in a question about the inside. */
const BITS = Object.freeze({ best: 2, table: 1, deepening: 4 });

/** The parts of Modern, as its option `Without` names them. */
const OF_MODERN = Object.freeze(['table', 'captures', 'futility', 'null-move', 'reduction']);

/** The word for a search without any part left out. */
export const NOTHING = 'nothing';

/** What can be left out of each engine: any of the parts of Classic, and one of those of Modern. */
export const OMISSIONS = Object.freeze({
  classic: [
    NOTHING,
    'best',
    'table',
    'deepening',
    'best table',
    'best deepening',
    'table deepening',
    'best table deepening',
  ],
  modern: [NOTHING, ...OF_MODERN],
});

export type EngineWord = keyof typeof OMISSIONS;

/** All omissions of both engines. */
export const ALL_OMISSIONS = Object.freeze([...new Set(Object.values(OMISSIONS).flat())]);

/** The bits that disable parts of Classic. */
export const bitsOf = (without: string) =>
  without.split(' ').reduce((bits, part) => bits | (BITS[part as keyof typeof BITS] ?? 0), 0);
