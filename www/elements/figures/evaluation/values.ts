/** The values that a reader can change, and how they are sent to the worker. Pure. */
import { whole } from '../options.ts';
import { recordOf } from '../classic-answers.ts';

const NAMES = Object.freeze(['pawn', 'knight', 'bishop', 'rook', 'queen', 'centre', 'neighbour'] as const);

export type Value = (typeof NAMES)[number];

export type Values = Readonly<Record<Value, number>>;

/** The values of the original, by the names of the choices. */
export const ORIGINAL: Values = Object.freeze({
  pawn: 99,
  knight: 297,
  bishop: 297,
  rook: 495,
  queen: 891,
  centre: 1,
  neighbour: 9,
});

const KING = -99;

/** The maximum value of a piece, and the maximum weight. */
const [MOST_WORTH, MOST_WEIGHT] = [1500, 30];

/** A choice for each value. */
export const VALUES = Object.freeze(
  recordOf(NAMES, (name) => whole(0, isWeight(name) ? MOST_WEIGHT : MOST_WORTH, ORIGINAL[name])),
);

export function isWeight(name: string) {
  return name === 'centre' || name === 'neighbour';
}

/** Whether any value differs from the original. */
export const isChanged = (values: Values) => NAMES.some((name) => values[name] !== ORIGINAL[name]);

/**
 * The numbers that describe a search: bits of the table, omitted techniques, limits of nodes and depth, weights, and
 * piece values.
 */
export const searchWith = (
  { pawn, knight, bishop, rook, queen, centre, neighbour }: Values,
  { bits = 16, nodes = 0, depth = 0 }: { bits?: number; nodes?: number; depth?: number } = {},
) => [bits, 0, nodes, depth, centre, neighbour, pawn, pawn, knight, KING, bishop, rook, queen];
