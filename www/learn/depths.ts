/** How much of a chapter is open: only its idea, its code too, or everything. Pure. */

export type Depth = 'idea' | 'code' | 'everything';

/** The depths with their labels, the shallowest first. */
export const DEPTHS: readonly (readonly [depth: Depth, label: string])[] = [
  ['idea', 'Idea'],
  ['code', 'With code'],
  ['everything', 'Everything'],
];

/** A depth that was kept as a text; any other text is the shallowest. */
export const parseDepth = (text: string | null): Depth => DEPTHS.find(([depth]) => depth === text)?.[0] ?? 'idea';

/** Whether folds of a kind are open at a depth. */
export const isOpenAt = (depth: Depth, kind: 'code' | 'expert') => depth === 'everything' || depth === kind;
