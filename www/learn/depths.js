// @ts-check
/** How much of a chapter is open: only its idea, its code too, or everything. Pure. */

/** @typedef {'idea' | 'code' | 'everything'} Depth */

/** The depths with their labels, the shallowest first. @type {readonly (readonly [depth: Depth, label: string])[]} */
export const DEPTHS = [
  ['idea', 'Idea'],
  ['code', 'With code'],
  ['everything', 'Everything'],
];

/**
 * A depth that was kept as a text; any other text is the shallowest.
 * @param {string | null} text @returns {Depth}
 */
export const parseDepth = (text) => DEPTHS.find(([depth]) => depth === text)?.[0] ?? 'idea';

/**
 * Whether folds of a kind are open at a depth.
 * @param {Depth} depth @param {'code' | 'expert'} kind
 */
export const isOpenAt = (depth, kind) => depth === 'everything' || depth === kind;
