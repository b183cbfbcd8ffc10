/** The values that a reader can change, and how they are sent to the worker. Pure. */
import { whole } from '../options.ts';
import type { Chosen } from '../figure-types.ts';

/** The values of the original, by the names of the choices. */
export const ORIGINAL = Object.freeze({
  pawn: 99,
  knight: 297,
  bishop: 297,
  rook: 495,
  queen: 891,
  centre: 1,
  neighbour: 9,
});

export type Value = keyof typeof ORIGINAL;

const KING = -99;

/** The maximum value of a piece, and the maximum weight. */
const [MOST_WORTH, MOST_WEIGHT] = [1500, 30];

/** A choice for each value. */
export const VALUES = Object.freeze(
  Object.fromEntries(
    Object.entries(ORIGINAL).map(([name, value]) => [name, whole(0, isWeight(name) ? MOST_WEIGHT : MOST_WORTH, value)]),
  ),
);

export function isWeight(name: string) {
  return name === 'centre' || name === 'neighbour';
}

/** Whether any value differs from the original. */
export const isChanged = (chosen: Chosen) => Object.entries(ORIGINAL).some(([name, value]) => chosen[name] !== value);

/**
 * The numbers that describe a search: bits of the table, omitted techniques, limits of nodes and depth, weights, and
 * piece values.
 */
export const searchWith = (
  { pawn, knight, bishop, rook, queen, centre, neighbour }: Chosen,
  { bits = 16, nodes = 0, depth = 0 }: { bits?: number; nodes?: number; depth?: number } = {},
) => [bits, 0, nodes, depth, centre, neighbour, pawn, pawn, knight, KING, bishop, rook, queen];
