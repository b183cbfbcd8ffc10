// @ts-check
/**
 * The values that a reader can change, and how they are sent to the worker. Pure.
 *
 * @import { Chosen } from '../figure-types.js'
 */
import { whole } from '../options.js';

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

/** @typedef {keyof typeof ORIGINAL} Value */

const KING = -99;

/** The maximum value of a piece, and the maximum weight. */
const [MOST_WORTH, MOST_WEIGHT] = [1500, 30];

/** A choice for each value. */
export const VALUES = Object.freeze(
  Object.fromEntries(
    Object.entries(ORIGINAL).map(([name, value]) => [name, whole(0, isWeight(name) ? MOST_WEIGHT : MOST_WORTH, value)]),
  ),
);

/** @param {string} name */
export function isWeight(name) {
  return name === 'centre' || name === 'neighbour';
}

/**
 * Whether any value differs from the original.
 * @param {Chosen} chosen
 */
export const isChanged = (chosen) => Object.entries(ORIGINAL).some(([name, value]) => chosen[name] !== value);

/**
 * The numbers that describe a search: bits of the table, omitted techniques, limits of nodes and depth, weights, and piece values.
 * @param {Chosen} values @param {{ bits?: number, nodes?: number, depth?: number }} [limits]
 */
export const searchWith = (
  { pawn, knight, bishop, rook, queen, centre, neighbour },
  { bits = 16, nodes = 0, depth = 0 } = {},
) => [bits, 0, nodes, depth, centre, neighbour, pawn, pawn, knight, KING, bishop, rook, queen];
